#include "games/dualing_dice/plan.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "games/dualing_dice/spare_whites.h"

namespace alea::dualing_dice {
namespace {

unsigned free_colours(const Plan::Card& card) { return ~unsigned{card.colours} & ((1U << kColourKinds) - 1U); }

bool is_lost(const Plan::Card& card) {
  return std::all_of(card.standings.begin(), card.standings.end(),
                     [](Chances::Standing standing) { return standing.stage == Progress::kLost; });
}

}  // namespace

Plan::Plan(const State& table, const Player& player, const PointWorth& worth)
    : spare_halves_(spare_halves(table.players)) {
  for (std::size_t at = 0; at < player.held; ++at) {
    const Goal& goal = table.goal(player.hand[at].goal);
    goals_.push_back({.chances = &goal.chances(table.players), .points = goal.points});
  }
  std::array<int, kRanks> points{};
  for (std::size_t met = 0; met < kRanks; ++met) {
    for (std::size_t at = 0; at < goals_.size(); ++at) points[met] += (met >> at & 1U) != 0 ? goals_[at].points : 0;
  }
  std::array<std::uint8_t, kRanks> order{};
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  std::sort(order.begin(), order.end(), [&](auto one, auto other) { return points[one] < points[other]; });
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    rank_[order[rank]] = static_cast<std::uint8_t>(rank);
    worth_[rank] = worth[static_cast<std::size_t>(points[order[rank]])];
  }
}

Plan::Card Plan::card(const Player& player) const {
  Card card{.rounds = player.saved_count, .colours = player.saved_colours};
  for (std::size_t at = 0; at < goals_.size(); ++at) card.standings[at] = goals_[at].chances->standing(player.card());
  return card;
}

Plan::Card Plan::after(const Card& card, int face) const {
  const SavedDie die = die_with(face);
  Card next{.rounds = static_cast<std::uint8_t>(card.rounds + 1),
            .colours = static_cast<std::uint8_t>(card.colours | (die.is_white ? 0U : bit(die.kind)))};
  std::transform(goals_.begin(), goals_.end(), card.standings.begin(), next.standings.begin(),
                 [&](const Held& goal, Chances::Standing standing) { return goal.chances->after(standing, face); });
  return next;
}

float Plan::worth(const Card& card) const {
  assert(card.rounds + 1 >= kRounds);
  return card.rounds == kRounds ? worth_of_full(card) : worth_of_last_round(card);
}

float Plan::worth_of_full(const Card& card) const {
  unsigned met = 0;
  for (std::size_t at = 0; at < goals_.size(); ++at) {
    met |= static_cast<unsigned>(card.standings[at].stage == Progress::kMet) << at;
  }
  return worth_[rank_[met]];
}

/// With the best colour die and white die to roll, saving the best of all faces.
float Plan::worth_of_last_round(const Card& card) const {
  if (is_lost(card)) return worth_[0];
  std::array<std::uint8_t, kAllFaces> met{};  // the goals that a face completes
  for (std::size_t at = 0; at < goals_.size(); ++at) {
    if (card.standings[at].stage == Progress::kLost) continue;
    const Chances& chances = *goals_[at].chances;
    for (int face = 0; face < kAllFaces; ++face) {
      const bool is_met = chances.after(card.standings[at], face).stage == Progress::kMet;
      met[static_cast<std::size_t>(face)] |= static_cast<std::uint8_t>(static_cast<unsigned>(is_met) << at);
    }
  }
  // For each kind of die, the chance to show a face of at most this rank
  using ByRank = std::array<float, kRanks>;
  const auto up_to = [&](Kind kind, bool is_white) {
    ByRank share{};
    const int first = first_face(kind, is_white);
    const float one = 1.0F / static_cast<float>(faces(kind));
    for (int face = first; face < first + faces(kind); ++face) share[rank_[met[static_cast<std::size_t>(face)]]] += one;
    std::partial_sum(share.begin(), share.end(), share.begin());
    return share;
  };
  std::array<ByRank, kWhiteKinds> whites;
  ByRank spare{};
  for (std::size_t kind = 0; kind < kWhiteKinds; ++kind) {
    whites[kind] = up_to(static_cast<Kind>(kind), true);
    for (std::size_t rank = 0; rank < kRanks; ++rank) spare[rank] += whites[kind][rank] / kWhiteKinds;
  }
  for (float& one : spare) one = for_all(std::min(one, 1.0F), spare_halves_);

  float best = 0;
  each_kind(free_colours(card), [&](Kind kind) {
    ByRank colour = up_to(kind, false);
    for (std::size_t rank = 0; rank < kRanks; ++rank) colour[rank] *= spare[rank];
    for (const ByRank& white : whites) {
      float worth = worth_[kRanks - 1];
      for (std::size_t rank = 0; rank + 1 < kRanks; ++rank) {
        worth -= colour[rank] * white[rank] * (worth_[rank + 1] - worth_[rank]);
      }
      best = std::max(best, worth);
    }
  });
  return best;
}

/// A heuristic value of each face. Expected points are squared before they are added up: one good goal is worth more
/// than several poor ones, since few dice suit them all.
FaceWorth Plan::appeal_of_faces(const Card& card) const {
  FaceWorth appeal{};
  for (std::size_t at = 0; at < goals_.size(); ++at) {
    const Chances::Standing standing = card.standings[at];
    if (standing.stage == Progress::kLost) continue;
    const Chances& chances = *goals_[at].chances;
    const auto points = static_cast<float>(goals_[at].points);
    for (int face = 0; face < kAllFaces; ++face) {
      const float promise = points * chances.at(chances.after(standing, face));
      appeal[static_cast<std::size_t>(face)] += promise * promise;
    }
  }
  return appeal;
}

/// Rolls the most appealing pair, and the spare white dice.
Plan::Rolled Plan::roll(const Card& card, const FaceWorth& appeal, SimulationDice& dice) const {
  Kind colour = Kind::d4;
  Kind white = Kind::d4;
  float best = -1;
  each_pair(appeal, free_colours(card), [&](Kind one, Kind other, float here) {
    if (here <= best) return;
    best = here;
    colour = one;
    white = other;
  });
  const auto rolled = [&](Kind kind, bool is_white) { return first_face(kind, is_white) + dice.pick(faces(kind)); };
  Rolled found;
  found.push_back(rolled(colour, false));
  found.push_back(rolled(white, true));
  const int spare = (spare_halves_ + (spare_halves_ % 2 != 0 ? dice.pick(2) : 0)) / 2;
  for (int i = 0; i < spare; ++i) found.push_back(rolled(static_cast<Kind>(dice.pick(kWhiteKinds)), true));
  return found;
}

float Plan::line(Card card, SimulationDice& dice) const {
  while (card.rounds + 2 < kRounds) {
    if (is_lost(card)) return worth_[0];
    const FaceWorth appeal = appeal_of_faces(card);
    const Rolled rolled = roll(card, appeal, dice);
    card = after(card, *std::max_element(rolled.begin(), rolled.end(), [&](int one, int other) {
                   return appeal[static_cast<std::size_t>(one)] < appeal[static_cast<std::size_t>(other)];
                 }));
  }
  if (card.rounds + 1 >= kRounds) return worth(card);
  if (is_lost(card)) return worth_[0];
  float best = 0;
  for (const int face : roll(card, appeal_of_faces(card), dice)) best = std::max(best, worth(after(card, face)));
  return best;
}

FaceWorth Plan::or_spare(const FaceWorth& worth) const {
  const SpareWhites spare(worth, spare_halves_);
  FaceWorth better;
  std::transform(worth.begin(), worth.end(), better.begin(), [&](float one) { return spare.or_better(one); });
  return better;
}

}  // namespace alea::dualing_dice
