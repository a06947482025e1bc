// The whole truth of a game of Blazing Spuds.
#pragma once

#include <array>
#include <cstdint>

#include "engine/by_seat.h"
#include "engine/seat_counts.h"
#include "games/blazing_spuds/sides.h"

namespace alea::blazing_spuds {

/// What happens next.
enum class Phase : std::uint8_t {
  lot,        // the draw for the first player (BS-2)
  roll,       // the chooser rolls, one colour after the other
  reroll,     // the player chooses what to reroll (BS-8)
  place,      // the chooser places the dice they rolled (BS-4, BS-9)
  activate,   // the player may activate a card (BS-10)
  deal,       // the player distributes clockwise (BS-11)
  give,       // the player gives two dice to one player (BS-13)
  lift,       // Reassign: the player picks up other dice (BS-14)
  set,        // Reassign: the player sets the dice of the card (BS-14)
  rearrange,  // Reassign: the player places them all (BS-14)
  receive,    // the chooser places the dice they were given (BS-15)
  over,
};

/// One player's cards, and the dice in their hand.
struct Kitchen {
  std::array<DiceSet, 4> dice;  // on each card
  DiceSet hand;                 // dice to place or deal: rolled, received or picked up
  std::array<Side, 4> up{Side::run, Side::kind, Side::pair, Side::stove};
  std::array<std::uint8_t, 3> fits{kAllValues, kAllValues, kAllValues};  // the values that each action card takes

  constexpr DiceSet& on(Card card) { return dice[static_cast<std::size_t>(card)]; }
  constexpr const DiceSet& on(Card card) const { return dice[static_cast<std::size_t>(card)]; }
  constexpr Side side(Card card) const { return up[static_cast<std::size_t>(card)]; }
  /// The action cards that can be activated, as bits (BS-6).
  constexpr unsigned ready() const {
    unsigned cards = 0;
    for (const Card card : kActionCards) {
      cards |= static_cast<unsigned>(can_activate(side(card), on(card).by_value())) << static_cast<unsigned>(card);
    }
    return cards;
  }
  constexpr bool is_ready(Card card) const { return (ready() >> static_cast<unsigned>(card) & 1U) != 0; }

  /// The cards that take a die, as bits; the Stove always does (BS-9).
  constexpr unsigned places(Die die) const {
    unsigned cards = 1U << static_cast<unsigned>(Card::stove);
    for (const Card card : kActionCards) {
      const unsigned takes = fits[static_cast<std::size_t>(card)] >> static_cast<unsigned>(die.value() - 1) & 1U;
      cards |= takes << static_cast<unsigned>(card);
    }
    return cards;
  }
  /// How many dice like this one are placed together: the Stove comes last, so it takes all that are left.
  constexpr int dice_to_place(Die die, Card card) const { return card == Card::stove ? hand.count(die) : 1; }
  /// Brings `fits` up to date after the dice on an action card, or its side, changed.
  constexpr void refit(Card card) {
    fits[static_cast<std::size_t>(card)] = static_cast<std::uint8_t>(fitting(side(card), on(card).by_value()));
  }

  constexpr bool operator==(const Kitchen&) const = default;
};

struct State {
  Options options;
  std::uint8_t players = 0;
  Phase phase = Phase::lot;
  Seat first{};     // the first player
  Seat player{};    // whose turn it is
  Seat chooser{};   // the seat that rolls or chooses now: the player, a player who received dice, or one setting up
  Seat receiver{};  // BS-11: gets the next die; the player stands for the Compost
  /// Where the order of choices does not matter, they are made in one order. Options before this one are no longer
  /// offered: a card for identical dice, a card and die for what is lifted, a value for what is set.
  std::uint8_t not_before = 0;
  std::uint16_t turn = 0;  // counts the turns of all players; 0 during set-up
  ColourCounts loose;      // the chooser's dice that still have to be rolled or set
  ColourCounts compost;
  SeatCounts held;  // all dice of each player
  BySeat<Kitchen, kMostPlayers> kitchens;

  constexpr Kitchen& kitchen(Seat seat) { return kitchens[seat]; }
  constexpr const Kitchen& kitchen(Seat seat) const { return kitchens[seat]; }

  constexpr bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 400);

}  // namespace alea::blazing_spuds
