#include "engine/record.h"
#include "games/registry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/table/table_for_tests.h"

namespace alea::server {
namespace {

TEST(Teller, a_whole_game_is_told_without_gaps_and_its_record_can_be_replayed) {
  TableForTests table(opening_for("dracarys_dice", 3));
  table.begin();
  SimulationDice dice(1, 0);
  while (table.step(dice)) {
  }
  EXPECT_EQ(table.ledger().status(), Status::over);
  for (const auto& [viewer, texts] : table.told) {
    std::int64_t number = 1;
    for (const std::string& text : texts) EXPECT_EQ(number_in(text, "u"), ++number) << text;
  }
  EXPECT_THAT(table.told[person(1)].back(), testing::HasSubstr(R"("status":"over")"));
  EXPECT_THAT(table.told[person(1)].back(), testing::HasSubstr(R"("seed":"01)"));
  const Record record = table.table().record(table.pages());
  const auto read = read_record(write(record));
  ASSERT_TRUE(read) << read.error().reason;
  EXPECT_TRUE(replay(*read, *find_game("dracarys_dice")));
  ASSERT_TRUE(read->fair && read->fair->seed);
}

TEST(Teller, the_mover_s_acknowledgement_rides_on_its_update_and_nobody_else_sees_its_key) {
  TableForTests table(opening_for("dracarys_dice", 3));
  table.begin();
  const Seat mover = table.ledger().turn().front();
  const std::string move = table.ledger().state().moves(mover).front();
  table.told.clear();
  EXPECT_EQ(table.ask(table.owner(mover), table.move_of(mover, move), "mykey"), "");
  for (const auto& [viewer, texts] : table.told) {
    EXPECT_EQ(field(texts.front(), "k"), viewer == table.ledger().owner(mover) ? "mykey" : "") << texts.front();
  }
}

TEST(Teller, what_led_to_what_is_told_in_steps_and_a_forced_choice_goes_with_what_led_to_it) {
  TableForTests table(opening_for("dracarys_dice", 2));  // two players have nothing to choose
  table.begin();
  ASSERT_EQ(table.ledger().status(), Status::over);
  const rapidjson::Document told = parsed(table.told[person(1)].back());
  ASSERT_TRUE(told.HasMember("s"));
  ASSERT_GT(told["s"].Size(), 3U);
  bool any_given = false;
  for (const auto& step : told["s"].GetArray()) {
    ASSERT_TRUE(step.HasMember("f") && step.HasMember("v"));
    EXPECT_THAT(std::string(step["f"][0][0].GetString()), testing::AnyOf("begins", "rolled"));
    for (const auto& fact : step["f"].GetArray()) any_given = any_given || fact[0] == "gave";
  }
  EXPECT_TRUE(any_given);
}

TEST(Teller, the_seed_stays_hidden_until_the_game_is_over) {
  TableForTests table(opening_for("nine_cards", 3));
  const std::string seed = write(table.ledger().opening().seed);
  table.begin();
  SimulationDice dice(1, 0);
  do {
    const bool is_over = table.ledger().status() == Status::over;
    EXPECT_EQ(table.greet(person(1), 0).front().find(seed) != std::string::npos, is_over);
  } while (table.step(dice));
  for (const auto& [viewer, texts] : table.told) {
    for (std::size_t i = 0; i + 1 < texts.size(); ++i) EXPECT_THAT(texts[i], testing::Not(testing::HasSubstr(seed)));
    EXPECT_THAT(texts.back(), testing::HasSubstr(seed));
  }
}

}  // namespace
}  // namespace alea::server
