// What a player of Blazing Spuds may know: everything. There are no secrets in this game.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/canvas.h"
#include "engine/fields.h"
#include "engine/open_view.h"
#include "games/blazing_spuds/choices.h"
#include "games/blazing_spuds/state.h"

namespace alea::blazing_spuds {

using View = OpenView<State>;

// In the order of Phase, Side and Colour
inline constexpr std::array<std::string_view, 12> kPhaseNames{
    "lot", "roll", "reroll", "place", "activate", "deal", "give", "lift", "set", "rearrange", "receive", "over"};
inline constexpr std::array<std::string_view, 7> kSideNames{"run",      "kind",   "pair", "different",
                                                            "reassign", "target", "stove"};
inline constexpr std::array<std::string_view, kColours> kColourLetters{"R", "Y", "W", "G"};

// The fields of a view. Dice are text: R1146 W25, and R??? for dice that show nothing yet

struct ShownCard {
  OneOf<kSideNames> side;
  std::string dice;
  bool ready = false;
  static constexpr auto kFields =
      std::tuple{field("side", &ShownCard::side), field("dice", &ShownCard::dice), field("ready", &ShownCard::ready)};
  bool operator==(const ShownCard&) const = default;
};

struct ShownKitchen {
  OneOf<kColourLetters> colour;
  int dice = 0;  // all of the player's dice
  std::array<ShownCard, 4> cards;
  std::string hand;
  std::string unrolled;
  static constexpr auto kFields = std::tuple{field("colour", &ShownKitchen::colour), field("dice", &ShownKitchen::dice),
                                             field("cards", &ShownKitchen::cards), field("hand", &ShownKitchen::hand),
                                             field("unrolled", &ShownKitchen::unrolled)};
  bool operator==(const ShownKitchen&) const = default;
};

struct ShownCompost {
  ColourCounts dice;
  template <Colour kColour>
  int count() const {
    return dice[kColour];
  }
  static constexpr auto kFields =
      std::tuple{field("R", &ShownCompost::count<Colour::red>), field("Y", &ShownCompost::count<Colour::yellow>),
                 field("W", &ShownCompost::count<Colour::white>), field("G", &ShownCompost::count<Colour::green>)};
  bool operator==(const ShownCompost&) const = default;
};

struct Shown {
  static OneOf<kPhaseNames> phase(const View& view);
  static OneOf<kBacksNames> backs(const View& view);
  static int turn(const View& view) { return view.table.turn; }
  // Known once the first player has been drawn
  static std::optional<Seat> first(const View& view);
  static std::optional<Seat> player(const View& view);
  static std::optional<Seat> chooser(const View& view);
  /// BS-11: while dice are dealt.
  static std::optional<Seat> receiver(const View& view);
  static ShownCompost compost(const View& view) { return {view.table.compost}; }
  static std::vector<ShownKitchen> kitchens(const View& view);
};

struct Views : OpenViews<State> {
  static constexpr std::tuple kView{
      field("phase", &Shown::phase),       field("backs", &Shown::backs),     field("turn", &Shown::turn),
      field("first", &Shown::first),       field("player", &Shown::player),   field("chooser", &Shown::chooser),
      field("receiver", &Shown::receiver), field("compost", &Shown::compost), field("kitchens", &Shown::kitchens)};

  static Choice choice(const View& view, const Move& move);
  static void show(const View& view, Canvas& canvas);
};

}  // namespace alea::blazing_spuds
