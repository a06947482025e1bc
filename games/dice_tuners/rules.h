// The rules of Dice Tuners.
//
// A game waits for chance or for choices, and between them goes on by itself in steps (`is_step`): what is
// chosen is done at once, and then `step` runs until something has to be waited for again. A story is told
// of the same steps. The parts are in recruitment.cpp, draft.cpp, duels.cpp and hands.cpp.
#pragma once

#include "engine/dice.h"
#include "engine/fixed_list.h"
#include "engine/result.h"
#include "engine/turn.h"
#include "games/dice_tuners/duel.h"
#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

struct Rules {
  /// Nobody ever has more cards than this, and no other choice is wider.
  using Moves = FixedList<Move, 16>;

  static State start(const Options& options, int players);
  static Turn turn(const State& state) {
    if (state.phase < Phase::bid) return Turn::chance();
    if (state.phase <= Phase::play) return Turn::of(state.waiting);
    return state.phase == Phase::over ? Turn::over() : Turn::of(state.chooser);
  }
  static Moves moves(const State& state, Seat seat);
  static void play(State& state, Seat seat, Move move) {
    choose(state, seat, move);
    go_on(state);
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
  static void settle(State& state, const Outcome& outcome) {
    happen(state, outcome);
    go_on(state);
  }

  static Result result(const State& state);
  static Seat first(const State& state) { return state.began; }

  // A move, an outcome, and what follows from it, one step after the other
  static void choose(State& state, Seat seat, Move move);
  static void happen(State& state, const Outcome& outcome);
  static void step(State& state);

  static constexpr int rounds(int players) { return players == 4 ? 4 : 3; }  // DT-5
  /// The cards of a hand that may be played in this round's duels (DT-15, DT-20).
  static CardSet playable(const State& state, CardSet hand);
  /// Of the heroes in the market: those that so much pays for, or the cheapest if that is none (DT-10).
  static HeroSet affordable(const State& state, int paid);
  static int cheapest(const State& state);
  /// The value of all cards in hand (DT-29).
  static int hand_value(const State& state, Seat seat);

 private:
  static void go_on(State& state) {
    while (is_step(state.phase)) step(state);
  }

  // Recruitment
  static void begin_later_recruitment(State& state);
  static void show_bids(State& state);
  static void call_next_to_hire(State& state);
  static void pay(State& state, Card card);
  static void offer_another_card(State& state);
  static void add_second_cards(const State& state, Moves& list);
  static void close_purse(State& state);
  static void hire(State& state, HeroCard hero);
  static void fill_market(State& state);

  // Roll, draft and deployment
  static RolledDie side_up(const State& state, int side);
  static void roll_next(State& state);
  static void add_extras(const State& state, Moves& list);
  static void take_dice(State& state, const ColourCounts& extra);
  static void draft(State& state, RolledDie die);
  static void deploy(State& state, RolledDie die, Side side);
  static void end_deployment(State& state);

  // Duels
  static void begin_duel(State& state);
  static void reveal(State& state);
  /// Whoever of those waiting is next in turn order chooses; if there is nobody, the game goes on.
  static void ask_next(State& state, Phase asked, Phase then);
  static void retreat(State& state);
  static void offer_effects(State& state);
  static void compare(State& state);
  static void work_out_result(State& state);
  static void apply_result_effect(State& state, Seat seat, const Effect& effect);
  static void offer_winning_card(State& state);
  static void ask_next_loser(State& state);
  static void take_winning_card(State& state, Seat seat);
  static void leave_winning_card(State& state, Seat seat);
  static void clear_up(State& state);
  static void end_duel(State& state);
  static void end_round(State& state);

  // Hands and decks
  static void deal_on(State& state);
  static void bring_hands_in_order(State& state);
  static void draw_next(State& state);
  static bool can_draw(State& state);
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
