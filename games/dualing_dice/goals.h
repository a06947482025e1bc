// Goals and the deck: data, read from a file that designers can edit. data/README.md explains its format.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "games/dualing_dice/conditions.h"
#include "games/dualing_dice/types.h"

namespace alea::dualing_dice {

/// A goal's place in the deck, from 0.
using GoalNumber = std::uint8_t;
inline constexpr int kMostGoals = 128;
inline constexpr int kMostPoints = 5;  // of one goal

class Chances;
class LazyChances;

struct Goal {
  std::string name;
  int points = 0;
  std::vector<std::string> when;      // the conditions as written in the file; all must hold
  std::vector<Condition> conditions;  // the same, parsed
  std::shared_ptr<const LazyChances> lazy_chances;

  /// Whether the five dice of a full scoring card meet it.
  bool is_met(std::span<const SavedDie> dice) const;
  /// The chance to complete it from any scoring card at a table of `players` (chances.h). Computed on first use.
  const Chances& chances(int players = 1) const;

  bool operator==(const Goal& other) const {
    return name == other.name && points == other.points && when == other.when;
  }
};

struct Deck {
  std::vector<Goal> goals;
  bool operator==(const Deck&) const = default;
};

/// The deck, or an error with the line and the reason (DU-18).
Checked<Deck> read_deck(std::string_view text);

/// The deck in the box: the game's own data file.
const Deck& our_deck();

}  // namespace alea::dualing_dice
