#include "games/dualing_dice/study.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/greedy.h"

namespace alea::dualing_dice {
namespace {

using Type = Report::Column::Kind;

constexpr int kTablePlayers = 4;
constexpr int kTableSets = 2000;
constexpr std::uint64_t kWin = 840;  // divisible by every number of winners, so that totals stay whole

double ratio(std::uint64_t part, std::uint64_t whole) { return static_cast<double>(part) / static_cast<double>(whole); }
/// Empty if nothing was counted.
Report::Cell share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? Report::Cell() : Report::Cell(ratio(part, whole));
}
Report::Cell number(auto value) { return static_cast<double>(value); }

Move greedy_move(const State& state, Seat seat, SimulationDice& dice) {
  return Greedy::greedy(Views::view(state, seat), Rules::moves(state, seat), dice);
}

/// A table of four at the start of a set's first round, with seat A holding only this goal.
State set_with(const Options& options, int goal, SimulationDice& dice) {
  State state = Rules::start(options, kTablePlayers);
  const Seat pursuer{};
  Rules::settle(state, Outcome::deal(pursuer, goal));
  while (state.phase != Phase::choose) {
    const Turn turn = Rules::turn(state);
    if (turn.is_chance()) {
      Rules::settle(state, Rules::draw(state, dice));
    } else {
      const Seat seat = turn.seats().front();
      Rules::play(state, seat, seat == pursuer ? Move::keep() : greedy_move(state, seat, dice));
    }
  }
  Player& player = state.player(pursuer);
  player.held = 1;
  std::fill(player.hand.begin() + 1, player.hand.end(), Card());
  return state;
}

bool is_completed_at_table(const Options& options, int goal, SimulationDice& dice) {
  State state = set_with(options, goal, dice);
  while (state.set == 1 && state.phase != Phase::over) {
    const Turn turn = Rules::turn(state);
    if (turn.is_chance()) {
      Rules::settle(state, Rules::draw(state, dice));
    } else {
      const Seat seat = turn.seats().front();
      Rules::play(state, seat, greedy_move(state, seat, dice));
    }
  }
  return state.player(Seat{}).completed.has(goal);
}

std::string text(Band band) {
  const auto percent = [](double part) { return std::to_string(std::lround(part * 100)); };
  return percent(band.least) + "-" + percent(band.most) + " %";
}

}  // namespace

Study::Study(const Options& options, int players)
    : deck_(Rules::start(options, players).deck), players_(players), goals_(deck_->goals.size()) {}

void Study::watch(const State& before, Seat seat, const Move& move) {
  const Player& player = before.player(seat);
  const bool begins_set = before.phase == Phase::choose && before.round == 1;
  if (before.phase != Phase::redraw && !begins_set) return;
  for (std::size_t i = 0; i < player.held; ++i) {
    GoalTally& tally = goals_[player.hand[i].goal];
    if (begins_set) {
      ++tally.pursued;
    } else {
      ++tally.offered;
      if (move.discards(player.hand[i].goal)) ++tally.discarded;
    }
  }
}

void Study::watch(const State& /*before*/, const Outcome& outcome) {
  if (outcome.type == Outcome::Type::deal) ++goals_[outcome.first].drawn;
}

void Study::watch(const State& end) {
  int reached = 0;
  for (const Seat seat : Seats::all(end.players)) {
    const Player& player = end.player(seat);
    points_ += player.points;
    reached += player.points >= kPointsToWin ? 1 : 0;
    player.completed.each([&](int goal) { ++goals_[static_cast<std::size_t>(goal)].completed; });
  }
  ++games_;
  ++lengths_[end.set];
  if (reached == 0) ++unfinished_;
  if (reached > 1) ++several_;
  const Seats winners = Rules::result(end).winners();
  if (winners.size() > 1) ++shared_;
  for (const Seat winner : winners) {
    const int order = (index(winner) - index(end.first) + end.players) % end.players;
    wins_by_order_[static_cast<std::size_t>(order)] += kWin / static_cast<std::uint64_t>(winners.size());
  }
}

void Study::task(int number, SimulationDice& dice) {
  const auto goal_number = static_cast<std::size_t>(number);
  GoalTally& tally = goals_[goal_number];
  tally.alone = goal(goal_number).chances().from_start();
  const Options options{.deck = deck_};
  for (int set = 0; set < kTableSets; ++set) {
    ++tally.table_sets;
    if (is_completed_at_table(options, number, dice)) ++tally.table_completed;
  }
}

void Study::add(const Study& other) {
  for (std::size_t i = 0; i < goals_.size(); ++i) {
    GoalTally& mine = goals_[i];
    const GoalTally& theirs = other.goals_[i];
    if (theirs.alone) mine.alone = theirs.alone;
    mine.table_sets += theirs.table_sets;
    mine.table_completed += theirs.table_completed;
    mine.drawn += theirs.drawn;
    mine.offered += theirs.offered;
    mine.discarded += theirs.discarded;
    mine.pursued += theirs.pursued;
    mine.completed += theirs.completed;
  }
  games_ += other.games_;
  points_ += other.points_;
  shared_ += other.shared_;
  several_ += other.several_;
  unfinished_ += other.unfinished_;
  for (std::size_t i = 0; i < lengths_.size(); ++i) lengths_[i] += other.lengths_[i];
  for (std::size_t i = 0; i < wins_by_order_.size(); ++i) wins_by_order_[i] += other.wins_by_order_[i];
}

void Study::report(Report& report) const {
  report.tables.push_back(goals_table());
  report.tables.push_back(points_table());
  if (games_ == 0) return;
  report.tables.push_back(games_table());
  report.tables.push_back(lengths_table());
  report.tables.push_back(order_table());
}

Report::Table Study::goals_table() const {
  Report::Table table{
      .title = "Goals",
      .about = "alone: the exact chance that a player alone completes it, from an empty card. table: the share of " +
               std::to_string(kTableSets) +
               " sets in which a greedy player who holds nothing else completes it, with three greedy players at the "
               "table. The rest is counted in the games watched: how often it was drawn in a game, how often it was "
               "kept when it could have been discarded, and how often its holder completed it in a set.",
      .columns = {{"goal", Type::text},
                  {"points", Type::count},
                  {"alone", Type::share},
                  {"table", Type::share},
                  {"in bands", Type::text},
                  {"drawn", Type::number},
                  {"kept", Type::share},
                  {"completed", Type::share}},
      .rows = {},
      .plots = {{.kind = Report::Plot::Kind::points, .title = "Points and chance alone", .across = 1, .up = 2},
                {.kind = Report::Plot::Kind::points, .title = "Chance alone and at the table", .across = 2, .up = 3}}};
  for (std::size_t i = 0; i < goals_.size(); ++i) {
    const GoalTally& tally = goals_[i];
    table.rows.push_back({goal(i).name, number(goal(i).points), alone(tally),
                          share(tally.table_completed, tally.table_sets), in_bands(goal(i).points, tally),
                          share(tally.drawn, games_), share(tally.offered - tally.discarded, tally.offered),
                          share(tally.completed, tally.pursued)});
  }
  return table;
}

Report::Cell Study::alone(const GoalTally& tally) {
  return tally.alone ? Report::Cell(double{*tally.alone}) : Report::Cell();
}

Report::Cell Study::in_bands(int points, const GoalTally& tally) {
  if (!tally.alone) return {};
  const bool is_inside =
      band_alone(points).has(*tally.alone) && band_at_table(points).has(ratio(tally.table_completed, tally.table_sets));
  return is_inside ? "yes" : "NO";
}

Report::Table Study::points_table() const {
  Report::Table table{.title = "Points",
                      .about = "The goals by points, and the bands they should be in.",
                      .columns = {{"points", Type::count},
                                  {"goals", Type::count},
                                  {"band alone", Type::text},
                                  {"least", Type::share},
                                  {"most", Type::share},
                                  {"band at table", Type::text},
                                  {"table", Type::share},
                                  {"kept", Type::share},
                                  {"completed", Type::share}},
                      .rows = {},
                      .plots = {}};
  for (int points = 1; points <= static_cast<int>(kBandsAlone.size()); ++points) {
    int count = 0;
    std::vector<double> chances;
    GoalTally sum;
    for (std::size_t i = 0; i < goals_.size(); ++i) {
      if (goal(i).points != points) continue;
      ++count;
      if (goals_[i].alone) chances.push_back(*goals_[i].alone);
      sum.table_sets += goals_[i].table_sets;
      sum.table_completed += goals_[i].table_completed;
      sum.offered += goals_[i].offered;
      sum.discarded += goals_[i].discarded;
      sum.pursued += goals_[i].pursued;
      sum.completed += goals_[i].completed;
    }
    const auto [least, most] = std::minmax_element(chances.begin(), chances.end());
    const bool is_measured = !chances.empty();
    table.rows.push_back({number(points), number(count), text(band_alone(points)),
                          is_measured ? Report::Cell(*least) : Report::Cell(),
                          is_measured ? Report::Cell(*most) : Report::Cell(), text(band_at_table(points)),
                          share(sum.table_completed, sum.table_sets), share(sum.offered - sum.discarded, sum.offered),
                          share(sum.completed, sum.pursued)});
  }
  return table;
}

Report::Table Study::games_table() const {
  std::uint64_t sets = 0;
  for (std::size_t length = 0; length < lengths_.size(); ++length) sets += length * lengths_[length];
  return {.title = "Games",
          .about =
              "several at 15: games in which several players had 15 points or more after the last set. shared: "
              "games with more than one winner. unfinished: games that ended after 300 sets.",
          .columns = {{"players", Type::count},
                      {"games", Type::count},
                      {"sets per game", Type::number},
                      {"points per set", Type::number},
                      {"several at 15", Type::share},
                      {"shared", Type::share},
                      {"unfinished", Type::share}},
          .rows = {{number(players_), number(games_), ratio(sets, games_),
                    ratio(points_, sets * static_cast<std::uint64_t>(players_)), ratio(several_, games_),
                    ratio(shared_, games_), ratio(unfinished_, games_)}},
          .plots = {}};
}

Report::Table Study::lengths_table() const {
  Report::Table table{.title = "Sets per game",
                      .about = "",
                      .columns = {{"sets", Type::count}, {"games", Type::count}, {"share", Type::share}},
                      .rows = {},
                      .plots = {{.kind = Report::Plot::Kind::bars, .title = "Sets per game", .across = 0, .up = 2}}};
  std::size_t last = lengths_.size() - 1;
  while (lengths_[last] == 0) --last;
  for (std::size_t sets = 1; sets <= last; ++sets) {
    table.rows.push_back({number(sets), number(lengths_[sets]), ratio(lengths_[sets], games_)});
  }
  return table;
}

Report::Table Study::order_table() const {
  Report::Table table{.title = "Wins by order",
                      .about = "Counted clockwise from the player who went first in the first selection of the game.",
                      .columns = {{"order", Type::count}, {"wins", Type::share}},
                      .rows = {},
                      .plots = {{.kind = Report::Plot::Kind::bars, .title = "Wins by order", .across = 0, .up = 1}}};
  for (int order = 0; order < players_; ++order) {
    table.rows.push_back({number(order + 1), ratio(wins_by_order_[static_cast<std::size_t>(order)], games_ * kWin)});
  }
  return table;
}

}  // namespace alea::dualing_dice
