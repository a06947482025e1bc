// Every write of the store as SQL. The counterpart of Queries.
#pragma once

#include "server/store/database.h"
#include "server/store/places.h"
#include "server/store/store.h"

namespace alea::server {

class ChangeWriter {
 public:
  explicit ChangeWriter(Database& database);

  /// To be called within a transaction.
  void write(const Change& change) {
    std::visit([this](const auto& one) { write(one); }, change);
  }
  /// To be called between transactions.
  void note_places() { places_.note_if_many(); }

 private:
  void write(const EntryAdded& change);
  void write(const RowChanged& change);
  void write(const GuestCame& change);
  void write(const GuestRenamed& change);
  void write(const CodeGiven& change);
  void write(const CodeUsed& change);
  void write(const Alive& change);
  void write_seats(const TableRow& row);

  Places places_;
  Statement add_entry_;
  Statement set_row_;
  Statement seats_of_table_;
  Statement clear_seats_;
  Statement add_seat_;
  Statement add_guest_;
  Statement rename_guest_;
  Statement add_secret_;
  Statement add_code_;
  Statement add_secret_of_code_;
  Statement clear_codes_;
  Statement set_alive_;
};

}  // namespace alea::server
