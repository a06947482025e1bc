// The store's folder and file: what is wrong with them, what became of them, and what outlives the process.
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

// What can be wrong with the folder

TEST(StoreFile, makes_the_folder_for_its_owner_alone) {
  const TestFolder folder;
  const std::string inner = folder.path() + "/a/b";
  ASSERT_TRUE(SqliteStore::open({.folder = inner, .post = [](const auto&) {}, .fail = [](const auto&) {}}));
  EXPECT_EQ(std::filesystem::status(inner).permissions(), std::filesystem::perms::owner_all);
}

TEST(StoreFile, refuses_a_folder_that_cannot_be_made) {
  const auto opened = SqliteStore::open({.folder = "/dev/null/alea", .post = {}, .fail = {}});
  ASSERT_FALSE(opened);
  EXPECT_THAT(opened.error().reason, HasSubstr("cannot make the data folder \"/dev/null/alea\": "));
}

TEST(StoreFile, refuses_a_folder_that_another_server_uses) {
  const TestFolder folder;
  {
    const TestStore first(folder);
    EXPECT_THAT(error_of_opening(folder), HasSubstr("another alea uses the data folder"));
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
              HasSubstr("written by a newer alea (version 99 of the file, this one knows 2)"));
}

TEST(StoreFile, refuses_a_file_that_is_a_folder) {
  const TestFolder folder;
  std::filesystem::create_directory(folder.file());
  EXPECT_THAT(error_of_opening(folder), HasSubstr("unable to open database file"));
}

// Other versions, and large files

TEST(StoreFile, the_file_of_the_first_version_is_brought_up_to_date) {
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

// Damage

void damage_page(const TestFolder& folder, std::int64_t number) {
  std::fstream file(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(4'096 * (number - 1));
  file << std::string(4'096, 'x');
}

TEST(StoreFile, a_table_whose_pages_are_damaged_is_an_error_for_that_table_alone) {
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

TEST(StoreFile, entries_whose_places_are_not_noted_are_damaged_alone_as_well) {
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

TEST(StoreFile, damaged_places_do_not_end_the_server) {
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

TEST(StoreFile, kill_9_loses_nothing_that_was_called_back) {
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

}  // namespace
}  // namespace alea::server
