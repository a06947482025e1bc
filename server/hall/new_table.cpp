#include "server/hall/new_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "bots/bots.h"
#include "engine/bytes.h"
#include "engine/text.h"
#include "games/registry.h"
#include "json/json_fields.h"
#include "server/hall/random_bytes.h"
#include "server/hall/table_id.h"
#include "server/protocol/client_message.h"

namespace alea::server {
namespace {

using InviteCode = Bytes<struct InviteCodeMeaning, 8>;

constexpr std::array<std::string_view, kMaxSeats> kBotNames{"Aster", "Birch", "Cedar", "Dill",
                                                            "Elder", "Fern",  "Gorse", "Hazel"};

/// Several times our own files with their comments. A table keeps its file.
constexpr std::size_t kMostOptionBytes = 64'000;

Error wrong_seat(const AnyGame& game) {
  return Error{
      R"(a seat is "me", "me:NAME" for another person at this screen, "open", "invite" or "bot:LEVEL" with one of these levels: )" +
      joined(bots::level_names(game))};
}

Checked<SeatPlan> read_bot(const AnyGame& game, std::string_view level, std::size_t seat) {
  const std::vector<std::string_view> levels = bots::level_names(game);
  if (std::find(levels.begin(), levels.end(), level) == levels.end()) return wrong_seat(game);
  return SeatPlan{.kind = SeatShown::Kind::bot, .name = std::string(kBotNames[seat]), .level = std::string(level)};
}

Checked<SeatPlan> read_seat_wanted(const AnyGame& game, std::string_view text, std::size_t seat, const Guest& host) {
  const auto who = static_cast<PersonId>(host.id);
  if (text == "me") return SeatPlan{.kind = SeatShown::Kind::person, .who = who, .name = host.name};
  if (text == "open") return SeatPlan{.kind = SeatShown::Kind::open};
  if (text == "invite") return SeatPlan{.kind = SeatShown::Kind::invite};
  std::string_view rest = text;
  const std::string_view word = next_part(rest, ':');
  if (word == "bot") return read_bot(game, rest, seat);
  if (word != "me") return wrong_seat(game);
  auto name = read_name(rest);
  if (!name) return name.error();
  return SeatPlan{.kind = SeatShown::Kind::person, .who = who, .name = *std::move(name)};
}

Checked<std::vector<SeatPlan>> read_seats_wanted(const AnyGame& game, const JsonFields& fields, const Guest& host) {
  const rapidjson::Value* list = fields.find("seats");
  if (list == nullptr || !list->IsArray() || list->Size() > kMaxSeats) {
    return Error{fmt::format(R"("seats" is a list of at most {} seats; {})", kMaxSeats, wrong_seat(game).reason)};
  }
  std::vector<SeatPlan> seats;
  bool has_host = false;
  for (const rapidjson::Value& value : list->GetArray()) {
    if (!value.IsString()) return wrong_seat(game);
    auto seat = read_seat_wanted(game, text_of(value), seats.size(), host);
    if (!seat) return seat.error();
    has_host = has_host || seat->kind == SeatShown::Kind::person;
    seats.push_back(*std::move(seat));
  }
  if (!has_host) return Error{R"(at least one seat must be "me")"};
  return seats;
}

Checked<std::vector<OptionSetting>> read_options_wanted(const JsonFields& fields) {
  auto options = fields.settings();
  if (!options) return options;
  std::set<std::string_view> names;
  for (const OptionSetting& option : *options) {
    if (!names.insert(option.name).second)
      return Error{fmt::format("option {} is given twice", in_quotes(option.name))};
    if (option.value.size() > kMostOptionBytes) {
      return Error{fmt::format("option {} is too long; a file has at most {} kB", in_quotes(option.name),
                               kMostOptionBytes / 1000)};
    }
  }
  return options;
}

void make_secrets(Opening& opening) {
  opening.invite = alea::write(random_bytes<InviteCode>());
  opening.fair_game = random_bytes<GameId>();
  opening.seed = random_bytes<FairSeed>();
}

}  // namespace

Checked<Opening> read_new_table(std::string_view body, const Guest& host, TableId id) {
  rapidjson::Document document;
  const auto parsed =
      read_object(body, R"(send a table such as {"game":"dracarys_dice","seats":["me","bot:easy"]})", document);
  if (!parsed) return parsed.error();
  const JsonFields fields(document);
  constexpr std::array<std::string_view, 6> kAllowed{"game", "options", "seats", "clock", "hints", "private"};
  if (const auto checked = fields.check("a table", kAllowed); !checked) return checked.error();
  const auto name = fields.text("game");
  if (!name) return name.error();
  const AnyGame* game = find_game(*name);
  if (game == nullptr) return Error{fmt::format("unknown game {}; GET /api/games lists them", in_quotes(*name))};
  auto options = read_options_wanted(fields);
  if (!options) return options.error();
  auto seats = read_seats_wanted(*game, fields, host);
  if (!seats) return seats.error();
  Clock clock;
  if (const rapidjson::Value* value = fields.find("clock")) {
    const auto read = read_clock(*value);
    if (!read) return read.error();
    clock = *read;
  }
  const auto hints = fields.flag("hints", false);
  if (!hints) return hints.error();
  const auto is_private = fields.flag("private", false);
  if (!is_private) return is_private.error();
  Opening opening{.table = write(id),
                  .game = std::string(*name),
                  .edition = game->about().edition,
                  .options = *std::move(options),
                  .host = static_cast<PersonId>(host.id),
                  .seats = *std::move(seats),
                  .clock = clock,
                  .has_hints = *hints,
                  .is_listed = !*is_private};
  make_secrets(opening);
  return opening;
}

Opening again(const Opening& opening, const std::vector<SeatPlan>& seats, TableId id) {
  Opening next = opening;
  next.table = write(id);
  next.seats = seats;
  make_secrets(next);
  return next;
}

}  // namespace alea::server
