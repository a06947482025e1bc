// What a player of Dice Tuners may know: all but the cards in other hands, those chosen face down, and the
// order of the decks. Discards lie open, and so do cards that all have seen being taken into a hand.
#pragma once

#include "engine/canvas.h"
#include "engine/description.h"
#include "engine/dice.h"
#include "engine/fixed_list.h"
#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

/// The state without what the viewer may not know: hands have only the known cards, the strategy deck is empty,
/// and a card that another seat has chosen secretly is no card. At the end all is shown.
struct View {
  State table;
  std::array<std::uint8_t, kMostPlayers> held{};  // how many cards are in each hand
  std::uint8_t viewer = kMaxSeats;                // the seat; kMaxSeats for a spectator

  constexpr int held_by(Seat seat) const { return held[static_cast<std::size_t>(index(seat))]; }
  constexpr bool is_of(Seat seat) const { return viewer == index(seat); }
  bool operator==(const View&) const = default;
};

/// The cards that a viewer has not seen, and the places in hands where they may be.
struct Unseen {
  struct Place {
    Seat seat;
    Limit limit;
  };
  CardSet cards;
  FixedList<Place, 64> places;  // those with a limit first

  explicit Unseen(const View& view);
  /// Those of the cards that may be in a place.
  static CardSet fitting(const Place& place, CardSet of, const Content& content);

 private:
  void add_places(const View& view, Seat seat, bool is_limited);
};

struct Views {
  static View view(const State& state, Viewer viewer);

  /// Unseen cards are dealt to hands as far as their limits allow, and the rest is the deck; what others
  /// have chosen secretly is one of their legal choices.
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

  /// Everybody else who has chosen a card that is still face down.
  static Seats secret_choosers(const View& view);

  static void describe(const State& state, Description& description);
  static void describe(const View& view, Description& description);
  static void show(const View& view, Canvas& canvas);
  /// What each card and hero in sight does, and what is known of the others' hands.
  static void notes(const View& view, Canvas& canvas);

 private:
  static CardSet choices(const State& state, Seat seat);

  /// False if cards were dealt such that no card is left that fits a place.
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
