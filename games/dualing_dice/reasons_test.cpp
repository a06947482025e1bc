#include "games/dualing_dice/reasons.h"

#include <set>

#include "games/dualing_dice/table_for_tests.h"

namespace alea::dualing_dice {
namespace {

Facts told_to_a(const TestTable& table, std::string_view move) {
  EXPECT_TRUE(table.offers(kA, move)) << move;
  Facts facts;
  Game::reasons(Game::view(table.state, kA), *Game::read_move(move), facts);
  return facts;
}

Fact goal_name(std::string name) { return {"goal_name", {{"goal", Quote{std::move(name)}}}}; }
Fact change(std::string name, int from, int to) {
  return {"reason.change", {{"goal", Quote{std::move(name)}}, {"from", from}, {"to", to}}};
}

/// The chance of a goal at a table of two, as the board shows it.
int chance_of(const Goal& goal, std::string_view saved) { return percent(goal.chances(2).of(saved_dice(saved))); }

TEST(Reasons, a_die_is_judged_by_what_becomes_of_the_goals) {
  const Deck deck = our_goals({"Limbo", "Heavyweight", "Whiteout", "Odd Company", "Even Keel", "Staircase"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3});
  table.choose(kA, "choose D20 D4").choose(kB, "choose D4 D12").chance({"roll A 20 1", "roll B 1 11"});
  const auto changed = [&](std::size_t goal, std::string_view die) {
    const Goal& one = deck.goals[goal];
    return change(one.name, percent(one.chances(2).from_start()), chance_of(one, die));
  };
  const Facts low = told_to_a(table, "take D4 1");
  ASSERT_GE(low.size(), 2U);
  EXPECT_EQ(low[0], (Fact{"reason.good", {{"what", Facts{changed(0, "W4:1")}}}}));
  EXPECT_EQ(low[1], (Fact{"reason.bad", {{"what", Facts{changed(1, "W4:1")}}}}));
  const Facts high = told_to_a(table, "take colour");
  ASSERT_GE(high.size(), 2U);
  EXPECT_EQ(high[0], (Fact{"reason.good", {{"what", Facts{changed(1, "D20:20")}}}}));
  EXPECT_EQ(high[1], (Fact{"reason.bad", {{"what", Facts{changed(0, "D20:20"), changed(2, "D20:20")}}}}));
}

TEST(Reasons, the_last_die_is_judged_by_the_goals_that_it_completes) {
  const Deck deck = our_goals({"Mountain Path", "Snake Eyes", "Full House", "Odd Company", "Even Keel", "Staircase"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3}).save(kA, "W8:7 W6:6 W6:1 W6:5");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D8").chance({"roll A 18 1", "roll B 1 8"});
  EXPECT_EQ(told_to_a(table, "take D8 1")[0], (Fact{"reason.completes", {{"what", Facts{goal_name("Snake Eyes")}}}}));
  EXPECT_EQ(told_to_a(table, "take D8 8")[0],
            (Fact{"reason.completes", {{"what", Facts{goal_name("Mountain Path")}}}}));
  EXPECT_EQ(told_to_a(table, "take colour")[0], (Fact{"reason.completes", {{"what", Facts{}}}}));
}

TEST(Reasons, dice_are_judged_by_how_well_they_serve_each_goal) {
  const Deck deck = our_goals({"Limbo", "Heavyweight", "Whiteout", "Odd Company", "Even Keel", "Staircase"});
  const TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3});
  const Facts low = told_to_a(table, "choose D4 D4");
  EXPECT_EQ(names_of(low), (Texts{"reason.best_dice", "reason.bad"}));
  const Fact limbo{"reason.chance", {{"goal", Quote{"Limbo"}}, {"chance", chance_of(deck.goals[0], "")}}};
  EXPECT_EQ(low[0], (Fact{"reason.best_dice", {{"what", Facts{limbo}}}})) << "any dice will do for Whiteout";
  EXPECT_EQ(names_of(told_to_a(table, "choose D20 D12")),
            (Texts{"reason.best_dice", "reason.bad", "reason.goes_first"}));
}

TEST(Reasons, a_reroll_is_judged_by_the_die_that_stays_too) {
  const Deck deck = our_goals({"Staircase", "Stepping Stones", "Full House", "Odd Company", "Even Keel", "Limbo"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1}).save(kA, "W4:3 W4:4 W6:5 D10:9");
  table.choose(kA, "choose D12 D8").choose(kB, "choose D12 D8").chance({"roll A 12 6", "roll B 12 1"});
  const int now = chance_of(deck.goals[0], "W4:3 W4:4 W6:5 D10:9");
  EXPECT_EQ(told_to_a(table, "reroll colour"),
            (Facts{{"reason.good", {{"what", Facts{change("Staircase", now, 100)}}}}}));
  EXPECT_EQ(told_to_a(table, "reroll white"), (Facts{{"reason.bad", {{"what", Facts{change("Staircase", now, 25)}}}}}))
      << "a 2 or a 6 of eight";
}

TEST(Reasons, the_next_player_is_thought_of) {
  // Seat B has four ones.
  const Deck deck = our_goals({"Cloud Nine", "Take the Fifth", "Seventh Heaven", "Four Aces", "Three Aces",
                               "Snake Eyes", "Shoestring", "Limbo", "Down to Earth"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3});
  table.save(kA, "W4:1 W4:2 W6:1 D4:1").save(kB, "W4:1 W6:1 W8:1 D4:1");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D6 D12").chance({"roll A 18 8", "roll B 5 1"});
  const Fact nothing{"reason.completes", {{"what", Facts{}}}};
  EXPECT_EQ(told_to_a(table, "take D12 1"), (Facts{nothing, {"reason.denies", {{"who", kB}}}}));
  const Fact leaves{"reason.leaves", {{"who", kB}, {"die", Quote{"D12"}}, {"n", 1}}};
  EXPECT_EQ(told_to_a(table, "take colour"), (Facts{nothing, leaves}));
}

TEST(Reasons, a_discard_is_weighed_against_what_may_come) {
  const Deck deck = our_goals({"Limbo", "Shoestring", "Cloud Nine", "Featherweight", "Small Change", "Snake Eyes",
                               "Down to Earth", "Cheap Dates", "Odd Company", "Four Corners"});
  TestTable table(2, with_deck(deck));
  table.deal({1, 2, 3}).fill();
  const Fact promises{"reason.promises", {{"goal", Quote{"Cloud Nine"}}, {"better", 6}, {"all", 7}}};
  EXPECT_EQ(told_to_a(table, "keep"), Facts{promises}) << "it is the weakest";
  const Fact seldom{"reason.seldom", {{"what", Facts{goal_name("Cloud Nine")}}}};
  EXPECT_EQ(told_to_a(table, "discard 3"), (Facts{promises, seldom}));
  EXPECT_EQ(names_of(told_to_a(table, "discard 2")), Texts{"reason.promises"}) << "it goes well with Limbo";
}

TEST(Reasons, are_three_sentences_at_most) {
  std::set<std::string> all;
  for (const int players : {2, 3}) {
    SimulationDice dice(1, static_cast<std::uint64_t>(players));
    State state = Game::start({}, players);
    for (int event = 0; event < 400 && !Game::turn(state).is_over(); ++event) {
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, dice));
        continue;
      }
      const Seat seat = Game::turn(state).seats().front();
      const auto moves = Game::moves(state, seat);
      const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
      Facts facts;
      Game::reasons(Game::view(state, seat), move, facts);
      EXPECT_LE(facts.size(), 3U) << Game::write(move);
      for (const Fact& fact : facts) all.emplace(fact.name);
      Game::play(state, seat, move);
    }
  }
  EXPECT_EQ(all, (std::set<std::string>{"reason.bad", "reason.best_dice", "reason.completes", "reason.denies",
                                        "reason.goes_first", "reason.good", "reason.leaves", "reason.little",
                                        "reason.promises", "reason.seldom"}));
}

}  // namespace
}  // namespace alea::dualing_dice
