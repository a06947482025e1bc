#include "bots/bots.h"

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

TEST(Hints, rank_every_move_and_explain_the_best_few) {
  for (const AnyGame* game : all_games()) {
    LocalDice dice(3);
    auto state = *game->start({}, game->about().most_players);
    const auto choices = [&] { return state->moves(state->turn().seats().front()); };
    while (state->turn().is_chance() || choices().size() == 1) {
      if (state->turn().is_chance()) {
        state->chance(dice);
      } else {
        ASSERT_TRUE(state->play(state->turn().seats().front(), choices().front()));
      }
      ASSERT_FALSE(state->turn().is_over()) << game->about().id;
    }
    const auto view = state->view(state->turn().seats().front());
    const auto all = advice(*view, rank_moves(*game, *view, {.milliseconds = 0, .steps = 2}, 1));
    ASSERT_FALSE(all.empty()) << game->about().id;
    for (const Advice& one : all) {
      EXPECT_THAT(choices(), Contains(one.ranked.move));
      EXPECT_EQ(one.fact, view->choice(one.ranked.move));
    }
  }
}

}  // namespace
}  // namespace alea::bots
