// The players of a game in this program: people at the keyboard and bots.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "bots/any_bot.h"
#include "cli/catalogue.h"
#include "cli/command.h"
#include "engine/budget.h"
#include "engine/record.h"

namespace alea::cli {

inline constexpr std::string_view kPerson = "person";

/// The players that --players, --name and --bots ask for.
Checked<std::vector<Record::Player>> read_players(const AnyGame& game, const Arguments& arguments);

/// Refuses an unknown bot.
Checked<Done> check_bots(const AnyGame& game, const std::vector<Record::Player>& players);

Seats people(const std::vector<Record::Player>& players);

/// Names for spectators: nobody is "you".
Names spectators_names(const std::vector<Record::Player>& players);
/// Names for the people at the keyboard: if there is only one, that is "you".
Names players_names(const std::vector<Record::Player>& players);

/// By seat; null for people. All bots must be known. There is one budget for all of them, or one for each.
std::vector<std::unique_ptr<AnyBot>> make_bots(const AnyGame& game, const std::vector<Record::Player>& players,
                                               std::uint64_t seed, std::span<const Budget> budgets);

}  // namespace alea::cli
