#include "search/random/random_bot.h"

#include <map>
#include <string>

#include "games/registry.h"
#include "games/visit_game.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

/// In each game, repeats the first choice many times.
TEST(RandomBot, plays_every_legal_move_and_no_other_about_equally_often) {
  for (const AnyGame* any : all_games()) {
    visit_game(any->about().id, [&]<class G>() {
      SimulationDice dice(1, 0);
      typename G::State state = G::start({}, G::kAbout.most_players);
      while (G::turn(state).seats().empty()) G::settle(state, G::draw(state, dice));
      const Seat seat = G::turn(state).seats().front();
      const auto& moves = G::moves(state, seat);

      const auto tries = static_cast<int>(moves.size()) * 1000;
      std::map<std::string, int> counted;
      for (int i = 0; i < tries; ++i) ++counted[G::write(RandomBot().choose(Perspective<G>(state, seat), dice))];
      EXPECT_EQ(counted.size(), moves.size());
      for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_NEAR(counted[G::write(moves[i])], 1000, 200);
    });
  }
}

}  // namespace
}  // namespace alea
