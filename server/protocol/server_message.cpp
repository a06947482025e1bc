#include "server/protocol/server_message.h"

#include <array>

#include "json/facts.h"
#include "json/json.h"
#include "json/ranked.h"

namespace alea::server {
namespace {

constexpr std::array<std::string_view, 4> kSeatKinds{"open", "invite", "person", "bot"};

void text_if_any(std::string_view name, std::string_view text, JsonWriter& json) {
  if (!text.empty()) json.text(name, text);
}

template <class B>
void bytes_or_null(std::string_view name, const std::optional<B>& bytes, JsonWriter& json) {
  if (bytes) {
    json.text(name, alea::write(*bytes));
  } else {
    json.nothing(name);
  }
}

/// The views of several seats.
void write_views(const std::vector<SeenAs>& views, JsonWriter& json) {
  json.begin_object("views");
  for (const SeenAs& one : views) {
    const char seat = letter(*one.viewer.seat());
    json.written({&seat, 1}, one.json);
  }
  json.end_object();
}

/// By seat, each move with its fact; nothing if there are none.
void write_offers(std::string_view name, const std::vector<Offer>& offers, JsonWriter& json) {
  if (offers.empty()) return;
  json.begin_object(name);
  for (const Offer& offer : offers) {
    const char seat = letter(offer.seat);
    json.begin_list({&seat, 1});
    for (const auto& [move, fact] : offer.moves) {
      json.begin_list({});
      json.text({}, move);
      write_fact({}, fact, json);
      json.end_list();
    }
    json.end_list();
  }
  json.end_object();
}

/// Options, clock, hints, invitation and fair dice.
void write_terms(const Snapshot& table, JsonWriter& json) {
  json.begin_object("options");
  for (const OptionSetting& option : table.options) json.text(option.name, option.value);
  json.end_object();
  write_clock(table.clock, json);
  json.flag("hints", table.has_hints);
  text_if_any("invite", table.invite, json);
  json.begin_object("fair");
  json.text("game", alea::write(table.fair_game));
  json.text("commitment", alea::write(table.commitment));
  json.begin_list("shares");
  for (const ShareShown& share : table.shares) write_share({}, share, json);
  json.end_list();
  if (table.seed) json.text("seed", alea::write(*table.seed));
  json.end_object();
}

void write(const Snapshot& table, JsonWriter& json) {
  json.text("is", "table");
  json.number("v", kProtocolVersion);
  json.number("n", table.number);
  text_if_any("key", table.key, json);
  json.number("now", table.now_ms);
  json.text("table", table.table);
  json.text("game", table.game);
  json.text("status", server::name_of(table.status));
  write_seats_shown(table.seats, json);
  write_seats("you", table.yours, json);
  write_terms(table, json);
  if (table.views.size() == 1) json.written("view", table.views.front().json);
  if (table.views.size() > 1) write_views(table.views, json);
  write_seats("turn", table.turn, json);
  write_offers("choices", table.choices, json);
  write_deadlines(table.deadlines, json);
  if (table.result) write_result(*table.result, json);
  json.begin_list("chat");
  for (const ChatLine& line : table.chat) write_chat({}, line, json);
  json.end_list();
  text_if_any("rematch", table.rematch, json);
}

void write(const Acknowledged& done, JsonWriter& json) {
  json.text("is", "ack");
  json.text("key", done.key);
  json.number("n", done.number);
  write_offers("choices", done.choices, json);
}

void write(const Refused& refused, JsonWriter& json) {
  json.text("is", "refused");
  text_if_any("key", refused.key, json);
  json.text("kind", server::name_of(refused.refusal.kind));
  json.text("reason", refused.refusal.reason);
}

void write(const HintGiven& hint, JsonWriter& json) {
  json.text("is", "hint");
  json.text("key", hint.key);
  write_seat("seat", hint.seat, json);
  json.begin_list("moves");
  for (const auto& [ranked, fact, reasons, is_equal] : hint.moves) {
    json.begin_object({});
    write_fields(ranked, json);
    if (is_equal) json.flag("equal", true);
    write_fact("fact", fact, json);
    if (!reasons.empty()) write_facts("reasons", reasons, json);
    json.end_object();
  }
  json.end_list();
}

void write(const Presence& presence, JsonWriter& json) {
  json.text("is", "here");
  write_seats("seats", presence.seats, json);
  json.number("watching", presence.watching);
}

}  // namespace

std::string_view name_of(Refusal::Kind kind) {
  switch (kind) {
    case Refusal::Kind::bad_message: return "bad_message";
    case Refusal::Kind::too_long: return "too_long";
    case Refusal::Kind::gone: return "gone";
    case Refusal::Kind::not_yours: return "not_yours";
    case Refusal::Kind::not_your_turn: return "not_your_turn";
    case Refusal::Kind::stale: return "stale";
    case Refusal::Kind::illegal: return "illegal";
    case Refusal::Kind::not_now: return "not_now";
    case Refusal::Kind::full: return "full";
    case Refusal::Kind::too_fast: return "too_fast";
    case Refusal::Kind::not_allowed: return "not_allowed";
    case Refusal::Kind::damaged: return "damaged";
    case Refusal::Kind::over: return "over";
  }
  return {};
}

std::string_view name_of(Status status) {
  switch (status) {
    case Status::open: return "open";
    case Status::dealing: return "dealing";
    case Status::playing: return "playing";
    case Status::over: return "over";
  }
  return {};
}

std::string_view name_of(SeatShown::Kind kind) { return kSeatKinds[static_cast<std::size_t>(kind)]; }

std::optional<SeatShown::Kind> read_seat_kind(std::string_view name) {
  for (std::size_t i = 0; i < kSeatKinds.size(); ++i) {
    if (kSeatKinds[i] == name) return static_cast<SeatShown::Kind>(i);
  }
  return std::nullopt;
}

void write_seats_shown(const std::vector<SeatShown>& seats, JsonWriter& json) {
  json.begin_list("seats");
  for (const SeatShown& seat : seats) {
    json.begin_object({});
    json.text("kind", name_of(seat.kind));
    text_if_any("name", seat.name, json);
    text_if_any("level", seat.level, json);
    if (seat.is_held) json.flag("held", true);
    if (seat.agrees) json.flag("agrees", true);
    json.end_object();
  }
  json.end_list();
}

void write_clock(const Clock& clock, JsonWriter& json) {
  if (clock.kind == Clock::Kind::none) return;
  json.begin_object("clock");
  if (clock.kind == Clock::Kind::days) {
    json.number("days", clock.days);
  } else {
    json.number("seconds", clock.seconds);
    json.number("reserve", clock.reserve);
  }
  json.end_object();
}

void write_deadlines(const std::vector<Deadline>& deadlines, JsonWriter& json) {
  if (deadlines.empty()) return;
  json.begin_object("until");
  for (const Deadline& deadline : deadlines) {
    const char seat = letter(deadline.seat);
    json.number({&seat, 1}, deadline.at_ms);
  }
  json.end_object();
}

void write_result(const Result& result, JsonWriter& json) {
  json.begin_object("result");
  alea::write(result, json);
  json.end_object();
}

void write_share(std::string_view name, const ShareShown& share, JsonWriter& json) {
  json.begin_object(name);
  write_seat("seat", share.seat, json);
  bytes_or_null("hash", share.commitment, json);
  if (share.share) json.text("share", alea::write(*share.share));
  json.end_object();
}

void write_chat(std::string_view name, const ChatLine& line, JsonWriter& json) {
  json.begin_object(name);
  write_seat("seat", line.seat, json);
  json.text("text", line.text);
  json.end_object();
}

std::string addressed(std::string_view update, std::string_view key, const std::vector<Offer>& choices) {
  constexpr std::string_view kName = R"(,"k":")";
  const std::size_t after_number = update.find_first_of(",}");
  std::string text(update.substr(0, after_number));
  if (!key.empty()) text.append(kName).append(key).append("\"");
  text.append(update.substr(after_number));
  if (choices.empty()) return text;
  JsonWriter json;
  write_offers("c", choices, json);
  text.back() = ',';
  text.append(std::string_view(json.finish()).substr(1));
  return text;
}

std::string write(const ServerMessage& message) {
  JsonWriter json;
  std::visit([&](const auto& one) { write(one, json); }, message);
  return json.finish();
}

}  // namespace alea::server
