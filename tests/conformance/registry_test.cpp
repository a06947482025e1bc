#include "games/registry.h"

#include "gtest/gtest.h"

namespace alea {
namespace {

TEST(Registry, finds_games_by_id) {
  for (const AnyGame* game : all_games()) EXPECT_EQ(find_game(game->about().id), game);
  EXPECT_EQ(find_game("chess"), nullptr);
}

TEST(Registry, a_folder_in_tests_games_is_a_game_without_being_named_elsewhere) {
  EXPECT_NE(find_game("nine_cards"), nullptr);
  EXPECT_NE(find_game("dracarys_dice"), nullptr);
}

}  // namespace
}  // namespace alea
