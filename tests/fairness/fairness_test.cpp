// Every seat number wins equally often if all play alike: the first player is drawn by lot, so a difference can only
// come from a bot or a rule that treats seats differently, for instance by taking the first of equal moves.
//
// The bots that think are too slow for this; CONTRIBUTING.md has a command for them.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "bots/list.h"
#include "games/blazing_spuds/table_for_tests.h"
#include "games/registry.h"
#include "games/visit_game.h"
#include "gtest/gtest.h"
#include "lab/play_games.h"

namespace alea {
namespace {

/// Plays until there were about ALEA_CHOICES choices, or enough games to see a difference of a few points.
template <class G, class B>
lab::Tally tally_of(int players) {
  constexpr std::uint64_t kAtOnce = 50;
  constexpr std::uint64_t kEnough = 4'000;
  const typename G::State start = G::start({}, players);
  lab::Tally tally;
  B bot;
  while (tally.choices < ALEA_CHOICES && tally.games < kEnough) {
    lab::play_games<G>(start, bot, /*seed=*/1, tally.games, tally.games + kAtOnce, tally);
  }
  return tally;
}

/// A share of the wins may be six standard deviations off. By chance that happens once in 500 million times, and there
/// are about 200 shares, so a fair program with other dice would fail less than once in a million runs.
void expect_equal_shares(const lab::Tally& tally, int players) {
  constexpr double kDeviations = 6;
  const double fair = 1.0 / players;
  const double deviation = std::sqrt(fair * (1 - fair) / static_cast<double>(tally.games));  // less if there are draws
  for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i) {
    const double share = static_cast<double>(tally.by_seat[i]) / static_cast<double>(tally.games * lab::Tally::kWin);
    EXPECT_NEAR(share, fair, kDeviations * deviation)
        << "seat " << letter(seat(static_cast<int>(i))) << " of " << players << ", " << tally.games << " games";
  }
}

template <class G, class B>
void expect_fair() {
  if constexpr (Bot<B, G>) {
    SCOPED_TRACE(B::kName);
    for (int players = G::kAbout.least_players; players <= G::kAbout.most_players; ++players) {
      expect_equal_shares(tally_of<G, B>(players), players);
    }
  }
}

class Fairness : public testing::TestWithParam<std::string> {};

std::vector<std::string> ids() {
  std::vector<std::string> all;
  for (const AnyGame* game : all_games()) all.emplace_back(game->about().id);
  return all;
}

TEST_P(Fairness, every_seat_wins_equally_often_if_all_play_alike) {
  visit_game(GetParam(), [&]<class G>() {
    expect_fair<G, RandomBot>();
    expect_fair<G, EasyBot>();
    expect_fair<G, GreedyBot>();
  });
}

INSTANTIATE_TEST_SUITE_P(, Fairness, testing::ValuesIn(ids()), [](const auto& one) { return one.param; });

/// In a random position of every game, with a budget for a single playout.
TEST(FlatBot, takes_any_move_equally_often_if_it_has_time_for_one) {
  for (const AnyGame* any : all_games()) {
    visit_game(any->about().id, [&]<class G>() {
      SimulationDice dice(1, 0);
      typename G::State state = G::start({}, G::kAbout.least_players);
      while (G::turn(state).is_chance()) G::settle(state, G::draw(state, dice));
      const Perspective<G> seen(state, G::turn(state).seats().front());
      const auto& moves = seen.moves();
      if (moves.size() == 1) return;
      const int tries = 60 * static_cast<int>(moves.size());
      int first = 0;
      for (int i = 0; i < tries; ++i) {
        first += static_cast<int>(FlatBot{{.milliseconds = 0, .steps = 1}}.choose(seen, dice) == moves[0]);
      }
      EXPECT_NEAR(first, 60, 6 * std::sqrt(60)) << any->about().id;
    });
  }
}

/// A player who hands out their last dice has won, whatever they choose.
TEST(Ismcts, puts_moves_that_are_equally_good_in_random_order) {
  using blazing_spuds::Card;
  using blazing_spuds::Game;
  auto table = blazing_spuds::TestTable::middle(2, seat(0), blazing_spuds::Phase::activate);
  table.put(seat(0), Card::two, "R4 W4").put(seat(1), Card::stove, "Y12").choose("activate 2");
  ASSERT_EQ(table.offered(), (std::vector<std::string>{"deal R4", "deal W4"}));
  const Game::View view = Game::view(table.state, seat(0));
  int red = 0;
  for (std::uint64_t game = 0; game < 1'000; ++game) {
    SimulationDice dice(1, game);
    const auto ranked = Ismcts<Game>(view, dice).think(seat(0), {.milliseconds = 0, .steps = 2});
    red += static_cast<int>(Game::write(ranked.front().move) == "deal R4");
  }
  EXPECT_NEAR(red, 500, 95);  // six standard deviations
}

}  // namespace
}  // namespace alea
