#include "games/dualing_dice/rules.h"

#include <algorithm>

namespace alea::dualing_dice {
namespace {

bool deck_is_empty(const State& state) { return state.unseen.is_empty() && state.under.is_empty(); }

/// DU-1
void fill_piles(State& state) { state.piles.fill(kWhiteDiceOfAKind); }

/// Takes the cards for which `leaves(card)` out of a hand, in their order.
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

/// DU-15: more points, and of equal points fewer goals.
bool is_ahead(const Player& one, const Player& other) {
  if (one.points != other.points) return one.points > other.points;
  return one.completed.size() < other.completed.size();
}

}  // namespace

State Rules::start(const Options& options, int players) {
  State state;
  state.deck = options.deck ? options.deck : Shared<Deck>(our_deck());
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

/// The actor draws or, when they have drawn all, the next seat that is to draw does.
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

void Rules::take_card(State& state, int goal) {
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
void Rules::redraw(State& state) {
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
  }
  state.actor = {};
  state.phase = Phase::replace;
  draw_next(state);
}

/// DU-13, DU-14
void Rules::score(State& state) {
  bool is_reached = state.set == kLastSet;  // DU-19
  for (const Seat seat : Seats::all(state.players)) {
    Player& player = state.player(seat);
    take_out(player, [&](const Card& card) {
      const Goal& goal = state.goal(card.goal);
      if (!goal.is_met(player.card())) return false;
      player.completed.add(card.goal);
      player.points = static_cast<std::uint8_t>(player.points + goal.points);
      return true;
    });
    player.saved = {};
    player.saved_count = player.saved_colours = 0;
    is_reached = is_reached || player.points >= kPointsToWin;
  }
  fill_piles(state);
  if (is_reached) {  // DU-15
    state.actor = {};
    state.phase = Phase::over;
    return;
  }
  ++state.set;
  state.round = 1;
  fill_hands(state);
}

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
    const auto ahead =
        std::count_if(all.begin(), all.end(), [&](Seat other) { return is_ahead(state.player(other), player); });
    result.place[static_cast<std::size_t>(index(seat))] = static_cast<std::uint8_t>(1 + ahead);
    result.points[static_cast<std::size_t>(index(seat))] = player.points;
  }
  return result;
}

}  // namespace alea::dualing_dice
