#include "bots/bots.h"

#include <memory>
#include <string>
#include <vector>

#include "bots/hint.h"
#include "bots/list.h"
#include "games/registry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace alea::bots {
namespace {

using testing::Contains;
using testing::IsSubsetOf;

/// A bot that nobody has added to any list of names.
struct NewBot : RandomBot {
  static constexpr std::string_view kName = "new";
  Budget budget;
};

template <class B>
void expect_thinking_as_its_type_says() {
  EXPECT_EQ(thinks(B::kName), requires(B bot) { bot.budget; }) << B::kName;
}
template <class... Bots>
void expect_thinking_as_their_types_say(BotList<Bots...> /*list*/) {
  (expect_thinking_as_its_type_says<Bots>(), ...);
}

TEST(Bots, think_exactly_if_they_have_a_budget) {
  expect_thinking_as_their_types_say(AllBots());
  EXPECT_TRUE(detail::thinks("new", BotList<RandomBot, NewBot>()));
  EXPECT_FALSE(detail::thinks("random", BotList<RandomBot, NewBot>()));
  EXPECT_FALSE(thinks("oracle"));
}

TEST(Bots, say_how_much_of_a_budget_they_use) {
  const Budget budget{.milliseconds = 200};
  EXPECT_EQ(thinking_ms("easy", budget), 0);
  EXPECT_EQ(thinking_ms("medium", budget), 10);
  EXPECT_EQ(thinking_ms("strong", budget), 200);
}

template <class... Bots>
std::vector<std::string_view> names_of(BotList<Bots...> /*list*/) {
  return {Bots::kName...};
}

TEST(Bots, of_every_level_play_every_game) {
  for (const AnyGame* game : all_games()) {
    EXPECT_EQ(level_names(*game), names_of(Levels())) << game->about().id;
    EXPECT_THAT(level_names(*game), IsSubsetOf(bot_names(*game)));
    EXPECT_THAT(level_names(*game), Contains(kUsualLevel));
  }
}

TEST(Bots, of_unknown_names_are_rejected_with_those_that_exist) {
  const AnyGame& game = *all_games().front();
  for (const std::string_view name : bot_names(game)) EXPECT_TRUE(check_bot(game, name));
  EXPECT_THAT(check_bot(game, "oracle").error().reason, testing::HasSubstr("easy"));
}

/// The view of a seat that has several moves, at the beginning of a game.
std::unique_ptr<AnyView> view_with_a_choice(const AnyGame& game) {
  LocalDice dice(3);
  auto state = *game.start({}, game.about().most_players);
  const auto seat = [&] { return state->turn().seats().front(); };
  while (state->turn().is_chance() || state->moves(seat()).size() == 1) {
    if (state->turn().is_chance()) {
      state->chance(dice);
    } else {
      EXPECT_TRUE(state->play(seat(), state->moves(seat()).front()));
    }
  }
  return state->view(seat());
}

std::vector<std::string> moves_of(const std::vector<Advice>& all) {
  std::vector<std::string> moves;
  for (const Advice& one : all) moves.push_back(one.ranked.move);
  return moves;
}

constexpr Budget kFewSteps{.milliseconds = 0, .steps = 20};

TEST(Hints, rank_legal_moves_and_show_them_as_they_are_offered) {
  for (const AnyGame* game : all_games()) {
    const auto view = view_with_a_choice(*game);
    const auto all = advise(*game, *view, kFewSteps);
    ASSERT_FALSE(all.empty()) << game->about().id;
    for (const Advice& one : all) {
      EXPECT_THAT(view->moves(), Contains(one.ranked.move));
      EXPECT_EQ(one.fact, view->choice(one.ranked.move));
    }
    EXPECT_TRUE(all.front().is_equal);
  }
}

TEST(Hints, give_the_same_answer_to_the_same_question) {
  for (const AnyGame* game : all_games()) {
    const auto view = view_with_a_choice(*game);
    EXPECT_EQ(moves_of(advise(*game, *view, kFewSteps)), moves_of(advise(*game, *view, kFewSteps))) << game->about().id;
  }
}

/// Three moves of Dracarys Dice, in the game's own order: give A A, give A C, give C C.
class Advised : public testing::Test {
 protected:
  Advised() {
    auto state = *game.start({}, 3);
    for (const std::string_view outcome : {"lot B", "roll DDF..."}) EXPECT_TRUE(state->settle(outcome));
    view = state->view(seat(1));
    moves = view->moves();
  }

  Ranked<std::string> worth(std::size_t move, double value, double margin, double weight = 0) const {
    return {.move = moves[move], .value = value, .weight = weight, .margin = margin};
  }

  const AnyGame& game = *find_game("dracarys_dice");
  std::unique_ptr<AnyView> view;
  std::vector<std::string> moves;
};

TEST_F(Advised, moves_within_the_margin_are_equal_and_in_the_games_own_order) {
  const auto all = advice(*view, {worth(2, 0.6, 0.05, 1), worth(0, 0.3, 0.05), worth(1, 0.56, 0.05)});
  EXPECT_THAT(moves_of(all), testing::ElementsAre(moves[1], moves[2], moves[0]));
  EXPECT_TRUE(all[0].is_equal);
  EXPECT_TRUE(all[1].is_equal);
  EXPECT_FALSE(all[2].is_equal);
  EXPECT_EQ(all[0].ranked.weight, 1) << "the move that is put first is the one to play";
  EXPECT_EQ(all[1].ranked.weight, 0);
}

TEST_F(Advised, among_equal_moves_the_likely_one_leads) {
  const auto all = advice(*view, {worth(0, 0.6, 0.05, 1), worth(1, 0.56, 0.05), worth(2, 0.58, 0.05)}, moves[2]);
  EXPECT_THAT(moves_of(all), testing::ElementsAre(moves[2], moves[0], moves[1]));
}

TEST_F(Advised, the_likely_move_does_not_lead_if_it_is_worse) {
  const auto all = advice(*view, {worth(0, 0.6, 0.05, 1), worth(1, 0.3, 0.05)}, moves[1]);
  EXPECT_THAT(moves_of(all), testing::ElementsAre(moves[0], moves[1]));
}

TEST_F(Advised, a_move_that_was_hardly_examined_is_not_equal) {
  const auto all = advice(*view, {worth(2, 0.6, 0.05, 1), worth(0, 0.5, 0.4)});
  EXPECT_THAT(moves_of(all), testing::ElementsAre(moves[2], moves[0]));
  EXPECT_FALSE(all[1].is_equal);
}

TEST_F(Advised, computed_values_keep_their_order_and_are_equal_only_if_they_are_the_same) {
  const auto all = advice(*view, {worth(2, 0.6, 0, 1), worth(1, 0.6, 0), worth(0, 0.599, 0)}, moves[0]);
  EXPECT_THAT(moves_of(all), testing::ElementsAre(moves[2], moves[1], moves[0]));
  EXPECT_TRUE(all[1].is_equal);
  EXPECT_FALSE(all[2].is_equal);
  EXPECT_EQ(all[0].ranked.margin, 0);
}

TEST_F(Advised, a_value_is_less_certain_than_the_difference_to_another_move) {
  const auto all = advice(*view, {worth(2, 0.6, 0.02, 1), worth(0, 0.54, 0.02)});
  EXPECT_FALSE(all[1].is_equal) << "they differ by more than chance";
  EXPECT_GT(all[0].ranked.margin, 0.08) << "but a longer search may find both better or worse";
}

TEST_F(Advised, moves_that_read_the_same_appear_once_with_their_weights_added) {
  const auto all = advice(*view, {worth(2, 0.6, 0.05, 0.4), worth(2, 0.55, 0.05, 0.35), worth(0, 0.5, 0.05, 0.25)});
  EXPECT_THAT(moves_of(all), testing::ElementsAre(moves[2], moves[0]));
  EXPECT_DOUBLE_EQ(all[0].ranked.weight, 0.75);
}

TEST_F(Advised, the_moves_of_a_mixed_strategy_keep_their_order) {
  const auto all = advice(*view, {worth(2, 0.6, 0.05, 0.7), worth(0, 0.6, 0.05, 0.3)});
  EXPECT_THAT(moves_of(all), testing::ElementsAre(moves[2], moves[0]));
}

}  // namespace
}  // namespace alea::bots
