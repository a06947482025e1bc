// The verbs that a game may leave out. One that is there must have the right signature: a game with a misspelt
// parameter is not a Game, instead of a game that silently lacks the verb.
#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/budget.h"
#include "engine/canvas.h"
#include "engine/checked.h"
#include "engine/fact.h"
#include "engine/ranked.h"
#include "engine/seat_values.h"
#include "engine/simulation_dice.h"

namespace alea {

namespace detail {

/// In a class with two bases, a name that both declare is ambiguous. So `&Both<G>::greedy` is an error exactly if G has
/// something named greedy, be it a function, a template, an overload set or a type.
struct Names {
  int greedy, rank, reasons, evaluate, notes, solve, read_typed, is_risky;
  int Study;  // NOLINT(readability-identifier-naming): a type in games
};
template <class G>
struct Both : G, Names {};

}  // namespace detail

template <class G>
concept NamesGreedy = !requires { &detail::Both<G>::greedy; };
template <class G>
concept NamesRank = !requires { &detail::Both<G>::rank; };
template <class G>
concept NamesReasons = !requires { &detail::Both<G>::reasons; };
template <class G>
concept NamesEvaluate = !requires { &detail::Both<G>::evaluate; };
template <class G>
concept NamesNotes = !requires { &detail::Both<G>::notes; };
template <class G>
concept NamesSolve = !requires { &detail::Both<G>::solve; };
template <class G>
concept NamesReadTyped = !requires { &detail::Both<G>::read_typed; };
template <class G>
concept NamesIsRisky = !requires { &detail::Both<G>::is_risky; };
template <class G>
concept NamesStudy = !requires { &detail::Both<G>::Study; };

template <class G>
concept HasGreedy =
    requires(const typename G::View& view, const typename G::State& state, Seat seat, SimulationDice& dice) {
      { G::greedy(view, G::moves(state, seat), dice) } -> std::same_as<typename G::Move>;
    };

template <class G>
concept HasRank = requires(const typename G::View& view, const Budget& budget, SimulationDice& dice) {
  { G::rank(view, budget, dice) } -> std::same_as<std::vector<Ranked<typename G::Move>>>;
};

template <class G>
concept HasReasons = requires(const typename G::View& view, const typename G::Move& move, Facts& facts) {
  { G::reasons(view, move, facts) } -> std::same_as<void>;
};

template <class G>
concept HasEvaluate = requires(const typename G::State& state) {
  { G::evaluate(state) } -> std::same_as<SeatValues>;
};

template <class G>
concept HasNotes = requires(const typename G::View& view, Canvas& canvas) {
  { G::notes(view, canvas) } -> std::same_as<void>;
};

template <class G>
concept HasReadTyped = requires(const typename G::View& view, std::string_view text) {
  { G::read_typed(view, text) } -> std::same_as<Checked<std::vector<typename G::Move>>>;
};

template <class G>
concept HasIsRisky = requires(const typename G::View& view, const typename G::Move& move) {
  { G::is_risky(view, move) } -> std::same_as<bool>;
};

/// Each optional verb is absent or has the right signature. The concepts for `solve` and `Study` are in solved.h and
/// study.h.
template <class G>
concept OptionalVerbs =
    (!NamesGreedy<G> || HasGreedy<G>) && (!NamesRank<G> || HasRank<G>) && (!NamesReasons<G> || HasReasons<G>) &&
    (!NamesEvaluate<G> || HasEvaluate<G>) && (!NamesNotes<G> || HasNotes<G>) &&
    (!NamesReadTyped<G> || HasReadTyped<G>) && (!NamesIsRisky<G> || HasIsRisky<G>);

}  // namespace alea
