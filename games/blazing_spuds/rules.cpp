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

/// The seat rolls all it starts with. The first player does so last, and that is already their turn (BS-4).
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

Seats Rules::may_be_given(const State& state) {
  const Seats others = Seats::all(state.players).without(state.player);
  Seats fitting;
  for (const Seat seat : others) {
    const bool has_own = state.kitchen(state.player).hand.of(colour_of(seat)).size() > 0;
    fitting = fitting.with_if(seat, !has_own);
  }
  return fitting.empty() ? others : fitting;
}

void Rules::give(State& state, Seat to) {
  const DiceSet& hand = state.kitchen(state.player).hand;
  while (!hand.is_empty()) hand_over(state, hand.first(), to);
  let_next_receive(state);
}

void Rules::begin_reassign(State& state, Card card) {
  Kitchen& kitchen = state.kitchen(state.player);
  state.loose = kitchen.on(card).by_colour();
  kitchen.on(card) = {};
  kitchen.refit(card);
  state.not_before = 0;
  state.phase = Phase::lift;
  if (state.held[state.player] == state.loose.size()) end_lifting(state);  // there is nothing else to move
}

void Rules::add_lifts(const State& state, Moves& list) {
  list.push_back(Move::done());
  for (const Card card : kAllCards) {
    const int from = state.not_before - static_cast<int>(card) * Die::kCodes;
    if (from >= Die::kCodes) continue;
    state.kitchen(state.player).on(card).each_kind([&](Die die) { list.push_back(Move::lift(die, card)); }, from);
  }
}

void Rules::lift(State& state, Die die, Card card) {
  Kitchen& kitchen = state.kitchen(state.player);
  kitchen.on(card).remove(die);
  kitchen.hand.add(die);
  if (card != Card::stove) kitchen.refit(card);
  state.not_before = static_cast<std::uint8_t>(static_cast<int>(card) * Die::kCodes + die.code());
}

void Rules::end_lifting(State& state) {
  state.not_before = 1;
  state.phase = Phase::set;
}

void Rules::add_settings(const State& state, Moves& list) {
  for (int value = state.not_before; value <= kValues; ++value) {
    list.push_back(Move::set(Die(state.loose.first(), value)));
  }
}

void Rules::set(State& state, Die die) {
  const Colour colour = die.colour();
  state.kitchen(state.player).hand.add(die);
  state.loose.add(colour, -1);
  state.not_before = static_cast<std::uint8_t>(state.loose[colour] > 0 ? die.value() : 1);
  if (!state.loose.is_empty()) return;
  state.not_before = 0;
  state.phase = Phase::rearrange;
}

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
    result.place[static_cast<std::size_t>(index(seat))] = is_won && seat != state.player ? 2 : 1;  // BS-16, BS-17
  }
  return result;
}

}  // namespace alea::blazing_spuds
