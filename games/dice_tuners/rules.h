// The rules of Dice Tuners.
//
// A game waits for chance or for choices, and continues by itself in between: a choice takes effect at once, and then
// `step` runs until the game has to wait again (`is_step`). What happens is reported to a listener (engine/events.h) in
// the order in which players read it. The parts are in recruitment.cpp, draft.cpp, duels.cpp and hands.cpp.
#pragma once

#include "engine/dice.h"
#include "engine/fixed_list.h"
#include "engine/result.h"
#include "engine/turn.h"
#include "games/dice_tuners/duel_report.h"
#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

struct Rules {
  /// A hand never has more cards than this, and no other choice has more options.
  using Moves = FixedList<Move, 16>;

  static State start(const Options& options, int players);
  static Turn turn(const State& state) {
    if (state.phase == Phase::roll) return Turn::chance(state.chooser);
    if (state.phase < Phase::bid) return Turn::chance();
    if (state.phase <= Phase::play) return Turn::of(state.waiting);
    return state.phase == Phase::over ? Turn::over() : Turn::of(state.chooser);
  }
  static Moves moves(const State& state, Seat seat);
  template <class L = Silent>
  static void play(State& state, Seat seat, Move move, L listener = {}) {
    choose(state, seat, move, listener);
    go_on(state, listener);
  }

  template <DiceSource D>
  static Outcome draw(const State& state, D& dice) {
    switch (state.phase) {
      case Phase::lot: return Outcome::lot(seat(dice.pick(state.players)));
      case Phase::top: return Outcome::of_top(state.deck.nth(dice.pick(state.deck.size())));
      case Phase::market: return Outcome::of_hero(state.hero_deck.nth(dice.pick(state.hero_deck.size())));
      case Phase::roll: return Outcome::roll(side_up(state, dice.pick(Die::kSides)));
      default: return Outcome::of_card(state.deck.nth(dice.pick(state.deck.size())));
    }
  }
  template <class Visit>
  static void outcomes(const State& state, Visit visit);
  static bool possible(const State& state, const Outcome& outcome);
  template <class L = Silent>
  static void settle(State& state, const Outcome& outcome, L listener = {}) {
    happen(state, outcome, listener);
    go_on(state, listener);
  }

  static Result result(const State& state);
  static Seat first(const State& state) { return state.began; }

  // A move or an outcome by itself, and one step of what follows from it
  template <class L = Silent>
  static void choose(State& state, Seat seat, Move move, L listener = {});
  template <class L = Silent>
  static void happen(State& state, const Outcome& outcome, L listener = {});
  template <class L = Silent>
  static void step(State& state, L listener = {});

  static constexpr int rounds(int players) { return players == 4 ? 4 : 3; }  // DT-5
  /// The cards of a hand that may be played in this round's duels (DT-15, DT-20).
  static CardSet playable(const State& state, CardSet hand);
  /// The heroes in the market that `paid` can buy, or the cheapest ones if there are none (DT-10).
  static HeroSet affordable(const State& state, int paid);
  static int cheapest(const State& state);
  /// What the chooser lacks to pay for it; 0 or less if nothing.
  static int missing(const State& state);

 private:
  template <class L>
  static void go_on(State& state, L listener) {
    while (is_step(state.phase)) step(state, listener);
  }

  // Recruitment
  template <class L>
  static void begin_later_recruitment(State& state, L listener);
  template <class L>
  static void show_bids(State& state, L listener);
  static void draw_for_round(State& state);
  template <class L>
  static void call_next_to_hire(State& state, L listener);
  static void pay(State& state, Card card);
  template <class L>
  static void offer_another_card(State& state, L listener);
  static void add_second_cards(const State& state, Moves& list);
  template <class L>
  static void offer_heroes(State& state, L listener);
  static void hire(State& state, HeroCard hero);
  template <class L>
  static void fill_market(State& state, L listener);

  // Roll, draft and deployment
  static RolledDie side_up(const State& state, int side);
  static void roll_next(State& state);
  static void add_extras(const State& state, Moves& list);
  static void take_dice(State& state, const ColourCounts& extra);
  template <class L>
  static void draft(State& state, RolledDie die, L listener);
  static void deploy(State& state, RolledDie die, Side side);
  static void end_deployment(State& state);

  // Duels
  template <class L>
  static void begin_duel(State& state, L listener);
  template <class L>
  static void reveal(State& state, L listener);
  /// The next of those waiting, in turn order, chooses whether to retreat.
  static void ask_to_retreat(State& state);
  template <class L>
  static void retreat(State& state, L listener);
  static void offer_effects(State& state);
  /// The next of those waiting, in turn order, whose card has an effect at this moment chooses whether to use it.
  static void ask_for_effect(State& state, Moment moment);
  template <class L>
  static void compare(State& state, L listener);
  template <class L>
  static void work_out_result(State& state, L listener);
  static void apply_result_effect(State& state, Seat seat, const Effect& effect);
  template <class L>
  static void apply_hero_effects(State& state, Seat seat, Moment moment, GainsOfSeats& gains);
  static void offer_winning_card(State& state);
  static void ask_next_loser(State& state);
  static void take_winning_card(State& state, Seat seat);
  static void leave_winning_card(State& state, Seat seat);
  template <class L>
  static void clear_up(State& state, L listener);
  template <class L>
  static void end_duel(State& state, L listener);
  template <class L>
  static void end_round(State& state, L listener);

  // Hands and decks
  template <class L>
  static void deal_on(State& state, L listener);
  template <class L>
  static void bring_hands_in_order(State& state, L listener);
  template <class L>
  static void draw_next(State& state, L listener);
  template <class L>
  static void end_draw(State& state, L listener);
  template <class L>
  static bool can_draw(State& state, L listener);
};

template <class Visit>
void Rules::outcomes(const State& state, Visit visit) {
  const auto visit_cards = [&](auto make) {
    const CardSet& deck = state.deck;
    deck.each_kind([&](Card card) { visit(make(card), (card == kBluff ? deck.bluffs() : 1) / double(deck.size())); });
  };
  switch (state.phase) {
    case Phase::lot:
      for (const Seat seat : Seats::all(state.players)) visit(Outcome::lot(seat), 1.0 / state.players);
      break;
    case Phase::market:
      state.hero_deck.each([&](HeroCard hero) { visit(Outcome::of_hero(hero), 1.0 / state.hero_deck.size()); });
      break;
    case Phase::roll: {
      const Colour colour = state.loose.first();
      const auto& sides = state.content().dice[static_cast<std::size_t>(colour)].sides;
      for (std::size_t face = 0; face < kFaces; ++face) {
        if (sides[face] == 0) continue;
        visit(Outcome::roll({colour, static_cast<Face>(face)}), sides[face] / double(Die::kSides));
      }
      break;
    }
    case Phase::top: visit_cards(Outcome::of_top); break;
    default: visit_cards(Outcome::of_card);
  }
}

}  // namespace alea::dice_tuners
