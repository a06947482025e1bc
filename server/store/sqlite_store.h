// The store as one SQLite file, in a folder that only one server uses at a time.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/store/database.h"
#include "server/store/folder_lock.h"
#include "server/store/read_thread.h"
#include "server/store/store.h"
#include "server/store/write_thread.h"

namespace alea::server {

class SqliteStore final : public Store {
 public:
  struct Settings {
    std::string folder;  // created if missing
    /// Runs work on the loop's thread.
    std::function<void(std::function<void()>)> post;
    /// Called, on any thread, when the store can no longer be read or written. Ends the process.
    std::function<void(const std::string& reason)> fail;
    std::size_t most_waiting_reads = 10'000;
  };

  /// Or what is wrong with the folder or the file in it.
  static Checked<std::unique_ptr<SqliteStore>> open(const Settings& settings);
  /// Commits what was written; drops reads that are still waiting.
  ~SqliteStore() override { hand_over(); }
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  void write(Change change, std::function<void()> done) override;

  void table(TableId id, Then<std::optional<StoredTable>> then) override;
  void entries(TableId table, Then<std::vector<Entry>> then) override;
  void listed_tables(int most, Then<std::vector<TableRow>> then) override;
  void tables_of(GuestId guest, int most, Then<std::vector<TableRow>> then) override;
  void count_open_tables_of(GuestId guest, Then<int> then) override;
  void tables_to_wake(std::int64_t now_ms, int most, Then<std::vector<TableId>> then) override;
  void guest_of(const SecretHash& secret, Then<std::optional<Guest>> then) override;
  std::optional<std::int64_t> last_alive_ms() const override { return last_alive_ms_; }

 private:
  SqliteStore(const Settings& settings, FolderLock lock, std::unique_ptr<Database> written, const std::string& path);

  void hand_over();
  /// Runs `query` on the reading thread, and `then` with its result on the loop's.
  template <class T, class Query>
  void read(Query query, Then<T> then);

  std::function<void(std::function<void()>)> post_;
  FolderLock lock_;
  std::unique_ptr<Database> written_;  // closed last, which moves what is left in the write-ahead log to the file
  std::optional<std::int64_t> last_alive_ms_;

  std::vector<WriteThread::Pending> gathered_;  // in this round of the loop
  WriteThread writer_;
  ReadThread reader_;
};

}  // namespace alea::server
