#include "search/bots.h"

#include "games/registry.h"
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
      const std::size_t playing = Bot<GreedyBot, G> ? 6 : 5;
      EXPECT_EQ(bot_names<G>().size(), playing);
    });
  }
}

/// Two worlds that differ only in what the seat cannot see lead to the same choice, given the same random stream.
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

}  // namespace
}  // namespace alea
