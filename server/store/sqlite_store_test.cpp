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
          .clock = {.seconds = 0, .reserve = 0, .days = 1},
          .seats = {},
          .turn = {},
          .last_event_at_ms = 3,
          .wake_at_ms = {},
          .changed_at_ms = changed_at_ms};
}

std::vector<SeatRow> seats_of(const std::vector<int>& guests) {
  std::vector<SeatRow> seats;
  for (const int guest : guests) {
    seats.push_back({.kind = "person", .guest = GuestId{guest}, .name = "N", .level = "", .is_held = false});
  }
  seats.push_back({.kind = "bot", .guest = {}, .name = "Dill", .level = "easy", .agrees = true});
  return seats;
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

TEST(SqliteStore, returns_entries_in_order_even_after_reopening) {
  const TestFolder folder;
  const std::string anything("line\nof\0bytes", 13);
  {
    TestStore opened(folder);
    opened.keep(happened(7, 1, anything));
    opened.keep(happened(8, 1));
    opened.keep(happened(7, 4));
  }
  TestStore opened(folder);
  const auto entries = opened.entries(7);
  ASSERT_TRUE(entries);
  EXPECT_THAT(*entries, ElementsAre(Entry{.number = 1, .at_ms = 5, .events = anything},
                                    Entry{.number = 4, .at_ms = 5, .events = "moved"}));
  EXPECT_THAT(*opened.entries(9), IsEmpty());
}

TEST(SqliteStore, is_one_file_when_closed) {
  const TestFolder folder;
  TestStore(folder).keep(happened(7, 1));
  const std::filesystem::directory_iterator files(folder.path());
  EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST(SqliteStore, commits_what_was_written_just_before_closing) {
  const TestFolder folder;
  {
    TestStore opened(folder);
    for (int number = 1; number <= 100; ++number) opened.store->write(happened(7, number), [] {});
  }
  EXPECT_THAT(*TestStore(folder).entries(7), SizeIs(100));
}

TEST(SqliteStore, calls_back_in_order_and_commits_one_round_of_the_loop_together) {
  const TestFolder folder;
  TestStore opened(folder);
  std::vector<int> done;
  for (int number = 1; number <= 1'000; ++number) {
    opened.store->write(happened(7, number), [&done, number] { done.push_back(number); });
  }
  opened.loop.run_until([&] { return done.size() == 1'000; });
  EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
  EXPECT_EQ(opened.loop.rounds, 2);  // one to hand them over, one when they are durable
}

TEST(SqliteStore, acknowledged_changes_can_be_read_immediately) {
  const TestFolder folder;
  TestStore opened(folder);
  for (int number = 1; number <= 20; ++number) {
    opened.keep(happened(7, number));
    ASSERT_THAT(*opened.entries(7), SizeIs(static_cast<std::size_t>(number)));
  }
}

TEST(SqliteStore, reads_and_writes_never_call_back_immediately) {
  const TestFolder folder;
  TestStore opened(folder);
  bool is_called = false;
  opened.store->write(happened(7, 1), [&] { is_called = true; });
  opened.store->entries(TableId{7}, [&](const auto&) { is_called = true; });
  EXPECT_FALSE(is_called);
}

TEST(SqliteStore, reads_are_called_back_in_order_and_beside_the_writer) {
  const TestFolder folder;
  TestStore opened(folder);
  std::vector<int> done;
  for (int number = 1; number <= 200; ++number) {
    opened.store->write(happened(7, number), {});
    opened.store->entries(TableId{7}, [&done, number](const Checked<std::vector<Entry>>& entries) {
      EXPECT_TRUE(entries);
      done.push_back(number);
    });
    if (number % 20 == 0) opened.loop.run_round();
  }
  opened.loop.run_until([&] { return done.size() == 200; });
  EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
  opened.keep(happened(8, 1));
  expect_all(opened, 7, 200);
}

TEST(SqliteStore, refuses_reads_when_too_many_are_waiting) {
  const TestFolder folder;
  TestLoop loop;
  auto opened = SqliteStore::open({
      .folder = folder.path(),
      .post = [&](std::function<void()> work) { loop.post(std::move(work)); },
      .fail = [](const std::string& reason) { FAIL() << reason; },
      .most_waiting_reads = 0,
  });
  ASSERT_TRUE(opened);
  std::string refused;
  (*opened)->entries(TableId{7}, [&](const auto& read) { refused = read ? "" : read.error().reason; });
  EXPECT_EQ(refused, "");
  loop.run_until([&] { return !refused.empty(); });
  EXPECT_EQ(refused, "too many reads are waiting");
}

TEST(SqliteStore, a_failing_change_commits_nothing_of_its_group_and_calls_nobody_back) {
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
  EXPECT_THAT(*TestStore(folder).entries(7), SizeIs(0));
}

TEST(SqliteStore, entries_are_found_whether_their_places_are_noted_or_not) {
  constexpr int kTables = 3;
  constexpr int kEach = 3'000;  // together enough for places to be noted
  const TestFolder folder;
  {
    TestStore opened(folder);
    for (int number = 1; number < kEach; ++number) {
      for (int table = 1; table <= kTables; ++table) opened.store->write(happened(table, number), {});
      if (number % 300 == 0) opened.loop.run_round();
    }
    for (int table = 1; table <= kTables; ++table) opened.keep(happened(table, kEach));
    for (int table = 1; table <= kTables; ++table) expect_all(opened, table, kEach);
  }
  TestStore again(folder);
  for (int table = 1; table <= kTables; ++table) expect_all(again, table, kEach);
}

TEST(SqliteStore, rows_are_found_by_their_columns) {
  const TestFolder folder;
  TestStore opened(folder);
  TableRow mine = row(1, Status::playing, 10);
  mine.seats = seats_of({3, 5, 3});
  mine.turn = Seats(seat(2));
  mine.wake_at_ms = 100;
  opened.keep(EntryAdded{.table = mine.id, .entry = {.number = 1, .at_ms = 1, .events = "opened"}, .row = mine});
  opened.keep(RowChanged{row(2, Status::open, 30)});
  opened.keep(RowChanged{row(3, Status::over, 40)});
  TableRow secret = row(4, Status::open, 50);
  secret.is_listed = false;
  secret.seats = seats_of({5});
  secret.wake_at_ms = 50;
  opened.keep(RowChanged{secret});

  EXPECT_EQ(opened.row(1), mine);
  EXPECT_EQ(opened.row(9), std::nullopt);
  EXPECT_THAT(ids(opened.listed_tables(10)), ElementsAre(2, 1));
  EXPECT_THAT(ids(opened.listed_tables(1)), ElementsAre(2));
  EXPECT_THAT(ids(opened.tables_of(5, 10)), ElementsAre(4, 1));
  EXPECT_THAT(ids(opened.tables_of(3, 10)), ElementsAre(1));
  EXPECT_EQ(opened.count_open_tables_of(5), 1);
  EXPECT_EQ(opened.count_open_tables_of(3), 0);
  EXPECT_THAT(opened.tables_to_wake(49, 10), IsEmpty());
  EXPECT_THAT(opened.tables_to_wake(100, 10), ElementsAre(TableId{4}, TableId{1}));
  EXPECT_THAT(opened.tables_to_wake(100, 1), ElementsAre(TableId{4}));
}

TEST(SqliteStore, a_changed_row_replaces_the_old_one) {
  const TestFolder folder;
  TestStore opened(folder);
  TableRow changing = row(1, Status::playing, 10);
  changing.seats = seats_of({3, 5});
  changing.wake_at_ms = 100;
  opened.keep(RowChanged{changing});
  changing.seats = seats_of({5, 6});
  changing.wake_at_ms = {};
  changing.status = Status::over;
  opened.keep(RowChanged{changing});
  EXPECT_EQ(opened.row(1), changing);
  EXPECT_THAT(opened.tables_of(3, 10), IsEmpty());
  EXPECT_THAT(opened.listed_tables(10), IsEmpty());
  EXPECT_THAT(opened.tables_to_wake(1'000, 10), IsEmpty());
}

TEST(SqliteStore, a_guest_is_known_by_each_of_its_secrets) {
  const TestFolder folder;
  TestStore opened(folder);
  const Guest ann{.id = GuestId{11}, .name = "Ann"};
  const Guest anna{.id = GuestId{11}, .name = "Anna"};
  opened.keep(GuestCame{.guest = ann, .secret = hash(1), .at_ms = 0});
  EXPECT_EQ(opened.guest_of(hash(1)), ann);
  EXPECT_EQ(opened.guest_of(hash(2)), std::nullopt);
  opened.keep(GuestRenamed{anna});
  opened.keep(CodeGiven{.code = hash(7), .guest = ann.id, .expires_at_ms = 100});
  opened.keep(CodeUsed{.code = hash(7), .secret = hash(2), .at_ms = 99});
  EXPECT_EQ(opened.guest_of(hash(1)), anna);
  EXPECT_EQ(opened.guest_of(hash(2)), anna);
}

TEST(SqliteStore, a_code_works_once_and_not_after_its_time) {
  const TestFolder folder;
  TestStore opened(folder);
  opened.keep(GuestCame{.guest = {.id = GuestId{11}, .name = "Ann"}, .secret = hash(1), .at_ms = 0});
  opened.keep(CodeGiven{.code = hash(7), .guest = GuestId{11}, .expires_at_ms = 100});
  opened.keep(CodeUsed{.code = hash(8), .secret = hash(2), .at_ms = 50});
  EXPECT_EQ(opened.guest_of(hash(2)), std::nullopt);
  opened.keep(CodeUsed{.code = hash(7), .secret = hash(3), .at_ms = 100});
  EXPECT_EQ(opened.guest_of(hash(3)), std::nullopt);
  opened.keep(CodeGiven{.code = hash(7), .guest = GuestId{11}, .expires_at_ms = 200});
  opened.store->write(CodeUsed{.code = hash(7), .secret = hash(4), .at_ms = 150}, {});
  opened.keep(CodeUsed{.code = hash(7), .secret = hash(5), .at_ms = 150});
  EXPECT_NE(opened.guest_of(hash(4)), std::nullopt);
  EXPECT_EQ(opened.guest_of(hash(5)), std::nullopt);
}

TEST(SqliteStore, remembers_when_the_server_last_ran) {
  const TestFolder folder;
  {
    TestStore opened(folder);
    EXPECT_EQ(opened.store->last_alive_ms(), std::nullopt);
    opened.keep(Alive{.at_ms = 5});
    opened.keep(Alive{.at_ms = 9});
  }
  EXPECT_EQ(TestStore(folder).store->last_alive_ms(), 9);
}

}  // namespace
}  // namespace alea::server
