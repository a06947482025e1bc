// The store in one SQLite file, in a folder that one server at a time uses.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/store/database.h"
#include "server/store/folder_lock.h"
#include "server/store/store.h"
#include "server/store/write_thread.h"

namespace alea::server {

class SqliteStore final : public Store {
 public:
  struct Settings {
    std::string folder;  // made where it is missing
    /// Has work done on the loop's thread.
    std::function<void(std::function<void()>)> post;
    /// Told, on any thread, when the store can no longer be read or written. Ends the process.
    std::function<void(const std::string& reason)> fail;
  };

  /// Or what is wrong with the folder or the file in it.
  static Checked<std::unique_ptr<SqliteStore>> open(const Settings& settings);
  /// What was written is kept first.
  ~SqliteStore() override { hand_over(); }
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  void write(Change change, std::function<void()> done) override;

  Checked<std::vector<Entry>> entries(TableId table) override;
  std::optional<TableRow> row(TableId table) override;
  std::vector<TableRow> listed_tables(int most) override;
  std::vector<TableRow> tables_of(GuestId guest, int most) override;
  std::vector<TableId> tables_to_wake(std::int64_t now_ms, int most) override;
  std::optional<std::int64_t> next_wake_ms() override;
  std::optional<Guest> guest_of(const SecretHash& secret) override;
  std::optional<Guest> guest(GuestId id) override;
  std::optional<std::int64_t> last_alive_ms() override;

 private:
  SqliteStore(const Settings& settings, FolderLock lock, std::unique_ptr<Database> written, const std::string& path);

  void hand_over();
  std::vector<TableRow> read_rows(Statement& statement);
  std::optional<Guest> read_guest(Statement& statement);
  std::optional<std::int64_t> read_number(Statement& statement);
  /// An answer made without what could not be read may be wrong: that is the end, too.
  void check_read();

  std::function<void(std::function<void()>)> post_;
  std::function<void(const std::string& reason)> fail_;
  FolderLock lock_;
  std::unique_ptr<Database> written_;  // closed last, and so what is still in the log of writes moves to the file

  Database read_;
  Statement entries_;
  Statement row_;
  Statement guests_of_table_;
  Statement listed_tables_;
  Statement tables_of_;
  Statement tables_to_wake_;
  Statement next_wake_;
  Statement guest_of_;
  Statement guest_;
  Statement alive_;

  std::vector<WriteThread::Pending> gathered_;  // in this round of the loop
  WriteThread writer_;
};

}  // namespace alea::server
