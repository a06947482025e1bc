#include "cli/local_table.h"

#include <gtest/gtest.h>

#include "engine/simulation_dice.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

LocalTable new_table(const AnyGame& game) {
  const std::vector<Record::Player> players(static_cast<std::size_t>(game.about().most_players), {"person", ""});
  auto table = LocalTable::open(game, new_record(game, players, {}));
  EXPECT_TRUE(table);
  return std::move(*table);
}

/// On to a seat with a real choice. False where the game ends before.
bool reach_choice(LocalTable& table, Dice& dice) {
  while (!table.state().turn().is_over()) {
    if (table.state().turn().is_chance()) {
      table.chance(dice);
      continue;
    }
    const Seat seat = table.state().turn().seats().front();
    const auto moves = table.state().moves(seat);
    if (moves.size() > 1) return true;
    table.play(seat, moves.front());
  }
  return false;
}

class LocalTables : public testing::TestWithParam<const AnyGame*> {};

TEST_P(LocalTables, keep_state_and_record_in_step) {
  LocalTable table = new_table(*GetParam());
  LocalDice dice(7);
  while (reach_choice(table, dice)) {
    const Seat seat = table.state().turn().seats().front();
    table.choose(seat, table.state().moves(seat).back());
  }
  EXPECT_TRUE(table.record().result.has_value());
  const auto again = replay(table.record(), *GetParam());
  ASSERT_TRUE(again) << again.error().reason;
  EXPECT_TRUE((*again)->equals(table.state()));
}

TEST_P(LocalTables, take_a_choice_back_until_dice_roll) {
  LocalTable table = new_table(*GetParam());
  LocalDice dice(7);
  ASSERT_TRUE(reach_choice(table, dice));
  const Seat seat = table.state().turn().seats().front();
  const auto before = table.state().copy();
  const Record record = table.record();
  EXPECT_FALSE(table.can_take_back(seat));

  table.choose(seat, table.state().moves(seat).front());
  ASSERT_TRUE(table.can_take_back(seat));
  EXPECT_FALSE(table.can_take_back(left_of(seat, table.state().players())));
  table.take_back();
  EXPECT_TRUE(table.state().equals(*before));
  EXPECT_EQ(table.record(), record);
  EXPECT_FALSE(table.can_take_back(seat));

  table.choose(seat, table.state().moves(seat).front());
  while (!table.state().turn().is_chance() && !table.state().turn().is_over()) {
    const Seat next = table.state().turn().seats().front();
    table.play(next, table.state().moves(next).front());
  }
  if (table.state().turn().is_over()) return;  // a game whose dice are all rolled before
  table.chance(dice);
  EXPECT_FALSE(table.can_take_back(seat));
}

TEST_P(LocalTables, do_not_call_their_own_dice_fair) {
  const std::vector<Record::Player> players(static_cast<std::size_t>(GetParam()->about().most_players), {"person", ""});
  Record record = new_record(*GetParam(), players, {});
  record.fair.emplace();
  auto table = LocalTable::open(*GetParam(), record);
  ASSERT_TRUE(table);
  LocalDice dice(7);
  for (bool rolled = false; !rolled;) {
    EXPECT_TRUE(table->record().fair.has_value()) << "nothing was rolled yet";
    rolled = table->state().turn().is_chance();
    if (rolled) {
      table->chance(dice);
    } else {
      const Seat seat = table->state().turn().seats().front();
      table->play(seat, table->state().moves(seat).front());
    }
  }
  EXPECT_FALSE(table->record().fair.has_value());
}

TEST_P(LocalTables, go_on_with_a_game_that_was_ended_by_agreement) {
  const std::vector<Record::Player> players(static_cast<std::size_t>(GetParam()->about().most_players), {"person", ""});
  Record record = new_record(*GetParam(), players, {});
  record.fair.emplace().seed.emplace();
  record.ended_by_agreement = true;
  auto table = LocalTable::open(*GetParam(), record);
  ASSERT_TRUE(table);
  EXPECT_EQ(table->record(), record);
  LocalDice dice(7);
  if (table->state().turn().is_chance()) {
    table->chance(dice);
  } else {
    const Seat seat = table->state().turn().seats().front();
    table->choose(seat, table->state().moves(seat).front());
  }
  EXPECT_FALSE(table->record().ended_by_agreement);
  EXPECT_TRUE(read_record(write(table->record())));
}

TEST_P(LocalTables, refuse_a_record_that_cannot_be_played) {
  const std::vector<Record::Player> players(static_cast<std::size_t>(GetParam()->about().most_players), {"person", ""});
  Record record = new_record(*GetParam(), players, {});
  record.events.push_back({.seat = {}, .text = "nonsense"});
  EXPECT_FALSE(LocalTable::open(*GetParam(), record));
}

INSTANTIATE_TEST_SUITE_P(Games, LocalTables, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return std::string(game.param->about().id); });

}  // namespace
}  // namespace alea::cli
