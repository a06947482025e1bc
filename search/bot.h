// What a bot is: a class that chooses a move from what one seat may know.
//
// A bot has a name and one function, compiled separately for each game:
//
//   static constexpr std::string_view kName = "random";
//   Move choose(const Perspective<G>& seen, dice)
//
// `dice` is the bot's own random source, never the one that rolls for the game. A bot that thinks also has a public
// member `Budget budget`, which says for how long. search/random/ is the smallest example.
#pragma once

#include <concepts>
#include <string_view>
#include <vector>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/ranked.h"

namespace alea {

/// Everything a bot may base its choice on: the view and the legal moves of its seat, each computed on demand.
/// The state behind them is out of reach.
template <Game G>
class Perspective {
 public:
  /// The state must outlive the perspective, and it must be this seat's turn to move.
  Perspective(const typename G::State& state, Seat seat) : state_(&state), seat_(seat) {}
  /// The same from the seat's view, which must outlive the perspective.
  Perspective(const typename G::View& view, Seat seat) : view_(&view), seat_(seat) {}

  Seat seat() const { return seat_; }
  typename G::View view() const { return view_ != nullptr ? *view_ : G::view(*state_, seat_); }
  auto moves() const { return view_ != nullptr ? G::moves(*view_) : G::moves(*state_, seat_); }

 private:
  const typename G::State* state_ = nullptr;
  const typename G::View* view_ = nullptr;
  Seat seat_;
};

template <class B, class G>
concept Bot = Game<G> && requires(B bot, const Perspective<G>& seen, SimulationDice& dice) {
  { B::kName } -> std::convertible_to<std::string_view>;
  { bot.choose(seen, dice) } -> std::same_as<typename G::Move>;
};

/// Draws a move at random, with the weights as probabilities.
template <class Move>
Move one_of(const std::vector<Ranked<Move>>& ranked, SimulationDice& dice) {
  constexpr int kSteps = 1 << 30;  // the resolution of the random number: about nine decimal digits
  double left = static_cast<double>(dice.pick(kSteps)) / kSteps;
  for (const Ranked<Move>& one : ranked) {
    left -= one.weight;
    if (left < 0) return one.move;
  }
  return ranked.front().move;  // reached only through rounding errors
}

/// A bot that thinks, and therefore has a budget. How long it takes may depend on what it sees.
template <class B>
concept ThinkingBot = requires(B bot) {
  { bot.budget } -> std::same_as<Budget&>;
};

/// Creates a bot with this budget. Bots without a `budget` member ignore it.
template <class B>
B bot_with(const Budget& budget) {
  B bot;
  if constexpr (ThinkingBot<B>) bot.budget = budget;
  return bot;
}

}  // namespace alea
