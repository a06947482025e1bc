// Power failures: a file system that forgets writes that were not synced, all of them or any of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <string_view>

#include "server/store/store_for_tests.h"

namespace alea::server {
namespace {

/// SQLite's default file system, which also remembers each file as it was when last synced.
class ForgetfulDisk {
 public:
  /// Watches the files in `folder`, and copies what is durable of them to `durable`.
  ForgetfulDisk(const TestFolder& folder, const TestFolder& durable)
      : folder_(folder.path()), durable_(durable.path()) {
    current = this;
    usual_ = sqlite3_vfs_find(nullptr);
    shim_ = *usual_;
    shim_.zName = "forgetful";
    shim_.xOpen = open;
    shim_.xDelete = remove;
    sqlite3_vfs_register(&shim_, 1);
  }
  ~ForgetfulDisk() {
    sqlite3_vfs_unregister(&shim_);
    current = nullptr;
  }
  ForgetfulDisk(const ForgetfulDisk&) = delete;
  ForgetfulDisk& operator=(const ForgetfulDisk&) = delete;

  /// What a power failure at this moment would leave. `luck` decides which of the unsynced blocks got through.
  void lose_power(const std::string& into, const std::function<bool()>& luck) {
    const std::lock_guard lock(mutex_);
    std::filesystem::copy(durable_, into);
    for (const auto& file : std::filesystem::directory_iterator(into)) {
      std::ifstream written(std::filesystem::path(folder_) / file.path().filename(), std::ios::binary);
      std::fstream left(file.path(), std::ios::binary | std::ios::in | std::ios::out);
      std::array<char, kBlock> block{};
      for (std::streamoff at = 0; written.read(block.data(), kBlock); at += kBlock) {
        if (luck()) left.seekp(at).write(block.data(), kBlock);
      }
    }
  }
  int syncs() {
    const std::lock_guard lock(mutex_);
    return syncs_;
  }
  /// How many checkpoints there were.
  int checkpoints() {
    const std::lock_guard lock(mutex_);
    return checkpoints_;
  }

 private:
  static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_out) {
    const int code = current->usual_->xOpen(current->usual_, name, file, flags, flags_out);
    if (code != SQLITE_OK || name == nullptr || !std::string_view(name).starts_with(current->folder_)) return code;
    const std::lock_guard lock(current->mutex_);
    current->names_[file] = name;
    sqlite3_io_methods& methods = current->methods_.try_emplace(file->pMethods, *file->pMethods).first->second;
    methods.xSync = sync;
    file->pMethods = &methods;
    return code;
  }
  static int remove(sqlite3_vfs*, const char* name, int is_synced) {
    const std::lock_guard lock(current->mutex_);
    const std::filesystem::path path(name);
    if (is_synced != 0 && path.parent_path() == current->folder_) {
      std::filesystem::remove(current->durable_ / path.filename());
    }
    return current->usual_->xDelete(current->usual_, name, is_synced);
  }
  static int sync(sqlite3_file* file, int) {
    // A real sync would only take time.
    const std::lock_guard lock(current->mutex_);
    const std::filesystem::path path = current->names_.at(file);
    std::filesystem::copy_file(path, current->durable_ / path.filename(),
                               std::filesystem::copy_options::overwrite_existing);
    ++current->syncs_;
    if (path.extension() == ".db") ++current->checkpoints_;
    return SQLITE_OK;
  }

  static constexpr std::streamsize kBlock = 512;
  static inline ForgetfulDisk* current = nullptr;
  std::mutex mutex_;
  std::string folder_;
  std::filesystem::path durable_;
  sqlite3_vfs* usual_ = nullptr;
  sqlite3_vfs shim_{};
  std::map<const sqlite3_io_methods*, sqlite3_io_methods> methods_;  // by the original ones
  std::map<sqlite3_file*, std::string> names_;
  int syncs_ = 0;
  int checkpoints_ = 0;
};

const auto kNone = [] { return false; };

/// How many entries a store finds after a power failure.
std::size_t entries_after(ForgetfulDisk& disk, const std::function<bool()>& luck = kNone) {
  const TestFolder left;
  disk.lose_power(left.path(), luck);
  const auto entries = TestStore(left).entries(7);
  EXPECT_TRUE(entries);
  for (std::size_t i = 0; i < entries->size(); ++i) {
    EXPECT_EQ((*entries)[i].number, static_cast<std::int64_t>(i) + 1) << "no gap";
  }
  return entries->size();
}

TEST(PowerLoss, loses_nothing_that_was_acknowledged) {
  // Enough for a checkpoint, and for places to be noted.
  constexpr int kGroups = 150;
  constexpr int kInGroup = 60;
  const TestFolder durable;
  const TestFolder folder;
  ForgetfulDisk disk(folder, durable);
  std::minstd_rand random;  // NOLINT(cert-msc51-cpp): the same every time
  const auto any = [&] { return random() % 2 == 0; };
  std::int64_t written = 0;
  {
    TestStore opened(folder);
    const int checkpoints_at_start = disk.checkpoints();
    std::int64_t number = 0;
    for (int group = 1; group <= kGroups; ++group) {
      for (int i = 1; i < kInGroup; ++i) opened.store->write(happened(7, ++number, std::string(3'000, 'e')), {});
      opened.keep(happened(7, ++number));
      if (group % 15 != 0) continue;
      ASSERT_GE(entries_after(disk), static_cast<std::size_t>(number));
      // In the middle of the next commit, while some of it has reached the disk.
      const std::int64_t acknowledged = number;
      for (int i = 0; i < kInGroup; ++i) opened.store->write(happened(7, ++number, std::string(3'000, 'e')), {});
      opened.loop.run_round();
      ASSERT_GE(entries_after(disk, any), static_cast<std::size_t>(acknowledged));
    }
    opened.keep(happened(7, ++number));
    written = number;
    EXPECT_GT(disk.syncs(), kGroups);
    EXPECT_GT(disk.checkpoints(), checkpoints_at_start);
  }
  EXPECT_EQ(entries_after(disk), static_cast<std::size_t>(written));
}

TEST(PowerLoss, loses_what_was_written_without_waiting_for_the_disk) {
  const TestFolder durable;
  const TestFolder folder;
  ForgetfulDisk disk(folder, durable);
  TestStore(folder).keep(happened(7, 1));
  Database careless(folder.file(), Database::Access::write);
  careless.execute("PRAGMA synchronous = NORMAL");
  careless.execute("INSERT INTO entries (table_id, number, at_ms, events) VALUES (7, 2, 5, 'moved')");
  EXPECT_FALSE(careless.error());
  EXPECT_EQ(entries_after(disk), 1U);
}

}  // namespace
}  // namespace alea::server
