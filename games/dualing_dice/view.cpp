#include "games/dualing_dice/view.h"

#include <string>

#include "games/dualing_dice/notation.h"

namespace alea::dualing_dice {
namespace {

constexpr std::array<std::string_view, 10> kPhases{"fill", "redraw", "replace", "choose", "choose_white",
                                                   "roll", "tie",    "reroll",  "select", "over"};

std::string seat_text(Seat seat) { return std::string(1, letter(seat)); }

void describe_seats(std::string_view name, Seats seats, Description& description) {
  description.begin_list(name);
  for (const Seat seat : seats) description.text({}, seat_text(seat));
  description.end_list();
}

/// Goals are numbered from 1. A card without a face is goal 0.
void describe_goal(const State& state, int number, Description& description) {
  description.begin_object({});
  description.number("goal", number == Card::kUnknown ? 0 : number + 1);
  if (number != Card::kUnknown) {
    const Goal& goal = state.goal(number);
    description.text("name", goal.name);
    description.number("points", goal.points);
    description.begin_list("when");
    for (const std::string& condition : goal.when) description.text({}, condition);
    description.end_list();
  }
  description.end_object();
}

void describe_die(std::string_view name, Kind kind, bool is_white, int number, Description& description) {
  description.begin_object(name);
  description.text("die", kind_name(kind));
  description.flag("white", is_white);
  if (number > 0) description.number("number", number);
  description.end_object();
}

/// The dice of this round that are out: the white die when it is given out, the colour die when all are.
void describe_dice(const State& state, Seat seat, Description& description) {
  const Player& player = state.player(seat);
  description.begin_list("dice");
  if (state.has_dice_out()) describe_die({}, player.colour.kind, false, player.colour.number, description);
  if (state.served.has(seat)) describe_die({}, player.white.kind, true, player.white.number, description);
  description.end_list();
}

void describe_player(const State& state, Seat seat, Description& description) {
  const Player& player = state.player(seat);
  description.begin_object({});
  description.number("points", player.points);
  description.begin_list("completed");
  player.completed.each([&](int goal) { describe_goal(state, goal, description); });
  description.end_list();
  description.begin_list("hand");
  for (std::size_t at = 0; at < player.held; ++at) describe_goal(state, player.hand[at].goal, description);
  description.end_list();
  description.begin_list("saved");
  for (const SavedDie& die : player.card()) describe_die({}, die.kind, die.is_white, die.number, description);
  description.end_list();
  describe_dice(state, seat, description);
  if (player.chosen != Move{}) description.text("chosen", Notation::write(player.chosen));
  description.end_object();
}

}  // namespace

int Views::deck_size(const State& table) {
  int hidden = 0;
  each_card(table, [&](const Card& card) { hidden += int{card.goal == Card::kUnknown}; });
  return table.unseen.size() - hidden + table.under.size();
}

View Views::view(const State& state, Viewer viewer) {
  View seen{.table = state, .viewer = viewer};
  State& table = seen.table;
  each_card(table, [&](Card& card) {
    if (viewer.seat() && card.seen_by.has(*viewer.seat())) return;
    table.unseen.add(card.goal);
    card.goal = Card::kUnknown;
  });
  if (!state.hides_choices()) return seen;
  for (const Seat seat : Seats::all(state.players)) {
    if (!viewer.is(seat)) table.player(seat).chosen = {};
  }
  return seen;
}

void Views::describe(const State& state, Description& description) {
  description.text("phase", kPhases[static_cast<std::size_t>(state.phase)]);
  description.number("set", state.set);
  description.number("round", state.round);
  description.text("lead", seat_text(state.lead));
  describe_seats("tied", state.tied, description);
  describe_seats("picked", state.picked, description);
  description.begin_object("piles");
  for (int kind = 0; kind < kWhiteKinds; ++kind) {
    description.number(kind_name(static_cast<Kind>(kind)), state.pile(static_cast<Kind>(kind)));
  }
  description.end_object();
  description.number("deck", deck_size(state));
  description.begin_list("under");
  for (int at = 0; at < state.under.size(); ++at) describe_goal(state, state.under[at].goal, description);
  description.end_list();
  description.begin_list("players");
  for (const Seat seat : Seats::all(state.players)) describe_player(state, seat, description);
  description.end_list();
}

void Views::describe(const View& view, Description& description) { describe(view.table, description); }

}  // namespace alea::dualing_dice
