#include "games/dracarys_dice/rules.h"

#include <algorithm>

namespace alea::dracarys_dice {
namespace {

constexpr int dice_to_start(int players) {  // DR-1
  switch (players) {
    case 4: return 5;
    case 5: return 4;
    default: return 6;
  }
}

template <class L>
void score(State& state, Seat seat, L listener) {  // DR-15
  const int points = state.dice_in_play() - state.dice[seat];
  state.points[seat] += static_cast<std::uint16_t>(points);
  listener(Scored{.who = seat, .n = points});
}

}  // namespace

State Rules::start(const Options& options, int players) {
  State state;
  state.options = options;
  state.players = static_cast<std::uint8_t>(players);
  set_up_round(state);
  state.phase = Phase::lot;  // DR-3
  return state;
}

void Rules::set_up_round(State& state) {
  state.phase = Phase::roll;
  state.in = Seats::all(state.players);
  state.pile = 0;
  state.dice = {};
  for (const Seat seat : state.in) state.dice.set(seat, dice_to_start(state.players));
  state.place = {};
  state.rolled = {};
  state.challenge = 0;
}

bool Rules::possible(const State& state, const Outcome& outcome) {
  if (state.phase == Phase::lot) {
    return outcome == Outcome{.kind = Outcome::Kind::lot, .first = outcome.first, .roll = {}} &&
           index(outcome.first) < state.players;
  }
  return outcome == Outcome{.kind = Outcome::Kind::roll, .first = {}, .roll = outcome.roll} &&
         state.phase == Phase::roll && outcome.roll.dice() == state.dice[state.roller];
}

bool Rules::may_trade(const State& state) {  // DR-14
  constexpr int kEnough = 4;
  return state.rolled.is_all_blank() && state.rolled.dice() >= kEnough;
}

template <class L>
void Rules::meet_challenge(State& state, L listener) {  // DR-16
  const int missing = state.challenge - state.rolled.fireballs;
  const int handed = std::clamp(missing, 0, state.dice[state.challenger]);
  state.dice.add(state.challenger, -handed);
  state.dice.add(state.roller, handed);
  if (handed > 0) listener(Handed{.who = state.challenger, .whom = state.roller, .n = handed});
}

template <class L>
void Rules::finish(State& state, Seat seat, L listener) {
  const int still_in = state.in.size();
  state.place.set(seat, state.players - still_in + 1);
  state.in = state.in.without(seat);
  listener(Finished{.who = seat, .place = state.place[seat]});
  if (state.options.dragon_scales != 0) score(state, seat, listener);
  if (!state.options.plays_on()) {  // DR-11
    state.phase = Phase::over;
  } else if (still_in == 2) {  // DR-13
    end_round(state, listener);
  }
}

template <class L>
void Rules::end_round(State& state, L listener) {
  const Seat last = state.in.front();
  state.place.set(last, state.players);
  state.phase = Phase::over;
  listener(Finished{.who = last, .place = state.place[last]});
  if (state.options.dragon_scales == 0) return;
  score(state, last, listener);
  const int best = *std::max_element(state.points.begin(), state.points.end());
  if (best >= state.options.target) {
    if constexpr (L::kHears) {
      const Seats winners = result(state).winners();
      if (winners.size() > 1) listener(Tied{.winners = winners, .n = best});
    }
    return;
  }
  set_up_round(state);
  ++state.round;
  state.round_first = state.roller = left_of(state.round_first, state.players);
  listener(Round{.n = state.round, .who = state.roller});
}

template void Rules::meet_challenge(State&, Silent);
template void Rules::meet_challenge(State&, Recorder<Event>);
template void Rules::finish(State&, Seat, Silent);
template void Rules::finish(State&, Seat, Recorder<Event>);

Result Rules::result(const State& state) {
  Result result;
  result.players = state.players;
  for (const Seat seat : Seats::all(state.players)) {
    result.points[seat] = state.points[seat];
    if (state.options.dragon_scales != 0) {
      const auto better = std::count_if(state.points.begin(), state.points.begin() + state.players,
                                        [&](int points) { return points > state.points[seat]; });
      result.place[seat] = static_cast<std::uint8_t>(better + 1);
    } else {
      result.place[seat] = static_cast<std::uint8_t>(state.place[seat] != 0 ? state.place[seat] : 2);  // DR-11
    }
  }
  return result;
}

}  // namespace alea::dracarys_dice
