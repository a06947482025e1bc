#include "server/store/sqlite_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>

#include "server/store/store_for_tests.h"

namespace alea::server {
namespace {

using std::chrono::steady_clock;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Status = TableRow::Status;

std::string error_of_opening(const TestFolder& folder) {
  const auto opened =
      SqliteStore::open({.folder = folder.path(), .post = [](const auto&) {}, .fail = [](const auto&) {}});
  return opened ? "none" : opened.error().reason;
}

TableRow row(int id, Status status, std::int64_t changed_at_ms) {
  return {.id = TableId{id},
          .game = "dracarys_dice",
          .status = status,
          .is_listed = true,
          .guests = {},
          .wake_at_ms = {},
          .changed_at_ms = changed_at_ms,
          .about = "{}"};
}

SecretHash hash(std::uint8_t filling) {
  SecretHash hash{};
  hash.fill(filling);
  return hash;
}

std::vector<int> ids(const std::vector<TableRow>& rows) {
  std::vector<int> ids;
  for (const TableRow& one : rows) ids.push_back(static_cast<int>(one.id));
  return ids;
}

TEST(SqliteStore, gives_back_entries_in_order_also_after_it_was_closed) {
  const TestFolder folder;
  const std::string anything("line\nof\0bytes", 13);
  {
    TestStore opened(folder);
    opened.keep(happened(7, 1, anything));
    opened.keep(happened(8, 1));
    opened.keep(happened(7, 4));
  }
  TestStore opened(folder);
  const auto entries = opened.store->entries(TableId{7});
  ASSERT_TRUE(entries);
  EXPECT_THAT(*entries, ElementsAre(Entry{.number = 1, .at_ms = 5, .events = anything},
                                    Entry{.number = 4, .at_ms = 5, .events = "moved"}));
  EXPECT_THAT(*opened.store->entries(TableId{9}), IsEmpty());
}

TEST(SqliteStore, is_one_file_when_it_is_closed) {
  const TestFolder folder;
  TestStore(folder).keep(happened(7, 1));
  const std::filesystem::directory_iterator files(folder.path());
  EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST(SqliteStore, keeps_what_was_written_just_before_it_is_closed) {
  const TestFolder folder;
  {
    TestStore opened(folder);
    for (int number = 1; number <= 100; ++number) opened.store->write(happened(7, number), [] {});
  }
  EXPECT_THAT(*TestStore(folder).store->entries(TableId{7}), SizeIs(100));
}

TEST(SqliteStore, calls_back_in_order_and_keeps_at_once_what_comes_in_one_round) {
  const TestFolder folder;
  TestStore opened(folder);
  std::vector<int> done;
  for (int number = 1; number <= 1'000; ++number) {
    opened.store->write(happened(7, number), [&done, number] { done.push_back(number); });
  }
  opened.loop.run_until([&] { return done.size() == 1'000; });
  EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
  EXPECT_EQ(opened.loop.rounds, 2);  // one to hand them over, one when they were kept
}

TEST(SqliteStore, what_is_called_back_can_be_read_at_once) {
  const TestFolder folder;
  TestStore opened(folder);
  for (int number = 1; number <= 20; ++number) {
    opened.keep(happened(7, number));
    ASSERT_THAT(*opened.store->entries(TableId{7}), SizeIs(static_cast<std::size_t>(number)));
  }
}

TEST(SqliteStore, what_fails_keeps_nothing_of_its_group_and_calls_nobody_back) {
  const TestFolder folder;
  const GuestCame ann{.guest = {.id = GuestId{1}, .name = "Ann"}, .secret = {}, .at_ms = 1};
  {
    TestLoop loop;
    std::string failure;
    auto opened = SqliteStore::open({
        .folder = folder.path(),
        .post = [&](std::function<void()> work) { loop.post(std::move(work)); },
        .fail = [&](const std::string& reason) { loop.post([&, reason] { failure = reason; }); },
    });
    ASSERT_TRUE(opened);
    bool is_kept = false;
    (*opened)->write(ann, [&] { is_kept = true; });
    loop.run_until([&] { return is_kept; });
    (*opened)->write(happened(7, 1), [] { FAIL() << "called back"; });
    (*opened)->write(ann, [] { FAIL() << "called back"; });
    loop.run_until([&] { return !failure.empty(); });
    EXPECT_THAT(failure, HasSubstr("UNIQUE"));
  }
  EXPECT_THAT(*TestStore(folder).store->entries(TableId{7}), SizeIs(0));
}

void expect_all(SqliteStore& store, int table, std::int64_t count) {
  const auto entries = store.entries(TableId{table});
  ASSERT_TRUE(entries) << entries.error().reason;
  ASSERT_THAT(*entries, SizeIs(static_cast<std::size_t>(count)));
  for (std::size_t i = 0; i < entries->size(); ++i) ASSERT_EQ((*entries)[i].number, static_cast<std::int64_t>(i) + 1);
}

TEST(SqliteStore, entries_are_found_whether_their_places_are_noted_or_not) {
  constexpr int kTables = 3;
  constexpr int kEach = 3'000;  // together more than wait to be noted
  const TestFolder folder;
  {
    TestStore opened(folder);
    for (int number = 1; number < kEach; ++number) {
      for (int table = 1; table <= kTables; ++table) opened.store->write(happened(table, number), {});
      if (number % 300 == 0) opened.loop.run_round();
    }
    for (int table = 1; table <= kTables; ++table) opened.keep(happened(table, kEach));
    for (int table = 1; table <= kTables; ++table) expect_all(*opened.store, table, kEach);
  }
  TestStore again(folder);
  for (int table = 1; table <= kTables; ++table) expect_all(*again.store, table, kEach);
}

TEST(SqliteStore, the_file_of_the_first_version_is_brought_up_to_date) {
  const TestFolder folder;
  TestStore(folder).keep(GuestCame{.guest = {.id = GuestId{1}, .name = "Ann"}, .secret = {}, .at_ms = 1});
  {
    Database file(folder.file(), Database::Access::write);
    file.execute(R"(
        DROP TABLE entries; DROP TABLE places; DROP TABLE placed;
        CREATE TABLE entries (row INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, number INTEGER NOT NULL,
            at_ms INTEGER NOT NULL, events TEXT NOT NULL, UNIQUE (table_id, number));
        INSERT INTO entries VALUES (1, 7, 1, 5, 'moved'), (2, 8, 1, 5, 'moved'), (3, 7, 2, 6, 'drawn');
        PRAGMA user_version = 1)");
    ASSERT_FALSE(file.error()) << file.error()->reason;
  }
  for (int opened_again = 0; opened_again < 2; ++opened_again) {
    TestStore opened(folder);
    EXPECT_THAT(*opened.store->entries(TableId{7}), ElementsAre(happened(7, 1).entry, Entry{2, 6, "drawn"}));
    EXPECT_THAT(*opened.store->entries(TableId{8}), SizeIs(1));
    EXPECT_EQ(opened.store->guest(GuestId{1})->name, "Ann");
  }
}

TEST(SqliteStore, rows_are_found_by_what_they_say) {
  const TestFolder folder;
  TestStore opened(folder);
  TableRow mine = row(1, Status::playing, 10);
  mine.guests = {GuestId{3}, GuestId{5}};
  mine.wake_at_ms = 100;
  opened.keep(Happened{.table = mine.id, .entry = {.number = 1, .at_ms = 1, .events = "opened"}, .row = mine});
  opened.keep(RowChanged{row(2, Status::open, 30)});
  opened.keep(RowChanged{row(3, Status::over, 40)});
  TableRow secret = row(4, Status::open, 50);
  secret.is_listed = false;
  secret.guests = {GuestId{5}};
  secret.wake_at_ms = 50;
  opened.keep(RowChanged{secret});

  SqliteStore& store = *opened.store;
  EXPECT_EQ(store.row(TableId{1}), mine);
  EXPECT_EQ(store.row(TableId{9}), std::nullopt);
  EXPECT_THAT(ids(store.listed_tables(10)), ElementsAre(2, 1));
  EXPECT_THAT(ids(store.listed_tables(1)), ElementsAre(2));
  EXPECT_THAT(ids(store.tables_of(GuestId{5}, 10)), ElementsAre(4, 1));
  EXPECT_THAT(ids(store.tables_of(GuestId{3}, 10)), ElementsAre(1));
  EXPECT_EQ(store.next_wake_ms(), 50);
  EXPECT_THAT(store.tables_to_wake(49, 10), IsEmpty());
  EXPECT_THAT(store.tables_to_wake(100, 10), ElementsAre(TableId{4}, TableId{1}));
  EXPECT_THAT(store.tables_to_wake(100, 1), ElementsAre(TableId{4}));
}

TEST(SqliteStore, a_row_that_changes_forgets_what_it_said) {
  const TestFolder folder;
  TestStore opened(folder);
  TableRow changing = row(1, Status::playing, 10);
  changing.guests = {GuestId{3}, GuestId{5}};
  changing.wake_at_ms = 100;
  opened.keep(RowChanged{changing});
  changing.guests = {GuestId{5}, GuestId{6}};
  changing.wake_at_ms = {};
  changing.status = Status::over;
  opened.keep(RowChanged{changing});
  EXPECT_EQ(opened.store->row(TableId{1}), changing);
  EXPECT_THAT(opened.store->tables_of(GuestId{3}, 10), IsEmpty());
  EXPECT_THAT(opened.store->listed_tables(10), IsEmpty());
  EXPECT_EQ(opened.store->next_wake_ms(), std::nullopt);
}

TEST(SqliteStore, a_guest_is_known_by_each_of_its_secrets) {
  const TestFolder folder;
  TestStore opened(folder);
  const Guest ann{.id = GuestId{11}, .name = "Ann"};
  const Guest anna{.id = GuestId{11}, .name = "Anna"};
  opened.keep(GuestCame{.guest = ann, .secret = hash(1), .at_ms = 0});
  EXPECT_EQ(opened.store->guest_of(hash(1)), ann);
  EXPECT_EQ(opened.store->guest_of(hash(2)), std::nullopt);
  opened.keep(GuestRenamed{anna});
  opened.keep(CodeGiven{.code = hash(7), .guest = ann.id, .expires_at_ms = 100});
  opened.keep(CodeUsed{.code = hash(7), .secret = hash(2), .at_ms = 99});
  EXPECT_EQ(opened.store->guest_of(hash(1)), anna);
  EXPECT_EQ(opened.store->guest_of(hash(2)), anna);
  EXPECT_EQ(opened.store->guest(ann.id), anna);
}

TEST(SqliteStore, a_code_works_once_and_not_after_its_time) {
  const TestFolder folder;
  TestStore opened(folder);
  opened.keep(GuestCame{.guest = {.id = GuestId{11}, .name = "Ann"}, .secret = hash(1), .at_ms = 0});
  opened.keep(CodeGiven{.code = hash(7), .guest = GuestId{11}, .expires_at_ms = 100});
  opened.keep(CodeUsed{.code = hash(8), .secret = hash(2), .at_ms = 50});
  EXPECT_EQ(opened.store->guest_of(hash(2)), std::nullopt);
  opened.keep(CodeUsed{.code = hash(7), .secret = hash(3), .at_ms = 100});
  EXPECT_EQ(opened.store->guest_of(hash(3)), std::nullopt);
  opened.keep(CodeGiven{.code = hash(7), .guest = GuestId{11}, .expires_at_ms = 200});
  opened.store->write(CodeUsed{.code = hash(7), .secret = hash(4), .at_ms = 150}, {});
  opened.keep(CodeUsed{.code = hash(7), .secret = hash(5), .at_ms = 150});
  EXPECT_NE(opened.store->guest_of(hash(4)), std::nullopt);
  EXPECT_EQ(opened.store->guest_of(hash(5)), std::nullopt);
}

TEST(SqliteStore, remembers_when_the_server_last_ran) {
  const TestFolder folder;
  TestStore opened(folder);
  EXPECT_EQ(opened.store->last_alive_ms(), std::nullopt);
  opened.keep(Alive{.at_ms = 5});
  opened.keep(Alive{.at_ms = 9});
  EXPECT_EQ(opened.store->last_alive_ms(), 9);
}

// What can be wrong with the folder

TEST(SqliteStore, makes_the_folder_for_its_owner_alone) {
  const TestFolder folder;
  const std::string inner = folder.path() + "/a/b";
  ASSERT_TRUE(SqliteStore::open({.folder = inner, .post = [](const auto&) {}, .fail = [](const auto&) {}}));
  EXPECT_EQ(std::filesystem::status(inner).permissions(), std::filesystem::perms::owner_all);
}

TEST(SqliteStore, refuses_a_folder_that_cannot_be_made) {
  const auto opened = SqliteStore::open({.folder = "/dev/null/alea", .post = {}, .fail = {}});
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error().reason, HasSubstr("cannot make the data folder \"/dev/null/alea\": "));
}

TEST(SqliteStore, refuses_a_folder_that_another_server_uses) {
  const TestFolder folder;
  {
    const TestStore first(folder);
    EXPECT_THAT(error_of_opening(folder), HasSubstr("another alea uses the data folder"));
  }
  EXPECT_EQ(error_of_opening(folder), "none");
}

TEST(SqliteStore, refuses_what_is_not_a_database_and_leaves_it) {
  const TestFolder folder;
  const std::string content(4'096, 'x');
  std::ofstream(folder.file()) << content;
  EXPECT_THAT(error_of_opening(folder), HasSubstr("file is not a database; move it away"));
  EXPECT_EQ(std::filesystem::file_size(folder.file()), content.size());
}

TEST(SqliteStore, refuses_the_file_of_another_program) {
  const TestFolder folder;
  Database(folder.file(), Database::Access::write).execute("CREATE TABLE recipes (id INTEGER)");
  EXPECT_THAT(error_of_opening(folder), HasSubstr("it was written by another program"));
}

TEST(SqliteStore, refuses_the_file_of_a_newer_version) {
  const TestFolder folder;
  {
    const TestStore opened(folder);
  }
  Database(folder.file(), Database::Access::write).execute("PRAGMA user_version = 99");
  EXPECT_THAT(error_of_opening(folder),
              HasSubstr("written by a newer alea (version 99 of the file, this one knows 2)"));
}

TEST(SqliteStore, refuses_a_file_that_is_a_folder) {
  const TestFolder folder;
  std::filesystem::create_directory(folder.file());
  EXPECT_THAT(error_of_opening(folder), HasSubstr("unable to open database file"));
}

void damage_page(const TestFolder& folder, std::int64_t number) {
  std::fstream file(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(4'096 * (number - 1));
  file << std::string(4'096, 'x');
}

TEST(SqliteStore, a_table_whose_pages_are_damaged_is_an_error_for_that_table_alone) {
  const TestFolder folder;
  {
    TestStore opened(folder);
    for (int number = 1; number <= 400; ++number) opened.store->write(happened(7, number, std::string(1'000, 'e')), {});
    opened.keep(happened(8, 1));
  }
  {
    const TestStore notes_their_places(folder);
  }
  damage_page(folder, 50);
  TestStore opened(folder);
  EXPECT_FALSE(opened.store->entries(TableId{7}));
  expect_all(*opened.store, 8, 1);
}

TEST(SqliteStore, entries_whose_places_are_not_noted_are_damaged_alone_as_well) {
  const TestFolder folder;
  {
    TestStore opened(folder);
    for (int number = 1; number <= 400; ++number) opened.store->write(happened(7, number, std::string(1'000, 'e')), {});
    opened.keep(happened(8, 1));
  }
  damage_page(folder, 50);
  TestStore opened(folder);
  const auto left = opened.store->entries(TableId{7});
  ASSERT_TRUE(left) << left.error().reason;
  EXPECT_THAT(*left, SizeIs(testing::Lt(400U))) << "the table notices the gap";
  expect_all(*opened.store, 8, 1);
  opened.keep(happened(8, 2));
  expect_all(*opened.store, 8, 2);
}

TEST(SqliteStore, damaged_places_do_not_end_the_server) {
  const TestFolder folder;
  TestStore(folder).keep(happened(7, 1));
  {
    Database file(folder.file(), Database::Access::write);
    Statement root(file, "SELECT rootpage FROM sqlite_master WHERE name = 'places'");
    ASSERT_TRUE(root.next());
    damage_page(folder, root.number(0));
  }
  TestStore opened(folder);
  for (int number = 1; number <= 9'000; ++number) opened.store->write(happened(8, number), {});
  opened.keep(happened(9, 1));
  EXPECT_FALSE(opened.store->entries(TableId{7})) << "its report says what is wrong";
}

// Ends of a process

/// Writes entries as fast as it can, and tells each that is durable through the pipe; never returns.
[[noreturn]] void write_for_ever(const TestFolder& folder, std::int64_t from, int pipe_end) {
  TestStore opened(folder);
  std::int64_t written = from;
  std::int64_t durable = from;
  while (true) {
    while (written < durable + 50) {
      ++written;
      opened.store->write(happened(7, written), [&durable, pipe_end, number = written] {
        durable = number;
        if (write(pipe_end, &number, sizeof number) != sizeof number) _exit(1);
      });
    }
    opened.loop.run_until([&] { return written < durable + 50; });
  }
}

/// The last number that a writer told before it was killed, in the middle of its work.
std::int64_t kill_a_writer(const TestFolder& folder, std::int64_t from, int after) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) write_for_ever(folder, from, ends[1]);
  close(ends[1]);
  std::int64_t last = from;
  std::int64_t number = 0;
  int heard = 0;
  while (read(ends[0], &number, sizeof number) == sizeof number) {
    last = number;
    if (++heard == after) kill(child, SIGKILL);
  }
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return last;
}

TEST(SqliteStore, kill_9_loses_nothing_that_was_called_back) {
  const TestFolder folder;
  std::int64_t from = 0;
  for (int round = 0; round < 10; ++round) {
    const std::int64_t last = kill_a_writer(folder, from, 20 + 37 * round);
    const auto entries = TestStore(folder).store->entries(TableId{7});
    ASSERT_TRUE(entries);
    ASSERT_GE(entries->size(), static_cast<std::size_t>(last));
    for (std::size_t i = 0; i < entries->size(); ++i) {
      ASSERT_EQ((*entries)[i].number, static_cast<std::int64_t>(i) + 1) << "no gap";
    }
    from = static_cast<std::int64_t>(entries->size());
  }
}

TEST(SqliteStore, starts_fast_with_100000_tables) {
  const TestFolder folder;
  {
    const TestStore opened(folder);
  }
  {
    Database file(folder.file(), Database::Access::write);
    file.execute(R"(
        PRAGMA synchronous = OFF;
        CREATE TABLE ids AS WITH RECURSIVE ids(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids LIMIT 100000)
            SELECT id FROM ids;
        INSERT INTO entries SELECT id, id, 1, 1, 'opened' FROM ids;
        INSERT INTO places SELECT id, id FROM ids;
        UPDATE placed SET row = 100000;
        INSERT INTO tables SELECT id, 'dracarys_dice', iif(id % 10 = 0, 'open', 'over'), 1,
            iif(id = 500, 5, NULL), id, '{}' FROM ids;
        INSERT INTO seats SELECT id, id % 1000 FROM ids)");
    ASSERT_FALSE(file.error()) << file.error()->reason;
  }
  const auto begun = steady_clock::now();
  TestStore opened(folder);
  EXPECT_THAT(opened.store->tables_to_wake(5, 10), ElementsAre(TableId{500}));
  EXPECT_THAT(opened.store->listed_tables(50), SizeIs(50));
  EXPECT_THAT(opened.store->tables_of(GuestId{17}, 50), SizeIs(50));
  EXPECT_LT(steady_clock::now() - begun, std::chrono::milliseconds(500));
}

}  // namespace
}  // namespace alea::server
