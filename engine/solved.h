// A game that can be solved before it is played, so that its `rank` can use the result.
//
//   Solution                        the result. save() serializes it, and load(bytes) reads it back or says what is
//                                   wrong. fits(options, players) says whether it applies to such games.
//                                   title(options, players) names it; games that share a solution share its title.
//                                   settled() has the number of `decisions`, the `delta` by which another choice had to
//                                   be better to replace the current one, and the remaining `regret`
//   solve(options, players, go_on)  computes it. Calls go_on(fraction done) now and then; returns nothing if that
//                                   returned false
//   know(solution)                  rank() uses the solution from now on
//   known(options, players)         the solution that rank() uses for such games, or nullptr
#pragma once

#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/checked.h"
#include "engine/game.h"

namespace alea {

template <class G>
concept Solvable =
    Game<G> && requires(const typename G::Options& options, int players, const std::function<bool(double)>& go_on,
                        const typename G::Solution& solution, typename G::Solution owned, std::string_view bytes) {
      { G::solve(options, players, go_on) } -> std::same_as<std::optional<typename G::Solution>>;
      { G::know(std::move(owned)) } -> std::same_as<void>;
      { G::known(options, players) } -> std::same_as<const typename G::Solution*>;
      { solution.save() } -> std::same_as<std::string>;
      { G::Solution::load(bytes) } -> std::same_as<Checked<typename G::Solution>>;
      { G::Solution::title(options, players) } -> std::same_as<std::string>;
      { solution.fits(options, players) } -> std::same_as<Checked<Done>>;
      { solution.settled().decisions } -> std::convertible_to<std::size_t>;
      { solution.settled().delta } -> std::convertible_to<double>;
      { solution.settled().regret } -> std::convertible_to<double>;
    };

}  // namespace alea
