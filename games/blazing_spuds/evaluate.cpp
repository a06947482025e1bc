#include "games/blazing_spuds/evaluate.h"

#include <cmath>

#include "games/blazing_spuds/plan.h"
#include "games/blazing_spuds/rules.h"

namespace alea::blazing_spuds {
namespace {

/// How much a difference in outlook says about the winner; fitted to the choices of another 4,000 games.
float sharpness(int players) { return players == 2 ? 0.6F : 1.0F; }

/// The worth of being the next to reroll, the one after that and so on, by number of players. From the same fit as the
/// worths in outlook.cpp.
constexpr std::array<std::array<float, kMostPlayers>, kMostPlayers + 1> kInTurn{{
    {},
    {},
    {0.30F, 0},
    {0.69F, 0.33F, 0},
    {0.74F, 0.45F, 0.21F, 0},
}};

/// Whether the dice in the player's hand, if any, are to be given away. Between two of them, others may place (BS-15).
bool is_giving(const State& state) {
  return state.phase == Phase::deal || state.phase == Phase::give || state.phase == Phase::receive;
}

/// Whether the player is giving away their last dice, so that nothing can stop them from winning (BS-16).
bool is_won(const State& state) {
  return is_giving(state) && state.held[state.player] == state.kitchen(state.player).hand.size();
}

/// Who rerolls next: still the player, or their left neighbour once this turn's reroll has been made.
Seat next_to_reroll(const State& state) {
  const bool is_to_reroll = state.phase == Phase::reroll || state.phase == Phase::roll;
  return is_to_reroll ? state.player : left_of(state.player, state.players);
}

/// The seat's outlook after placing the dice in its hand.
float outlook_of(const State& state, Seat seat) {
  const Kitchen& kitchen = state.kitchen(seat);
  const DiceSet& hand = kitchen.hand;
  if (seat == state.player && is_giving(state)) {
    return Layout(kitchen, state.held[seat] - hand.size()).outlook();  // these dice are as good as gone
  }
  const Layout layout(kitchen, state.held[seat]);
  const bool is_placing = seat == state.chooser && state.phase != Phase::roll && state.phase != Phase::reroll;
  return is_placing ? plan(layout, hand.faces(), after_placing(state), state.options).outlook : layout.outlook();
}

}  // namespace

SeatValues Evaluate::evaluate(const State& state) {
  if (state.turn == 0) return equal_values(state.players);  // a half-finished set-up says nothing
  if (state.phase == Phase::over) return values_of(Rules::result(state));
  SeatValues values{};
  if (is_won(state)) {
    values[state.player] = 1;
    return values;
  }
  float sum = 0;
  const auto& in_turn = kInTurn[state.players];
  Seat seat = next_to_reroll(state);
  for (std::size_t turns = 0; turns < state.players; ++turns) {
    const float value = std::exp(sharpness(state.players) * outlook_of(state, seat) + in_turn[turns]);
    values[seat] = value;
    sum += value;
    seat = left_of(seat, state.players);
  }
  for (float& value : values) value /= sum;
  return values;
}

}  // namespace alea::blazing_spuds
