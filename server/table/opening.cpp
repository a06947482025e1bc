#include "server/table/opening.h"

#include <algorithm>
#include <array>
#include <climits>

#include "engine/text.h"
#include "json/json_fields.h"

namespace alea::server {
namespace {

void write_seat_plan(const SeatPlan& seat, JsonWriter& json) {
  json.begin_object({});
  json.text("kind", name_of(seat.kind));
  if (seat.who != kNobody) json.number("who", static_cast<std::int64_t>(seat.who));
  if (!seat.name.empty()) json.text("name", seat.name);
  if (!seat.level.empty()) json.text("level", seat.level);
  json.end_object();
}

/// A text that may be left out.
std::string text_or_none(const JsonFields& fields, std::string_view name) {
  const auto text = fields.text(name);
  return text ? std::string(*text) : std::string();
}

Checked<SeatPlan> read_seat_plan(const rapidjson::Value& value) {
  if (!value.IsObject()) return Error{"a seat is an object"};
  const JsonFields fields(value);
  const auto kind = fields.text("kind");
  if (!kind) return kind.error();
  SeatPlan seat;
  const auto known = read_seat_kind(*kind);
  if (!known) return Error{"no seat is " + in_quotes(*kind)};
  seat.kind = *known;
  const auto who = fields.number("who", 0, INT64_MAX, 0);
  if (!who) return who.error();
  seat.who = static_cast<PersonId>(*who);
  seat.name = text_or_none(fields, "name");
  seat.level = text_or_none(fields, "level");
  return seat;
}

/// Older set-ups do not name the host. It always had a seat, and nobody else did at first.
PersonId first_person(const std::vector<SeatPlan>& seats) {
  const auto found = std::find_if(seats.begin(), seats.end(), [](const SeatPlan& seat) { return seat.who != kNobody; });
  return found == seats.end() ? kNobody : found->who;
}

template <class B>
Checked<B> read_hex(const JsonFields& fields, std::string_view name) {
  const auto text = fields.text(name);
  if (!text) return text.error();
  const auto bytes = read_bytes<B>(*text);
  if (!bytes) return Error{std::string(name) + " is not as many hexadecimal digits as it should be"};
  return *bytes;
}

}  // namespace

std::string write(const Opening& opening) {
  JsonWriter json;
  json.text("table", opening.table);
  json.text("game", opening.game);
  json.number("edition", opening.edition);
  json.begin_object("options");
  for (const OptionSetting& option : opening.options) json.text(option.name, option.value);
  json.end_object();
  json.number("host", static_cast<std::int64_t>(opening.host));
  json.begin_list("seats");
  for (const SeatPlan& seat : opening.seats) write_seat_plan(seat, json);
  json.end_list();
  write_clock(opening.clock, json);
  json.flag("hints", opening.has_hints);
  json.flag("listed", opening.is_listed);
  json.text("invite", opening.invite);
  json.text("fair", alea::write(opening.fair_game));
  json.text("seed", alea::write(opening.seed));
  return json.finish();
}

Checked<Opening> read_opening(std::string_view text) {
  rapidjson::Document document;
  if (const auto parsed = read_object(text, "a set-up is an object", document); !parsed) return parsed.error();
  const JsonFields fields(document);
  Opening opening;
  opening.table = text_or_none(fields, "table");
  opening.game = text_or_none(fields, "game");
  opening.invite = text_or_none(fields, "invite");
  const auto edition = fields.number("edition", 1, INT_MAX, 1);
  if (!edition) return edition.error();
  opening.edition = static_cast<int>(*edition);
  const auto options = fields.settings();
  if (!options) return options.error();
  opening.options = *options;
  const rapidjson::Value* seats = fields.find("seats");
  if (seats == nullptr || !seats->IsArray()) return Error{"the set-up has no seats"};
  for (const rapidjson::Value& value : seats->GetArray()) {
    const auto seat = read_seat_plan(value);
    if (!seat) return seat.error();
    opening.seats.push_back(*seat);
  }
  const auto host = fields.number("host", 0, INT64_MAX, static_cast<std::int64_t>(first_person(opening.seats)));
  if (!host) return host.error();
  opening.host = static_cast<PersonId>(*host);
  if (const rapidjson::Value* value = fields.find("clock")) {
    const auto clock = read_clock(*value);
    if (!clock) return clock.error();
    opening.clock = *clock;
  }
  const auto hints = fields.flag("hints", false);
  const auto listed = fields.flag("listed", false);
  if (!hints || !listed) return Error{"hints and listed are true or false"};
  opening.has_hints = *hints;
  opening.is_listed = *listed;
  const auto fair_game = read_hex<GameId>(fields, "fair");
  if (!fair_game) return fair_game.error();
  opening.fair_game = *fair_game;
  const auto seed = read_hex<FairSeed>(fields, "seed");
  if (!seed) return seed.error();
  opening.seed = *seed;
  return opening;
}

Checked<Clock> read_clock(const rapidjson::Value& value) {
  constexpr std::int64_t kMostSeconds = 86'400;
  constexpr std::int64_t kMostDays = 60;
  if (value.IsNull()) return Clock();
  const Error wrong{
      R"("clock" is null, {"seconds":30,"reserve":300} or {"days":2}: 5 to 86400 seconds for each choice )"
      "with a reserve of up to 86400 for the whole game, or 1 to 60 days for each choice"};
  if (!value.IsObject()) return wrong;
  const JsonFields fields(value);
  if (fields.has("days")) {
    const auto days = fields.number("days", 1, kMostDays);
    if (!days || !fields.check("clock", std::array<std::string_view, 1>{"days"})) return wrong;
    return Clock{.kind = Clock::Kind::days, .days = static_cast<std::int32_t>(*days)};
  }
  const auto seconds = fields.number("seconds", 5, kMostSeconds);
  const auto reserve = fields.number("reserve", 0, kMostSeconds, 0);
  if (!seconds || !reserve || !fields.check("clock", std::array<std::string_view, 2>{"seconds", "reserve"})) {
    return wrong;
  }
  return Clock{.kind = Clock::Kind::seconds,
               .seconds = static_cast<std::int32_t>(*seconds),
               .reserve = static_cast<std::int32_t>(*reserve)};
}

}  // namespace alea::server
