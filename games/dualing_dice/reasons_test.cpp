#include "games/dualing_dice/reasons.h"

#include <set>

#include "games/dualing_dice/outlook.h"
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
Fact change(const Goal& goal, int from, int to) {
  return {"reason.change", {{"goal", Quote{goal.name}}, {"from", from}, {"to", to}}};
}
Fact only(const Goal& goal, int chance, int others) {
  return {"reason.only", {{"goal", Quote{goal.name}}, {"chance", chance}, {"others", others}}};
}
Fact good(Facts what) { return {"reason.good", {{"what", std::move(what)}}}; }
Fact bad(Facts what) { return {"reason.bad", {{"what", std::move(what)}}}; }

/// The chance of a goal at a table of two, as the board shows it.
int chance_of(const Goal& goal, std::string_view saved) { return percent(goal.chances(2).of(saved_dice(saved))); }

TEST(Reasons, a_die_is_judged_by_the_other_dice_on_the_table) {
  const Deck deck = our_goals({"Limbo", "Heavyweight", "Whiteout", "Odd Company", "Even Keel", "Staircase"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3});
  table.choose(kA, "choose D20 D4").choose(kB, "choose D4 D12").chance({"roll A 20 1", "roll B 1 11"});
  const auto chance = [&](std::size_t goal, std::string_view die) { return chance_of(deck.goals[goal], die); };
  const Facts low = told_to_a(table, "take D4 1");
  ASSERT_GE(low.size(), 2U);
  const Fact whiteout{"reason.chance", {{"goal", Quote{"Whiteout"}}, {"chance", 100}}};
  EXPECT_EQ(low[0], good({only(deck.goals[0], chance(0, "W4:1"), 0), whiteout})) << "an 11 or a 20 is above 3";
  EXPECT_EQ(low[1], bad({change(deck.goals[1], chance(1, "D20:20"), chance(1, "W4:1"))}));
  const Facts high = told_to_a(table, "take colour");
  ASSERT_GE(high.size(), 2U);
  EXPECT_EQ(high[0], good({only(deck.goals[1], chance(1, "D20:20"), chance(1, "W12:11"))}));
  EXPECT_EQ(high[1], bad({change(deck.goals[0], chance(0, "W4:1"), 0), change(deck.goals[2], 100, 0)}));
}

TEST(Reasons, the_last_die_is_judged_by_the_goals_that_it_completes) {
  const Deck deck = our_goals({"Mountain Path", "Snake Eyes", "Full House", "Odd Company", "Even Keel", "Staircase"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3}).save(kA, "W8:7 W6:6 W6:1 W6:5");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D4 D8").chance({"roll A 18 1", "roll B 1 8"});
  const auto fact = [](std::string_view name, Facts what) { return Fact{name, {{"what", std::move(what)}}}; };
  const Fact path = goal_name("Mountain Path");
  const Fact eyes = goal_name("Snake Eyes");
  const auto first_two = [&](std::string_view move) {
    Facts facts = told_to_a(table, move);
    facts.resize(std::min<std::size_t>(facts.size(), 2));
    return facts;
  };
  EXPECT_EQ(first_two("take D8 1"), (Facts{fact("reason.completes", {eyes}), fact("reason.misses", {path})}));
  EXPECT_EQ(first_two("take D8 8"), (Facts{fact("reason.completes", {path}), fact("reason.misses", {eyes})}));
  EXPECT_EQ(told_to_a(table, "take colour")[0], fact("reason.misses", {path, eyes}));
}

TEST(Reasons, dice_are_judged_by_how_well_they_serve_each_goal) {
  const Deck deck = our_goals({"Limbo", "Heavyweight", "Whiteout", "Odd Company", "Even Keel", "Staircase"});
  const TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3});
  const Facts low = told_to_a(table, "choose D4 D4");
  EXPECT_EQ(names_of(low), (Texts{"reason.good", "reason.bad"}));
  const auto& best = std::get<Facts>(low[0].arguments[0].second);
  ASSERT_EQ(best.size(), 1U) << "any dice will do for Whiteout";
  EXPECT_EQ(best[0].arguments[0].second, Fact::Value(Quote{"Limbo"}));
  EXPECT_EQ(names_of(told_to_a(table, "choose D20 D12")), (Texts{"reason.good", "reason.bad", "reason.goes_first"}));
}

TEST(Reasons, a_reroll_is_judged_by_the_die_that_stays_too) {
  const Deck deck = our_goals({"Staircase", "Stepping Stones", "Full House", "Odd Company", "Even Keel", "Limbo"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1}).save(kA, "W4:3 W4:4 W6:5 D10:9");
  table.choose(kA, "choose D12 D8").choose(kB, "choose D12 D8").chance({"roll A 12 6", "roll B 12 1"});
  const Outlook staircase(table.state, kA, deck.goals[0]);
  const int keeps_six = percent(staircase.after(Move::reroll_colour()));
  const int rolls_six = percent(staircase.after(Move::reroll_white()));
  EXPECT_GT(keeps_six, rolls_six + 20);
  EXPECT_EQ(told_to_a(table, "reroll colour"), Facts{good({only(deck.goals[0], keeps_six, rolls_six)})});
  EXPECT_EQ(told_to_a(table, "reroll white"), Facts{bad({change(deck.goals[0], keeps_six, rolls_six)})});
}

TEST(Reasons, the_next_player_is_thought_of) {
  // Seat B has four ones.
  const Deck deck = our_goals({"Cloud Nine", "Take the Fifth", "Seventh Heaven", "Four Aces", "Three Aces",
                               "Snake Eyes", "Shoestring", "Limbo", "Down to Earth"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 3});
  table.save(kA, "W4:1 W4:2 W6:1 D4:1").save(kB, "W4:1 W6:1 W8:1 D4:1");
  table.choose(kA, "choose D20 D8").choose(kB, "choose D6 D12").chance({"roll A 18 8", "roll B 5 1"});
  const Fact nothing{"reason.completes_nothing", {}};
  EXPECT_EQ(told_to_a(table, "take D12 1"), (Facts{nothing, {"reason.denies", {{"who", kB}}}}));
  const Fact leaves{"reason.leaves", {{"who", kB}, {"die", Quote{"D12"}}, {"n", 1}}};
  EXPECT_EQ(told_to_a(table, "take colour"), (Facts{nothing, leaves}));
}

TEST(Reasons, a_discard_is_weighed_against_what_may_come) {
  const Deck deck = our_goals({"Limbo", "Shoestring", "Cloud Nine", "Featherweight", "Small Change", "Snake Eyes",
                               "Down to Earth", "Cheap Dates", "Odd Company", "Four Corners"});
  TestTable table(2, with_deck(deck));
  table.deal({1, 2, 3}).fill();
  const auto fact = [](std::string_view name, Facts what) { return Fact{name, {{"what", std::move(what)}}}; };
  const Fact cloud = goal_name("Cloud Nine");
  EXPECT_EQ(told_to_a(table, "discard 3"),
            (Facts{fact("reason.new_is_better", {cloud}), fact("reason.seldom", {cloud})}));
  EXPECT_EQ(told_to_a(table, "keep").back(), fact("reason.new_is_better", {cloud})) << "it speaks against keeping all";
  EXPECT_EQ(names_of(told_to_a(table, "discard 1 2")), Texts{"reason.new_is_worse"});
}

TEST(Reasons, keeping_good_goals_is_not_argued_against) {
  const Deck deck = our_goals({"Limbo", "Shoestring", "Small Change", "Cloud Nine", "Four Corners", "Atlas",
                               "Once in a Lifetime", "All in Threes", "Four Aces", "Fifteen All"});
  TestTable table(2, with_deck(deck));
  table.deal({1, 2, 3}).fill();
  EXPECT_EQ(names_of(told_to_a(table, "keep")), Texts{"reason.new_is_worse"});
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
  EXPECT_EQ(
      all, (std::set<std::string>{"reason.as_good", "reason.bad", "reason.completes", "reason.completes_nothing",
                                  "reason.denies", "reason.goes_first", "reason.good", "reason.leaves", "reason.little",
                                  "reason.misses", "reason.new_is_better", "reason.new_is_worse", "reason.seldom"}));
}

}  // namespace
}  // namespace alea::dualing_dice
