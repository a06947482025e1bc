#include "games/dobbelduel/view.h"

namespace alea::dobbelduel {
namespace {

bool is_set_up(const View& view) { return view.table.phase != Phase::lot; }

template <class T>
std::optional<T> only_if(bool is_there, T value) {
  return is_there ? std::optional(value) : std::nullopt;
}

Shown::Dice by_column(Row row) {
  Shown::Dice dice{};
  for (const Column column : kColumns) dice[static_cast<std::size_t>(column)] = row[column];
  return dice;
}

/// A secret event has no name, so it needs an overload here to compile.
struct Seen {
  Viewer viewer;

  std::optional<SeenEvent> operator()(const Tellable auto& open) const { return open; }
  std::optional<SeenEvent> operator()(const CodeRolled& rolled) const {  // DO-14
    if (viewer.is(rolled.maker)) return OwnCode{rolled.code};
    return std::nullopt;
  }
};

}  // namespace

std::optional<SeenEvent> Views::see(const Event& event, Viewer viewer) { return std::visit(Seen{viewer}, event); }

std::optional<Seat> Shown::maker(const View& view) { return only_if(is_set_up(view), view.table.maker()); }

std::optional<Seat> Shown::breaker(const View& view) { return only_if(is_set_up(view), view.table.breaker()); }

std::optional<Shown::Dice> Shown::code(const View& view) {
  return only_if(!view.table.code.is_empty(), by_column(view.table.code));
}

std::optional<Shown::Dice> Shown::solution(const View& view) {
  return only_if(is_set_up(view), by_column(view.table.solution));
}

std::optional<std::vector<Shown::Effort>> Shown::efforts(const View& view) {
  if (!is_set_up(view)) return std::nullopt;
  const State& table = view.table;
  std::vector<Effort> shown;
  for (int i = 0; i < table.efforts; ++i) {
    const auto& [dice, marks] = table.rows[static_cast<std::size_t>(i)];
    const bool is_marked = i < table.marked();
    shown.push_back({.dice = by_column(dice),
                     .equal = only_if(is_marked, int{marks.equal}),
                     .high = only_if(is_marked, int{marks.high}),
                     .low = only_if(is_marked, int{marks.low})});
  }
  return shown;
}

std::optional<int> Shown::white_dice(const View& view) { return only_if(is_set_up(view), int{view.table.white_dice}); }

std::optional<std::vector<int>> Shown::rolled(const View& view) {
  if (view.table.phase != Phase::place) return std::nullopt;
  std::vector<int> dice;
  for (int pips = 1; pips <= kPips; ++pips) {
    dice.insert(dice.end(), static_cast<std::size_t>(showing(view.table.rolled, pips)), pips);
  }
  return dice;
}

Choice Views::choice(const View& view, const Move& move) {
  switch (move.kind()) {
    case Move::Kind::effort: return ChooseEffort{view.table.dice_to_roll()};
    case Move::Kind::solve: return ChooseSolve{};
    case Move::Kind::set: {
      const Column column = move.row().first_taken();
      return ChooseSet{.column = column, .n = move.row()[column]};
    }
    case Move::Kind::place: return ChoosePlace{move.row()};
    case Move::Kind::mark: break;
  }
  return ChooseMark{move.marks()};
}

}  // namespace alea::dobbelduel
