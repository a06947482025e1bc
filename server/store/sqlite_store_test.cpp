#include "server/store/sqlite_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "server/store/store_for_tests.h"

namespace alea::server {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using Status = TableRow::Status;

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

}  // namespace
}  // namespace alea::server
