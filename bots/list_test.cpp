#include "bots/list.h"

#include <algorithm>
#include <atomic>
#include <limits>

#include "games/registry.h"
#include "games/visit_game.h"
#include "gtest/gtest.h"
#include "search/positions_for_tests.h"

namespace alea {
namespace {

TEST(Bots, are_found_by_name_where_they_play_the_game) {
  for (const AnyGame* any : all_games()) {
    visit_game(any->about().id, [&]<class G>() {
      EXPECT_TRUE(visit_bot<G>("random", []<class B>() { EXPECT_TRUE((std::is_same_v<B, RandomBot>)); }));
      EXPECT_EQ(visit_bot<G>("greedy", []<class B>() {}), (Bot<GreedyBot, G>));
      EXPECT_FALSE(visit_bot<G>("oracle", []<class B>() {}));
      for (const std::string_view name : bot_names<G>()) EXPECT_TRUE(visit_bot<G>(name, []<class B>() {})) << name;
    });
  }
}

/// Given the same random numbers, two worlds that differ only in what the seat cannot see must lead to the same choice.
template <Game G, class B>
void expect_no_peeking(const typename G::State& world, SimulationDice& dice) {
  const Seat seat = G::turn(world).seats().front();
  const typename G::State other = G::imagine(G::view(world, seat), dice);
  const auto seed = static_cast<std::uint64_t>(dice.pick(1000));
  const auto chosen = [&](const typename G::State& state) {
    SimulationDice own(9, seed);
    return G::write(bot_with<B>({.milliseconds = 0, .steps = 20}).choose(Perspective<G>(state, seat), own));
  };
  EXPECT_EQ(chosen(world), chosen(other)) << B::kName << " in " << G::kAbout.id;
}

TEST(Bots, cannot_know_what_their_seat_does_not) {
  constexpr int kPositions = 10;
  for (const AnyGame* any : all_games()) {
    visit_game(any->about().id, [&]<class G>() {
      SimulationDice dice(5, 0);
      for (int i = 0; i < kPositions; ++i) {
        const typename G::State world = with_a_choice<G>(dice);
        for (const std::string_view name : bot_names<G>()) {
          visit_bot<G>(name, [&]<class B>() { expect_no_peeking<G, B>(world, dice); });
        }
      }
    });
  }
}

/// With an hour or no end of steps, so that a bot that does not look at the flag never comes back.
TEST(Bots, that_are_told_to_stop_choose_at_once) {
  const std::atomic<bool> stop = true;
  for (const AnyGame* any : all_games()) {
    visit_game(any->about().id, [&]<class G>() {
      SimulationDice dice(6, 0);
      const typename G::State world = with_a_choice<G>(dice);
      const Seat seat = G::turn(world).seats().front();
      for (const std::string_view name : bot_names<G>()) {
        for (const std::int64_t steps : {std::int64_t{0}, std::numeric_limits<std::int64_t>::max()}) {
          visit_bot<G>(name, [&]<class B>() {
            const Budget budget{.milliseconds = 3'600'000, .steps = steps, .stop = &stop};
            const auto chosen = bot_with<B>(budget).choose(Perspective<G>(world, seat), dice);
            const auto& moves = G::moves(world, seat);
            EXPECT_NE(std::find(moves.begin(), moves.end(), chosen), moves.end()) << name;
          });
        }
      }
    });
  }
}

}  // namespace
}  // namespace alea
