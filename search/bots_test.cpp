#include "search/bots.h"

#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

TEST(Bots, are_found_by_name_where_they_play_the_game) {
  for (const AnyGame* any : all_games()) {
    visit_game(any->about().id, [&]<class G>() {
      EXPECT_TRUE(visit_bot<G>("random", []<class B>() { EXPECT_TRUE((std::is_same_v<B, RandomBot>)); }));
      EXPECT_EQ(visit_bot<G>("greedy", []<class B>() {}), (Bot<GreedyBot, G>));
      EXPECT_FALSE(visit_bot<G>("oracle", []<class B>() {}));
      const std::size_t playing = Bot<GreedyBot, G> ? 5 : 4;
      EXPECT_EQ(bot_names<G>().size(), playing);
    });
  }
}

}  // namespace
}  // namespace alea
