#include "games/registry.h"

#include "gtest/gtest.h"

namespace alea {
namespace {

TEST(Registry, finds_every_game_by_its_id_and_no_other) {
  for (const AnyGame* game : all_games()) EXPECT_EQ(find_game(game->about().id), game);
  EXPECT_EQ(find_game("chess"), nullptr);
}

TEST(Registry, a_folder_under_tests_is_a_sixth_game_without_a_word_about_it_elsewhere) {
  EXPECT_NE(find_game("nine_cards"), nullptr);
  EXPECT_NE(find_game("dracarys_dice"), nullptr);
}

}  // namespace
}  // namespace alea
