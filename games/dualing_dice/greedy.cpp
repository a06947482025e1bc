#include "games/dualing_dice/greedy.h"

#include <cassert>
#include <cmath>
#include <cstdint>

#include "games/dualing_dice/chances.h"

namespace alea::dualing_dice {
namespace {

/// A goal's promise: its expected points, if nothing else is pursued. At the start of a set.
float promise(const Goal& goal, int players) {
  return static_cast<float>(goal.points) * goal.chances(players).from_start();
}

/// The average promise of the goals in the deck.
float average_promise(const Deck& deck, int players) {
  float sum = 0;
  for (const Goal& goal : deck.goals) sum += promise(goal, players);
  return sum / static_cast<float>(deck.goals.size());
}

/// The total promise of the goals in hand after saving each face. The values of colour dice that are already on the
/// card are meaningless.
FaceWorth promises(const State& table, const Player& player) {
  FaceWorth worth{};
  for (std::size_t at = 0; at < player.held; ++at) {
    const Goal& goal = table.goal(player.hand[at].goal);
    const Chances& chances = goal.chances(table.players);
    const auto points = static_cast<float>(goal.points);
    const Chances::Standing card = chances.standing(player.card());
    for (int face = 0; face < kAllFaces; ++face) {
      worth[static_cast<std::size_t>(face)] += points * chances.at(chances.after(card, face));
    }
  }
  return worth;
}

/// DU-5: the promise of the hand after a discard, if every new goal is a little better than average: a poor one can be
/// exchanged again in the next set.
float worth_of_discard(const State& table, const Player& player, Move move, float average) {
  constexpr float kHope = 1.15F;
  float worth = static_cast<float>(move.number_of_discards()) * average * kHope;
  for (std::size_t at = 0; at < player.held; ++at) {
    const GoalNumber goal = player.hand[at].goal;
    if (!move.discards(goal)) worth += promise(table.goal(goal), table.players);
  }
  return worth;
}

/// The highest number on a colour die selects first, from all white dice (DU-8). A large die therefore gets a small
/// bonus, enough to decide between dice with about the same promise.
float with_first_selection(float promised, Kind colour) {
  constexpr float kGain = 0.08F;  // for the largest die; the best of 0 to 0.3 in games of two and four
  return promised * (1 + kGain * static_cast<float>(faces(colour)) / static_cast<float>(faces(Kind::d20)));
}

/// The move with the highest worth(move), any of equals. Rounding errors make no difference.
template <class Worth>
Move best_of(const Rules::Moves& moves, SimulationDice& dice, Worth worth) {
  constexpr float kGrain = 1e5F;
  Rules::Moves best;
  std::int64_t most = 0;
  for (const Move move : moves) {
    const std::int64_t here = std::llround(worth(move) * kGrain);
    if (!best.empty() && here < most) continue;
    if (here > most) best = {};
    best.push_back(move);
    most = here;
  }
  return best[static_cast<std::size_t>(dice.pick(static_cast<int>(best.size())))];
}

}  // namespace

Move Greedy::greedy(const View& view, const Rules::Moves& moves, SimulationDice& dice) {
  const State& table = view.table;
  const Player& player = table.player(*view.viewer.seat());
  if (table.phase == Phase::redraw) {
    const float average = average_promise(*table.deck, table.players);
    return best_of(moves, dice, [&](Move move) { return worth_of_discard(table, player, move, average); });
  }

  const FaceWorth worth = promises(table, player);
  if (table.phase == Phase::tie) {
    const SavedDie colour = die_taken(player, Move::take_colour());
    const SavedDie white = die_taken(player, Move::take_white(player.white));
    return best_of(moves, dice, [&](Move move) {
      return move.verb() == Move::Verb::reroll_colour ? worth_of_reroll(worth, colour, white)
                                                      : worth_of_reroll(worth, white, colour);
    });
  }
  if (table.phase == Phase::select) {
    return best_of(moves, dice, [&](Move move) { return worth_of(worth, die_taken(player, move)); });
  }

  assert(table.phase == Phase::choose || table.phase == Phase::choose_white);
  const PairWorth pairs = worth_of_pairs(worth, player.free_colours());
  return best_of(moves, dice, [&](Move move) {
    const Kind colour = colour_chosen(player, move);
    return with_first_selection(pairs.of(colour, move.white_kind()), colour);
  });
}

}  // namespace alea::dualing_dice
