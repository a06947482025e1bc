// Bots by the name of the game and their own.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "search/any_bot.h"

namespace alea::lab {

/// The bot whose ranking of the moves is shown to people as a hint.
inline constexpr std::string_view kAdviser = "strong";

/// The names of the bots that play this game, the strongest last.
std::vector<std::string_view> bot_names(const AnyGame& game);

/// Whether a bot thinks about its choices, and so has use for what can be worked out beforehand.
bool thinks(std::string_view name);

/// Refuses a name that no bot of this game has, with the names there are.
Checked<Done> check_bot(const AnyGame& game, std::string_view name);

/// A bot that plays this game; its own chance comes from `seed`. The name must be one of its bots'.
std::unique_ptr<AnyBot> make_bot(const AnyGame& game, std::string_view name, const Budget& budget, std::uint64_t seed);

}  // namespace alea::lab
