// What a viewer may not know stays secret in every game (two_worlds_for_tests.h).
#include <string>
#include <vector>

#include "games/registry.h"
#include "games/visit_game.h"
#include "gtest/gtest.h"
#include "server/hall/two_worlds_for_tests.h"

namespace alea::server {
namespace {

Imaginable imaginable(const AnyGame& game) {
  Imaginable one{game, nullptr};
  visit_game(game.about().id, [&]<class G>() { one.imagine = Imaginable::of<G>(game).imagine; });
  return one;
}

class Worlds : public testing::TestWithParam<std::string> {};

TEST_P(Worlds, that_differ_in_what_a_viewer_may_not_know_look_the_same_to_that_viewer) {
  const AnyGame& game = *find_game(GetParam());
  const int counts = game.about().most_players - game.about().least_players + 1;
  int compared = 0;
  int differed = 0;
  int secretly_drawn = 0;
  for (int i = 0; i < ALEA_WORLDS && !HasFailure(); ++i) {
    const int players = game.about().least_players + i % counts;
    const int viewer = i / counts % (players + 1);
    SCOPED_TRACE(testing::Message() << players << " players, viewer " << viewer << ", game " << i);
    TwoWorlds worlds(imaginable(game), players, viewer, i);
    worlds.play(i % 20 == 0);  // with random moves some games take long to end
    compared += worlds.compared();
    differed += worlds.differed();
    secretly_drawn += worlds.secretly_drawn();
  }
  EXPECT_GT(compared, 10 * ALEA_WORLDS);
  if (game.about().has_secrets) {
    EXPECT_GT(differed, ALEA_WORLDS) << "the two worlds are nearly always the same one";
  } else {
    EXPECT_EQ(differed, 0);
  }
  RecordProperty("differed", differed);
  RecordProperty("secretly_drawn", secretly_drawn);
}

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const AnyGame* game : all_games()) ids.emplace_back(game->about().id);
  return ids;
}

INSTANTIATE_TEST_SUITE_P(, Worlds, testing::ValuesIn(all_ids()), [](const auto& one) { return one.param; });

}  // namespace
}  // namespace alea::server
