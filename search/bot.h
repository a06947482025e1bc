// What a bot is: something that chooses a move from what one seat may know.
//
// A bot is a class with a name and one function, compiled for each game:
//
//   static constexpr std::string_view kName = "random";
//   Move choose(const Perspective<G>& seen, dice)
//
// `dice` is the bot's own source of chance, never the table's. search/random/ is the smallest example.
#pragma once

#include <concepts>
#include <string_view>
#include <vector>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/ranked.h"

namespace alea {

/// All that a seat may use to choose: its view and its legal moves, each made when it is asked for.
/// A bot cannot reach the state behind it.
template <Game G>
class Perspective {
 public:
  /// The state must outlive the perspective, and must wait for the seat.
  Perspective(const typename G::State& state, Seat seat) : state_(state), seat_(seat) {}

  Seat seat() const { return seat_; }
  typename G::View view() const { return G::view(state_, seat_); }
  auto moves() const { return G::moves(state_, seat_); }

 private:
  const typename G::State& state_;
  Seat seat_;
};

template <class B, class G>
concept Bot = Game<G> && requires(B bot, const Perspective<G>& seen, SimulationDice& dice) {
  { B::kName } -> std::convertible_to<std::string_view>;
  { bot.choose(seen, dice) } -> std::same_as<typename G::Move>;
};

/// Draws a move by weight.
template <class Move>
Move one_of(const std::vector<Ranked<Move>>& ranked, SimulationDice& dice) {
  constexpr int kSteps = 1 << 30;
  double left = static_cast<double>(dice.pick(kSteps)) / kSteps;
  for (const Ranked<Move>& one : ranked) {
    left -= one.weight;
    if (left < 0) return one.move;
  }
  return ranked.front().move;  // what rounding left over
}

/// A bot that may think for so long, if it is one that thinks.
template <class B>
B bot_with(const Budget& budget) {
  B bot;
  if constexpr (requires { bot.budget; }) bot.budget = budget;
  return bot;
}

}  // namespace alea
