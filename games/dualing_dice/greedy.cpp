#include "games/dualing_dice/greedy.h"

#include <cassert>

#include "games/dualing_dice/chances.h"

namespace alea::dualing_dice {
namespace {

/// The points that a goal promises at the start of a set.
float promise(const Goal& goal, int players) {
  return static_cast<float>(goal.points) * goal.chances(players).from_start();
}

/// What a goal from the deck promises on average.
float average_promise(const Deck& deck, int players) {
  float sum = 0;
  for (const Goal& goal : deck.goals) sum += promise(goal, players);
  return sum / static_cast<float>(deck.goals.size());
}

/// The points that the goals of a hand promise after each face that could be saved next. Of colour dice only those
/// that are not on the card have a meaning.
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

/// DU-5: what the hand promises after a discard, if every new goal is an average one. A little more than that: one
/// that turns out to be poor can be exchanged again in the next set.
float worth_of_discard(const State& table, const Player& player, Move move, float average) {
  constexpr float kHope = 1.15F;
  float worth = static_cast<float>(move.number_of_discards()) * average * kHope;
  for (std::size_t at = 0; at < player.held; ++at) {
    const GoalNumber goal = player.hand[at].goal;
    if (!move.discards(goal)) worth += promise(table.goal(goal), table.players);
  }
  return worth;
}

/// A high number on the colour die selects first, and so has the choice of all white dice (DU-8): what is at stake
/// counts a little more with a large die, enough to decide between dice that promise about the same.
float with_first_selection(float promised, Kind colour) {
  constexpr float kGain = 0.08F;  // with the largest die; measured against 0 to 0.3 in games of two and four
  return promised * (1 + kGain * static_cast<float>(faces(colour)) / static_cast<float>(faces(Kind::d20)));
}

/// The best move for the goals in hand, by what `worth(move)` says.
template <class Worth>
Move best_of(const Rules::Moves& moves, Worth worth) {
  Move best = moves[0];
  float most = worth(best);
  for (std::size_t i = 1; i < moves.size(); ++i) {
    const float here = worth(moves[i]);
    if (here <= most) continue;
    best = moves[i];
    most = here;
  }
  return best;
}

}  // namespace

Move Greedy::greedy(const View& view, const Rules::Moves& moves, SimulationDice& /*dice*/) {
  const State& table = view.table;
  const Player& player = table.player(*view.viewer.seat());
  if (table.phase == Phase::redraw) {
    const float average = average_promise(*table.deck, table.players);
    return best_of(moves, [&](Move move) { return worth_of_discard(table, player, move, average); });
  }

  const FaceWorth worth = promises(table, player);
  if (table.phase == Phase::tie) {
    const SavedDie colour = die_taken(player, Move::take_colour());
    const SavedDie white = die_taken(player, Move::take_white(player.white));
    return best_of(moves, [&](Move move) {
      return move.verb() == Move::Verb::reroll_colour ? worth_of_reroll(worth, colour, white)
                                                      : worth_of_reroll(worth, white, colour);
    });
  }
  if (table.phase == Phase::select) {
    return best_of(moves, [&](Move move) { return worth_of(worth, die_taken(player, move)); });
  }

  assert(table.phase == Phase::choose || table.phase == Phase::choose_white);
  const PairWorth pairs = worth_of_pairs(worth, player.free_colours());
  return best_of(moves, [&](Move move) {
    const Kind colour = colour_chosen(player, move);
    return with_first_selection(pairs.of(colour, move.white_kind()), colour);
  });
}

}  // namespace alea::dualing_dice
