// Bots by name, for any game: what the server, the terminal and the lab ask for. bots/list.h has their types.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "bots/any_bot.h"
#include "engine/any_game.h"
#include "engine/budget.h"

namespace alea::bots {

/// The level for people who do not choose one. It also plays for people who are away.
inline constexpr std::string_view kUsualLevel = "medium";

/// The names of the bots that play this game, from the weakest to the strongest.
std::vector<std::string_view> bot_names(const AnyGame& game);

/// The same, but only the levels that people choose from.
std::vector<std::string_view> level_names(const AnyGame& game);

/// Whether the bot thinks about its choices: it can use a solution, and its timing could reveal what it sees.
bool thinks(std::string_view name);

/// How many milliseconds of this budget the bot thinks about a choice; 0 for a bot that does not think.
int thinking_ms(std::string_view name, const Budget& budget);

/// Rejects a name that no bot of this game has, and lists those that exist.
Checked<Done> check_bot(const AnyGame& game, std::string_view name);

/// A bot that plays this game and draws its own chance from `seed`. The name must be one of bot_names(game).
std::unique_ptr<AnyBot> make_bot(const AnyGame& game, std::string_view name, const Budget& budget, std::uint64_t seed);

}  // namespace alea::bots
