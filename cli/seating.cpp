#include "cli/seating.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "bots/bots.h"
#include "cli/layout.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

using Players = std::vector<Record::Player>;

constexpr int kLongestName = 20;

// Two for each seat, with its letter as initial: moves name seats by letter.
constexpr std::array<std::string_view, 2 * std::size_t{kMaxSeats}> kBotNames{
    "Ada",  "Basil", "Cleo", "Dora", "Edgar", "Flora", "Gus",   "Hazel",
    "Arlo", "Bella", "Cyd",  "Dirk", "Elsa",  "Felix", "Greta", "Hugo"};

bool is_taken(const Players& players, std::string_view name) {
  return std::any_of(players.begin(), players.end(), [&](const auto& player) { return player.name == name; });
}

std::string free_bot_name(const Players& players) {
  const std::size_t seat = players.size();
  for (const std::string_view name : {kBotNames[seat], kBotNames[seat + kMaxSeats]}) {
    if (!is_taken(players, name)) return std::string(name);
  }
  const auto* free =
      std::find_if(kBotNames.begin(), kBotNames.end(), [&](auto name) { return !is_taken(players, name); });
  return std::string(*free);
}

Checked<Done> check_name(const Players& players, const std::string& name) {
  const bool fits = !name.empty() && visible_width(name) <= kLongestName;
  if (!fits || harmless(name) != name || trimmed(name) != name) {
    return Error{fmt::format("a name has 1 to {} characters, without spaces at either end; not {}", kLongestName,
                             in_quotes(name))};
  }
  if (is_taken(players, name)) return Error{fmt::format("two players have the name {}", in_quotes(name))};
  return Done();
}

/// The user's login name, if it makes a valid name.
std::string default_name() {
  const char* user = std::getenv("USER");
  const std::string name = capitalised(user == nullptr ? "" : user);
  return check_name({}, name) ? name : "Player";
}

Checked<int> read_count(const AnyGame& game, const Arguments& arguments, int people) {
  constexpr int kPleasant = 3;
  const About& about = game.about();
  const int usual = std::clamp(std::max(kPleasant, people), about.least_players, about.most_players);
  const auto count = TRY(arguments.number("players", usual, about.least_players, about.most_players));
  if (people > count) {
    return Error{fmt::format("{} names for {} players; {} is for {} to {} players", people, count, about.title,
                             about.least_players, about.most_players)};
  }
  return static_cast<int>(count);
}

/// One kind for all bots, or one for each.
Checked<std::vector<std::string>> read_bots(const AnyGame& game, const Arguments& arguments, int bots) {
  const std::string text = arguments.value("bots").value_or(std::string(bots::kUsualLevel));
  std::vector<std::string> kinds;
  for (const auto kind : split(text, ',')) kinds.emplace_back(kind);
  if (bots == 0 && arguments.has("bots")) return Error{"no seat is left for --bots: people have taken all of them"};
  if (kinds.empty()) kinds.emplace_back();
  for (const std::string& kind : kinds) {
    TRY(bots::check_bot(game, kind));
  }
  if (kinds.size() == 1) kinds.resize(static_cast<std::size_t>(bots), kinds.front());
  if (kinds.size() != static_cast<std::size_t>(bots)) {
    return Error{fmt::format("--bots takes one name for all {0} bots, or {0} names, not {1}", bots, kinds.size())};
  }
  return kinds;
}

}  // namespace

Checked<Players> read_players(const AnyGame& game, const Arguments& arguments) {
  std::vector<std::string> names = arguments.all("name");
  if (names.empty()) names.push_back(default_name());
  const auto count = TRY(read_count(game, arguments, static_cast<int>(names.size())));
  Players players;
  for (const std::string& name : names) {
    TRY(check_name(players, name));
    players.push_back({.kind = std::string(kPerson), .name = name});
  }
  const auto bots = TRY(read_bots(game, arguments, count - static_cast<int>(names.size())));
  for (const std::string& kind : bots) players.push_back({.kind = kind, .name = free_bot_name(players)});
  return players;
}

Checked<Done> check_bots(const AnyGame& game, const Players& players) {
  for (const Record::Player& player : players) {
    if (player.kind == kPerson) continue;
    TRY(bots::check_bot(game, player.kind));
  }
  return Done();
}

Seats people(const Players& players) {
  Seats seats;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i].kind == kPerson) seats = seats.with(seat(static_cast<int>(i)));
  }
  return seats;
}

Names spectators_names(const Players& players) {
  Names names;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string name = harmless(players[i].name);
    names.by_seat.push_back(name.empty() ? std::string(1, letter(seat(static_cast<int>(i)))) : name);
  }
  return names;
}

Names players_names(const Players& players) {
  Names names = spectators_names(players);
  if (const Seats at_keyboard = people(players); at_keyboard.size() == 1) names.you = at_keyboard.front();
  return names;
}

std::vector<std::unique_ptr<AnyBot>> make_bots(const AnyGame& game, const Players& players, std::uint64_t seed,
                                               std::span<const Budget> budgets) {
  std::vector<std::unique_ptr<AnyBot>> bots;
  std::size_t bot = 0;
  for (const Record::Player& player : players) {
    ++seed;  // each bot has its own random stream, apart from the dice
    if (player.kind == kPerson) {
      bots.push_back(nullptr);
    } else {
      const Budget& budget = budgets.size() == 1 ? budgets.front() : budgets[bot];
      bots.push_back(bots::make_bot(game, player.kind, budget, seed));
      ++bot;
    }
  }
  return bots;
}

}  // namespace alea::cli
