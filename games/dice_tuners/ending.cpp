#include "games/dice_tuners/ending.h"

#include "games/dice_tuners/rules.h"
#include "games/dice_tuners/worth.h"

namespace alea::dice_tuners {
namespace {

/// What a loser gains by taking the winner's card: nothing if there is no later round to use it in.
int worth_of_taking(const State& state, Seat winner) {
  if (state.round == Rules::rounds(state.players)) return 0;
  const Card card = state.player(winner).card;
  constexpr int kEachValue = 12;
  return state.value(card) * kEachValue;
}

}  // namespace

void use_all_effects(State& state) {
  state.users = Seats();
  for (const Seat seat : state.duellists)
    state.users = state.users.with_if(seat, card_effect(state, seat, Moment::strength) != nullptr);
}

std::optional<Seat> winner_if_fought(State state) {
  use_all_effects(state);
  const Clash fought = clash(state);
  if (fought.decided == Clash::Decided::not_at_all) return std::nullopt;
  return fought.winner;
}

std::optional<Card> card_that_would_win(const State& state, Seat seat) {
  std::optional<Card> lowest;
  Rules::playable(state, state.player(seat).hand).each_kind([&](Card card) {
    if (lowest && state.value(*lowest) <= state.value(card)) return;
    State played = state;
    for (const Seat other : played.duellists) played.player(other).card = kNoCard;
    played.player(seat).card = card;
    --played.player(seat).held;
    played.on_fire = Seats(seat);
    if (winner_if_fought(played) == seat) lowest = card;
  });
  return lowest;
}

bool should_retreat(const State& state, Seat seat) {
  const std::optional<Seat> winner = winner_if_fought(state);
  if (!winner || *winner == seat) return false;
  return rival_vp(state.players) > worth_of_taking(state, *winner);
}

void finish_duel(State& state) {
  for (const Seat seat : state.duellists) {
    Player& player = state.player(seat);
    if (player.card == kNoCard) continue;
    player.hand.remove(player.card);
    --player.held;
  }
  state.on_fire = set_on_fire(state);
  Seat seat = state.first;
  for (int i = 0; i < state.players && state.duellists.size() > 1; ++i, seat = left_of(seat, state.players)) {
    if (state.on_fire.has(seat) && should_retreat(state, seat)) {
      state.duellists = state.duellists.without(seat);
      state.player(seat).card = kNoCard;
    }
  }
  if (state.duellists.size() < 2) {
    state.duel_result().kind = DuelResult::Kind::retreated;
  } else if (const auto winner = winner_if_fought(state)) {
    state.duel_result() = {
        .kind = DuelResult::Kind::won, .winner = *winner, .losers = state.duellists.without(*winner)};
  } else {
    state.duel_result().kind = DuelResult::Kind::tied;
  }
}

}  // namespace alea::dice_tuners
