// Moves of Dualing Dice as they are offered to their player.
#pragma once

#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "games/dualing_dice/events.h"

namespace alea::dualing_dice {

// DU-5

struct ChooseKeep {
  static constexpr std::string_view kName = "choice.keep";
  static constexpr std::tuple<> kFields{};
};

struct ChooseDiscard {
  static constexpr std::string_view kName = "choice.discard";
  std::vector<GoalName> what;  // in the order of the hand
  static constexpr auto kFields = std::tuple{field("what", &ChooseDiscard::what)};
};

// DU-7

struct ChooseDice {
  static constexpr std::string_view kName = "choice.choose";
  Kind colour{};
  Kind white{};
  Quote colour_name() const { return quoted(colour); }
  Quote white_name() const { return quoted(white); }
  static constexpr auto kFields =
      std::tuple{field("colour", &ChooseDice::colour_name), field("white", &ChooseDice::white_name)};
};

struct ChooseWhite {
  static constexpr std::string_view kName = "choice.white";
  Kind white{};
  Quote white_name() const { return quoted(white); }
  static constexpr auto kFields = std::tuple{field("white", &ChooseWhite::white_name)};
};

/// A die that was rolled.
struct ChooseRolled {
  Die die{};
  Quote die_name() const { return quoted(die.kind); }
  int number() const { return die.number; }
  static constexpr auto kFields = std::tuple{field("die", &ChooseRolled::die_name), field("n", &ChooseRolled::number)};
};

// DU-9

struct ChooseRerollColour : ChooseRolled {
  static constexpr std::string_view kName = "choice.reroll_colour";
};
struct ChooseRerollWhite : ChooseRolled {
  static constexpr std::string_view kName = "choice.reroll_white";
};

// DU-10

struct ChooseTakeColour : ChooseRolled {
  static constexpr std::string_view kName = "choice.take_colour";
};
struct ChooseTakeWhite : ChooseRolled {
  static constexpr std::string_view kName = "choice.take_white";
};

using Choice = std::variant<ChooseKeep, ChooseDiscard, ChooseDice, ChooseWhite, ChooseRerollColour, ChooseRerollWhite,
                            ChooseTakeColour, ChooseTakeWhite>;

}  // namespace alea::dualing_dice
