#include "server/store/database.h"

#include <sqlite3.h>

#include <utility>

namespace alea::server {

Database::Database(const std::string& path, Access access) {
  // Each connection is used by one thread at a time, so it needs no mutex.
  const int flags = SQLITE_OPEN_NOMUTEX |
                    (access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (sqlite3_open_v2(path.c_str(), &handle_, flags, nullptr) != SQLITE_OK) fail();
  sqlite3_busy_timeout(handle_, 5'000);
  if (access == Access::read) execute("PRAGMA cache_size = -200");  // tables are read once and then stay in memory
}

Database::~Database() { sqlite3_close(handle_); }

void Database::execute(const std::string& sql) {
  if (!error_ && sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail();
}

std::int64_t Database::number(std::string_view query) {
  Statement statement(*this, query);
  return statement.next() ? statement.number(0) : 0;
}

std::optional<Error> Database::take_error() { return std::exchange(error_, std::nullopt); }

void Database::fail() {
  if (!error_) error_ = Error{sqlite3_errmsg(handle_)};
}

Statement::Statement(Database& database, std::string_view sql) : database_(database) {
  if (database_.error_) return;
  const int code = sqlite3_prepare_v3(database_.handle_, sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle_, nullptr);
  if (code != SQLITE_OK) database_.fail();
}

Statement::~Statement() { sqlite3_finalize(handle_); }

void Statement::reset() {
  if (handle_ != nullptr) sqlite3_reset(handle_);
}

bool Statement::next() {
  if (database_.error_ || handle_ == nullptr) return false;
  const int code = sqlite3_step(handle_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) database_.fail();
  reset();  // ends the read transaction, so that the write-ahead log can be reset
  return false;
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(handle_, column); }

std::optional<std::int64_t> Statement::number_or_nothing(int column) const {
  if (sqlite3_column_type(handle_, column) == SQLITE_NULL) return std::nullopt;
  return number(column);
}

std::string Statement::text(int column) const {
  const void* bytes = sqlite3_column_blob(handle_, column);
  const int size = sqlite3_column_bytes(handle_, column);
  return bytes == nullptr ? std::string()
                          : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

void Statement::bind(int place, std::int64_t value) {
  if (handle_ != nullptr) sqlite3_bind_int64(handle_, place, value);
}

void Statement::bind(int place, const std::optional<std::int64_t>& value) {
  if (value) {
    bind(place, *value);
  } else if (handle_ != nullptr) {
    sqlite3_bind_null(handle_, place);
  }
}

void Statement::bind(int place, std::string_view text) {
  if (handle_ != nullptr) sqlite3_bind_text64(handle_, place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

void Statement::bind(int place, std::span<const std::uint8_t> bytes) {
  if (handle_ != nullptr) sqlite3_bind_blob64(handle_, place, bytes.data(), bytes.size(), SQLITE_STATIC);
}

}  // namespace alea::server
