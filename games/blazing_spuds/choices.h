// The moves of Blazing Spuds as they are offered.
#pragma once

#include "games/blazing_spuds/events.h"

namespace alea::blazing_spuds {

struct ChooseRerollCard {
  static constexpr std::string_view kName = "choice.reroll_card";
  Side side{};
  DiceSet dice;
  static constexpr auto kFields =
      std::tuple{field("where", side_of<ChooseRerollCard>), field("what", dice_of<ChooseRerollCard>)};
};

struct ChooseRerollColour {
  static constexpr std::string_view kName = "choice.reroll_colour";
  Colour colour{};
  static constexpr auto kFields = std::tuple{field("colour", colour_in<ChooseRerollColour>)};
};

struct ChoosePlace {
  static constexpr std::string_view kName = "choice.place";
  DiceSet dice;
  Side side{};
  static constexpr auto kFields = std::tuple{field("what", dice_of<ChoosePlace>), field("where", side_of<ChoosePlace>)};
};

struct ChooseActivate {
  static constexpr std::string_view kName = "choice.activate";
  Side side{};
  DiceSet dice;
  static constexpr auto kFields =
      std::tuple{field("side", side_of<ChooseActivate>), field("what", dice_of<ChooseActivate>)};
};

struct ChoosePass {
  static constexpr std::string_view kName = "choice.pass";
  static constexpr std::tuple<> kFields{};
};

struct ChooseCompost {
  static constexpr std::string_view kName = "choice.compost";
  DiceSet dice;
  static constexpr auto kFields = std::tuple{field("what", dice_of<ChooseCompost>)};
};

struct ChooseDeal {
  static constexpr std::string_view kName = "choice.deal";
  DiceSet dice;
  Seat whom{};
  static constexpr auto kFields = std::tuple{field("what", dice_of<ChooseDeal>), field("whom", &ChooseDeal::whom)};
};

/// BS-12: all dice left are of the receiver's own colour.
struct ChooseBounce {
  static constexpr std::string_view kName = "choice.bounce";
  DiceSet dice;
  Seat whom{};
  static constexpr auto kFields = std::tuple{field("what", dice_of<ChooseBounce>), field("whom", &ChooseBounce::whom)};
};

struct ChooseGive {
  static constexpr std::string_view kName = "choice.give";
  DiceSet dice;
  Seat whom{};
  static constexpr auto kFields = std::tuple{field("what", dice_of<ChooseGive>), field("whom", &ChooseGive::whom)};
};

struct ChooseLift {
  static constexpr std::string_view kName = "choice.lift";
  DiceSet dice;
  Side side{};
  static constexpr auto kFields = std::tuple{field("what", dice_of<ChooseLift>), field("where", side_of<ChooseLift>)};
};

struct ChooseDone {
  static constexpr std::string_view kName = "choice.done";
  static constexpr std::tuple<> kFields{};
};

struct ChooseSet {
  static constexpr std::string_view kName = "choice.set";
  DiceSet dice;
  static constexpr auto kFields = std::tuple{field("what", dice_of<ChooseSet>)};
};

using Choice = std::variant<ChooseRerollCard, ChooseRerollColour, ChoosePlace, ChooseActivate, ChoosePass,
                            ChooseCompost, ChooseDeal, ChooseBounce, ChooseGive, ChooseLift, ChooseDone, ChooseSet>;

}  // namespace alea::blazing_spuds
