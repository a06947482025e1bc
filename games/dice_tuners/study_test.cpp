#include "games/dice_tuners/study.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/dice_tuners/table_for_tests.h"

namespace alea::dice_tuners {
namespace {

/// A study of greedy players in the games `from` to `to`, without `to`.
Study watched(int players, int from, int to) {
  Study study({}, players);
  for (int game = from; game < to; ++game) {
    SimulationDice dice(1, static_cast<std::uint64_t>(game));
    State state = Game::start({}, players);
    for (Turn turn = Game::turn(state); !turn.is_over(); turn = Game::turn(state)) {
      if (turn.is_chance()) {
        const Outcome outcome = Game::draw(state, dice);
        study.watch(state, outcome);
        Game::settle(state, outcome);
        continue;
      }
      const Seat seat = turn.seats().front();
      const Rules::Moves moves = Game::moves(state, seat);
      const Move move = moves.size() == 1 ? moves[0] : Game::greedy(Game::view(state, seat), moves, dice);
      study.watch(state, seat, move);
      Game::play(state, seat, move);
    }
    study.watch(state);
  }
  return study;
}

/// The tables of a study, with columns by name.
class Tables {
 public:
  explicit Tables(const Study& study) { study.report(report_); }

  std::vector<double> column(std::string_view title, std::string_view name) const {
    const Report::Table& table = find(title);
    std::vector<double> cells;
    for (std::size_t at = 0; at < table.columns.size(); ++at) {
      if (table.columns[at].name != name) continue;
      for (const Report::Row& row : table.rows) cells.push_back(std::get<double>(row[at]));
    }
    EXPECT_FALSE(cells.empty()) << title << ": " << name;
    return cells;
  }

  double sum(std::string_view title, std::string_view name) const {
    double all = 0;
    for (const double cell : column(title, name)) all += cell;
    return all;
  }

  std::string name(std::string_view title, std::size_t row) const {
    return std::get<std::string>(find(title).rows[row][0]);
  }

 private:
  const Report::Table& find(std::string_view title) const {
    return *std::find_if(report_.tables.begin(), report_.tables.end(),
                         [&](const Report::Table& table) { return table.title == title; });
  }

  Report report_;
};

TEST(Study, adds_up) {
  for (const int players : {2, 3, 4}) {
    constexpr int kPlayed = 60;
    const Tables tables(watched(players, 0, kPlayed));
    const int rounds = Rules::rounds(players);
    const auto ends = tables.column("How duels end", "duels");
    EXPECT_EQ(ends[0] + ends[1] + ends[2] + ends[3], kPlayed * rounds * duels_of(players));
    EXPECT_EQ(tables.sum("Heroes", "rounds"), kPlayed * rounds * players);
    EXPECT_NEAR(tables.sum("Wins by place in the order", "wins"), 1, 1e-9);
    EXPECT_NEAR(tables.sum("Wins by seat", "wins"), 1, 1e-9);
    EXPECT_NEAR(tables.sum("VP by round", "VP"), tables.sum("Wins by place in the order", "VP"), 1e-9);
  }
}

TEST(Study, parts_add_up_to_the_whole) {
  Study parts = watched(3, 0, 20);
  parts.add(watched(3, 20, 40));
  const Tables sum(parts);
  const Tables whole(watched(3, 0, 40));
  for (const auto* column : {"played", "use", "decides"}) {
    EXPECT_EQ(sum.column("Strategy cards", column), whole.column("Strategy cards", column));
  }
  for (const auto* column : {"rounds", "hired", "overdrive", "won", "null"})
    EXPECT_EQ(sum.column("Heroes", column), whole.column("Heroes", column));
  EXPECT_EQ(sum.column("How duels end", "share"), whole.column("How duels end", "share"));
  EXPECT_EQ(sum.column("Wins by seat", "wins"), whole.column("Wins by seat", "wins"));
}

TEST(Study, says_which_card_decided_a_duel) {
  TestTable table = TestTable::deployed(2);
  table.effect("4", "strength: add 2").sides(kA, "R1", "R1", "R1").sides(kB, "R1", "R1", "R2");
  table.hand(kA, {"4"}).hand(kB, {"3"}).duel(1);
  Study study({.content = Shared<Content>(*table.content)}, 2);
  const auto choose = [&](Seat seat, std::string_view move) {
    study.watch(table.state, seat, *Game::read_move(move));
    table.choose(seat, move);
  };
  choose(kA, "play 4");
  choose(kB, "play 3");
  choose(kA, "fight");
  choose(kA, "use");
  ASSERT_EQ(table.result(1), won_by(kA));
  Report report;
  study.report(report);
  const auto cells = [&](std::size_t card) { return report.tables[3].rows[card - 1]; };
  constexpr std::size_t kPlayed = 3;
  constexpr std::size_t kOnFire = 5;
  constexpr std::size_t kDecides = 7;
  EXPECT_EQ(cells(4)[kPlayed], Report::Cell(1.0));
  EXPECT_EQ(cells(4)[kOnFire], Report::Cell(1.0));
  EXPECT_EQ(cells(4)[kDecides], Report::Cell(1.0));  // with two Katanas, B would have won
  EXPECT_EQ(cells(3)[kPlayed], Report::Cell(1.0));
  EXPECT_EQ(cells(3)[kOnFire], Report::Cell(0.0));
  EXPECT_EQ(cells(3)[kDecides], Report::Cell(0.0));
}

TEST(Study, counts_the_duellists_who_have_no_choice_of_a_card) {
  TestTable table = TestTable::deployed(3);
  table.aside({"R1", "R2", "R3"}).hand(kA, {"1", "17"}).hand(kB, {"18"}).hand(kC, {"2", "bluff"}).duel(4);
  Study study({.content = Shared<Content>(*table.content)}, 3);
  for (const auto& [seat, move] : {std::pair(kA, "play 1"), std::pair(kB, "play none"), std::pair(kC, "play bluff")}) {
    study.watch(table.state, seat, *Game::read_move(move));
    table.choose(seat, move);
  }
  EXPECT_EQ(Tables(study).column("Cards to choose from in a duel", "duellists"), (std::vector<double>{1, 1, 1}));
}

TEST(Study, has_no_figures_without_games) {
  Report report;
  Study({}, 2).report(report);
  EXPECT_EQ(report.tables.front().rows.front()[2], Report::Cell());
}

// The bands of data/README.md, which hold over 100,000 games. These are far fewer, so each has a margin of about three
// standard errors.
constexpr double kMargin = 0.04;

void expect_heroes_win_as_they_cost(const Tables& tables) {
  const std::vector<double> won = tables.column("Heroes", "won");
  const std::vector<double> cost = tables.column("Heroes", "cost");
  const std::vector<double> hired = tables.column("Heroes", "hired");
  const double average = tables.sum("Heroes", "won") / static_cast<double>(won.size());
  for (std::size_t hero = 0; hero < won.size(); ++hero) {
    EXPECT_NEAR(won[hero], average + 0.015 * (cost[hero] - 3.5), 0.06 + kMargin) << tables.name("Heroes", hero);
    EXPECT_GT(hired[hero], 0.08 - kMargin) << tables.name("Heroes", hero);
    EXPECT_LT(hired[hero], 0.90 + kMargin) << tables.name("Heroes", hero);
  }
}

void expect_no_card_is_too_good_or_too_bad(const Tables& tables) {
  const std::vector<double> decides = tables.column("Strategy cards", "decides");
  const std::vector<double> use = tables.column("Strategy cards", "use");
  for (std::size_t card = 0; card < decides.size(); ++card) {
    EXPECT_LT(decides[card], 0.06 + 0.01) << tables.name("Strategy cards", card);
    EXPECT_GT(use[card], 0.15 - kMargin) << tables.name("Strategy cards", card);
    EXPECT_LT(use[card], 0.90 + kMargin) << tables.name("Strategy cards", card);
  }
}

void expect_order_is_fair(const Tables& tables, double within) {
  const std::vector<double> fair = tables.column("Wins by place in the order", "fair");
  const std::vector<double> wins = tables.column("Wins by place in the order", "wins");
  for (std::size_t place = 0; place < wins.size(); ++place) EXPECT_NEAR(wins[place], fair[place], within + kMargin);
}

void expect_null_duels(const Tables& tables, double at_most) {
  EXPECT_LT(1 - tables.column("How duels end", "share")[0], at_most + 0.01);
}

void expect_balance(int players, int games, double order_within, double null_at_most) {
  const Tables tables(watched(players, 0, games));
  expect_heroes_win_as_they_cost(tables);
  expect_no_card_is_too_good_or_too_bad(tables);
  expect_order_is_fair(tables, order_within);
  expect_null_duels(tables, null_at_most);
}

TEST(DT_33, two_players_have_a_balanced_game) { expect_balance(2, 2000, 0.05, 0.30); }
TEST(DT_33, three_players_have_a_balanced_game) { expect_balance(3, 1500, 0.03, 0.22); }
TEST(DT_33, four_players_have_a_balanced_game) { expect_balance(4, 1000, 0.03, 0.18); }

}  // namespace
}  // namespace alea::dice_tuners
