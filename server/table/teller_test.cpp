#include <algorithm>

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
  Record record = table.table().record();
  add_events(table.log(), record);
  const auto read = read_record(write(record));
  ASSERT_TRUE(read) << read.error().reason;
  EXPECT_TRUE(replay(*read, *find_game("dracarys_dice")));
  ASSERT_TRUE(read->fair && read->fair->seed);
}

/// Puts changes into what was known: null stands for a field that is no more.
void change(rapidjson::Value& known, const rapidjson::Value& changes, rapidjson::Document& all) {
  for (const auto& [name, value] : changes.GetObject()) {
    const auto list = known.FindMember(name);
    if (value.IsObject() && list != known.MemberEnd() && list->value.IsArray()) {
      for (const auto& [place, element] : value.GetObject()) {
        const auto at = static_cast<rapidjson::SizeType>(std::stoul(place.GetString()));
        if (at == list->value.Size())
          list->value.PushBack(rapidjson::Value(rapidjson::kObjectType), all.GetAllocator());
        change(list->value[at], element, all);
      }
      continue;
    }
    known.RemoveMember(name);
    if (value.IsNull()) continue;
    known.AddMember(rapidjson::Value(name, all.GetAllocator()), rapidjson::Value(value, all.GetAllocator()),
                    all.GetAllocator());
  }
}

/// What somebody knows who has seen nothing but updates: a view under "", or those of their seats by letter.
rapidjson::Document add_up(const std::vector<std::string>& updates) {
  rapidjson::Document known(rapidjson::kObjectType);
  const auto learn = [&](const char* seat, const rapidjson::Value& changes) {
    if (!known.HasMember(seat)) {
      known.AddMember(rapidjson::Value(seat, known.GetAllocator()), rapidjson::Value(rapidjson::kObjectType),
                      known.GetAllocator());
    }
    change(known[seat], changes, known);
  };
  for (const std::string& text : updates) {
    const rapidjson::Document update = parsed(text);
    if (!update.HasMember("s")) continue;
    for (const auto& one : update["s"].GetArray()) {
      if (one.IsArray()) continue;
      if (one.HasMember("views")) {
        for (const auto& [seat, changes] : one["views"].GetObject()) learn(seat.GetString(), changes);
      } else if (!one.ObjectEmpty()) {
        learn("", one);
      }
    }
  }
  return known;
}

TEST(Teller, updates_add_up_to_what_the_whole_table_shows) {
  constexpr int kMoves = 60;
  for (const AnyGame* game : all_games()) {
    const int players = std::clamp(3, game->about().least_players, game->about().most_players);
    Opening opening = opening_for(game->about().id, players);
    opening.seats.back().who = person(1);  // on two seats
    TableForTests table(opening);
    table.begin();
    SimulationDice dice(1, 0);
    for (int move = 0; move < kMoves && table.step(dice); ++move) {
    }
    for (const auto& [viewer, texts] : table.told) {
      const rapidjson::Document known = add_up(texts);
      const rapidjson::Document whole = parsed(table.greet(viewer, 0).front());
      if (whole.HasMember("view")) {
        EXPECT_EQ(known[""], whole["view"]) << game->about().id;
      } else {
        EXPECT_EQ(known, whole["views"]) << game->about().id;
      }
    }
  }
}

TEST(Teller, an_object_ends_each_step_and_an_empty_one_never_comes_last) {
  for (const AnyGame* game : all_games()) {
    const int players = std::clamp(3, game->about().least_players, game->about().most_players);
    Opening opening = opening_for(game->about().id, players);
    opening.seats.back().who = person(1);  // on two seats
    TableForTests table(opening);
    table.begin();
    SimulationDice dice(1, 0);
    for (int move = 0; move < 60 && table.step(dice); ++move) {
    }
    for (const auto& [viewer, texts] : table.told) {
      for (const std::string& text : texts) {
        const rapidjson::Document update = parsed(text);
        if (!update.HasMember("s")) continue;
        const auto steps = update["s"].GetArray();
        ASSERT_FALSE(steps.Empty()) << text;
        const auto& last = steps[steps.Size() - 1];
        EXPECT_FALSE(last.IsObject() && last.ObjectEmpty()) << text;
        for (rapidjson::SizeType i = 1; i < steps.Size(); ++i) {
          EXPECT_FALSE(steps[i - 1].IsObject() && steps[i].IsObject() && steps[i].ObjectEmpty()) << text;
        }
      }
    }
  }
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
  ASSERT_GT(told["s"].Size(), 6U);
  bool any_given = false;
  bool begins_step = true;
  for (const auto& one : told["s"].GetArray()) {
    ASSERT_FALSE(one.IsObject() && begins_step) << "a step that tells nothing";
    if (one.IsArray()) {
      const std::string fact = one[0].GetString();
      if (begins_step) {
        EXPECT_THAT(fact, testing::AnyOf("begins", "rolled"));
      }
      any_given = any_given || fact == "gave";
    }
    begins_step = one.IsObject();
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
