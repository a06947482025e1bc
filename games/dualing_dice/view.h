// What a player of Dualing Dice may know.
//
// Secret are the faces of goal cards, and what is chosen at the same time as long as not everyone has chosen. Where
// a card goes is not: all see which card of a hand goes under the deck, and who draws it again one day. So whoever
// has held a card knows for good where it is, and for anyone else it could be any of those they never saw (DU-5).
// What may be guessed from how others play, and from goals that they did not complete, is left to whoever guesses.
#pragma once

#include "engine/canvas.h"
#include "engine/description.h"
#include "games/dualing_dice/rules.h"

namespace alea::dualing_dice {

/// The state as the viewer knows it. Cards they never saw have no face, and their goals count as unseen: they are
/// somewhere among those cards and the deck.
struct View {
  State table;
  Viewer viewer;
  bool operator==(const View&) const = default;
};

struct Views {
  static View view(const State& state, Viewer viewer);

  /// Every card without a face gets one of the unseen goals, each as likely as the others; every hidden choice is
  /// any that the seat has.
  template <DiceSource D>
  static State imagine(const View& view, D& dice) {
    State state = view.table;
    each_card(state, [&](Card& card) {
      if (card.goal != Card::kUnknown) return;
      card.goal = static_cast<GoalNumber>(state.unseen.nth(dice.pick(state.unseen.size())));
      state.unseen.remove(card.goal);
    });
    if (!state.hides_choices()) return state;
    for (const Seat seat : Seats::all(state.players)) {
      if (!view.viewer.is(seat)) state.player(seat).chosen = imagined_choice(state, seat, dice);
    }
    return state;
  }

  static void describe(const State& state, Description& description);
  static void describe(const View& view, Description& description);

  static void show(const View& view, Canvas& canvas);
  /// The goals that everyone completed, and the cards of which the viewer knows where they are.
  static void notes(const View& view, Canvas& canvas);

  /// Cards in the deck, those under it included, of a state or of the table of a view.
  static int deck_size(const State& table);

  /// Calls visit(card) for all cards in hands and under the deck.
  template <class Table, class Visit>
  static void each_card(Table& table, Visit visit) {
    for (const Seat seat : Seats::all(table.players)) {
      auto& player = table.player(seat);
      for (std::size_t at = 0; at < player.held; ++at) visit(player.hand[at]);
    }
    for (int at = 0; at < table.under.size(); ++at) visit(table.under[at]);
  }

 private:
  template <DiceSource D>
  static Move imagined_choice(const State& state, Seat seat, D& dice) {
    const bool has_chosen = !state.choosing.has(seat);
    if (state.phase != Phase::choose_white) return has_chosen ? any(Rules::moves(state, seat), dice) : Move{};
    // DU-7: their colour dice stay unseen, and so does what the last ones choose instead.
    const Player& player = state.player(seat);
    const Kind colour = any_kind(player.free_colours(), dice);
    if (state.served.has(seat)) return Move::choose(colour, player.white.kind);
    return Move::choose(colour, has_chosen ? any(Rules::moves(state, seat), dice).white_kind() : Kind::d4);
  }

  template <DiceSource D>
  static Move any(const Rules::Moves& moves, D& dice) {
    return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
  }
  template <DiceSource D>
  static Kind any_kind(unsigned kinds, D& dice) {
    for (int skipped = dice.pick(std::popcount(kinds)); skipped > 0; --skipped) kinds &= kinds - 1U;
    return static_cast<Kind>(std::countr_zero(kinds));
  }
};

}  // namespace alea::dualing_dice
