#include "games/dracarys_dice/numbering.h"

#include "games/dracarys_dice/rules.h"

namespace alea::dracarys_dice {
namespace {

constexpr std::size_t kLongest = kMostPlayers + 2;
using List = std::array<int, kLongest>;

std::span<int> first_of(List& list, int length) { return {list.data(), static_cast<std::size_t>(length)}; }

}  // namespace

Order::Order(const State& state) {
  Seat next = state.roller;
  do {
    if (state.in.has(next)) seats_[static_cast<std::size_t>(size_++)] = next;
    next = left_of(next, state.players);
  } while (next != state.roller);
}

Rank Numbering::position(const State& state) const {
  const Order order(state);
  // Who finished as challenger has nothing to hand over. Who has not is the last in the order.
  const int to_match = state.in.has(state.challenger) ? state.challenge : 0;
  List list{};
  std::size_t at = 0;
  for (; at + 1 < static_cast<std::size_t>(in_); ++at) list[at] = state.dice[order[static_cast<int>(at)]] - 1;
  list[at++] = state.dice[order[in_ - 1]] - (by_fire() ? to_match : 1);
  list[at] = by_fire() ? to_match : state.pile;
  return rank_of(first_of(list, in_ + 1));
}

std::optional<State> Numbering::state(Rank position) const {
  List list{};
  list_at(position, first_of(list, in_ + 1));
  State state = Rules::start(options_, in_);
  const int fireballs = list[static_cast<std::size_t>(in_)];
  for (int at = 0; at + 1 < in_; ++at) state.dice.set(seat(at), list[static_cast<std::size_t>(at)] + 1);
  const Seat last = seat(in_ - 1);
  state.dice.set(last, list[static_cast<std::size_t>(in_ - 1)] + (by_fire() ? fireballs : 1));
  if (state.dice[last] == 0) return std::nullopt;
  state.phase = Phase::roll;
  state.challenger = last;
  (by_fire() ? state.challenge : state.pile) = static_cast<std::uint8_t>(fireballs);
  return state;
}

Rank Numbering::decision(const State& state) const {
  // Fire takes the same dice from the same players before the Dragons are given as after.
  State burned = state;
  burned.dice.add(state.roller, -state.rolled.dragons);
  Rules::burn(burned);
  const Order order(state);
  const int fireballs = by_fire() ? state.rolled.fireballs : burned.pile;
  List list{};
  list[0] = burned.dice[state.roller] - (by_fire() ? fireballs : 0);
  std::size_t at = 1;
  for (; at + 1 < static_cast<std::size_t>(in_); ++at) list[at] = burned.dice[order[static_cast<int>(at)]] - 1;
  list[at++] = burned.dice[order[in_ - 1]] - (by_fire() ? 0 : 1);
  list[at++] = fireballs;
  list[at] = state.rolled.dragons - 1;
  return rank_of(first_of(list, in_ + 2));
}

int Numbering::dragons(Rank decision) const {
  List room{};
  const std::span<int> list = first_of(room, in_ + 2);
  list_at(decision, list);
  return list.back() + 1;
}

Move Numbering::give(const Order& order, int dragons, Rank way) const {
  List list{};
  list_at(ranks_below(in_ - 1, dragons) + way, first_of(list, in_ - 1));
  SeatCounts given;
  for (int other = 1; other < in_; ++other) given.set(order[other], list[static_cast<std::size_t>(other - 1)]);
  return Move::give(given);
}

}  // namespace alea::dracarys_dice
