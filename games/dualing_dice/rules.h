// The rules of Dualing Dice. What a round needs is inline, for simulation; the rest is in rules.cpp.
//
// They report what happens to a listener (engine/events.h), in the order in which players see it.
#pragma once

#include "engine/dice.h"
#include "engine/fixed_list.h"
#include "engine/result.h"
#include "engine/turn.h"
#include "games/dualing_dice/events.h"
#include "games/dualing_dice/state.h"

namespace alea::dualing_dice {

struct Rules {
  /// Any colour die with any white die.
  using Moves = FixedList<Move, std::size_t{kColourKinds} * kWhiteKinds>;

  static State start(const Options& options, int players);
  static Turn turn(const State& state);
  static Moves moves(const State& state, Seat seat);
  template <class L = Silent>
  static void play(State& state, Seat seat, Move move, L listener = {});

  /// A card from under the deck is the only outcome of its draw.
  template <DiceSource D>
  static Outcome draw(const State& state, D& dice);
  template <class Visit>
  static void outcomes(const State& state, Visit visit);
  static bool possible(const State& state, const Outcome& outcome);
  template <class L = Silent>
  static void settle(State& state, const Outcome& outcome, L listener = {});

  static Result result(const State& state);
  /// The seat that went first in the first selection of the game.
  static Seat first(const State& state) { return state.first; }

  /// DU-9: the die that the player has chosen to reroll; the colour die if they have not chosen.
  static Die& rerolled(Player& player) {
    return player.chosen.verb() == Move::Verb::reroll_white ? player.white : player.colour;
  }
  static const Die& rerolled(const Player& player) {
    return player.chosen.verb() == Move::Verb::reroll_white ? player.white : player.colour;
  }

 private:
  // Goals
  static void fill_hands(State& state);
  static void draw_next(State& state);
  template <class L>
  static void take_card(State& state, int goal, L listener);
  template <class L>
  static void redraw(State& state, L listener);
  template <class L>
  static void score(State& state, L listener);

  // A round
  static void begin_round(State& state);
  template <class L>
  static void hand_out_whites(State& state, L listener);
  template <class L>
  static void find_first(State& state, Seats among, L listener);
  template <class L>
  static void select(State& state, Move move, L listener);
  template <class L>
  static void end_round(State& state, L listener);

  // Lists
  static void add_discards(const State& state, Seat seat, Moves& list);
  static void add_pairs(const State& state, Seat seat, Moves& list);
  static void add_selection(const State& state, Moves& list);

  /// Makes the next of these seats the actor, in seat order; false if the actor was the last.
  static bool pass_on(State& state, Seats among);
};

inline Turn Rules::turn(const State& state) {
  switch (state.phase) {
    case Phase::fill:
    case Phase::replace: return Turn::chance();
    case Phase::roll:
    case Phase::reroll: return Turn::chance(state.actor);
    case Phase::select: return Turn::of(state.actor);
    case Phase::over: return Turn::over();
    default: return Turn::of(state.choosing);
  }
}

inline Rules::Moves Rules::moves(const State& state, Seat seat) {
  Moves list;
  switch (state.phase) {
    case Phase::redraw: add_discards(state, seat, list); break;
    case Phase::choose: add_pairs(state, seat, list); break;
    case Phase::choose_white:
      each_kind(state.free_whites(), [&](Kind white) { list.push_back(Move::white(white)); });
      break;
    case Phase::tie:
      list.push_back(Move::reroll_colour());
      list.push_back(Move::reroll_white());
      break;
    case Phase::select: add_selection(state, list); break;
    default: break;
  }
  return list;
}

inline void Rules::add_pairs(const State& state, Seat seat, Moves& list) {
  const unsigned whites = state.free_whites();
  each_kind(state.player(seat).free_colours(),
            [&](Kind colour) { each_kind(whites, [&](Kind white) { list.push_back(Move::choose(colour, white)); }); });
}

inline void Rules::add_selection(const State& state, Moves& list) {
  list.push_back(Move::take_colour());
  // A bit for each number of each kind, so that identical dice are one choice.
  constexpr unsigned kNumbers = 12;
  std::uint64_t dice = 0;
  for (const Seat roller : Seats::all(state.players)) {
    const Die white = state.player(roller).white;
    const auto is_there = static_cast<std::uint64_t>(!state.picked.has(roller));
    dice |= is_there << (static_cast<unsigned>(white.kind) * kNumbers + white.number - 1U);
  }
  for (; dice != 0; dice &= dice - 1) {
    const auto at = static_cast<unsigned>(std::countr_zero(dice));
    list.push_back(Move::take_white({static_cast<Kind>(at / kNumbers), static_cast<std::uint8_t>(at % kNumbers + 1)}));
  }
}

template <class L>
inline void Rules::play(State& state, Seat seat, Move move, L listener) {
  if (state.phase == Phase::select) return select(state, move, listener);
  Player& player = state.player(seat);
  const bool is_other_white = move.verb() == Move::Verb::white;
  player.chosen = is_other_white ? Move::choose(player.chosen.colour_kind(), move.white_kind()) : move;
  state.choosing = state.choosing.without(seat);
  if (!state.choosing.empty()) return;
  // Simultaneous choices take effect when the last one is in.
  if (state.phase == Phase::redraw) {
    redraw(state, listener);
  } else if (state.phase == Phase::tie) {
    state.phase = Phase::reroll;
    state.actor = state.tied.front();
  } else {
    hand_out_whites(state, listener);
  }
}

/// DU-7: clockwise from the lead, as long as the piles last.
template <class L>
inline void Rules::hand_out_whites(State& state, L listener) {
  Seat seat = state.lead;
  for (int i = 0; i < state.players; ++i, seat = left_of(seat, state.players)) {
    if (state.served.has(seat)) continue;
    Player& player = state.player(seat);
    std::uint8_t& pile = state.pile(player.chosen.white_kind());
    if (pile == 0) {
      state.choosing = state.choosing.with(seat);
    } else {
      --pile;
      player.white = {.kind = player.chosen.white_kind(), .number = 0};
      state.served = state.served.with(seat);
    }
  }
  if (!state.choosing.empty()) {
    state.phase = Phase::choose_white;
    if constexpr (L::kHears) {
      for (const Seat one : state.choosing) listener(Refused{one, state.player(one).chosen.white_kind()});
    }
    return;
  }
  for (const Seat one : Seats::all(state.players)) {
    Player& player = state.player(one);
    player.colour = {.kind = player.chosen.colour_kind(), .number = 0};
    player.chosen = {};
  }
  state.phase = Phase::roll;
  state.actor = {};
}

inline bool Rules::pass_on(State& state, Seats among) {
  for (int next = index(state.actor) + 1; next < state.players; ++next) {
    if (!among.has(seat(next))) continue;
    state.actor = seat(next);
    return true;
  }
  return false;
}

template <class L>
inline void Rules::settle(State& state, const Outcome& outcome, L listener) {
  Player& player = state.player(state.actor);
  if (state.phase == Phase::roll) {
    player.colour.number = outcome.first;
    player.white.number = outcome.second;
    listener(Rolled{.who = state.actor, .colour = player.colour, .white = player.white});
    const Seats all = Seats::all(state.players);
    if (!pass_on(state, all)) find_first(state, all, listener);
  } else if (state.phase == Phase::reroll) {
    Die& die = rerolled(player);
    die.number = outcome.first;
    if constexpr (L::kHears) {
      const DieOf again{.who = state.actor, .die = die};
      if (&die == &player.white) {
        listener(RerolledWhite{again});
      } else {
        listener(RerolledColour{again});
      }
    }
    if (!pass_on(state, state.tied)) find_first(state, state.tied, listener);
  } else {
    take_card(state, outcome.first, listener);
  }
}

/// DU-8, DU-9: compares seats that have all rolled their colour dice, or all rerolled the die they chose.
template <class L>
inline void Rules::find_first(State& state, Seats among, L listener) {
  int highest = 0;
  Seats best;
  for (const Seat seat : among) {
    const int number = rerolled(state.player(seat)).number;
    if (number < highest) continue;
    best = number > highest ? Seats(seat) : best.with(seat);
    highest = number;
  }
  for (const Seat seat : among) state.player(seat).chosen = {};
  if (best.size() > 1) {
    state.tied = state.choosing = best;
    state.phase = Phase::tie;
    listener(Tied{best});
    return;
  }
  state.tied = {};
  state.lead = state.actor = best.front();
  if (state.set == 1 && state.round == 1) state.first = state.lead;
  state.phase = Phase::select;
  listener(GoesFirst{state.lead});
}

/// DU-10
template <class L>
inline void Rules::select(State& state, Move move, L listener) {
  Player& player = state.player(state.actor);
  player.saved[player.saved_count++] = die_taken(player, move);
  if (move.verb() == Move::Verb::take_colour) {
    player.saved_colours |= static_cast<std::uint8_t>(bit(player.colour.kind));
    listener(SavedColour{{.who = state.actor, .die = player.colour}});
  } else {
    const Die die = move.white_die();
    // It does not matter which of several identical dice is taken.
    Seat roller{};
    while (state.picked.has(roller) || state.player(roller).white != die) roller = seat(index(roller) + 1);
    state.picked = state.picked.with(roller);
    listener(SavedWhite{{.who = state.actor, .die = die}});
  }
  state.actor = left_of(state.actor, state.players);
  if (state.actor == state.lead) end_round(state, listener);
}

/// DU-12
template <class L>
inline void Rules::end_round(State& state, L listener) {
  for (const Seat seat : Seats::all(state.players)) {
    Player& player = state.player(seat);
    state.pile(player.white.kind) += static_cast<std::uint8_t>(!state.picked.has(seat));
    player.colour = player.white = {};
  }
  state.picked = state.served = {};
  if (state.round == kRounds) {
    score(state, listener);
  } else {
    ++state.round;
    begin_round(state);
  }
}

inline void Rules::begin_round(State& state) {
  state.actor = {};
  state.choosing = Seats::all(state.players);
  state.phase = Phase::choose;
}

template <DiceSource D>
Outcome Rules::draw(const State& state, D& dice) {
  const Player& player = state.player(state.actor);
  if (state.phase == Phase::roll) {
    const int colour = dice.pick(faces(player.colour.kind)) + 1;
    return Outcome::roll(state.actor, colour, dice.pick(faces(player.white.kind)) + 1);
  }
  if (state.phase == Phase::reroll) {
    return Outcome::reroll(state.actor, dice.pick(faces(rerolled(player).kind)) + 1);
  }
  if (state.unseen.is_empty()) return Outcome::deal(state.actor, state.under[0].goal);
  return Outcome::deal(state.actor, state.unseen.nth(dice.pick(state.unseen.size())));
}

template <class Visit>
void Rules::outcomes(const State& state, Visit visit) {
  const Player& player = state.player(state.actor);
  if (state.phase == Phase::roll) {
    const double ways = faces(player.colour.kind) * faces(player.white.kind);
    for (int colour = 1; colour <= faces(player.colour.kind); ++colour) {
      for (int white = 1; white <= faces(player.white.kind); ++white) {
        visit(Outcome::roll(state.actor, colour, white), 1 / ways);
      }
    }
  } else if (state.phase == Phase::reroll) {
    const int ways = faces(rerolled(player).kind);
    for (int number = 1; number <= ways; ++number) visit(Outcome::reroll(state.actor, number), 1.0 / ways);
  } else if (state.unseen.is_empty()) {
    visit(Outcome::deal(state.actor, state.under[0].goal), 1.0);
  } else {
    state.unseen.each([&](int goal) { visit(Outcome::deal(state.actor, goal), 1.0 / state.unseen.size()); });
  }
}

}  // namespace alea::dualing_dice
