#include "games/dualing_dice/rules.h"

#include <algorithm>
#include <optional>

namespace alea::dualing_dice {
namespace {

bool deck_is_empty(const State& state) { return state.unseen.is_empty() && state.under.is_empty(); }

/// DU-1
void fill_piles(State& state) { state.piles.fill(kWhiteDiceOfAKind); }

/// Removes the cards for which leaves(card) from a hand, in their order.
template <class Leaves>
void take_out(Player& player, Leaves leaves) {
  std::uint8_t kept = 0;
  for (std::uint8_t at = 0; at < player.held; ++at) {
    const Card card = player.hand[at];
    if (!leaves(card)) player.hand[kept++] = card;
  }
  for (std::uint8_t at = kept; at < player.held; ++at) player.hand[at] = {};
  player.held = kept;
}

bool has_enough(const Player& player) { return player.points >= kPointsToWin; }

/// DU-15: by more points, then by fewer goals. If the fewest goals win, the other way round among those with enough
/// points.
bool is_ahead(const Player& one, const Player& other, Ending ending) {
  const int points = one.points - other.points;
  const int goals = other.completed.size() - one.completed.size();
  const bool goals_first = ending == Ending::fewest_goals && has_enough(one) && has_enough(other);
  const int first = goals_first ? goals : points;
  return first != 0 ? first > 0 : (goals_first ? points : goals) > 0;
}

/// DU-13: the nearest number that would have completed the goal on one of the dice, if that is a near miss.
std::optional<Missed> near_miss(const State& state, Seat seat, const Goal& goal) {
  constexpr int kNear = 2;
  const Player& player = state.player(seat);
  for (int distance = 1; distance <= kNear; ++distance) {
    for (std::size_t at = 0; at < kRounds; ++at) {
      for (const int number : {player.saved[at].number + distance, player.saved[at].number - distance}) {
        if (number < 1 || number > faces(player.saved[at].kind)) continue;
        std::array<SavedDie, kRounds> dice = player.saved;
        dice[at].number = static_cast<std::uint8_t>(number);
        if (goal.is_met(dice))
          return Missed{.who = seat, .goal = Shared(goal), .die = player.saved[at], .number = number};
      }
    }
  }
  return std::nullopt;
}

/// DU-15: reports what decides among several players, and a win that they share.
template <class L>
void report_end(const State& state, L listener) {
  const Seats all = Seats::all(state.players);
  const auto those = [](Seats seats, auto is_wanted) {
    Seats wanted;
    for (const Seat seat : seats) wanted = is_wanted(seat) ? wanted.with(seat) : wanted;
    return wanted;
  };
  const Seats enough = those(all, [&](Seat seat) { return has_enough(state.player(seat)); });
  const bool goals_first = state.ending == Ending::fewest_goals && !enough.empty();
  if (enough.size() > 1 && goals_first) listener(FewestGoalsWin{{enough}});
  if (enough.size() > 1 && !goals_first) listener(MostPointsWin{{enough}});

  const Seats winners = Rules::result(state).winners();
  const Player& best = state.player(winners.front());
  const int goals = best.completed.size();
  const Seats tied = those(goals_first ? enough : all, [&](Seat seat) {
    const Player& player = state.player(seat);
    return goals_first ? player.completed.size() == goals : player.points == best.points;
  });
  if (winners.size() > 1) {
    listener(SharedWin{{winners}});
  } else if (tied.size() > 1 && goals_first) {
    listener(TiedOnGoals{{{tied}, goals}});
  } else if (tied.size() > 1) {
    listener(TiedOnPoints{{{tied}, best.points}});
  }
}

}  // namespace

State Rules::start(const Options& options, int players) {
  State state;
  state.deck = options.deck ? options.deck : Shared<Deck>(our_deck());
  state.ending = static_cast<Ending>(options.ending);
  state.players = static_cast<std::uint8_t>(players);
  state.unseen = GoalSet::first(static_cast<int>(state.deck->goals.size()));
  fill_piles(state);
  fill_hands(state);
  return state;
}

/// DU-4
void Rules::fill_hands(State& state) {
  for (const Seat seat : Seats::all(state.players)) {
    Player& player = state.player(seat);
    player.to_draw = static_cast<std::uint8_t>(kHandSize - player.held);
  }
  state.actor = {};
  state.phase = Phase::fill;
  draw_next(state);
}

/// Moves on to the next seat that has to draw, unless the actor still has to.
void Rules::draw_next(State& state) {
  if (deck_is_empty(state)) {
    for (const Seat seat : Seats::all(state.players)) state.player(seat).to_draw = 0;
  }
  while (state.player(state.actor).to_draw == 0) {
    if (pass_on(state, Seats::all(state.players))) continue;
    if (state.phase == Phase::replace) return begin_round(state);
    state.actor = {};
    state.choosing = Seats::all(state.players);
    state.phase = Phase::redraw;
    return;
  }
}

template <class L>
void Rules::take_card(State& state, int goal, L listener) {
  Player& player = state.player(state.actor);
  Card card{.goal = static_cast<GoalNumber>(goal), .seen_by = {}};
  if (state.unseen.is_empty()) {
    card = state.under.take();
  } else {
    state.unseen.remove(goal);
  }
  card.seen_by = card.seen_by.with(state.actor);
  player.hand[player.held++] = card;
  --player.to_draw;
  if constexpr (L::kHears) {
    listener(Drew{.who = state.actor, .goal = Shared<Goal>(state.goal(goal))});
    const bool is_last = player.to_draw == 0 || deck_is_empty(state);
    if (state.phase == Phase::fill && is_last) listener(Filled{.who = state.actor, .n = player.held});
  }
  draw_next(state);
}

void Rules::add_discards(const State& state, Seat seat, Moves& list) {
  const Player& player = state.player(seat);
  list.push_back(Move::keep());
  for (int one = 0; one < player.held; ++one) {
    list.push_back(Move::discard(player.hand[static_cast<std::size_t>(one)].goal));
  }
  for (int one = 0; one < player.held; ++one) {
    for (int other = one + 1; other < player.held; ++other) {
      list.push_back(Move::discard(player.hand[static_cast<std::size_t>(one)].goal,
                                   player.hand[static_cast<std::size_t>(other)].goal));
    }
  }
}

/// DU-5
template <class L>
void Rules::redraw(State& state, L listener) {
  for (const Seat seat : Seats::all(state.players)) {
    Player& player = state.player(seat);
    const Move chosen = player.chosen;
    take_out(player, [&](const Card& card) {
      const bool leaves = chosen.discards(card.goal);
      if (leaves) state.under.add(card);
      return leaves;
    });
    player.to_draw = static_cast<std::uint8_t>(chosen.number_of_discards());
    player.chosen = {};
    if (player.to_draw > 0) {
      listener(Discarded{.n = player.to_draw, .who = seat});
    } else {
      listener(Kept{seat});
    }
  }
  state.actor = {};
  state.phase = Phase::replace;
  draw_next(state);
}

/// DU-13, DU-14
template <class L>
void Rules::score(State& state, L listener) {
  bool is_any_completed = false;
  bool is_reached = false;
  for (const Seat seat : Seats::all(state.players)) {
    Player& player = state.player(seat);
    GoalSet completed;
    take_out(player, [&](const Card& card) {
      const Goal& goal = state.goal(card.goal);
      if (!goal.is_met(player.card())) return false;
      player.completed.add(card.goal);
      completed.add(card.goal);
      player.points = static_cast<std::uint8_t>(player.points + goal.points);
      return true;
    });
    if constexpr (L::kHears) {  // in the order of the deck, like the completed goals on the table
      listener(Scored{.who = seat, .dice = player.saved});
      completed.each([&](int goal) { listener(Completed{.who = seat, .goal = Shared<Goal>(state.goal(goal))}); });
      is_any_completed = is_any_completed || !completed.is_empty();
      for (std::size_t at = 0; at < player.held; ++at) {
        const auto missed = near_miss(state, seat, state.goal(player.hand[at].goal));
        if (missed) listener(*missed);
      }
    }
    player.saved = {};
    player.saved_count = player.saved_colours = 0;
    is_reached = is_reached || has_enough(player);
  }
  if (!is_any_completed) listener(NoneCompleted{state.set});
  fill_piles(state);
  if (is_reached || state.set == kLastSet) {  // DU-15, DU-19
    if (!is_reached) listener(LastSet{state.set});
    state.actor = {};
    state.phase = Phase::over;
    if constexpr (L::kHears) report_end(state, listener);
    return;
  }
  ++state.set;
  listener(SetBegan{state.set});
  state.round = 1;
  fill_hands(state);
}

template void Rules::take_card(State&, int, Silent);
template void Rules::take_card(State&, int, Recorder<Event>);
template void Rules::redraw(State&, Silent);
template void Rules::redraw(State&, Recorder<Event>);
template void Rules::score(State&, Silent);
template void Rules::score(State&, Recorder<Event>);

bool Rules::possible(const State& state, const Outcome& outcome) {
  if (!turn(state).is_chance() || outcome.seat != state.actor) return false;
  const Player& player = state.player(state.actor);
  const auto shows = [](const Die& die, int number) { return number >= 1 && number <= faces(die.kind); };
  switch (state.phase) {
    case Phase::roll:
      return outcome == Outcome::roll(state.actor, outcome.first, outcome.second) &&
             shows(player.colour, outcome.first) && shows(player.white, outcome.second);
    case Phase::reroll:
      return outcome == Outcome::reroll(state.actor, outcome.first) && shows(rerolled(player), outcome.first);
    default: break;
  }
  if (outcome != Outcome::deal(state.actor, outcome.first)) return false;
  return state.unseen.is_empty() ? state.under[0].goal == outcome.first : state.unseen.has(outcome.first);
}

Result Rules::result(const State& state) {
  Result result;
  result.players = state.players;
  for (const Seat seat : Seats::all(state.players)) {
    const Player& player = state.player(seat);
    const Seats all = Seats::all(state.players);
    const auto ahead = std::count_if(all.begin(), all.end(),
                                     [&](Seat other) { return is_ahead(state.player(other), player, state.ending); });
    result.place[seat] = static_cast<std::uint8_t>(1 + ahead);
    result.points[seat] = player.points;
  }
  return result;
}

}  // namespace alea::dualing_dice
