// The terminal board of Dualing Dice: the table with the viewer's goals, and notes on the cards.
#include <algorithm>
#include <string>

#include "games/dualing_dice/asking.h"
#include "games/dualing_dice/condition_wording.h"
#include "games/dualing_dice/notation.h"
#include "games/dualing_dice/outlook.h"
#include "games/dualing_dice/view.h"

namespace alea::dualing_dice {
namespace {

constexpr Ink kColourInk = Ink::cyan;

// Where things begin on a line
constexpr int kPointsColumn = 15;
constexpr int kGoalsColumn = 22;
constexpr int kCardColumn = 28;
constexpr int kDieWidth = 7;
constexpr int kRolledColumn = kCardColumn + kRounds * kDieWidth;
constexpr int kPilesColumn = 28;
constexpr int kGoalPointsColumn = 19;
constexpr int kChanceColumn = 26;
constexpr int kWordingColumn = 32;

std::string right_aligned(int number, std::size_t width) {
  const std::string text = std::to_string(number);
  return std::string(width - std::min(width, text.size()), ' ') + text;
}

/// D8:5 for a colour die, W8:5 for a white one, so that the difference does not depend on the ink.
void show_die(Kind kind, bool is_white, int number, Canvas& canvas) {
  std::string text(kind_name(kind));
  if (is_white) text[0] = 'W';
  if (number > 0) text += ":" + std::to_string(number);
  canvas.text(text, is_white ? Ink::strong : kColourInk);
}

void show_table(const State& table, Canvas& canvas) {
  canvas.text("  ");
  canvas.label("set", Ink::faint);
  canvas.text(" " + std::to_string(table.set) + "  ");
  canvas.label("round", Ink::faint);
  canvas.text(" " + std::to_string(table.round) + "/" + std::to_string(kRounds));
  canvas.column(kPilesColumn);
  canvas.label("piles", Ink::faint);
  for (int kind = 0; kind < kWhiteKinds; ++kind) {
    const int left = table.pile(static_cast<Kind>(kind));
    std::string name(kind_name(static_cast<Kind>(kind)));
    name[0] = 'W';
    canvas.text("  " + name + " ", Ink::faint);
    canvas.text(std::to_string(left), left > 0 ? Ink::strong : Ink::red);
  }
  canvas.end_line();
}

void show_heading(Canvas& canvas) {
  canvas.text("  ");
  canvas.label("lead", Ink::faint);
  canvas.column(kPointsColumn);
  canvas.label("points", Ink::faint);
  canvas.column(kGoalsColumn);
  canvas.label("goals", Ink::faint);
  canvas.column(kCardColumn);
  canvas.label("scoring_card", Ink::faint);
  canvas.column(kRolledColumn);
  canvas.label("rolled", Ink::faint);
  canvas.end_line();
}

/// The dice of the round that nobody has saved yet.
void show_rolled(const State& table, Seat seat, Canvas& canvas) {
  const Player& player = table.player(seat);
  canvas.column(kRolledColumn);
  if (table.has_dice_out() && (player.saved_colours & bit(player.colour.kind)) == 0) {
    show_die(player.colour.kind, false, player.colour.number, canvas);
  }
  canvas.column(kRolledColumn + kDieWidth);
  if (table.served.has(seat) && !table.picked.has(seat)) {
    show_die(player.white.kind, true, player.white.number, canvas);
  }
}

void show_player(const State& table, Seat seat, Canvas& canvas) {
  const Player& player = table.player(seat);
  const bool is_waited_for = Rules::turn(table).seats().has(seat);
  canvas.text(is_waited_for ? ">" : " ", Ink::strong);
  canvas.text(seat == table.lead ? "*" : " ", Ink::yellow);
  canvas.name(seat, is_waited_for ? Ink::strong : Ink::plain);
  canvas.column(kPointsColumn);
  canvas.text(right_aligned(player.points, 6), Ink::strong);
  canvas.column(kGoalsColumn);
  canvas.text(right_aligned(player.completed.size(), 5), Ink::faint);
  for (int at = 0; at < player.saved_count; ++at) {
    const SavedDie& die = player.saved[static_cast<std::size_t>(at)];
    canvas.column(kCardColumn + at * kDieWidth);
    show_die(die.kind, die.is_white, die.number, canvas);
  }
  for (int at = player.saved_count; at < kRounds; ++at) {
    canvas.column(kCardColumn + at * kDieWidth);
    canvas.text(".", Ink::faint);
  }
  show_rolled(table, seat, canvas);
  canvas.end_line();
}

/// A goal in hand and the chance that it will be completed. Each of its conditions has its own line.
void show_goal(const State& table, Seat seat, std::size_t at, Canvas& canvas) {
  const Goal& goal = table.goal(table.player(seat).hand[at].goal);
  const double chance = Outlook(table, seat, goal).now();
  const bool is_possible = chance > 0;
  const auto letter = static_cast<char>(kFirstGoal + at);
  canvas.text(std::string(1, letter) + " ", Ink::faint);
  canvas.text(goal.name, is_possible ? Ink::strong : Ink::faint);
  canvas.column(kGoalPointsColumn + 5);
  canvas.text(std::to_string(goal.points), is_possible ? Ink::plain : Ink::faint);
  canvas.column(kChanceColumn);
  canvas.text(right_aligned(percent(chance), 3) + " %", is_possible ? Ink::green : Ink::faint);
  for (const Condition& condition : goal.conditions) {
    canvas.column(kWordingColumn);
    canvas.phrase(fact_of(wording(condition)), is_possible ? Ink::plain : Ink::faint);
    canvas.end_line();
  }
}

void show_goals(const State& table, Seat seat, Canvas& canvas) {
  const Player& player = table.player(seat);
  if (player.held == 0 || table.phase == Phase::over) return;
  canvas.text("  ");
  canvas.label("your_goals", Ink::faint);
  canvas.column(kGoalPointsColumn);
  canvas.label("points", Ink::faint);
  canvas.column(kChanceColumn);
  canvas.label("chance", Ink::faint);
  canvas.end_line();
  for (std::size_t at = 0; at < player.held; ++at) show_goal(table, seat, at, canvas);
}

void note_goal(const State& table, int number, Canvas& canvas) {
  const Goal& goal = table.goal(number);
  canvas.column(kPointsColumn);
  canvas.text(std::to_string(goal.points) + " ", Ink::strong);
  canvas.text(goal.name);
  canvas.end_line();
}

void note_completed(const State& table, Seat seat, Canvas& canvas) {
  canvas.text("  ");
  canvas.name(seat);
  const GoalSet& completed = table.player(seat).completed;
  completed.each([&](int goal) { note_goal(table, goal, canvas); });
  if (completed.is_empty()) {
    canvas.column(kPointsColumn);
    canvas.label("none", Ink::faint);
    canvas.end_line();
  }
}

/// Cards in another player's hand that the viewer held earlier.
void note_hand(const State& table, Seat seat, Canvas& canvas) {
  for (const Card& card : table.player(seat).hand) {
    if (card.goal == Card::kUnknown) continue;
    canvas.text("  ");
    canvas.name(seat);
    note_goal(table, card.goal, canvas);
  }
}

void note_under(const State& table, Canvas& canvas) {
  const int above = Views::deck_size(table) - table.under.size();
  for (int at = 0; at < table.under.size(); ++at) {
    if (table.under[at].goal == Card::kUnknown) continue;
    canvas.text("  ");
    canvas.label("place");
    canvas.text(" " + std::to_string(above + at + 1));
    note_goal(table, table.under[at].goal, canvas);
  }
}

void note_title(std::string_view label, Canvas& canvas) {
  canvas.label(label, Ink::faint);
  canvas.end_line();
}

}  // namespace

void Views::show(const View& view, Canvas& canvas) {
  const State& table = view.table;
  show_table(table, canvas);
  show_heading(canvas);
  for (const Seat seat : Seats::all(table.players)) show_player(table, seat, canvas);
  if (!view.viewer.is_spectator()) show_goals(table, *view.viewer.seat(), canvas);
}

void Views::notes(const View& view, Canvas& canvas) {
  const State& table = view.table;
  note_title("completed", canvas);
  for (const Seat seat : Seats::all(table.players)) note_completed(table, seat, canvas);
  note_title("known", canvas);
  for (const Seat seat : Seats::all(table.players)) {
    if (!view.viewer.is(seat)) note_hand(table, seat, canvas);
  }
  note_under(table, canvas);
}

}  // namespace alea::dualing_dice
