// What a game is: a set of pure functions over a plain value.
//
// A game is a struct `Game` with the types and the static functions below. Everything that runs
// many games (simulation, search) is a template over it and compiled for each game, without a
// virtual call and without an allocation. Everything that works with one game of any kind (server,
// terminal, protocol) uses the wrapper in any_game.h instead, which is made from it.
//
// The values
//   Options   what players agree on before they start (options.h)
//   State     the whole truth of a game in progress; its `players` says how many play
//   Move      a choice of one seat         Outcome   what chance did
//   View      what one seat, or a spectator, may know. Only a view is ever shown to anyone
//
// The verbs, in the order in which a game goes
//   start(options, players)          the state before anything was chosen or rolled
//   turn(state)                      what it waits for: chance, one or several seats, or nothing
//   moves(state, seat)               the legal moves of a seat that is waited for, at least one: a
//                                    FixedList, or a span of a list that was made before
//   play(state, seat, move)          one of them happens
//   draw(state, dice)                an outcome, drawn from a dice source
//   outcomes(state, visit)           every outcome with its probability: visit(outcome, p)
//   possible(state, outcome)         whether it is one of those
//   settle(state, outcome)           it happens
//   result(state)                    places and points, once it is over
//   first(state)                     who began, once that is known
// What is known
//   view(state, viewer)              what the viewer may know
//   imagine(view, dice)              a state drawn at random from all that fit the view. All of
//                                    them offer the viewer's seat the same moves
//   describe(view, description)      its fields, for people's programs; also of a whole state
//   show(view, canvas)               the board in a terminal
//   notes(view, canvas)              what a player could work out with pencil and paper; may be left out
// What is said
//   write(move), write(outcome)      as short text that stays on one line
//   read_move(text), read_outcome(text)   the same text back, or nothing
//   tell(before, seat, move, viewer, facts)     what the viewer may know of a move; empty if nothing
//   tell(before, outcome, viewer, facts)        the same for chance
//   choice(view, move)               a move as a choice that is offered
// What its players and designers know; all may be left out
//   greedy(view, moves, dice)        one of the moves, as a sensible player chooses who does not look far
//                                    ahead: the bot `greedy`. The dice are its own
//   rank(view, budget, dice)         all moves with their values, the best first, as well as the game can be played:
//                                    the bot `strong`, which searches where this is left out or has no answer
//   reasons(view, move, facts)       what speaks for or against a move, as a person would say it: for hints
//   evaluate(state)                  about how likely each seat is to win, for search (seat_values.h)
//   Solution, solve, know, known     what can be worked out before a game, for `rank` to use (solved.h)
//   Study                            what a designer asks beyond who wins (study.h)
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/canvas.h"
#include "engine/description.h"
#include "engine/dice.h"
#include "engine/fact.h"
#include "engine/options.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "engine/simulation_dice.h"
#include "engine/turn.h"

namespace alea {

/// What a game says of itself.
struct About {
  std::string_view id;       // the name of its folder
  std::string_view title;    // the name on the box
  std::string_view clauses;  // how its rules are numbered: DR for DR-1, DR-2 …
  int least_players;
  int most_players;
  bool has_secrets;  // whether seats know different things, so that screens must not be shared
};

template <class T>
concept PlainValue = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

template <class G>
concept GameTypes = requires {
  requires PlainValue<typename G::Options>;
  requires PlainValue<typename G::State>;
  requires PlainValue<typename G::Move>;
  requires PlainValue<typename G::Outcome>;
  requires PlainValue<typename G::View>;
  requires sizeof(typename G::Move) <= 8;
  { G::kAbout } -> std::convertible_to<About>;
  G::kOptions;  // an array of Option<Options>
};

template <class L, class Move>
concept MoveList = requires(const L& list, std::size_t at) {
  { list.size() } -> std::convertible_to<std::size_t>;
  { list[at] } -> std::convertible_to<Move>;
};

template <class G>
concept Game =
    GameTypes<G> && requires(const typename G::Options& options, typename G::State& state,
                             const typename G::State& truth, const typename G::View& view, const typename G::Move& move,
                             const typename G::Outcome& outcome, void (*visit)(const typename G::Outcome&, double),
                             int players, Seat seat, Viewer viewer, SimulationDice& simulated, Dice& dice,
                             std::string_view text, Facts& facts, Description& description, Canvas& canvas) {
      { G::start(options, players) } -> std::same_as<typename G::State>;
      { truth.players } -> std::convertible_to<int>;
      { G::turn(truth) } -> std::same_as<Turn>;
      { G::moves(truth, seat) } -> MoveList<typename G::Move>;
      { G::play(state, seat, move) } -> std::same_as<void>;
      { G::draw(truth, simulated) } -> std::same_as<typename G::Outcome>;
      { G::draw(truth, dice) } -> std::same_as<typename G::Outcome>;
      { G::outcomes(truth, visit) } -> std::same_as<void>;
      { G::possible(truth, outcome) } -> std::same_as<bool>;
      { G::settle(state, outcome) } -> std::same_as<void>;
      { G::result(truth) } -> std::same_as<Result>;
      { G::first(truth) } -> std::same_as<Seat>;

      { G::view(truth, viewer) } -> std::same_as<typename G::View>;
      { G::imagine(view, simulated) } -> std::same_as<typename G::State>;
      { G::imagine(view, dice) } -> std::same_as<typename G::State>;
      { G::describe(view, description) } -> std::same_as<void>;
      { G::describe(truth, description) } -> std::same_as<void>;
      { G::show(view, canvas) } -> std::same_as<void>;

      { G::write(move) } -> std::same_as<std::string>;
      { G::write(outcome) } -> std::same_as<std::string>;
      { G::read_move(text) } -> std::same_as<std::optional<typename G::Move>>;
      { G::read_outcome(text) } -> std::same_as<std::optional<typename G::Outcome>>;
      { G::tell(truth, seat, move, viewer, facts) } -> std::same_as<void>;
      { G::tell(truth, outcome, viewer, facts) } -> std::same_as<void>;
      { G::choice(view, move) } -> std::same_as<Fact>;
    };

}  // namespace alea
