// The complete state of a game of Dualing Dice.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/by_seat.h"
#include "engine/options.h"
#include "games/dualing_dice/cards.h"

namespace alea::dualing_dice {

/// DU-15: who wins of several players with 15 points or more.
enum class Ending : std::uint8_t { most_points, fewest_goals };
inline constexpr std::array<std::string_view, 2> kEndings{"most_points", "fewest_goals"};

struct Options {
  Shared<Deck> deck;  // DU-2: empty for the deck in the box
  OptionValue ending = static_cast<OptionValue>(Ending::most_points);
  bool operator==(const Options&) const = default;
};

inline constexpr std::array kOptions{data<&Options::deck, read_deck>("deck"),
                                     word("ending", &Options::ending, kEndings)};

/// What the game is waiting for.
enum class Phase : std::uint8_t {
  fill,          // chance: hands are filled up to three goals (DU-4)
  redraw,        // everyone may discard goals (DU-5)
  replace,       // chance: new goals for those discarded (DU-5)
  choose,        // everyone chooses two dice (DU-7)
  choose_white,  // players for whom a pile had no die choose another (DU-7)
  roll,          // chance: each player rolls both dice (DU-8)
  tie,           // players tied for the highest number choose a die to reroll (DU-9)
  reroll,        // chance: they roll it (DU-9)
  select,        // players save a die, one after another (DU-10)
  over,
};

struct Player {
  GoalSet completed;
  Move chosen{};                          // hidden from others; a choice of dice stays until all dice are out
  std::array<Card, kHandSize> hand;       // in the order in which they were drawn
  std::uint8_t held = 0;                  // cards in the hand
  std::uint8_t to_draw = 0;               // cards still to draw
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

/// The colour die of a choice of dice; choosing another white die does not change it (DU-7).
constexpr Kind colour_chosen(const Player& player, Move move) {
  return move.verb() == Move::Verb::white ? player.chosen.colour_kind() : move.colour_kind();
}

struct State {
  Shared<Deck> deck;  // always set
  GoalSet unseen;     // the deck: the goals that nobody has held yet
  CardsUnder under;   // the discards under it (DU-5)

  std::uint8_t players = 0;
  Ending ending = Ending::most_points;
  Phase phase = Phase::fill;
  std::uint16_t set = 1;
  std::uint8_t round = 1;
  Seat first{};                                   // went first in the first selection of the game
  Seat lead{};                                    // goes first in this selection, or went first in the last one (DU-7)
  Seat actor{};                                   // draws, rolls or selects now
  Seats choosing;                                 // still have to make a simultaneous choice
  Seats served;                                   // have been given a white die this round
  Seats tied;                                     // DU-9
  Seats picked;                                   // the white die they rolled has been saved, by anyone
  std::array<std::uint8_t, kWhiteKinds> piles{};  // white dice that can be chosen, by kind

  BySeat<Player, kMostPlayers> everyone;

  constexpr Player& player(Seat seat) { return everyone[seat]; }
  constexpr const Player& player(Seat seat) const { return everyone[seat]; }
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

  /// Whether choices are hidden because several players choose at the same time.
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
