#include "games/dualing_dice/chances.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

#include "games/dualing_dice/spare_whites.h"

namespace alea::dualing_dice {
namespace {

constexpr std::array<std::uint8_t, kAllFaces> colour_bits() {
  std::array<std::uint8_t, kAllFaces> bits{};
  for (int face = kWhiteFaces; face < kAllFaces; ++face) {
    bits[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(1U << static_cast<unsigned>(die_with(face).kind));
  }
  return bits;
}

unsigned free_colours(Chances::Standing card) { return ~unsigned{card.colours} & ((1U << kColourKinds) - 1U); }

Progress progress_of(Conditions conditions) {
  std::optional<Progress> progress = Progress::of(conditions);
  assert(progress);  // read_deck refuses all others
  return *std::move(progress);
}

}  // namespace

constexpr std::array<std::uint8_t, kAllFaces> Chances::kColourBit = colour_bits();

Chances::Chances(Conditions conditions, int players)
    : progress_(progress_of(conditions)), spare_halves_(spare_halves(players)) {
  const auto reachable = progress_.reachable();
  for (std::size_t round = 0; round <= kRounds; ++round) chances_[round].resize(reachable[round].size() * kColourSets);
  std::fill_n(chances_[kRounds].begin() + kColourSets * Progress::kMet, kColourSets, 1.0F);
  for (std::size_t round = kRounds; round-- > 0;) {
    for (std::size_t stage = Progress::kLost + 1; stage < reachable[round].size(); ++stage) {
      for (std::uint64_t sets = reachable[round][stage]; sets != 0; sets &= sets - 1) {
        const Standing card{.rounds = static_cast<std::uint8_t>(round),
                            .colours = static_cast<std::uint8_t>(std::countr_zero(sets)),
                            .stage = static_cast<Progress::Stage>(stage)};
        chances_[round][stage * kColourSets + card.colours] =
            round + 1 == kRounds ? best_last_choice(card) : best_choice(card);
      }
    }
  }
}

FaceWorth Chances::after_faces(Standing card) const {
  FaceWorth worth;
  for (int face = 0; face < kAllFaces; ++face) worth[static_cast<std::size_t>(face)] = at(after(card, face));
  return worth;
}

FaceWorth Chances::after_faces_or_spare(Standing card) const {
  FaceWorth worth = after_faces(card);
  if (spare_halves_ > 0) {
    const SpareWhites spare(worth, spare_halves_);
    for (float& one : worth) one = spare.or_better(one);
  }
  return worth;
}

/// With the best colour die and white die to roll, saving the better of the two.
float Chances::best_choice(Standing card) const {
  float best = 0;
  each_pair(after_faces_or_spare(card), free_colours(card),
            [&](Kind, Kind, float chance) { best = std::max(best, chance); });
  return std::min(best, 1.0F);  // rounding errors can exceed 1
}

/// The same in the last round, where a face either completes the goal or not: the best dice can be chosen
/// independently.
float Chances::best_last_choice(Standing card) const {
  const auto share_that_completes = [&](Kind kind, bool is_white) {
    float count = 0;
    const int first = first_face(kind, is_white);
    for (int face = first; face < first + faces(kind); ++face) count += at(after(card, face));
    return count / static_cast<float>(faces(kind));
  };
  float best_colour = 0;
  float best_white = 0;
  float any_white = 0;
  for (unsigned i = 0; i < kColourKinds; ++i) {
    const auto kind = static_cast<Kind>(i);
    if ((card.colours >> i & 1U) == 0) best_colour = std::max(best_colour, share_that_completes(kind, false));
    if (i == kWhiteKinds) break;
    const float share = share_that_completes(kind, true);
    best_white = std::max(best_white, share);
    any_white += share / kWhiteKinds;
  }
  return 1 - (1 - best_colour) * (1 - best_white) * for_all(std::max(1 - any_white, 0.0F), spare_halves_);
}

PairWorth Chances::with_pairs(Standing card) const {
  return worth_of_pairs(after_faces_or_spare(card), free_colours(card));
}

Chances::Standing Chances::standing(std::span<const SavedDie> card) const {
  Standing standing{.rounds = 0, .colours = 0, .stage = progress_.start()};
  for (const SavedDie die : card) standing = after(standing, face_of(die));
  return standing;
}

int percent(double chance) {
  if (chance <= 0 || chance >= 1) return chance > 0 ? 100 : 0;
  return std::clamp(static_cast<int>(std::lround(chance * 100)), 1, 99);
}

const Chances& LazyChances::of(Conditions conditions, int players) const {
  std::atomic<const Chances*>& place = made_[static_cast<std::size_t>(spare_halves(players))];
  const Chances* made = place.load(std::memory_order_acquire);
  if (made != nullptr) return *made;
  auto fresh = std::make_unique<const Chances>(conditions, players);
  // If two threads compute it at once, the second one discards its own.
  if (!place.compare_exchange_strong(made, fresh.get(), std::memory_order_acq_rel)) return *made;
  return *fresh.release();
}

}  // namespace alea::dualing_dice
