#include "games/blazing_spuds/reasons.h"

#include <set>
#include <string>

#include "games/blazing_spuds/game.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

TEST(Reasons, count_the_dice_that_a_move_is_about) {
  std::set<std::string> told;
  for (std::uint64_t game = 0; game < 20; ++game) {
    SimulationDice dice(2, game);
    State state = Game::start({}, 3);
    for (int event = 0; event < 2000 && !Game::turn(state).is_over(); ++event) {
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, dice));
        continue;
      }
      const Seat seat = Game::turn(state).seats().front();
      const auto moves = Game::moves(state, seat);
      for (const Move move : moves) {
        Facts facts;
        Game::reasons(Game::view(state, seat), move, facts);
        for (const Fact& fact : facts) {
          told.insert(std::string(fact.name));
          for (const auto& [name, value] : fact.arguments) {
            const int* n = std::get_if<int>(&value);
            EXPECT_TRUE(n == nullptr || *n > 0) << fact.name;
          }
        }
      }
      Game::play(state, seat, moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))]);
    }
  }
  EXPECT_EQ(told, (std::set<std::string>{"reason.frees", "reason.holds", "reason.on_card", "reason.rerolls",
                                         "reason.stove"}));
}

}  // namespace
}  // namespace alea::blazing_spuds
