#include "games/dualing_dice/view.h"

#include <cassert>

#include "games/dualing_dice/notation.h"

namespace alea::dualing_dice {
namespace {

std::vector<Seat> listed(Seats seats) { return {seats.begin(), seats.end()}; }

GoalShown goal_shown(const State& table, int number) {
  if (number == Card::kUnknown) return {};
  return {.goal = number + 1, .face = Shared<Goal>(table.goal(number))};
}

DieShown die_shown(Kind kind, bool is_white, int number) {
  return {.die = {static_cast<std::size_t>(kind)},
          .white = is_white,
          .number = number > 0 ? std::optional(number) : std::nullopt};
}

PlayerShown player_shown(const State& table, Seat seat) {
  const Player& player = table.player(seat);
  PlayerShown shown;
  shown.points = player.points;
  player.completed.each([&](int goal) { shown.completed.push_back(goal_shown(table, goal)); });
  for (std::size_t at = 0; at < player.held; ++at) shown.hand.push_back(goal_shown(table, player.hand[at].goal));
  for (const SavedDie& die : player.card()) shown.saved.push_back(die_shown(die.kind, die.is_white, die.number));
  if (table.has_dice_out()) shown.dice.push_back(die_shown(player.colour.kind, false, player.colour.number));
  if (table.served.has(seat)) shown.dice.push_back(die_shown(player.white.kind, true, player.white.number));
  if (player.chosen != Move{}) shown.chosen = Notation::write(player.chosen);
  return shown;
}

std::optional<SeenEvent> seen_by(Viewer viewer, const Drew& drew) {
  if (!viewer.is(drew.who)) return std::nullopt;
  return DrewGoal{.who = drew.who, .goal = drew.goal};
}

/// The player who drew has seen each goal.
std::optional<SeenEvent> seen_by(Viewer viewer, const Filled& filled) {
  if (viewer.is(filled.who)) return std::nullopt;
  return filled;
}

std::optional<SeenEvent> seen_by(Viewer viewer, const Missed& missed) {
  if (!viewer.is(missed.who)) return std::nullopt;
  return MissedGoal{missed};
}

template <Tellable Public>
std::optional<SeenEvent> seen_by(Viewer /*viewer*/, const Public& event) {
  return event;
}

/// The goals of a discard, in the order of the hand.
std::vector<GoalName> names_of_discards(const State& table, Seat seat, const Move& discard) {
  std::vector<GoalName> names;
  for (const Card& card : table.player(seat).hand) {
    if (discard.discards(card.goal)) names.push_back({Shared<Goal>(table.goal(card.goal))});
  }
  return names;
}

}  // namespace

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

std::optional<SeenEvent> Views::see(const Event& event, Viewer viewer) {
  return std::visit([&](const auto& one) { return seen_by(viewer, one); }, event);
}

Choice Views::choice(const View& view, const Move& move) {
  const Seat seat = *view.viewer.seat();
  const Player& player = view.table.player(seat);
  switch (move.verb()) {
    case Move::Verb::none: break;
    case Move::Verb::discard:
      if (move == Move::keep()) return ChooseKeep{};
      return ChooseDiscard{names_of_discards(view.table, seat, move)};
    case Move::Verb::choose: return ChooseDice{.colour = move.colour_kind(), .white = move.white_kind()};
    case Move::Verb::white: return ChooseWhite{move.white_kind()};
    case Move::Verb::reroll_colour: return ChooseRerollColour{player.colour};
    case Move::Verb::reroll_white: return ChooseRerollWhite{player.white};
    case Move::Verb::take_colour: return ChooseTakeColour{player.colour};
    case Move::Verb::take_white: return ChooseTakeWhite{move.white_die()};
  }
  assert(false && "not a move");
  return {};
}

int Views::deck_size(const State& table) {
  int hidden = 0;
  each_card(table, [&](const Card& card) { hidden += int{card.goal == Card::kUnknown}; });
  return table.unseen.size() - hidden + table.under.size();
}

std::optional<std::string_view> GoalShown::name() const {
  return face ? std::optional<std::string_view>(face->name) : std::nullopt;
}

std::optional<int> GoalShown::points() const { return face ? std::optional(face->points) : std::nullopt; }

std::optional<std::vector<std::string>> GoalShown::when() const {
  return face ? std::optional(face->when) : std::nullopt;
}

std::vector<Seat> Shown::tied(const View& view) { return listed(view.table.tied); }

std::vector<Seat> Shown::picked(const View& view) { return listed(view.table.picked); }

int Shown::deck(const View& view) { return Views::deck_size(view.table); }

std::vector<GoalShown> Shown::under(const View& view) {
  std::vector<GoalShown> cards;
  for (int at = 0; at < view.table.under.size(); ++at) {
    cards.push_back(goal_shown(view.table, view.table.under[at].goal));
  }
  return cards;
}

std::vector<PlayerShown> Shown::players(const View& view) {
  std::vector<PlayerShown> all;
  for (const Seat seat : Seats::all(view.table.players)) all.push_back(player_shown(view.table, seat));
  return all;
}

}  // namespace alea::dualing_dice
