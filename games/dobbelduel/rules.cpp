#include "games/dobbelduel/rules.h"

#include <algorithm>
#include <cassert>

namespace alea::dobbelduel {
namespace {

bool is_code(Row row) {
  return std::all_of(kColumns.begin(), kColumns.end(),
                     [row](Column column) { return row[column] >= 1 && row[column] <= kPips; });
}

}  // namespace

State Rules::start(const Options& options, int players) {
  assert(players == kPlayers);
  State state;
  state.options = options;
  state.players = static_cast<std::uint8_t>(players);
  return state;
}

bool Rules::possible(const State& state, const Outcome& outcome) {
  switch (state.phase) {
    case Phase::lot: return outcome == Outcome::of_lot(outcome.first_maker) && index(outcome.first_maker) < kPlayers;
    case Phase::code: return outcome == Outcome::of_code(outcome.code) && is_code(outcome.code);
    case Phase::roll: return outcome == Outcome::of_roll(outcome.roll) && dice_in(outcome.roll) == state.dice_to_roll();
    default: return false;
  }
}

Score Rules::score(const State& state) {
  int white_dice = kWhiteDice;
  for (int i = 0; i < state.efforts; ++i) {
    const Effort& effort = state.rows[static_cast<std::size_t>(i)];
    white_dice -= effort.dice.dice();
    if (effort.marks != Marks::of(effort.dice, state.code)) {  // DO-13
      return {.points = score_of_broken_code(i + 1, white_dice),
              .efforts = i + 1,
              .white_dice = white_dice,
              .wrong_effort = i + 1};
    }
  }
  if (state.solution != state.code) return {};
  return {.points = score_of_broken_code(state.efforts, white_dice),
          .efforts = state.efforts,
          .white_dice = white_dice,
          .wrong_effort = 0};
}

template <class L>
void Rules::end_match(State& state, L listener) {
  const Seat breaker = state.breaker();
  const Score scored = score(state);
  state.points[breaker] += static_cast<std::uint16_t>(scored.points);
  state.phase = state.match == state.matches() ? Phase::over : Phase::code;
  listener(CodeShown{state.code});
  if (scored.wrong_effort > 0) {  // DO-13
    listener(MarkedWrong{.who = state.maker(), .n = scored.wrong_effort});
    listener(MadeGood{.who = breaker, .n = scored.points});
  } else if (scored.points > 0) {
    listener(Broke{.who = breaker, .n = scored.points});
  } else {
    listener(Missed{.who = breaker});
  }
  if (scored.points > 0) listener(Scored{.rows = kEfforts - scored.efforts, .dice = scored.white_dice});
  if (state.phase == Phase::over && state.points[breaker] == state.points[state.maker()]) {  // DO-11
    listener(Drawn{.n = state.points[breaker]});
  }
}

template void Rules::end_match(State&, Silent);
template void Rules::end_match(State&, Recorder<Event>);

Result Rules::result(const State& state) {  // DO-11
  Result result;
  result.players = kPlayers;
  for (const Seat seat : Seats::all(kPlayers)) {
    result.points[seat] = state.points[seat];
    result.place[seat] = state.points[seat] < state.points[State::other(seat)] ? 2 : 1;
  }
  return result;
}

}  // namespace alea::dobbelduel
