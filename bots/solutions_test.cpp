#include "bots/solutions.h"

#include <cstdlib>
#include <fstream>

#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::bots {
namespace {

namespace fs = std::filesystem;

/// Any game that can be solved.
const AnyGame& solvable_game() {
  for (const AnyGame* game : all_games()) {
    if (is_solvable(*game)) return *game;
  }
  ADD_FAILURE() << "no game can be solved";
  return *all_games().front();
}

class Solutions : public testing::Test {
 protected:
  Solutions() : folder(fs::path(testing::TempDir()) / "alea_XXXXXX") {
    std::string name = folder.string();
    folder = mkdtemp(name.data());
  }
  ~Solutions() override { fs::remove_all(folder); }
  Solutions(const Solutions&) = delete;
  Solutions& operator=(const Solutions&) = delete;

  Checked<SolutionReport> learn(bool go_on = true) const {
    return learn_solution(solvable_game(), {}, solvable_game().about().least_players, folder / "deep" / "down",
                          [&](double /*done*/) { return go_on; });
  }
  fs::path only_file() const { return fs::directory_iterator(folder / "deep" / "down")->path(); }

  fs::path folder;
};

TEST_F(Solutions, are_solved_once_and_loaded_from_then_on) {
  const auto first = learn();
  ASSERT_TRUE(first);
  EXPECT_FALSE(first->was_loaded);
  EXPECT_EQ(fs::file_size(only_file()), first->bytes);
  const auto second = learn();
  ASSERT_TRUE(second);
  EXPECT_TRUE(second->was_loaded);
  EXPECT_EQ(second->regret, first->regret);
  EXPECT_EQ(second->decisions, first->decisions);
}

TEST_F(Solutions, that_are_damaged_are_solved_again) {
  ASSERT_TRUE(learn());
  fs::resize_file(only_file(), 20);
  const auto again = learn();
  ASSERT_TRUE(again);
  EXPECT_FALSE(again->was_loaded);
  EXPECT_EQ(fs::file_size(only_file()), again->bytes);
}

TEST_F(Solutions, that_cannot_be_stored_are_used_anyway) {
  std::ofstream(folder / "deep") << "a file where the folder should be";
  EXPECT_TRUE(learn());
}

TEST_F(Solutions, that_are_stopped_leave_nothing_behind) {
  EXPECT_FALSE(learn(false));
  EXPECT_FALSE(fs::exists(folder / "deep"));
}

TEST_F(Solutions, that_this_process_knows_are_not_read_again) {
  ASSERT_TRUE(learn());
  const AnyGame& game = solvable_game();
  constexpr std::uintmax_t kDamaged = 20;
  fs::resize_file(only_file(), kDamaged);  // whoever read it would solve the game again and store that
  prepare_solution(game, {}, game.about().least_players, folder / "deep" / "down",
                   [](double /*done*/) { return true; });
  EXPECT_EQ(fs::file_size(only_file()), kDamaged);
}

TEST_F(Solutions, are_refused_for_games_that_do_not_exist) {
  const AnyGame& game = solvable_game();
  const auto go_on = [](double /*done*/) { return true; };
  EXPECT_FALSE(learn_solution(game, {{"no_such_option", "on"}}, game.about().least_players, folder, go_on));
  EXPECT_FALSE(learn_solution(game, {}, game.about().most_players + 1, folder, go_on));
}

}  // namespace
}  // namespace alea::bots
