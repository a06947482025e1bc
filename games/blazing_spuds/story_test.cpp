#include "games/blazing_spuds/story.h"

#include <set>

#include "engine/any_game.h"
#include "games/blazing_spuds/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

Facts told(const TestTable& table, std::string_view move) {
  EXPECT_TRUE(table.offers(move)) << move;
  Facts facts;
  Story::tell(table.state, table.state.chooser, *Game::read_move(move), Viewer::spectator(), facts);
  return facts;
}

TestTable about_to_deal(std::string_view dice_on_card) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  return table.put(kA, Card::two, dice_on_card).put(kB, Card::stove, "Y6");
}

TEST(Story, a_roll_is_told_with_what_it_shows) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R111").choose("reroll stove");
  Facts facts;
  Story::tell(table.state, *Game::read_outcome("roll R114"), Viewer::spectator(), facts);
  EXPECT_EQ(facts, (Facts{{"rolled", {{"who", kA}, {"what", std::vector<Thing>{{"die.R1", 2}, {"die.R4", 1}}}}}}));
}

TEST(Story, alike_dice_on_the_stove_are_told_together) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R111").choose("reroll stove").roll("R444");
  EXPECT_EQ(
      told(table, "place R4 stove"),
      (Facts{{"placed", {{"who", kA}, {"what", std::vector<Thing>{{"die.R4", 3}}}, {"where", Word{"side.stove"}}}}}));
}

TEST(Story, an_activation_names_both_sides) {
  EXPECT_EQ(told(about_to_deal("R44"), "activate 2"),
            (Facts{{"activated", {{"who", kA}, {"side", Word{"label.kind"}}, {"back", Word{"label.reassign"}}}}}));
}

TEST(Story, compost_gift_and_bounce_are_told_apart) {
  TestTable table = about_to_deal("R44 Y4");
  table.choose("activate 2");
  EXPECT_EQ(told(table, "deal R4")[0].name, "composted");
  table.choose("deal R4");
  EXPECT_EQ(told(table, "deal R4")[0].name, "dealt");
  TestTable bounce = about_to_deal("R4 Y4");
  bounce.choose({"activate 2", "deal R4"});
  EXPECT_EQ(told(bounce, "deal Y4")[0], (Fact{"bounced", {{"what", std::vector<Thing>{{"die.Y4", 1}}}, {"whom", kB}}}));
}

TEST(Story, target_tells_what_was_given_and_what_bounced) {
  TestTable table = about_to_deal("W1 Y1");
  table.turn_up(kA, Card::two, Side::target).put(kA, Card::stove, "R1").choose("activate 2");
  const Facts facts = told(table, "give B");
  ASSERT_EQ(facts.size(), 2);
  EXPECT_EQ(facts[0], (Fact{"dealt", {{"who", kA}, {"what", std::vector<Thing>{{"die.W1", 1}}}, {"whom", kB}}}));
  EXPECT_EQ(facts[1], (Fact{"bounced", {{"what", std::vector<Thing>{{"die.Y1", 1}}}, {"whom", kB}}}));
}

TEST(Story, the_end_is_told) {
  TestTable won = about_to_deal("R44");
  won.choose({"activate 2", "deal R4", "deal R4"});
  EXPECT_EQ(told(won, "place R4 stove").back(), (Fact{"won", {{"who", kA}}}));
  TestTable late = about_to_deal("R44");
  late.state.turn = Rules::kLastTurn;
  EXPECT_EQ(told(late, "pass").back(), (Fact{"drawn_long", {{"n", 1000}}}));
  TestTable dead = about_to_deal("Y44");
  dead.put(kA, Card::stove, "R1").choose({"activate 2", "deal Y4"});
  EXPECT_EQ(told(dead, "deal Y4").back(), (Fact{"drawn_dead", {}}));
}

/// The keys of the catalogue that facts use.
class Keys {
 public:
  void add(const Fact& fact) {
    keys_.emplace(fact.name);
    for (const auto& [name, value] : fact.arguments) {
      if (const auto* word = std::get_if<Word>(&value)) keys_.emplace(word->key);
      if (const auto* things = std::get_if<std::vector<Thing>>(&value)) {
        for (const Thing& thing : *things) keys_.emplace(thing.noun);
      }
    }
  }
  const std::set<std::string>& all() const { return keys_; }

 private:
  std::set<std::string> keys_;
};

TEST(Story, everything_that_is_told_or_offered_has_its_words) {
  Keys keys;
  for (std::uint64_t game = 0; game < 60; ++game) {
    SimulationDice dice(game, 0);
    State state = Game::start({}, 2 + static_cast<int>(game % 3));
    while (!Game::turn(state).is_over()) {
      Facts facts;
      if (Game::turn(state).is_chance()) {
        const Outcome outcome = Game::draw(state, dice);
        Story::tell(state, outcome, Viewer::spectator(), facts);
        Game::settle(state, outcome);
      } else {
        const auto moves = Game::moves(state, state.chooser);
        for (const Move& move : moves) keys.add(Story::choice({state}, move));
        const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
        Story::tell(state, state.chooser, move, Viewer::spectator(), facts);
        Game::play(state, state.chooser, move);
      }
      for (const Fact& fact : facts) keys.add(fact);
    }
  }
  const std::string_view catalogue = find_game("blazing_spuds")->texts().catalogue;
  EXPECT_GT(keys.all().size(), 50);
  for (const std::string& key : keys.all()) {
    EXPECT_NE(catalogue.find("\"" + key + "\": "), std::string_view::npos) << key;
  }
}

}  // namespace
}  // namespace alea::blazing_spuds
