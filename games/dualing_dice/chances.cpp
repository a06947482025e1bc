#include "games/dualing_dice/chances.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace alea::dualing_dice {
namespace {

constexpr std::array<std::uint8_t, kAllFaces> colour_bits() {
  std::array<std::uint8_t, kAllFaces> bits{};
  for (int face = kWhiteFaces; face < kAllFaces; ++face) {
    bits[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(1U << static_cast<unsigned>(die_with(face).kind));
  }
  return bits;
}

/// An estimate of how many white dice of others a player finds to choose from, as far as they help, in halves of a die.
/// data/README.md has how far it is off.
int spare_halves(int players) {
  constexpr std::array<int, kMostPlayers> kHalves{0, 2, 2, 3, 3, 4, 4, 4};
  return kHalves[static_cast<std::size_t>(players) - 1];
}

/// The likelihood of something for all spare dice, if it has this likelihood for one.
float for_all(float likelihood, int halves) {
  const float of_half = std::sqrt(likelihood);
  float all = 1;
  for (int i = 0; i < halves; ++i) all *= of_half;
  return all;
}

/// What each face is worth when it may still be given up for the best of some spare white dice: the average of the
/// better one. Every kind of white die is as likely as the others.
class SpareWhites {
 public:
  SpareWhites(const FaceWorth& worth, int halves) {
    for (std::size_t face = 0; face < kWhiteFaces; ++face) sorted_[face] = {worth[face], kLikelihood[face]};
    std::sort(sorted_.begin(), sorted_.end(),
              [](const Entry& one, const Entry& other) { return one.worth < other.worth; });
    float below = 0;
    for (std::size_t i = 0; i < kWhiteFaces; ++i) {
      below += sorted_[i].likelihood;
      sorted_[i].likelihood = for_all(std::min(below, 1.0F), halves);  // that the best is worth no more than this
    }
    for (std::size_t i = kWhiteFaces; i-- > 0;) {
      const float before = i == 0 ? 0 : sorted_[i - 1].likelihood;
      better_[i] = better_[i + 1] + sorted_[i].worth * (sorted_[i].likelihood - before);
    }
  }

  float or_better(float worth) const {
    const auto at =
        static_cast<std::size_t>(std::upper_bound(sorted_.begin(), sorted_.end(), worth,
                                                  [](float one, const Entry& other) { return one < other.worth; }) -
                                 sorted_.begin());
    return (at == 0 ? 0 : worth * sorted_[at - 1].likelihood) + better_[at];
  }

 private:
  struct Entry {
    float worth;
    float likelihood;
  };
  static constexpr std::array<float, kWhiteFaces> kLikelihood = [] {
    std::array<float, kWhiteFaces> likelihood{};
    for (int face = 0; face < kWhiteFaces; ++face) {
      likelihood[static_cast<std::size_t>(face)] = 1.0F / static_cast<float>(kWhiteKinds * faces(die_with(face).kind));
    }
    return likelihood;
  }();

  std::array<Entry, kWhiteFaces> sorted_;
  std::array<float, kWhiteFaces + 1> better_{};  // what all from here on add to the average
};

Progress progress_of(Conditions conditions) {
  std::optional<Progress> progress = Progress::of(conditions);
  assert(progress);  // a deck has no others
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

/// The best colour die and white die to roll, if the better face of the two is saved.
float Chances::best_choice(Standing card) const {
  const unsigned free_colours = ~unsigned{card.colours} & ((1U << kColourKinds) - 1U);
  FaceWorth worth;
  for (int face = 0; face < kAllFaces; ++face) worth[static_cast<std::size_t>(face)] = at(after(card, face));
  if (spare_halves_ > 0) {
    const SpareWhites spare(worth, spare_halves_);
    for (float& one : worth) one = spare.or_better(one);
  }
  float best = 0;
  each_pair(worth, free_colours, [&](Kind, Kind, float chance) { best = std::max(best, chance); });
  return std::min(best, 1.0F);  // averages are rounded
}

/// The same in the last round, where a face completes the goal or does not: each die is the best one for itself.
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

Chances::Standing Chances::standing(std::span<const SavedDie> card) const {
  Standing standing{.rounds = 0, .colours = 0, .stage = progress_.start()};
  for (const SavedDie die : card) standing = after(standing, face_of(die));
  return standing;
}

const Chances& LazyChances::of(Conditions conditions, int players) const {
  std::atomic<const Chances*>& place = made_[static_cast<std::size_t>(spare_halves(players))];
  const Chances* made = place.load(std::memory_order_acquire);
  if (made != nullptr) return *made;
  auto fresh = std::make_unique<const Chances>(conditions, players);
  // Where two threads come at once, the second finds what the first has made.
  if (!place.compare_exchange_strong(made, fresh.get(), std::memory_order_acq_rel)) return *made;
  return *fresh.release();
}

}  // namespace alea::dualing_dice
