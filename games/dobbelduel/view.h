// What a player of Dobbelduel may know (DO-14): everything but the code, which only its maker sees.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/canvas.h"
#include "engine/dice.h"
#include "engine/fields.h"
#include "games/dobbelduel/codes.h"
#include "games/dobbelduel/events.h"
#include "games/dobbelduel/state.h"

namespace alea::dobbelduel {

/// The state, with an empty row for a code that the viewer may not see.
struct View {
  State table;
  Viewer viewer = Viewer::spectator();
  constexpr bool hides_code() const { return table.has_secret() && table.code.is_empty(); }
  constexpr bool operator==(const View&) const = default;
};

/// The fields of a view. Those that are optional are missing before the lot.
struct Shown {
  static constexpr std::array<std::string_view, 8> kPhases{"lot",   "code", "decide", "roll",
                                                           "place", "mark", "solve",  "over"};

  /// The pips by column, 0 where there is no die.
  using Dice = std::array<int, kColumns.size()>;

  struct Effort {
    Dice dice{};
    // Missing until the maker has marked the effort
    std::optional<int> equal;
    std::optional<int> high;
    std::optional<int> low;
    static constexpr auto kFields = std::tuple{field("dice", &Effort::dice), field("equal", &Effort::equal),
                                               field("high", &Effort::high), field("low", &Effort::low)};
    constexpr bool operator==(const Effort&) const = default;
  };

  static OneOf<kPhases> phase(const View& view) { return {static_cast<std::size_t>(view.table.phase)}; }
  static int match(const View& view) { return view.table.match; }
  static int matches(const View& view) { return view.table.matches(); }
  static OneOf<kMarkings> marking(const View& view) { return {static_cast<std::size_t>(view.table.options.marking)}; }
  static BySeat<std::uint16_t, kPlayers> points(const View& view) { return view.table.points; }
  static std::optional<Seat> maker(const View& view);
  static std::optional<Seat> breaker(const View& view);
  /// Missing where the viewer may not see it, and before the first code is rolled.
  static std::optional<Dice> code(const View& view);
  static std::optional<Dice> solution(const View& view);
  static std::optional<std::vector<Effort>> efforts(const View& view);
  static std::optional<int> white_dice(const View& view);
  /// Only while the breaker places dice.
  static std::optional<std::vector<int>> rolled(const View& view);
};

struct Views {
  static View view(const State& state, Viewer viewer) {
    View seen{state, viewer};
    if (state.has_secret() && !viewer.is(state.maker())) seen.table.code = {};
    return seen;
  }
  static View full_view(const State& state) { return {state}; }

  /// The only place that decides who may know what of an event.
  static std::optional<SeenEvent> see(const Event& event, Viewer viewer);

  /// A code that is hidden becomes one of the possible codes, all equally likely.
  template <DiceSource D>
  static State imagine(const View& view, D& dice) {
    State state = view.table;
    if (view.hides_code()) {
      const PossibleCodes possible = possible_codes(state);
      state.code = possible[static_cast<std::size_t>(dice.pick(static_cast<int>(possible.size())))];
    }
    return state;
  }

  static constexpr std::tuple kView{field("phase", &Shown::phase),           field("match", &Shown::match),
                                    field("matches", &Shown::matches),       field("marking", &Shown::marking),
                                    field("points", &Shown::points),         field("maker", &Shown::maker),
                                    field("breaker", &Shown::breaker),       field("code", &Shown::code),
                                    field("solution", &Shown::solution),     field("efforts", &Shown::efforts),
                                    field("white_dice", &Shown::white_dice), field("rolled", &Shown::rolled)};

  static Choice choice(const View& view, const Move& move);
  /// The board as it lies on the table. It has the code only where the view has it.
  static void show(const View& view, Canvas& canvas);
  /// Which codes are still possible.
  static void notes(const View& view, Canvas& canvas);
};

}  // namespace alea::dobbelduel
