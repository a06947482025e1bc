// The whole truth of a game of Dualing Dice.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/options.h"
#include "games/dualing_dice/cards.h"

namespace alea::dualing_dice {

struct Options {
  Shared<Deck> deck;  // DU-2: nothing for the deck in the box
  bool operator==(const Options&) const = default;
};

inline constexpr std::array kOptions{data<&Options::deck, read_deck>("deck")};

/// What the game waits for.
enum class Phase : std::uint8_t {
  fill,          // chance: hands are filled up to three goals (DU-4)
  redraw,        // everyone may discard goals (DU-5)
  replace,       // chance: new goals for those discarded (DU-5)
  choose,        // everyone chooses two dice (DU-7)
  choose_white,  // those whom a pile had no die for choose another (DU-7)
  roll,          // chance: each rolls both dice (DU-8)
  tie,           // those tied for the highest number choose a die to reroll (DU-9)
  reroll,        // chance: they roll it (DU-9)
  select,        // one after another saves a die (DU-10)
  over,
};

struct Player {
  GoalSet completed;
  Move chosen{};                          // what others may not see yet; of dice, until all are out to be rolled
  std::array<Card, kHandSize> hand;       // in the order in which they were drawn
  std::uint8_t held = 0;                  // cards in the hand
  std::uint8_t to_draw = 0;               // cards that are still to come in this draw
  std::uint8_t points = 0;                // of the completed goals
  Die colour{};                           // of this round, once all are out
  Die white{};                            // of this round, once it is given out
  std::array<SavedDie, kRounds> saved{};  // the scoring card
  std::uint8_t saved_count = 0;           // dice on it
  std::uint8_t saved_colours = 0;         // the kinds of colour dice among them, as bits

  std::span<const SavedDie> card() const { return {saved.data(), saved_count}; }
  /// DU-11: the kinds of the colour dice that can be rolled, as bits.
  constexpr unsigned free_colours() const { return ~unsigned{saved_colours} & ((1U << kColourKinds) - 1U); }

  constexpr bool operator==(const Player&) const = default;
};

/// The die that the player saves with a move (DU-10).
constexpr SavedDie die_taken(const Player& player, Move move) {
  const bool is_colour = move.verb() == Move::Verb::take_colour;
  const Die die = is_colour ? player.colour : move.white_die();
  return {.kind = die.kind, .is_white = !is_colour, .number = die.number};
}

/// The colour die of a choice of dice; it stays where only another white die is chosen (DU-7).
constexpr Kind colour_chosen(const Player& player, Move move) {
  return move.verb() == Move::Verb::white ? player.chosen.colour_kind() : move.colour_kind();
}

struct State {
  Shared<Deck> deck;  // always set
  GoalSet unseen;     // the deck, as the goals that were in nobody's hand so far
  CardsUnder under;   // the discards under it (DU-5)

  std::uint8_t players = 0;
  Phase phase = Phase::fill;
  std::uint16_t set = 1;
  std::uint8_t round = 1;
  Seat first{};                                   // who went first in the very first selection
  Seat lead{};                                    // who went first in the last selection, or does so in this one (DU-7)
  Seat actor{};                                   // who draws, rolls or selects now
  Seats choosing;                                 // who still has to choose, of all who do so at the same time
  Seats served;                                   // who has been given a white die this round
  Seats tied;                                     // DU-9
  Seats picked;                                   // whose rolled white die has been saved, by anyone
  std::array<std::uint8_t, kWhiteKinds> piles{};  // white dice that can be chosen, by kind

  std::array<Player, kMostPlayers> everyone;

  constexpr Player& player(Seat seat) { return everyone[static_cast<std::size_t>(index(seat))]; }
  constexpr const Player& player(Seat seat) const { return everyone[static_cast<std::size_t>(index(seat))]; }
  constexpr std::uint8_t& pile(Kind kind) { return piles[static_cast<std::size_t>(kind)]; }
  constexpr int pile(Kind kind) const { return piles[static_cast<std::size_t>(kind)]; }
  /// The kinds of white dice that can be chosen, as bits.
  constexpr unsigned free_whites() const {
    unsigned kinds = 0;
    for (int kind = 0; kind < kWhiteKinds; ++kind) {
      kinds |= static_cast<unsigned>(piles[static_cast<std::size_t>(kind)] > 0) << static_cast<unsigned>(kind);
    }
    return kinds;
  }
  const Goal& goal(int number) const { return deck->goals[static_cast<std::size_t>(number)]; }

  /// Whether what was chosen last is still hidden: several choose at the same time.
  constexpr bool hides_choices() const {
    return phase == Phase::redraw || phase == Phase::choose || phase == Phase::choose_white || phase == Phase::tie;
  }

  /// Whether everyone has both dice of this round.
  constexpr bool has_dice_out() const {
    return phase == Phase::roll || phase == Phase::tie || phase == Phase::reroll || phase == Phase::select;
  }

  bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 800);

}  // namespace alea::dualing_dice
