// A thin wrapper of SQLite: a file, and statements that are prepared once.
//
// Errors stick: after the first one nothing is done any more, and error() says what went wrong. So a transaction is
// written as if everything succeeds, and checked once at its end.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/checked.h"

struct sqlite3;
struct sqlite3_stmt;

namespace alea::server {

class Database {
 public:
  enum class Access : std::uint8_t { read, write };
  Database(const std::string& path, Access access);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Runs one or several statements without results.
  void execute(const std::string& sql);
  /// The number that the query returns; 0 if it returns none.
  std::int64_t number(std::string_view query);

  const std::optional<Error>& error() const { return error_; }
  /// The error, which then no longer sticks.
  std::optional<Error> take_error();

 private:
  friend class Statement;
  void fail();

  sqlite3* handle_ = nullptr;
  std::optional<Error> error_;
};

/// A prepared statement, to be run many times.
class Statement {
 public:
  Statement(Database& database, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  /// Starts again with these values for ?1, ?2 …; texts and bytes must outlive the run.
  template <class... Values>
  Statement& with(const Values&... values) {
    reset();
    int place = 0;
    (bind(++place, values), ...);
    return *this;
  }
  /// Goes to the next row. False if there is none; the statement is then finished.
  bool next();
  /// For statements without rows.
  void run() { next(); }
  /// Skips the remaining rows.
  void reset();

  // The columns of the current row, from 0
  std::int64_t number(int column) const;
  std::optional<std::int64_t> number_or_nothing(int column) const;
  std::string text(int column) const;

 private:
  void bind(int place, std::int64_t value);
  void bind(int place, const std::optional<std::int64_t>& value);
  void bind(int place, std::string_view text);
  void bind(int place, std::span<const std::uint8_t> bytes);
  template <std::size_t kSize>
  void bind(int place, const std::array<std::uint8_t, kSize>& bytes) {
    bind(place, std::span<const std::uint8_t>(bytes));
  }

  Database& database_;
  sqlite3_stmt* handle_ = nullptr;
};

}  // namespace alea::server
