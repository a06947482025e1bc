// The fair dice of a record: the commitments and shares published before the first event, and the seed once the game is
// over. docs/record.md has the grammar of these lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "engine/fair_dice.h"
#include "engine/seat.h"

namespace alea {

struct FairRecord {
  struct SeatShare {
    Seat seat{};
    Commitment commitment;
    std::optional<FairShare> share;  // empty if it did not arrive, or did not match its commitment
    bool operator==(const SeatShare&) const = default;
  };

  GameId game;
  Commitment commitment;          // to the seed
  std::vector<SeatShare> shares;  // of the seats that committed to one, in seat order
  std::optional<FairSeed> seed;   // once the game is over

  bool operator==(const FairRecord&) const = default;
};

/// The key of the record's game. The seed is a parameter because the record does not contain it until the game is over.
FairKey fair_key(const FairRecord& fair, const FairSeed& seed, int players);

/// The lines of the header.
std::string write_header(const FairRecord& fair);

/// Parses what follows `fair` on its line.
Checked<FairRecord> read_fair(std::string_view rest);
/// Parses what follows `share` on its line.
Checked<FairRecord::SeatShare> read_share(std::string_view rest);
/// Parses what follows `seed` on its line.
Checked<FairSeed> read_fair_seed(std::string_view rest);

}  // namespace alea
