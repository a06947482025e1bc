#include "games/dice_tuners/view.h"

#include <algorithm>

#include "games/dice_tuners/hands.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {
namespace {

bool is_secret_phase(Phase phase) { return phase == Phase::bid || phase == Phase::play; }

/// The seats that have chosen a card that is face down.
Seats have_chosen(const State& state) {
  if (!is_secret_phase(state.phase)) return {};
  Seats seats;
  for (const Seat seat : state.phase == Phase::bid ? Seats::all(state.players) : state.duellists) {
    seats = seats.with_if(seat, !state.waiting.has(seat));
  }
  return seats;
}

/// The limits of a hand that are left for the cards that the viewer does not know.
Limits free_limits(const View& view, Seat seat) {
  const Player& player = view.table.player(seat);
  Limits limits = player.limits;
  const CardSet seen_alone = player.hand - player.open;
  seen_alone.named().each_kind([&](Card card) { limits.leave(card, view.table.content()); });
  for (int i = 0; i < seen_alone.bluffs(); ++i) limits.leave(kBluff, view.table.content());
  return limits;
}

}  // namespace

View Views::full_view(const State& state) { return {.table = state, .viewer = Viewer::spectator(), .is_full = true}; }

View Views::view(const State& state, Viewer viewer) {
  View view{.table = state, .viewer = viewer};
  if (state.phase == Phase::over) return view;
  view.table.deck = {};
  if (!viewer.is(state.chooser)) view.table.drawn = {};
  CardSet known;
  for (const Seat seat : Seats::all(state.players)) {
    if (viewer.is(seat)) continue;
    view.table.player(seat).hand = known_cards(state, viewer, seat);
  }
  for (const Seat seat : Seats::all(state.players)) known = known | view.table.player(seat).hand.named();
  // Of the cards that others have looked at, the view has those that the viewer knows anyway.
  for (const Seat seat : Seats::all(state.players)) {
    if (viewer.is(seat)) continue;
    Player& player = view.table.player(seat);
    player.looked = player.looked & known;
    for (const Seat other : Seats::all(state.players)) {
      std::uint8_t& bluffs = player.looked_bluffs[other];
      bluffs = std::min(bluffs, static_cast<std::uint8_t>(view.table.player(other).hand.bluffs()));
    }
  }
  for (const Seat seat : secret_choosers(view)) view.table.player(seat).card = kNoCard;
  return view;
}

Seats Views::secret_choosers(const View& view) {
  Seats seats = have_chosen(view.table);
  return view.viewer.is_spectator() ? seats : seats.without(*view.viewer.seat());
}

CardSet Views::choices(const State& state, Seat seat) {
  const CardSet& hand = state.player(seat).hand;
  return state.phase == Phase::play ? Rules::playable(state, hand) : hand;
}

Unseen::Unseen(const View& view) {
  const State& table = view.table;
  cards = CardSet(static_cast<int>(table.content().cards.size()), table.players) - table.discards;
  if (table.top != kNoCard) cards.remove(table.top);
  for (const Seat seat : Seats::all(table.players)) {
    const Player& player = table.player(seat);
    cards = cards - player.hand;
    if (player.card != kNoCard && !is_secret_phase(table.phase)) cards.remove(player.card);  // on the table
  }
  for (const bool is_limited : {true, false}) {
    for (const Seat seat : Seats::all(table.players)) add_places(view, seat, is_limited);
  }
}

void Unseen::add_places(const View& view, Seat seat, bool is_limited) {
  const Limits limits = free_limits(view, seat);
  const Player& player = view.table.player(seat);
  const int missing = player.held - player.hand.size();
  for (int i = 0; i < missing; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Limit limit = at < limits.all().size() ? limits.all()[at] : Limit();
    if (limit.is_none() != is_limited) places.push_back({seat, limit});
  }
}

CardSet Unseen::fitting(const Place& place, CardSet of, const Content& content) {
  if (place.limit.is_none()) return of;
  CardSet cards_that_fit;
  of.each_kind([&](Card card) {
    if (!place.limit.admits(card, content)) return;
    for (int i = 0; i < (card == kBluff ? of.bluffs() : 1); ++i) cards_that_fit.add(card);
  });
  return cards_that_fit;
}

}  // namespace alea::dice_tuners
