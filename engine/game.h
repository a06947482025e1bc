// What a game is: a set of pure functions over a plain value.
//
// A game is a struct `Game` with the types and static functions below. Everything that runs many games (simulation,
// search) is a template over it and compiled for each game, without a virtual call or an allocation. Everything that
// works with one game of any kind (server, terminal, protocol) uses the wrapper in any_game.h, which is made from it.
//
// The values
//   Options   what players agree on before they start (options.h)
//   State     everything about a game in progress, secrets included; its `players` says how many play
//   Move      a choice of one seat         Outcome   what chance did
//   Event     what happened, as the rules report it (events.h)
//   View      what one seat, or a spectator, may know
//   SeenEvent what a viewer may know about an event. Only views, seen events and choices are ever shown to anyone
//   Choice    a move as it is offered to its player
//
// The verbs, in the order of a game
//   start(options, players)          the state before anything was chosen or rolled
//   turn(state)                      what comes next: chance, a choice of one or several seats, or nothing
//   moves(state, seat)               the legal moves of a seat that must choose, at least one: a FixedList, or a span
//                                    of a list made earlier
//   play(state, seat, move, listener)    makes one of them and reports what happens to the listener (events.h);
//                                    without a listener, nobody hears it
//   draw(state, dice)                an outcome, drawn from a dice source
//   outcomes(state, visit)           every outcome with its probability: visit(outcome, p)
//   possible(state, outcome)         whether it is one of those
//   settle(state, outcome, listener) applies an outcome, and reports like play
//   result(state)                    places and points, once the game is over
//   first(state)                     who went first, once that is known
// What is known
//   view(state, viewer)              what the viewer may know
//   full_view(state)                 a view that hides nothing: for tools that host or study a game, never for players
//   moves(view)                      the legal moves of the view's own seat; none for a spectator or a seat that has
//                                    nothing to choose. The same list as moves(state, seat)
//   see(event, viewer)               what the viewer may know about an event, or nothing
//   imagine(view, dice)              a state drawn at random from all that fit the view
//   kView                            the fields of a view, as JSON and the pages have them (fields.h)
//   show(view, canvas)               the board in a terminal
//   notes(view, canvas)              what a player could work out with pencil and paper; optional
//   question(view)                   what the view's own seat is asked when it has to choose: a short sentence
// What is said
//   write(move), write(outcome)      as short text on one line
//   read_move(text), read_outcome(text)   the same text back, or nothing
//   choice(view, move)               a legal move as it is offered
//   read_typed(view, text)           the consecutive moves of the view's own seat that a person means by the short
//                                    forms that they type, or why they cannot be made; optional
//   is_risky(view, move)             whether a move that was typed by mistake could hurt, so that people are asked to
//                                    confirm it; optional
// What its players and designers know; all optional (optional_verbs.h)
//   greedy(view, moves, dice)        one of the moves, as a sensible player would choose without looking far ahead: the
//                                    bot `greedy`. The dice are its own
//   rank(view, budget, dice)         all moves with their values, best first, as well as the game can be played: the
//                                    bot `strong`, which searches where a game has no `rank` or it returns nothing
//   reasons(view, move, facts)       what speaks for or against a move, in a player's words: for hints
//   evaluate(state)                  about how likely each seat is to win, for search (seat_values.h)
//   Solution, solve, know, known     what can be worked out before a game, for `rank` to use (solved.h)
//   Study                            what designers want to know besides who wins (study.h)
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/canvas.h"
#include "engine/dice.h"
#include "engine/events.h"
#include "engine/fact.h"
#include "engine/optional_verbs.h"
#include "engine/options.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "engine/simulation_dice.h"
#include "engine/turn.h"

namespace alea {

/// What a game says about itself.
struct About {
  std::string_view id;       // the name of its folder
  std::string_view title;    // the name on the box
  std::string_view clauses;  // how its rules are numbered: DR for DR-1, DR-2 …
  int least_players;
  int most_players;
  bool has_secrets;  // whether seats know different things, so that screens must not be shared
  int edition = 1;   // of the rules. Raised when a change makes old records replay differently
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
concept HasRules =
    GameTypes<G> && requires(const typename G::Options& options, typename G::State& state,
                             const typename G::State& truth, const typename G::Move& move,
                             const typename G::Outcome& outcome, void (*visit)(const typename G::Outcome&, double),
                             int players, Seat seat, SimulationDice& simulated, Dice& dice) {
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
    };

template <class G>
concept HasViews = GameTypes<G> && requires(const typename G::State& truth, const typename G::View& view, Viewer viewer,
                                            SimulationDice& simulated, Dice& dice, Canvas& canvas) {
  { G::view(truth, viewer) } -> std::same_as<typename G::View>;
  { G::moves(view) } -> MoveList<typename G::Move>;
  { G::imagine(view, simulated) } -> std::same_as<typename G::State>;
  { G::imagine(view, dice) } -> std::same_as<typename G::State>;
  { G::show(view, canvas) } -> std::same_as<void>;
  { G::question(view) } -> std::same_as<Fact>;
};

template <class G>
concept HasNotation =
    GameTypes<G> && requires(const typename G::Move& move, const typename G::Outcome& outcome, std::string_view text) {
      { G::write(move) } -> std::same_as<std::string>;
      { G::write(outcome) } -> std::same_as<std::string>;
      { G::read_move(text) } -> std::same_as<std::optional<typename G::Move>>;
      { G::read_outcome(text) } -> std::same_as<std::optional<typename G::Outcome>>;
    };

/// Reports typed events, and decides what each viewer may know about them.
template <class G>
concept HasEvents = requires(typename G::State& state, const typename G::State& truth, const typename G::View& view,
                             const typename G::Move& move, const typename G::Outcome& outcome, Seat seat, Viewer viewer,
                             const typename G::Event& event, Recorder<typename G::Event> recorder,
                             const typename G::SeenEvent& seen, const typename G::Choice& offered) {
  requires PlainValue<typename G::Event>;
  { G::play(state, seat, move, recorder) } -> std::same_as<void>;
  { G::settle(state, outcome, recorder) } -> std::same_as<void>;
  { G::see(event, viewer) } -> std::same_as<std::optional<typename G::SeenEvent>>;
  { G::full_view(truth) } -> std::same_as<typename G::View>;
  { G::choice(view, move) } -> std::same_as<typename G::Choice>;
  { fact_of(seen) } -> std::same_as<Fact>;
  { fact_of(offered) } -> std::same_as<Fact>;
  G::kView;
};

template <class G>
concept Game = HasRules<G> && HasViews<G> && HasNotation<G> && HasEvents<G> && OptionalVerbs<G>;

}  // namespace alea
