#include "games/dualing_dice/strong.h"

#include <algorithm>
#include <span>

#include "games/dualing_dice/comparison.h"
#include "games/dualing_dice/plan.h"
#include "games/dualing_dice/race.h"
#include "games/dualing_dice/selection.h"

namespace alea::dualing_dice {
namespace {

/// By points scored in this set: the chance to win, if the others score as usual. Of equal chances, points now are
/// better.
PointWorth chances_to_win(const State& table, Seat seat) {
  BySeat<Course, kMostPlayers> courses;
  for (const Seat other : Seats::all(table.players)) {
    courses[other] = Course::from(static_cast<float>(table.player(other).points), table.players);
  }
  PointWorth worth{};
  for (std::size_t points = 0; points < worth.size(); ++points) {
    courses[seat] = Course::after_set(table.player(seat).points + static_cast<int>(points), table.players);
    const float chance = winners_of(courses, table.players, table.ending)[seat];
    constexpr float kNow = 0.005F;  // for all points of a hand, so less than a percent can show
    worth[points] = (1 - kNow) * chance + kNow * static_cast<float>(points) / static_cast<float>(worth.size());
  }
  return worth;
}

/// The cards that a player may have after one more die. Equivalent faces lead to the same card.
class NextCards {
 public:
  NextCards(const Plan& plan, const Plan::Card& card) {
    for (int face = 0; face < kAllFaces; ++face) {
      const Plan::Card next = plan.after(card, face);
      const auto found = std::find(cards_.begin(), cards_.end(), next);
      card_after_[static_cast<std::size_t>(face)] = static_cast<std::size_t>(found - cards_.begin());
      if (found == cards_.end()) cards_.push_back(next);
    }
  }

  std::size_t size() const { return cards_.size(); }
  const Plan::Card& operator[](std::size_t card) const { return cards_[card]; }
  std::size_t after(int face) const { return card_after_[static_cast<std::size_t>(face)]; }

  FaceWorth of_faces(const Numbers& worth) const {
    FaceWorth all;
    for (std::size_t face = 0; face < all.size(); ++face) all[face] = static_cast<float>(worth[card_after_[face]]);
    return all;
  }
  bool has(std::size_t card, Kind kind, bool is_white) const {
    const auto faces_of_kind =
        std::span(card_after_)
            .subspan(static_cast<std::size_t>(first_face(kind, is_white)), static_cast<std::size_t>(faces(kind)));
    return std::find(faces_of_kind.begin(), faces_of_kind.end(), card) != faces_of_kind.end();
  }

 private:
  std::vector<Plan::Card> cards_;
  std::array<std::size_t, kAllFaces> card_after_{};
};

/// DU-5: by lines of play with random goals in place of the discards.
RankedMoves rank_discards(const View& view, const PointWorth& worth, const Budget& budget, SimulationDice& dice) {
  const Seat seat = *view.viewer.seat();
  const Rules::Moves moves = Rules::moves(view.table, seat);
  const auto line = [&](std::size_t move, SimulationDice& own) {
    State state = Views::imagine(view, own);
    state.choosing = Seats::all(state.players);  // choices already made are as unknown as those to come
    Rules::play(state, seat, moves[move]);
    while (state.phase == Phase::redraw) Rules::play(state, state.choosing.front(), Move::keep());
    while (state.phase == Phase::replace) Rules::settle(state, Rules::draw(state, own));
    const Plan plan(state, state.player(seat), worth);
    return plan.line(plan.card(state.player(seat)), own);
  };
  return compared(
      Contest(moves, dice), moves.size(), Thinking(budget), dice, line,
      [](const Numbers& averages) { return averages; },
      [](std::size_t move, std::size_t start) { return move == start; });
}

/// Whether one line of play is exact: at most two rounds are left, including this one.
bool is_exact(const View& view) { return view.table.player(*view.viewer.seat()).saved_count + 2 >= kRounds; }

/// The choices of a round, compared by the cards they lead to.
class Round {
 public:
  Round(const View& view, const PointWorth& worth, const Budget& budget, SimulationDice& dice)
      : budget_(budget),
        thinking_(is_exact(view) ? Budget{.milliseconds = 0, .steps = 1} : budget),
        view_(view),
        table_(view.table),
        player_(view.table.player(*view.viewer.seat())),
        moves_(Rules::moves(view.table, *view.viewer.seat())),
        nothing_(worth[0]),
        plan_(table_, player_, worth),
        next_(plan_, plan_.card(player_)),
        dice_(dice) {}

  RankedMoves ranked() {
    switch (table_.phase) {
      case Phase::select: return ranked_selections();
      case Phase::tie: return ranked_rerolls();
      default: return ranked_pairs();
    }
  }

 private:
  template <class Value, class LeadsTo>
  RankedMoves ranked(Value value, LeadsTo leads_to) {
    const auto line = [&](std::size_t card, SimulationDice& own) { return plan_.line(next_[card], own); };
    const auto values = [&](const Numbers& averages) {
      const FaceWorth worth = next_.of_faces(averages);
      return value(worth);
    };
    return compared(Contest(moves_, dice_), next_.size(), thinking_, dice_, line, values, leads_to);
  }

  /// DU-10
  RankedMoves ranked_selections() {
    const Thinking half({.milliseconds = budget_.milliseconds / 2, .steps = budget_.steps, .stop = budget_.stop});
    const Numbers costs = costs_of_leaving(view_, moves_, half, dice_);
    const auto die = [&](std::size_t move) { return die_taken(player_, moves_[move]); };
    return ranked(
        [&](const FaceWorth& worth) {
          Numbers values;
          for (std::size_t i = 0; i < moves_.size(); ++i) {
            values.push_back(std::max(0.0, worth_of(worth, die(i)) - costs[i]));
          }
          return values;
        },
        [&](std::size_t move, std::size_t card) { return next_.after(face_of(die(move))) == card; });
  }

  /// DU-9
  RankedMoves ranked_rerolls() {
    const SavedDie colour = die_taken(player_, Move::take_colour());
    const SavedDie white = die_taken(player_, Move::take_white(player_.white));
    return ranked(
        [&](const FaceWorth& worth) {
          Numbers values;
          for (const Move move : moves_) {
            const bool is_colour = move.verb() == Move::Verb::reroll_colour;
            values.push_back(is_colour ? worth_of_reroll(worth, colour, white) : worth_of_reroll(worth, white, colour));
          }
          return values;
        },
        [&](std::size_t /*move*/, std::size_t card) {
          return next_.has(card, colour.kind, false) || next_.has(card, white.kind, true);
        });
  }

  /// DU-7
  RankedMoves ranked_pairs() {
    return ranked(
        [&](const FaceWorth& worth) {
          const PairWorth pairs = worth_of_pairs(plan_.or_spare(worth), player_.free_colours());
          Numbers values;
          for (const Move move : moves_) {
            const Kind colour = colour_chosen(player_, move);
            values.push_back(with_first_selection(pairs.of(colour, move.white_kind()), colour));
          }
          return values;
        },
        [&](std::size_t move, std::size_t card) {
          return next_.has(card, colour_chosen(player_, moves_[move]), false) ||
                 next_.has(card, moves_[move].white_kind(), true);
        });
  }

  /// The highest number on a colour die selects first (DU-8), so dice smaller than the D20 are worth a little less: as
  /// much as `greedy` assumes. Half and twice as much play no better.
  float with_first_selection(float worth, Kind colour) const {
    constexpr float kGain = 0.08F;
    const float missing = 1 - static_cast<float>(faces(colour)) / static_cast<float>(faces(Kind::d20));
    return worth - (worth - nothing_) * kGain * missing;
  }

  const Budget& budget_;
  Thinking thinking_;  // made first, so that its clock includes computing chances, which is slow the first time
  const View& view_;
  const State& table_;
  const Player& player_;
  Rules::Moves moves_;
  float nothing_;  // the worth of a set without points
  Plan plan_;
  NextCards next_;
  SimulationDice& dice_;
};

}  // namespace

RankedMoves Strong::rank(const View& view, const Budget& budget, SimulationDice& dice) {
  const PointWorth worth = chances_to_win(view.table, *view.viewer.seat());
  if (view.table.phase == Phase::redraw) return rank_discards(view, worth, budget, dice);
  return Round(view, worth, budget, dice).ranked();
}

}  // namespace alea::dualing_dice
