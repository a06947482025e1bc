// What HTTP requests mean.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/record.h"
#include "engine/text.h"
#include "games/registry.h"
#include "server/hall/hall.h"
#include "server/hall/listings.h"
#include "server/hall/new_table.h"
#include "server/hall/random_bytes.h"
#include "server/pages/pages.h"
#include "server/protocol/client_message.h"
#include "server/protocol/fields.h"
#include "server/protocol/json.h"

namespace alea::server {
namespace {

constexpr int kMostListed = 100;

Response json_response(std::string body) { return {.body = std::move(body), .headers = {}}; }

Response text_response(std::string_view type, std::string_view body) {
  return {.content_type = std::string(type), .body = std::string(body), .headers = {}};
}

Response no(Refusal::Kind kind, std::string_view reason) { return refusal(status_of(kind), name_of(kind), reason); }

Response not_there() { return no(Refusal::Kind::gone, "there is nothing at this address"); }

Response wrong_method(std::string_view allowed) {
  Response response =
      refusal(405, name_of(Refusal::Kind::bad_message), fmt::format("only {} is understood here", allowed));
  response.headers.emplace_back("Allow", allowed);
  return response;
}

Response unknown_guest() {
  return refusal(401, name_of(Refusal::Kind::not_allowed), R"(say who you are first: POST /api/me {"name":"Ann"})");
}

std::string written_name(std::string_view name) {
  JsonWriter json;
  json.text("name", name);
  return json.finish();
}

/// The body as an object with these fields only.
Checked<Done> read_body(const Request& request, std::string_view example, std::span<const std::string_view> allowed,
                        rapidjson::Document& document) {
  if (const auto parsed = read_object(request.body, example, document); !parsed) return parsed;
  return Fields(document).check("this request", allowed);
}

Checked<std::string> read_name_field(const Fields& fields) {
  const auto text = fields.text("name");
  if (!text) return text.error();
  return read_name(*text);
}

}  // namespace

int status_of(Refusal::Kind kind) {
  switch (kind) {
    case Refusal::Kind::bad_message:
    case Refusal::Kind::illegal: return 400;
    case Refusal::Kind::too_long: return 413;
    case Refusal::Kind::gone: return 404;
    case Refusal::Kind::not_yours:
    case Refusal::Kind::not_allowed: return 403;
    case Refusal::Kind::not_your_turn:
    case Refusal::Kind::stale:
    case Refusal::Kind::not_now:
    case Refusal::Kind::full:
    case Refusal::Kind::over: return 409;
    case Refusal::Kind::too_fast: return 429;
    case Refusal::Kind::damaged: return 410;
  }
  return 500;
}

void Hall::answer(const Request& request, Reply reply) {
  std::string_view rest = request.path;
  const auto is_at = [&](std::string_view place) {
    if (!rest.starts_with(place)) return false;
    const std::string_view after = rest.substr(place.size());
    if (!after.empty() && !after.starts_with('/')) return false;
    rest = after;
    return true;
  };
  const bool is_get = request.method == "GET" || request.method == "HEAD";
  if (is_at("/api/me")) return answer_me(request, rest, reply);
  if (is_at("/api/tables")) return answer_tables(request, rest, reply);
  if (!is_get) return reply(wrong_method("GET"));
  if (is_at("/api/games")) return answer_games(rest, reply);
  if (rest == "/health") return reply(json_response(R"({"ok":true})"));
  if (rest == "/metrics") return reply(text_response("text/plain; version=0.0.4", metrics()));
  if (is_at("/api")) return reply(not_there());
  reply(page_at(request));
}

void Hall::answer_me(const Request& request, std::string_view rest, const Reply& reply) {
  const bool is_post = request.method == "POST";
  if (rest.empty() && request.method == "GET") {
    const auto guest = guests_.who(request);
    return reply(json_response(guest ? written_name(guest->name) : "{}"));
  }
  const bool is_known = rest.empty() || rest == "/name" || rest == "/link" || rest == "/claim";
  if (!is_known) return reply(not_there());
  if (!is_post) return reply(wrong_method(rest.empty() ? "GET, POST" : "POST"));
  if (rest.empty()) return welcome(request, reply);
  if (rest == "/name") return rename(request, reply);
  if (rest == "/link") return give_code(request, reply);
  claim(request, reply);
}

void Hall::welcome(const Request& request, const Reply& reply) {
  if (guests_.who(request)) return reply(no(Refusal::Kind::not_now, "you have a name; POST /api/me/name changes it"));
  rapidjson::Document document;
  const auto read =
      read_body(request, R"(send {"name":"Ann"})", std::array<std::string_view, 2>{"name", "token"}, document);
  if (!read) return reply(no(Refusal::Kind::bad_message, read.error().reason));
  const auto name = read_name_field(Fields(document));
  if (!name) return reply(no(Refusal::Kind::bad_message, name.error().reason));
  const auto wants_token = Fields(document).flag("token", false);
  if (!wants_token) return reply(no(Refusal::Kind::bad_message, wants_token.error().reason));
  guests_.welcome(*name, wires_.now(), [reply, name = *name, shown = *wants_token](const Guests::Secret& secret) {
    JsonWriter json;
    json.text("name", name);
    if (shown) json.text("token", alea::write(secret));
    Response response = json_response(json.finish());
    response.headers.push_back(Guests::cookie(secret));
    reply(std::move(response));
  });
}

void Hall::rename(const Request& request, const Reply& reply) {
  auto guest = guests_.who(request);
  if (!guest) return reply(unknown_guest());
  rapidjson::Document document;
  const auto read = read_body(request, R"(send {"name":"Ann"})", std::array<std::string_view, 1>{"name"}, document);
  if (!read) return reply(no(Refusal::Kind::bad_message, read.error().reason));
  auto name = read_name_field(Fields(document));
  if (!name) return reply(no(Refusal::Kind::bad_message, name.error().reason));
  guest->name = *std::move(name);
  guests_.rename(*guest, [reply, name = guest->name] { reply(json_response(written_name(name))); });
}

void Hall::give_code(const Request& request, const Reply& reply) {
  const auto guest = guests_.who(request);
  if (!guest) return reply(unknown_guest());
  guests_.give_code(guest->id, wires_.now(), [reply](const Guests::Code& code, TimeMs expires) {
    JsonWriter json;
    json.text("code", alea::write(code));
    json.number("expires", expires);
    reply(json_response(json.finish()));
  });
}

void Hall::claim(const Request& request, const Reply& reply) {
  rapidjson::Document document;
  const auto read = read_body(request, R"(send {"code":"…"})", std::array<std::string_view, 1>{"code"}, document);
  if (!read) return reply(no(Refusal::Kind::bad_message, read.error().reason));
  const auto text = Fields(document).text("code");
  const auto code = text ? read_bytes<Guests::Code>(*text) : std::nullopt;
  const auto wrong = [reply] {
    reply(no(Refusal::Kind::not_allowed, "this code is wrong, used or older than ten minutes"));
  };
  if (!code) return wrong();
  guests_.claim(*code, wires_.now(), [reply, wrong](const std::optional<Guests::Secret>& secret) {
    if (!secret) return wrong();
    Response response = json_response("{}");
    response.headers.push_back(Guests::cookie(*secret));
    reply(std::move(response));
  });
}

void Hall::answer_games(std::string_view rest, const Reply& reply) const {
  if (rest.empty()) return reply(json_response(games_));
  rest.remove_prefix(1);
  const AnyGame* game = find_game(next_part(rest, '/'));
  if (game == nullptr) return reply(not_there());
  if (rest == "rules") return reply(text_response("text/markdown; charset=utf-8", game->texts().rules));
  if (rest == "text") return reply(json_response(std::string(game->texts().catalogue)));
  reply(not_there());
}

void Hall::answer_tables(const Request& request, std::string_view rest, const Reply& reply) {
  if (rest.empty() && request.method == "POST") return open_table(request, reply);
  if (request.method != "GET") return reply(wrong_method(rest.empty() ? "GET, POST" : "GET"));
  if (rest.empty()) return list_tables(request, reply);
  rest.remove_prefix(1);
  const std::string_view id = next_part(rest, '/');
  if (rest == "record") return give_record(id, reply);
  if (rest == "socket") return reply(refusal(426, name_of(Refusal::Kind::bad_message), "this is for a WebSocket"));
  reply(not_there());
}

void Hall::open_table(const Request& request, const Reply& reply) {
  const auto guest = guests_.who(request);
  if (!guest) return reply(unknown_guest());
  const auto id = static_cast<TableId>(random_id());
  auto opening = read_new_table(request.body, *guest, id);
  if (!opening) return reply(no(Refusal::Kind::bad_message, opening.error().reason));
  const std::vector<TableRow> theirs = store_.tables_of(guest->id, kMostListed);
  const auto is_open = [](const TableRow& row) { return row.status == TableRow::Status::open; };
  if (std::count_if(theirs.begin(), theirs.end(), is_open) >= settings_.open_tables_per_guest) {
    return reply(no(Refusal::Kind::full, "you have many tables that have not started; start or leave some first"));
  }
  JsonWriter json;
  json.text("table", opening->table);
  json.text("invite", opening->invite);
  auto table = Table::open(*std::move(opening));
  if (!table) return reply(no(Refusal::Kind::bad_message, table.error().reason));
  keep_new(id, *std::move(table), [reply, body = json.finish()] { reply(json_response(body)); });
}

void Hall::list_tables(const Request& request, const Reply& reply) {
  std::optional<GuestId> reader;
  std::vector<TableRow> rows;
  if (request.query.contains("mine")) {
    const auto guest = guests_.who(request);
    if (!guest) return reply(unknown_guest());
    reader = guest->id;
    rows = store_.tables_of(guest->id, kMostListed);
  } else {
    rows = store_.listed_tables(kMostListed);
  }
  JsonWriter json;
  json.begin_list("tables");
  for (const TableRow& row : rows) {
    if (row.status == TableRow::Status::damaged) continue;
    const auto live = rooms_.find(row.id);
    // What is not durable yet is not shown, so a table that is just changing is shown as it was.
    const bool is_settled = live != rooms_.end() && live->second->waiting.empty();
    json.written({}, listed(is_settled ? about(live->second->table.ledger()) : row.about, reader));
  }
  json.end_list();
  reply(json_response(json.finish()));
}

void Hall::give_record(std::string_view id, const Reply& reply) {
  const auto table = read_table_id(id);
  const Found found = table ? find(*table) : Found(Refusal{Refusal::Kind::gone, "there is no such table"});
  if (const auto* refused = std::get_if<Refusal>(&found)) return reply(no(refused->kind, refused->reason));
  const Room& room = *std::get<Room*>(found);
  if (room.table.ledger().status() != Status::over || !room.waiting.empty()) {
    return reply(no(Refusal::Kind::not_allowed, "the record can be had when the game is over"));
  }
  const std::vector<Entry> entries = history(room);
  if (entries.empty()) return reply(no(Refusal::Kind::damaged, "the record cannot be read"));
  const Record record = room.table.record(pages_of(entries));
  Response response = text_response("text/plain; charset=utf-8", alea::write(record));
  response.headers.emplace_back("Content-Disposition", fmt::format("attachment; filename=\"{}.alea\"", id));
  reply(std::move(response));
}

std::string Hall::metrics() const {
  const NetworkCounters network = wires_.counters();
  std::string text;
  const auto add = [&](std::string_view name, std::string_view type, std::string_view help, std::uint64_t value) {
    text += fmt::format("# HELP alea_{0} {2}\n# TYPE alea_{0} {1}\nalea_{0} {3}\n", name, type, help, value);
  };
  add("sockets", "gauge", "WebSockets.", network.sockets);
  add("requests_total", "counter", "HTTP requests.", network.requests);
  add("messages_in_total", "counter", "WebSocket messages that came in.", network.messages_in);
  add("messages_out_total", "counter", "WebSocket messages that went out.", network.messages_out);
  add("bytes_in_total", "counter", "Bytes of the messages that came in.", network.bytes_in);
  add("bytes_out_total", "counter", "Bytes of the messages that went out.", network.bytes_out);
  add("refused_total", "counter", "Connections, requests and messages beyond a limit.", network.refused);
  add("tables_in_memory", "gauge", "Tables in memory.", rooms_.size());
  add("commands_total", "counter", "Messages that tables were sent.", counters_.commands);
  add("entries_total", "counter", "Entries written to the store.", counters_.entries);
  add("bot_choices_total", "counter", "Choices of bots.", counters_.bot_choices);
  add("hints_total", "counter", "Hints given.", counters_.hints);
  add("tables_set_aside_total", "counter", "Tables that could not be read.", counters_.damaged);
  return text;
}

}  // namespace alea::server
