#include "server/hall/table_routes.h"

#include <fmt/format.h>

#include <utility>

#include "engine/record.h"
#include "engine/text.h"
#include "json/json.h"
#include "server/hall/guest_routes.h"
#include "server/hall/new_table.h"
#include "server/hall/random_bytes.h"
#include "server/hall/replies.h"
#include "server/hall/table_id.h"
#include "server/hall/table_row.h"

namespace alea::server {
namespace {

constexpr int kMostListed = 100;

Response record_response(TableId id, Record record, const std::vector<Entry>& entries) {
  if (entries.empty()) return refuse({Refusal::Kind::damaged, "the record cannot be read"});
  add_events(log_of(entries), record);
  Response response = text_response("text/plain; charset=utf-8", alea::write(record));
  response.headers.emplace_back("Content-Disposition", fmt::format("attachment; filename=\"{}.alea\"", write(id)));
  return response;
}

Checked<Table> new_table(std::string_view body, const Guest& host, TableId id) {
  auto opening = read_new_table(body, host, id);
  if (!opening) return opening.error();
  return Table::open(*std::move(opening));
}

}  // namespace

void TableRoutes::answer(const Request& request, std::string_view rest, const Reply& reply) {
  if (rest.empty() && request.method == "POST") return open(request, reply);
  if (request.method != "GET") return reply(wrong_method(rest.empty() ? "GET, POST" : "GET"));
  if (rest.empty()) return list(request, reply);
  rest.remove_prefix(1);
  const std::string_view id = next_part(rest, '/');
  if (rest == "record") return give_record(id, reply);
  if (rest == "socket") return reply(refusal(426, name_of(Refusal::Kind::bad_message), "this address is a WebSocket"));
  reply(not_found());
}

void TableRoutes::open(const Request& request, const Reply& reply) {
  as_guest(guests_, request, reply, [this, reply, request](const Guest& guest) {
    store_.count_open_tables_of(guest.id, [this, reply, request, guest](const Checked<int>& count) {
      if (!count) return reply(refuse(busy()));
      if (*count >= settings_.open_tables_per_guest) {
        return reply(
            refuse({Refusal::Kind::full, "you have too many tables that have not started; start or leave some first"}));
      }
      if (request.body.size() > kLongestWithoutFile) return open_with_file(request, guest, reply);
      const auto id = static_cast<TableId>(random_id());
      opened(new_table(request.body, guest, id), id, reply);
    });
  });
}

/// One at a time for each address, so that nobody has to wait for all files of somebody else.
void TableRoutes::open_with_file(const Request& request, const Guest& host, const Reply& reply) {
  if (!reading_.insert(request.address).second) {
    return reply(refuse({Refusal::Kind::too_fast, "another file from this address is being read; try again in 1 s"}));
  }
  const auto id = static_cast<TableId>(random_id());
  const bool is_taken = for_files_.run([body = request.body, host, id] { return new_table(body, host, id); },
                                       [this, address = request.address, id, reply](Checked<Table> table) {
                                         reading_.erase(address);
                                         opened(std::move(table), id, reply);
                                       });
  if (is_taken) return;
  reading_.erase(request.address);
  reply(refuse(busy()));
}

void TableRoutes::opened(Checked<Table> table, TableId id, const Reply& reply) {
  if (!table) return reply(refuse({Refusal::Kind::bad_message, table.error().reason}));
  JsonWriter json;
  json.text("table", table->ledger().opening().table);
  json.text("invite", table->ledger().opening().invite);
  publisher_.open(tables_.add(id, *std::move(table)),
                  [reply, answer = json.finish()] { reply(json_response(answer)); });
}

void TableRoutes::list(const Request& request, const Reply& reply) {
  const auto respond = [this, reply](const Checked<std::vector<TableRow>>& rows, std::optional<GuestId> reader) {
    reply(rows ? json_response(listing(*rows, reader)) : refuse(busy()));
  };
  if (!request.query.contains("mine")) {
    return store_.listed_tables(kMostListed, [respond](const auto& rows) { respond(rows, {}); });
  }
  as_guest(guests_, request, reply, [this, respond](const Guest& guest) {
    store_.tables_of(guest.id, kMostListed, [respond, id = guest.id](const auto& rows) { respond(rows, id); });
  });
}

std::string TableRoutes::listing(const std::vector<TableRow>& rows, std::optional<GuestId> reader) const {
  JsonWriter json;
  json.begin_list("tables");
  for (const TableRow& row : rows) {
    if (row.status == TableRow::Status::damaged) continue;
    const LiveTable* live = tables_.in_memory(row.id);
    // A table with changes that are not durable yet is shown as it was before them.
    const bool is_settled = live != nullptr && live->is_settled();
    json.written({}, listed(is_settled ? row_of(row.id, live->table, 0) : row, reader));
  }
  json.end_list();
  return json.finish();
}

void TableRoutes::give_record(std::string_view id, const Reply& reply) {
  const auto table = read_table_id(id);
  if (!table) return reply(refuse(no_such_table()));
  tables_.find(*table, [this, reply](const Tables::Found& found) {
    if (const auto* refused = std::get_if<Refusal>(&found)) return reply(refuse(*refused));
    LiveTable& live = *std::get<LiveTable*>(found);
    if (live.table.ledger().status() != Status::over || !live.is_settled()) {
      return reply(refuse({Refusal::Kind::not_allowed, "the record is available when the game is over"}));
    }
    tables_.read_history(
        live,
        [id = live.id, record = live.table.record()](const auto& entries) {
          return record_response(id, record, entries);
        },
        [reply](std::optional<Response> made) { reply(made ? *std::move(made) : refuse(busy())); });
  });
}

}  // namespace alea::server
