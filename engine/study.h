// What a designer asks of a game beyond who wins, answered by `alea lab GAME`.
//
// A game may have a type `Study`. The lab makes one for each thread, lets it do its tasks and watch
// games between bots, adds them up and asks the sum for its report.
//
//   Study(options, players)          before anything is measured
//   watch(before, seat, move)        a move that is about to happen in one of the games
//   watch(before, outcome)           the same for chance
//   watch(end)                       a game that is over
//   add(other)                       the measurements of another thread. Their order must not matter:
//                                    keep whole numbers
//   report(report)                   everything, as tables and plots
// Work besides the games; both may be left out
//   tasks()                          how many pieces there are
//   task(number, dice)               one of them, with dice of its own. Each is done once, by any thread
#pragma once

#include <concepts>

#include "engine/game.h"
#include "engine/report.h"

namespace alea {

template <class G>
concept HasStudy =
    Game<G> && requires(typename G::Study& study, const typename G::Study& other, const typename G::Options& options,
                        const typename G::State& state, const typename G::Move& move,
                        const typename G::Outcome& outcome, int players, Seat seat, Report& report) {
      typename G::Study;
      requires std::constructible_from<typename G::Study, const typename G::Options&, int>;
      { study.watch(state, seat, move) } -> std::same_as<void>;
      { study.watch(state, outcome) } -> std::same_as<void>;
      { study.watch(state) } -> std::same_as<void>;
      { study.add(other) } -> std::same_as<void>;
      { other.report(report) } -> std::same_as<void>;
    };

template <class S>
concept HasTasks = requires(S& study, const S& other, int number, SimulationDice& dice) {
  { other.tasks() } -> std::same_as<int>;
  { study.task(number, dice) } -> std::same_as<void>;
};

}  // namespace alea
