// Who sits at a table in this program: people at the keyboard and bots.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "cli/catalogue.h"
#include "cli/command.h"
#include "engine/record.h"
#include "search/any_bot.h"

namespace alea::cli {

inline constexpr std::string_view kPerson = "person";

/// The players as the flags --players, --name and --bots ask for them.
Checked<std::vector<Record::Player>> read_players(const AnyGame& game, const Arguments& arguments);

/// Refuses a bot that this program does not have.
Checked<Done> check_bots(const AnyGame& game, const std::vector<Record::Player>& players);

Seats people(const std::vector<Record::Player>& players);

/// The names for spectators: nobody is "you".
Names spectators_names(const std::vector<Record::Player>& players);
/// The names for those at the keyboard: the only one there is "you".
Names players_names(const std::vector<Record::Player>& players);

/// By seat; nothing where a person sits. The bots must be those of this program.
std::vector<std::unique_ptr<AnyBot>> make_bots(const AnyGame& game, const std::vector<Record::Player>& players,
                                               std::uint64_t seed);

}  // namespace alea::cli
