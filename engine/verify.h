// Checks a finished game from its record alone: whether it went by the rules, and whether its dice are
// what the seed and the shares give (docs/fair-dice.md).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/fact.h"
#include "engine/fair_dice.h"
#include "engine/record.h"

namespace alea {

/// One thing that was found. Its fact is a key of the program's catalogue, `verify.…`.
struct Finding {
  enum class Verdict : std::uint8_t {
    right,
    note,  // nothing differs, but whoever checks should know: the dice cannot be checked, a share did not come
    wrong,
  };
  Verdict verdict;
  Fact fact;
  bool operator==(const Finding&) const = default;
};

/// The numbers that the dice of one chance event gave.
struct EventDraws {
  int event;  // its number in the record, from 1
  std::vector<FairDice::Draw> draws;
};

struct Verification {
  std::vector<Finding> findings;  // rules, result, seed, shares, dice
  std::vector<EventDraws> draws;  // of every chance event, up to one that is against the rules
  bool dice_checked = false;      // whether the record has all it needs for that

  int wrong() const;  // how many findings are
};

/// `game` must be the record's. Refuses only a record whose game cannot be started.
Checked<Verification> verify(const Record& record, const AnyGame& game);

}  // namespace alea
