// What a player of Dice Tuners may know: everything but the cards in other hands, those chosen face down, and the order
// of the decks. Discards are public, and so are cards that everyone has seen being taken into a hand.
#pragma once

#include <optional>

#include "engine/canvas.h"
#include "engine/dice.h"
#include "engine/fixed_list.h"
#include "games/dice_tuners/choices.h"
#include "games/dice_tuners/events.h"
#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

/// The state without what the viewer may not know: hands have only the cards that the viewer knows, the strategy deck
/// is empty, and a card that another seat has chosen face down is missing. When the game is over, all is shown.
struct View {
  State table;
  Viewer viewer = Viewer::spectator();
  bool is_full = false;  // hides nothing at any time, not even the deck

  constexpr bool is_of(Seat seat) const { return viewer.is(seat); }
  bool operator==(const View&) const = default;
};

/// The cards that a viewer has not seen, and the places in hands that they may fill.
struct Unseen {
  struct Place {
    Seat seat;
    Limit limit;
  };
  CardSet cards;
  FixedList<Place, 64> places;  // those with a limit first

  explicit Unseen(const View& view);
  /// The cards of a set that may be in a place.
  static CardSet fitting(const Place& place, CardSet of, const Content& content);

 private:
  void add_places(const View& view, Seat seat, bool is_limited);
};

struct Views {
  static View view(const State& state, Viewer viewer);
  static View full_view(const State& state);
  static std::optional<SeenEvent> see(const Event& event, Viewer viewer);
  static Choice choice(const View& view, const Move& move);

  /// Deals unseen cards to the hands as far as their limits allow; the rest is the deck. What others have chosen face
  /// down is one of their legal choices.
  template <DiceSource D>
  static State imagine(const View& view, D& dice) {
    State state = view.table;
    if (state.phase == Phase::over) return state;
    const Unseen unseen(view);
    while (!deal(unseen, view, state, dice)) state = view.table;
    for (const Seat seat : secret_choosers(view)) {
      const CardSet cards = choices(state, seat);
      if (!cards.is_empty()) state.player(seat).card = cards.nth(dice.pick(cards.size()));
    }
    return state;
  }

  /// The other seats that have chosen a card that is still face down.
  static Seats secret_choosers(const View& view);

  static void show(const View& view, Canvas& canvas);
  /// The effects of all cards and heroes in sight, and what is known of the other hands.
  static void notes(const View& view, Canvas& canvas);

 private:
  static CardSet choices(const State& state, Seat seat);

  /// False if the deal went wrong: no card is left that fits a place.
  template <DiceSource D>
  static bool deal(const Unseen& unseen, const View& view, State& state, D& dice) {
    state.deck = unseen.cards;
    for (const Unseen::Place& place : unseen.places) {
      const CardSet fitting = Unseen::fitting(place, state.deck, view.table.content());
      if (fitting.is_empty()) return false;
      const Card card = fitting.nth(dice.pick(fitting.size()));
      state.deck.remove(card);
      state.player(place.seat).hand.add(card);
    }
    return true;
  }
};

}  // namespace alea::dice_tuners
