// What designers want to know about a game besides who wins; `alea lab GAME` answers it.
//
// A game may have a type `Study`. The lab creates one for each thread, has them perform the tasks and watch games
// between bots, adds them up, and asks the sum for its report.
//
//   Study(options, players)          before anything is measured
//   watch(before, seat, move)        a move is about to be made in one of the games
//   watch(before, outcome)           the same for an outcome of chance
//   watch(end)                       a game is over
//   add(other)                       adds the measurements of another thread. The order must not matter, so count in
//                                    integers
//   report(report)                   fills in the report: tables and plots of everything
// Work besides watching games; both may be left out
//   tasks()                          the number of tasks
//   task(number, dice)               performs one of them, with its own dice. Each is performed once, by any thread
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
