#include "games/blazing_spuds/rules.h"

namespace alea::blazing_spuds {
namespace {

/// How many seats `seat` is after `first`, clockwise.
int distance(Seat first, Seat seat, int players) { return (index(seat) - index(first) + players) % players; }

}  // namespace

State Rules::start(const Options& options, int players) {
  State state;
  state.options = options;
  state.players = static_cast<std::uint8_t>(players);
  return state;
}

void Rules::begin(State& state, Seat first) {
  state.first = state.player = first;
  for (const Seat seat : Seats::all(state.players)) state.held.set(seat, starting_dice(state, seat).size());
  take_dice(state, left_of(first, state.players));  // BS-4
}

ColourCounts Rules::starting_dice(const State& state, Seat seat) {
  constexpr int kFirstTakes = 10;
  constexpr int kNeutral = 5;
  ColourCounts dice;
  dice.add(colour_of(seat), kFirstTakes - distance(state.first, seat, state.players));  // BS-2
  if (state.players == 2) dice.add(Colour::white, kNeutral);                            // BS-3
  return dice;
}

bool Rules::is_unrolled(const State& state, Seat seat) {
  if (state.phase == Phase::lot || state.turn > 0 || seat == state.chooser) return false;
  return seat == state.first ||
         distance(state.first, seat, state.players) > distance(state.first, state.chooser, state.players);
}

/// The seat rolls all its starting dice. The first player does so last, as part of their first turn (BS-4).
void Rules::take_dice(State& state, Seat seat) {
  state.chooser = seat;
  state.loose = starting_dice(state, seat);
  state.phase = Phase::roll;
  if (seat == state.first) state.turn = 1;
}

bool Rules::possible(const State& state, const Outcome& outcome) {
  if (state.phase == Phase::lot) return outcome == Outcome::lot(outcome.first) && index(outcome.first) < state.players;
  if (state.phase != Phase::roll || outcome != Outcome::roll(state.loose.first(), outcome.values)) return false;
  int dice = 0;
  for (int face = 0; face < kMaxFaces; ++face) {
    if (face >= kValues && outcome.values[face] > 0) return false;
    dice += outcome.values[face];
  }
  return dice == state.loose[outcome.colour];
}

template <class L>
void Rules::give(State& state, Seat to, L listener) {  // BS-13
  const DiceSet& hand = state.kitchen(state.player).hand;
  DiceSet got;
  DiceSet bounced;
  while (!hand.is_empty()) {
    const Die die = hand.first();
    (hand_over(state, die, to) ? got : bounced).add(die);
  }
  if (!got.is_empty()) listener(Dealt{.who = state.player, .dice = got, .whom = to});
  if (!bounced.is_empty()) listener(Bounced{.who = state.player, .dice = bounced, .whom = to});
  let_next_receive(state, listener);
}

void Rules::begin_reassign(State& state, Card card) {
  Kitchen& kitchen = state.kitchen(state.player);
  state.loose = kitchen.on(card).by_colour();
  kitchen.on(card) = {};
  kitchen.refit(card);
  state.not_before = 0;
  state.phase = Phase::lift;
  if (state.held[state.player] == state.loose.size()) end_lifting(state);  // nothing else to lift
}

template <class L>
void Rules::lift(State& state, Die die, Card card, L listener) {
  Kitchen& kitchen = state.kitchen(state.player);
  kitchen.on(card).remove(die);
  kitchen.hand.add(die);
  if (card != Card::stove) kitchen.refit(card);
  state.not_before = static_cast<std::uint8_t>(static_cast<int>(card) * Die::kCodes + die.code());
  listener(Lifted{.who = state.player, .dice = DiceSet(die), .card = card, .side = kitchen.side(card)});
}

void Rules::end_lifting(State& state) {
  state.not_before = 1;
  state.phase = Phase::set;
}

template <class L>
void Rules::set(State& state, Die die, L listener) {
  const Colour colour = die.colour();
  listener(Set{.who = state.player, .dice = DiceSet(die)});
  state.kitchen(state.player).hand.add(die);
  state.loose.add(colour, -1);
  state.not_before = static_cast<std::uint8_t>(state.loose[colour] > 0 ? die.value() : 1);
  if (!state.loose.is_empty()) return;
  state.not_before = 0;
  state.phase = Phase::rearrange;
}

template void Rules::give(State&, Seat, Silent);
template void Rules::give(State&, Seat, Recorder<Event>);
template void Rules::lift(State&, Die, Card, Silent);
template void Rules::lift(State&, Die, Card, Recorder<Event>);
template void Rules::set(State&, Die, Silent);
template void Rules::set(State&, Die, Recorder<Event>);

bool Rules::is_dead(const State& state) {
  constexpr std::uint64_t kOneEach = 0x01010101;
  if (state.held.packed() != (kOneEach >> (8U * static_cast<unsigned>(kMostPlayers - state.players)))) return false;
  for (const Kitchen& kitchen : state.kitchens) {
    for (const Side side : kitchen.up) {
      if (side == Side::different) return false;
    }
  }
  return true;
}

Result Rules::result(const State& state) {
  Result result;
  result.players = state.players;
  const bool is_won = state.held[state.player] == 0;
  for (const Seat seat : Seats::all(state.players)) {
    result.place[seat] = is_won && seat != state.player ? 2 : 1;  // BS-16, BS-17
  }
  return result;
}

}  // namespace alea::blazing_spuds
