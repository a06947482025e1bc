#include "games/dobbelduel/view.h"

#include <array>
#include <string>
#include <vector>

namespace alea::dobbelduel {
namespace {

constexpr std::array<std::string_view, 8> kPhases{"lot", "code", "decide", "roll", "place", "mark", "solve", "over"};

/// The pips by column, 0 where there is no die.
std::vector<int> by_column(Row row) {
  std::vector<int> list;
  for (const Column column : kColumns) list.push_back(row[column]);
  return list;
}

std::vector<int> dice_of(FaceCounts roll) {
  std::vector<int> list;
  for (int pips = 1; pips <= kPips; ++pips) {
    list.insert(list.end(), static_cast<std::size_t>(showing(roll, pips)), pips);
  }
  return list;
}

void describe_rows(const State& state, Description& description) {
  description.begin_list("efforts");
  for (int i = 0; i < state.efforts; ++i) {
    const Effort& effort = state.rows[static_cast<std::size_t>(i)];
    description.begin_object({});
    description.numbers("dice", by_column(effort.dice));
    if (i < state.marked()) {
      description.number("equal", effort.marks.equal);
      description.number("high", effort.marks.high);
      description.number("low", effort.marks.low);
    }
    description.end_object();
  }
  description.end_list();
}

}  // namespace

void Views::describe(const State& state, Description& description) {
  const auto seat_text = [](Seat seat) { return std::string(1, letter(seat)); };
  description.text("phase", kPhases[static_cast<std::size_t>(state.phase)]);
  description.number("match", state.match);
  description.number("matches", state.matches());
  description.text("marking", kMarkings[static_cast<std::size_t>(state.options.marking)]);
  description.numbers("points", state.points);
  if (state.phase == Phase::lot) return;
  description.text("maker", seat_text(state.maker()));
  description.text("breaker", seat_text(state.breaker()));
  if (!state.code.is_empty()) description.numbers("code", by_column(state.code));
  description.numbers("solution", by_column(state.solution));
  describe_rows(state, description);
  description.number("white_dice", state.white_dice);
  if (state.phase == Phase::place) description.numbers("rolled", dice_of(state.rolled));
}

}  // namespace alea::dobbelduel
