#include "cli/answers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/record.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

struct Asked {
  std::unique_ptr<AnyState> state;
  Seat seat;

  Checked<std::vector<std::string>> read(const std::vector<std::int64_t>& numbers) const {
    return read_answers(*state, seat, numbers, Catalogue(state->game()));
  }
};

/// The second player places four dice, one after the other.
Asked places_dice() {
  const AnyGame& game = *find_game("blazing_spuds");
  auto state = *game.start({}, 2);
  for (const std::string_view outcome : {"lot A", "roll Y112334566", "roll W12345"})
    EXPECT_TRUE(state->settle(outcome));
  return {.state = std::move(state), .seat = seat(1)};
}

TEST(Answers, are_moves_of_consecutive_decisions) {
  const Asked asked = places_dice();
  const auto first = asked.state->moves(asked.seat);
  ASSERT_TRUE(asked.state->copy()->play(asked.seat, first[1]));
  const auto moves = asked.read({2, 1});
  ASSERT_TRUE(moves) << moves.error().reason;
  auto after = asked.state->copy();
  ASSERT_TRUE(after->play(asked.seat, first[1]));
  EXPECT_THAT(*moves, ElementsAre(first[1], after->moves(asked.seat)[0]));
}

TEST(Answers, are_refused_together_if_one_does_not_fit) {
  const Asked asked = places_dice();
  EXPECT_THAT(asked.read({99, 1}).error().reason, HasSubstr("\"99\" is not a choice"));
  EXPECT_THAT(asked.read({1, 99}).error().reason, HasSubstr("after 1 type a number from 1 to"));
  EXPECT_THAT(asked.read(std::vector<std::int64_t>(50, 1)).error().reason, HasSubstr("nothing more for you to choose"));
}

TEST(Answers, reveal_nothing_by_being_refused) {
  const AnyGame& game = *find_game("dobbelduel");
  std::vector<std::string> refusals;
  for (const std::string_view code : {"code 3 2 6 4", "code 5 2 6 5"}) {
    auto state = *game.start({}, 2);
    for (const std::string_view outcome : {std::string_view("lot A"), code}) ASSERT_TRUE(state->settle(outcome));
    ASSERT_TRUE(state->play(seat(1), "effort"));
    ASSERT_TRUE(state->settle("roll 2 3 4 6"));
    const Asked asked{.state = std::move(state), .seat = seat(1)};
    std::string all;
    for (std::int64_t first = 1; first <= std::ssize(asked.state->moves(asked.seat)); ++first) {
      for (const std::int64_t second : {1, 2, 3}) {
        const auto moves = asked.read({first, second});
        all += moves ? moves->back() : moves.error().reason;
      }
    }
    refusals.push_back(all);
  }
  EXPECT_EQ(refusals[0], refusals[1]) << "although the first code can be found at once";
}

}  // namespace
}  // namespace alea::cli
