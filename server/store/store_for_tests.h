// A store in a temporary folder, with a loop that it posts to.
#pragma once

#include <gtest/gtest.h>

#include <condition_variable>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/store/sqlite_store.h"

namespace alea::server {

class TestFolder {
 public:
  TestFolder() {
    std::string pattern = std::filesystem::temp_directory_path() / "alea_store_XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  ~TestFolder() { std::filesystem::remove_all(path_); }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  const std::string& path() const { return path_; }
  std::string file() const { return path_ + "/alea.db"; }

 private:
  std::string path_;
};

/// Runs what is posted on the thread that waits.
class TestLoop {
 public:
  void post(std::function<void()> work) {
    {
      const std::lock_guard lock(mutex_);
      queue_.push_back(std::move(work));
    }
    posted_.notify_one();
  }
  template <class Condition>
  void run_until(Condition is_done) {
    while (!is_done()) run_round();
  }
  /// Waits for work, and does what there is.
  void run_round() {
    std::unique_lock lock(mutex_);
    posted_.wait(lock, [&] { return !queue_.empty(); });
    const std::vector<std::function<void()>> work = std::exchange(queue_, {});
    lock.unlock();
    ++rounds;
    for (const auto& one : work) one();
  }
  int rounds = 0;

 private:
  std::mutex mutex_;
  std::condition_variable posted_;
  std::vector<std::function<void()>> queue_;
};

/// An open store.
struct TestStore {
  explicit TestStore(const TestFolder& folder) {
    auto opened = SqliteStore::open({
        .folder = folder.path(),
        .post = [this](std::function<void()> work) { loop.post(std::move(work)); },
        .fail = [](const std::string& reason) { FAIL() << reason; },
    });
    EXPECT_TRUE(opened) << opened.error().reason;
    store = *std::move(opened);
  }
  /// Writes the change, and returns when it is durable.
  void keep(Change change) {
    bool is_done = false;
    store->write(std::move(change), [&] { is_done = true; });
    loop.run_until([&] { return is_done; });
  }

  // Reads, which return when they have been called back
  Checked<std::vector<Entry>> entries(int table) {
    return read<std::vector<Entry>>([&](auto then) { store->entries(TableId{table}, then); });
  }
  std::optional<TableRow> row(int table) {
    const auto found = *read<std::optional<StoredTable>>([&](auto then) { store->table(TableId{table}, then); });
    return found ? std::optional(found->row) : std::nullopt;
  }
  std::vector<TableRow> listed_tables(int most) {
    return *read<std::vector<TableRow>>([&](auto then) { store->listed_tables(most, then); });
  }
  std::vector<TableRow> tables_of(int guest, int most) {
    return *read<std::vector<TableRow>>([&](auto then) { store->tables_of(GuestId{guest}, most, then); });
  }
  int count_open_tables_of(int guest) {
    return *read<int>([&](auto then) { store->count_open_tables_of(GuestId{guest}, then); });
  }
  std::vector<TableId> tables_to_wake(std::int64_t now_ms, int most) {
    return *read<std::vector<TableId>>([&](auto then) { store->tables_to_wake(now_ms, most, then); });
  }
  std::optional<Guest> guest_of(const SecretHash& secret) {
    return *read<std::optional<Guest>>([&](auto then) { store->guest_of(secret, then); });
  }

  TestLoop loop;
  std::unique_ptr<SqliteStore> store;

 private:
  template <class T, class Start>
  Checked<T> read(Start start) {
    std::optional<Checked<T>> result;
    start([&](Checked<T> read) { result = std::move(read); });
    loop.run_until([&] { return result.has_value(); });
    return *std::move(result);
  }
};

inline EntryAdded happened(int table, std::int64_t number, std::string events = "moved") {
  return {.table = TableId{table}, .entry = {.number = number, .at_ms = 5, .events = std::move(events)}, .row = {}};
}

/// The table has this many entries, numbered from 1.
inline void expect_all(TestStore& opened, int table, std::int64_t count) {
  const auto entries = opened.entries(table);
  ASSERT_TRUE(entries) << entries.error().reason;
  ASSERT_EQ(entries->size(), static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < entries->size(); ++i) ASSERT_EQ((*entries)[i].number, static_cast<std::int64_t>(i) + 1);
}

}  // namespace alea::server
