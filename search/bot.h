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

#include "engine/game.h"

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

}  // namespace alea
