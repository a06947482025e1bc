// The store's folder and file: bad folders, old versions, damage, and kill -9.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
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
using testing::SizeIs;

std::string error_of_opening(const TestFolder& folder) {
  const auto opened =
      SqliteStore::open({.folder = folder.path(), .post = [](const auto&) {}, .fail = [](const auto&) {}});
  return opened ? "none" : opened.error().reason;
}

// Bad folders

TEST(StoreFile, creates_the_folder_for_its_owner_alone) {
  const TestFolder folder;
  const std::string inner = folder.path() + "/a/b";
  ASSERT_TRUE(SqliteStore::open({.folder = inner, .post = [](const auto&) {}, .fail = [](const auto&) {}}));
  EXPECT_EQ(std::filesystem::status(inner).permissions(), std::filesystem::perms::owner_all);
}

TEST(StoreFile, refuses_a_folder_that_cannot_be_created) {
  const auto opened = SqliteStore::open({.folder = "/dev/null/alea", .post = {}, .fail = {}});
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error().reason, HasSubstr("cannot create the data folder \"/dev/null/alea\": "));
}

TEST(StoreFile, refuses_a_folder_that_another_server_uses) {
  const TestFolder folder;
  {
    const TestStore first(folder);
    EXPECT_THAT(error_of_opening(folder), HasSubstr("another alea server uses the data folder"));
  }
  EXPECT_EQ(error_of_opening(folder), "none");
}

TEST(StoreFile, refuses_what_is_not_a_database_and_leaves_it) {
  const TestFolder folder;
  const std::string content(4'096, 'x');
  std::ofstream(folder.file()) << content;
  EXPECT_THAT(error_of_opening(folder), HasSubstr("file is not a database; move it away"));
  EXPECT_EQ(std::filesystem::file_size(folder.file()), content.size());
}

TEST(StoreFile, refuses_the_file_of_another_program) {
  const TestFolder folder;
  Database(folder.file(), Database::Access::write).execute("CREATE TABLE recipes (id INTEGER)");
  EXPECT_THAT(error_of_opening(folder), HasSubstr("it was written by another program"));
}

TEST(StoreFile, refuses_the_file_of_a_newer_version) {
  const TestFolder folder;
  {
    const TestStore opened(folder);
  }
  Database(folder.file(), Database::Access::write).execute("PRAGMA user_version = 99");
  EXPECT_THAT(error_of_opening(folder),
              HasSubstr("written by a newer version of alea (file version 99; this program knows 3)"));
}

TEST(StoreFile, refuses_a_file_that_is_a_folder) {
  const TestFolder folder;
  std::filesystem::create_directory(folder.file());
  EXPECT_THAT(error_of_opening(folder), HasSubstr("unable to open database file"));
}

// Other versions, and large files

TEST(StoreFile, migrates_the_file_of_the_first_version) {
  const TestFolder folder;
  TestStore(folder).keep(GuestCame{.guest = {.id = GuestId{1}, .name = "Ann"}, .secret = {}, .at_ms = 1});
  {
    Database file(folder.file(), Database::Access::write);
    file.execute(R"(
        DROP TABLE entries; DROP TABLE places; DROP TABLE placed;
        CREATE TABLE entries (row INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, number INTEGER NOT NULL,
            at_ms INTEGER NOT NULL, events TEXT NOT NULL, UNIQUE (table_id, number));
        INSERT INTO entries VALUES (1, 7, 1, 5, 'moved'), (2, 8, 1, 5, 'moved'), (3, 7, 2, 6, 'drawn');
        DROP TABLE tables; DROP TABLE seats;
        CREATE TABLE tables (id INTEGER PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL,
            is_listed INTEGER NOT NULL, wake_at_ms INTEGER, changed_at_ms INTEGER NOT NULL, about TEXT NOT NULL);
        CREATE INDEX tables_listed ON tables (changed_at_ms) WHERE is_listed AND status IN ('open', 'playing');
        CREATE INDEX tables_to_wake ON tables (wake_at_ms) WHERE wake_at_ms IS NOT NULL;
        CREATE TABLE seats (table_id INTEGER NOT NULL, guest INTEGER NOT NULL, PRIMARY KEY (table_id, guest));
        INSERT INTO tables VALUES (7, 'dracarys_dice', 'playing', 1, 9, 8, '{"status":"dealing","seats":[' ||
            '{"kind":"person","name":"Ann","held":true},{"kind":"bot","name":"Dill","level":"easy","agrees":true}],' ||
            '"turn":"AB","clock":{"seconds":30,"reserve":300},"since":7}' || char(10) || '1,0'),
            (8, 'dracarys_dice', 'damaged', 0, NULL, 8, '');
        PRAGMA user_version = 1)");
    ASSERT_FALSE(file.error()) << file.error()->reason;
  }
  const TableRow migrated{
      .id = TableId{7},
      .game = "dracarys_dice",
      .status = TableRow::Status::dealing,
      .is_listed = true,
      .clock = {.seconds = 30, .reserve = 300, .days = 0},
      .seats = {{.kind = "person", .guest = GuestId{1}, .name = "Ann", .level = "", .is_held = true, .agrees = false},
                {.kind = "bot", .guest = {}, .name = "Dill", .level = "easy", .is_held = false, .agrees = true}},
      .turn = Seats::all(2),
      .last_event_at_ms = 7,
      .wake_at_ms = 9,
      .changed_at_ms = 8};
  for (int opened_again = 0; opened_again < 2; ++opened_again) {
    TestStore opened(folder);
    EXPECT_THAT(*opened.entries(7), ElementsAre(happened(7, 1).entry, Entry{2, 6, "drawn"}));
    EXPECT_THAT(*opened.entries(8), SizeIs(1));
    EXPECT_EQ(opened.guest_of({})->name, "Ann");
    EXPECT_EQ(opened.row(7), migrated);
    EXPECT_EQ(opened.row(8)->status, TableRow::Status::damaged);
    EXPECT_THAT(opened.tables_of(1, 10), ElementsAre(migrated));
  }
}

TEST(StoreFile, starts_fast_with_100000_tables) {
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
        INSERT INTO tables SELECT id, 'dracarys_dice', iif(id % 10 = 0, 'open', 'over'), 1, 0, 0, 0, '', 0,
            iif(id = 500, 5, NULL), id FROM ids;
        INSERT INTO seats SELECT id, 0, 'person', id % 1000, 'Ann', '', 0, 0 FROM ids)");
    ASSERT_FALSE(file.error()) << file.error()->reason;
  }
  const auto begun = steady_clock::now();
  TestStore opened(folder);
  EXPECT_THAT(opened.tables_to_wake(5, 10), ElementsAre(TableId{500}));
  EXPECT_THAT(opened.listed_tables(50), SizeIs(50));
  EXPECT_THAT(opened.tables_of(17, 50), SizeIs(50));
  EXPECT_LT(steady_clock::now() - begun, std::chrono::milliseconds(500));
}

// Damage

void damage_page(const TestFolder& folder, std::int64_t number) {
  std::fstream file(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(4'096 * (number - 1));
  file << std::string(4'096, 'x');
}

TEST(StoreFile, damaged_pages_are_an_error_of_their_table_alone) {
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
  EXPECT_FALSE(opened.entries(7));
  expect_all(opened, 8, 1);
}

TEST(StoreFile, damaged_pages_at_the_end_of_the_log_affect_their_table_alone) {
  const TestFolder folder;
  {
    TestStore opened(folder);
    for (int number = 1; number <= 400; ++number) opened.store->write(happened(7, number, std::string(1'000, 'e')), {});
    opened.keep(happened(8, 1));
  }
  damage_page(folder, 50);
  TestStore opened(folder);
  const auto left = opened.entries(7);
  ASSERT_TRUE(left) << left.error().reason;
  EXPECT_THAT(*left, SizeIs(testing::Lt(400U))) << "the table notices the gap";
  expect_all(opened, 8, 1);
  opened.keep(happened(8, 2));
  expect_all(opened, 8, 2);
}

TEST(StoreFile, a_damaged_index_of_places_does_not_stop_the_server) {
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
  EXPECT_FALSE(opened.entries(7)) << "its report says what is wrong";
}

// Kill -9

/// Writes entries as fast as it can, and reports each durable one through the pipe. Never returns.
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

/// Kills a writer in the middle of its work. Returns the last number that it reported.
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

TEST(StoreFile, kill_9_loses_nothing_that_was_acknowledged) {
  const TestFolder folder;
  std::int64_t from = 0;
  for (int round = 0; round < 10; ++round) {
    const std::int64_t last = kill_a_writer(folder, from, 20 + 37 * round);
    const auto entries = TestStore(folder).entries(7);
    ASSERT_TRUE(entries);
    ASSERT_GE(entries->size(), static_cast<std::size_t>(last));
    for (std::size_t i = 0; i < entries->size(); ++i) {
      ASSERT_EQ((*entries)[i].number, static_cast<std::int64_t>(i) + 1) << "no gap";
    }
    from = static_cast<std::int64_t>(entries->size());
  }
}

}  // namespace
}  // namespace alea::server
