// What a player of Dracarys Dice may know: everything. There are no secrets in this game.
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
#include "games/dracarys_dice/events.h"
#include "games/dracarys_dice/state.h"

namespace alea::dracarys_dice {

using View = OpenView<State>;

/// The fields of a view.
struct Shown {
  static constexpr std::array<std::string_view, 3> kPhases{"lot", "trade", "over"};

  /// Empty while dice are rolled and given: `rolled` tells which.
  static std::optional<OneOf<kPhases>> phase(const View& view);
  static std::vector<int> dice(const View& view);
  static int pile(const View& view) { return view.table.pile; }
  /// 0 for players who have not finished this round.
  static std::vector<int> place(const View& view);
  static std::optional<Seat> first(const View& view);
  static std::optional<Seat> roller(const View& view);
  /// The faces of the dice while the roller has to choose, Injured Knights included.
  static std::optional<std::string> rolled(const View& view);
  // Trial By Fire: the Fireballs to match, and who rolled them
  static std::optional<Seat> challenger(const View& view);
  static std::optional<int> challenge(const View& view);
  // Dragon Scales
  static std::optional<int> round(const View& view);
  static std::optional<std::vector<int>> points(const View& view);
};

struct Views : OpenViews<State> {
  static constexpr std::tuple kView{field("phase", &Shown::phase),         field("dice", &Shown::dice),
                                    field("pile", &Shown::pile),           field("place", &Shown::place),
                                    field("first", &Shown::first),         field("roller", &Shown::roller),
                                    field("rolled", &Shown::rolled),       field("challenger", &Shown::challenger),
                                    field("challenge", &Shown::challenge), field("round", &Shown::round),
                                    field("points", &Shown::points)};

  static Choice choice(const View& view, const Move& move);
  static void show(const View& view, Canvas& canvas);
};

}  // namespace alea::dracarys_dice
