// What happens in Dracarys Dice. Everyone sees everything.
#pragma once

#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "games/dracarys_dice/types.h"

namespace alea::dracarys_dice {

/// DR-3: the lot for who goes first.
struct Begins {
  static constexpr std::string_view kName = "begins";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Begins::who)};
  constexpr bool operator==(const Begins&) const = default;
};

/// DR-4
struct Rolled {
  static constexpr std::string_view kName = "rolled";
  Seat who{};
  Roll roll;
  bool fireballs_stay = false;  // DR-16
  std::vector<Thing> what() const;
  static constexpr auto kFields = std::tuple{field("who", &Rolled::who), field("what", &Rolled::what)};
  constexpr bool operator==(const Rolled&) const = default;
};

/// DR-6
struct Gave {
  static constexpr std::string_view kName = "gave";
  Seat who{};
  SeatCounts dragons;
  std::vector<Portion> shares() const;
  static constexpr auto kFields = std::tuple{field("who", &Gave::who), field("shares", &Gave::shares)};
  constexpr bool operator==(const Gave&) const = default;
};

/// DR-14: all dice with another player.
struct Traded {
  static constexpr std::string_view kName = "traded";
  Seat who{};
  Seat whom{};
  static constexpr auto kFields = std::tuple{field("who", &Traded::who), field("whom", &Traded::whom)};
  constexpr bool operator==(const Traded&) const = default;
};

/// DR-14: no trade.
struct Kept {
  static constexpr std::string_view kName = "kept";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Kept::who)};
  constexpr bool operator==(const Kept&) const = default;
};

/// DR-9: took the whole pile.
struct Burned {
  static constexpr std::string_view kName = "burned";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &Burned::who), field("n", &Burned::n)};
  constexpr bool operator==(const Burned&) const = default;
};

/// DR-16: the challenger's dice for the Fireballs that were missing.
struct Handed {
  static constexpr std::string_view kName = "handed";
  Seat who{};
  Seat whom{};
  int n = 0;
  static constexpr auto kFields =
      std::tuple{field("who", &Handed::who), field("whom", &Handed::whom), field("n", &Handed::n)};
  constexpr bool operator==(const Handed&) const = default;
};

/// DR-10
struct Finished {
  static constexpr std::string_view kName = "finished";
  Seat who{};
  int place = 0;
  Word place_word() const;
  static constexpr auto kFields = std::tuple{field("who", &Finished::who), field("place", &Finished::place_word)};
  constexpr bool operator==(const Finished&) const = default;
};

/// DR-15
struct Scored {
  static constexpr std::string_view kName = "scored";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &Scored::who), field("n", &Scored::n)};
  constexpr bool operator==(const Scored&) const = default;
};

/// DR-15: another round begins.
struct Round {
  static constexpr std::string_view kName = "round";
  int n = 0;
  Seat who{};
  static constexpr auto kFields = std::tuple{field("n", &Round::n), field("who", &Round::who)};
  constexpr bool operator==(const Round&) const = default;
};

/// DR-15: the game is over, and several players have the most points, `n`.
struct Tied {
  static constexpr std::string_view kName = "tied";
  Seats winners;
  int n = 0;

  struct Winner {
    static constexpr std::string_view kName = "winner";
    Seat who{};
    static constexpr auto kFields = std::tuple{field("who", &Winner::who)};
  };
  std::vector<Winner> all() const;
  static constexpr auto kFields = std::tuple{field("winners", &Tied::all), field("n", &Tied::n)};
  constexpr bool operator==(const Tied&) const = default;
};

using Event = std::variant<Begins, Rolled, Gave, Traded, Kept, Burned, Handed, Finished, Scored, Round, Tied>;

// Moves as they are offered

struct ChooseGive {
  static constexpr std::string_view kName = "choice.give";
  SeatCounts dragons;
  std::vector<Portion> shares() const;
  static constexpr auto kFields = std::tuple{field("shares", &ChooseGive::shares)};
};

struct ChooseTrade {
  static constexpr std::string_view kName = "choice.trade";
  Seat whom{};
  static constexpr auto kFields = std::tuple{field("whom", &ChooseTrade::whom)};
};

struct ChooseKeep {
  static constexpr std::string_view kName = "choice.keep";
  static constexpr std::tuple<> kFields{};
};

using Choice = std::variant<ChooseGive, ChooseTrade, ChooseKeep>;

}  // namespace alea::dracarys_dice
