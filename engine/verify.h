// Checks a finished game from its record alone: whether it followed the rules, and whether its dice are the ones that
// the seed and the shares determine (docs/fair-dice.md).
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/fact.h"
#include "engine/fair_dice.h"
#include "engine/record.h"

namespace alea {

/// The result of one check. The name of its fact is a key of the program's catalogue, `verify.…`.
struct Finding {
  enum class Verdict : std::uint8_t {  // from the best to the worst
    right,
    note,  // not an error, but a reservation: the dice cannot be checked, or a player has no share in them
    wrong,
  };
  Verdict verdict;
  Fact fact;
  bool operator==(const Finding&) const = default;
};

/// The numbers drawn by the dice of one chance event.
struct EventDraws {
  int event;  // its number in the record, from 1
  std::vector<FairDice::Draw> draws;
};

struct Verification {
  std::vector<Finding> findings;  // in this order: rules, result, seed, shares, dice
  std::vector<EventDraws> draws;  // of every chance event, up to the first event that breaks the rules
  bool dice_checked = false;      // whether the record has everything needed to check the dice

  /// That of the worst finding. So a game is never plainly right if a player has no share in its dice.
  Finding::Verdict verdict() const;
};

/// "right", "note" or "wrong".
std::string_view name_of(Finding::Verdict verdict);

/// `game` must be the record's game. An error only if the game cannot be started.
Checked<Verification> verify(const Record& record, const AnyGame& game);

}  // namespace alea
