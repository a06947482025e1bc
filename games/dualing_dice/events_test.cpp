#include "games/dualing_dice/events.h"

#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

using Events = std::vector<Event>;

// A secret event cannot be shown or sent.
static_assert(!Tellable<Drew> && !Tellable<Missed>);

Events events_of_move(TestTable table, Seat seat, std::string_view move) {
  EXPECT_TRUE(table.offers(seat, move)) << move;
  Events events;
  Game::play(table.state, seat, *Game::read_move(move), Recorder<Event>{&events});
  return events;
}

Events events_of_chance(TestTable table, std::string_view text) {
  Events events;
  Game::settle(table.state, *Game::read_outcome(text), Recorder<Event>{&events});
  return events;
}

/// The facts of what a viewer sees.
Facts seen(const Events& events, Viewer viewer) {
  Facts facts;
  for (const Event& event : events) {
    if (const auto one = Game::see(event, viewer)) facts.push_back(fact_of(*one));
  }
  return facts;
}

TEST(Events, only_the_player_who_draws_a_goal_learns_which) {
  const Deck deck = deck_of(20);
  TestTable table(2, with_deck(deck));
  const Events events = events_of_chance(table, "deal A 7");
  EXPECT_EQ(events, (Events{Drew{.who = kA, .goal = Shared<Goal>(deck.goals[6])}}));
  const Fact wording{"goal.sum_at_least", {{"n", 99}}};
  EXPECT_EQ(seen(events, kA),
            (Facts{{"drew", {{"goal", Quote{"G7"}}, {"n", 1}, {"what", Facts{wording}}, {"who", kA}}}}));
  EXPECT_TRUE(seen(events, kB).empty());
  EXPECT_TRUE(seen(events, Viewer::spectator()).empty());
}

TEST(Events, the_others_hear_when_a_hand_is_full) {
  const Deck deck = deck_of(20);
  TestTable table(2, with_deck(deck));
  table.deal({7, 8});
  const Events events = events_of_chance(table, "deal A 9");
  EXPECT_EQ(events, (Events{Drew{.who = kA, .goal = Shared<Goal>(deck.goals[8])}, Filled{.who = kA, .n = 3}}));
  EXPECT_EQ(names_of(seen(events, kA)), Texts{"drew"});
  EXPECT_EQ(seen(events, kB), (Facts{{"filled", {{"who", kA}, {"n", 3}}}}));
  EXPECT_EQ(seen(events, Viewer::spectator()), seen(events, kB));
}

TEST(Events, an_empty_deck_ends_the_drawing_and_replaced_goals_fill_nothing) {
  const Deck small = deck_of(4);
  TestTable ends(2, with_deck(small));
  ends.deal({1, 2, 3});
  EXPECT_EQ(seen(events_of_chance(ends, "deal B 4"), kA), (Facts{{"filled", {{"who", kB}, {"n", 1}}}}));

  const Deck deck = deck_of(20);
  TestTable table(2, with_deck(deck));
  table.fill().choose(kA, "discard 1").choose(kB, "keep");
  EXPECT_EQ(events_of_chance(table, "deal A 9"), (Events{Drew{.who = kA, .goal = Shared<Goal>(deck.goals[8])}}));
}

TEST(Events, discards_are_reported_as_numbers_when_the_last_is_in) {
  TestTable table(2);
  table.fill();
  EXPECT_TRUE(events_of_move(table, kB, "discard 4 5").empty());
  table.choose(kB, "discard 4 5");
  const Events events = events_of_move(table, kA, "keep");
  EXPECT_EQ(events, (Events{Kept{kA}, Discarded{.n = 2, .who = kB}}));
  EXPECT_EQ(seen(events, kA), (Facts{{"kept", {{"who", kA}}}, {"discarded", {{"n", 2}, {"who", kB}}}}));
}

TEST(Events, chosen_dice_are_reported_when_they_are_rolled) {
  TestTable table = TestTable::in_round(2);
  EXPECT_TRUE(events_of_move(table, kA, "choose D8 D4").empty());
  table.choose(kA, "choose D8 D4");
  EXPECT_TRUE(events_of_move(table, kB, "choose D6 D10").empty());
  table.choose(kB, "choose D6 D10");
  const Events events = events_of_chance(table, "roll A 7 3");
  EXPECT_EQ(events, (Events{Rolled{.who = kA, .colour = {Kind::d8, 7}, .white = {Kind::d4, 3}}}));
  EXPECT_EQ(seen(events, kB),
            (Facts{{"rolled", {{"n", 7}, {"colour", Quote{"D8"}}, {"m", 3}, {"white", Quote{"D4"}}, {"who", kA}}}}));
}

TEST(Events, players_for_whom_a_pile_had_no_die_are_named) {
  TestTable table = TestTable::in_round(3);
  table.state.pile(Kind::d12) = 2;
  table.choose(kA, "choose D4 D12").choose(kB, "choose D4 D12");
  const Events events = events_of_move(table, kC, "choose D4 D12");
  EXPECT_EQ(events, (Events{Refused{.who = kC, .white = Kind::d12}}));
  EXPECT_EQ(seen(events, kA), (Facts{{"refused", {{"who", kC}, {"white", Quote{"D12"}}}}}));
}

TEST(Events, the_last_roll_decides_who_goes_first_or_who_is_tied) {
  TestTable table = TestTable::in_round(2);
  table.all("choose D20 D12").chance("roll A 7 3");
  EXPECT_EQ(events_of_chance(table, "roll B 8 3")[1], Event(GoesFirst{kB}));
  const Events tie = events_of_chance(table, "roll B 7 3");
  EXPECT_EQ(tie[1], Event(Tied{Seats::all(2)}));
  EXPECT_EQ(seen(tie, kA)[1],
            (Fact{"tied", {{"players", Facts{{"player", {{"who", kA}}}, {"player", {{"who", kB}}}}}}}));
  table.chance("roll B 7 3").choose(kA, "reroll white");
  EXPECT_TRUE(events_of_move(table, kB, "reroll colour").empty());
  table.choose(kB, "reroll colour");
  EXPECT_EQ(events_of_chance(table, "reroll A 9"), (Events{RerolledWhite{{.who = kA, .die = {Kind::d12, 9}}}}));
  table.chance("reroll A 9");
  const Events events = events_of_chance(table, "reroll B 8");
  EXPECT_EQ(events, (Events{RerolledColour{{.who = kB, .die = {Kind::d20, 8}}}, GoesFirst{kA}}));
  EXPECT_EQ(seen(events, kA)[0], (Fact{"rerolled_colour", {{"who", kB}, {"die", Quote{"D20"}}, {"n", 8}}}));
}

TEST(Events, the_end_of_a_set_reports_who_completed_what) {
  Deck deck = deck_of(20);
  deck.goals[0] = test_goal("G1", 2, kAlways);
  deck.goals[2] = test_goal("G3", 1, kAlways);
  TestTable table = TestTable::in_round(2, with_deck(deck));
  table.hold(kA, {3, 2, 1}).save(kA, "W4:1 W4:1 D6:1 D8:3").save(kB, "W4:1 W4:2 D6:5 D8:3");
  table.choose(kA, "choose D20 D12").choose(kB, "choose D20 D10").chance({"roll A 9 1", "roll B 8 1"});
  table.choose(kA, "take colour");
  const Events events = events_of_move(table, kB, "take D12 1");
  const Scored ann{.who = kA, .dice = table.state.player(kA).saved};
  const auto ben = [&](std::string_view die) {
    const auto dice = saved_dice("W4:1 W4:2 D6:5 D8:3 " + std::string(die));
    Scored scored{.who = kB};
    std::copy(dice.begin(), dice.end(), scored.dice.begin());
    return scored;
  };
  const Completed first{.who = kA, .goal = Shared<Goal>(deck.goals[0])};
  const Completed second{.who = kA, .goal = Shared<Goal>(deck.goals[2])};
  EXPECT_EQ(events,
            (Events{SavedWhite{{.who = kB, .die = {Kind::d12, 1}}}, ann, first, second, ben("W12:1"), SetBegan{2}}));
  EXPECT_EQ(seen(events, kB)[2],
            (Fact{"completed",
                  {{"who", kA}, {"goal", Quote{"G1"}}, {"n", 2}, {"what", Facts{{"goal.sum_at_least", {{"n", 5}}}}}}}));
  const Fact scored = seen(events, kA)[4];
  EXPECT_EQ(scored.name, "scored");
  EXPECT_EQ(scored.arguments[1].second, Fact::Value(12)) << "the sum";
  EXPECT_EQ(std::get<Facts>(scored.arguments[0].second).back(), (Fact{"die_name", {{"die", Quote{"W12"}}, {"n", 1}}}));
  const SavedColour saved{{.who = kB, .die = {Kind::d20, 8}}};
  table.state.set = kLastSet;
  EXPECT_EQ(events_of_move(table, kB, "take colour"),
            (Events{saved, ann, first, second, ben("D20:8"), LastSet{kLastSet}}));
  table.hold(kA, {5});
  EXPECT_EQ(events_of_move(table, kB, "take colour"),
            (Events{saved, ann, ben("D20:8"), NoneCompleted{kLastSet}, LastSet{kLastSet}, SharedWin{{Seats::all(2)}}}));
  table.state.player(kA).points = kPointsToWin;
  EXPECT_EQ(events_of_move(table, kB, "take colour"), (Events{saved, ann, ben("D20:8"), NoneCompleted{kLastSet}}));
}

TEST(DU_15, the_end_says_what_decided) {
  Deck deck = deck_of(20);
  for (std::size_t goal = 0; goal < 3; ++goal) deck.goals[goal] = test_goal("G", 1, kAlways);
  const auto end = [&](Ending ending, std::array<int, 3> points, std::array<int, 3> goals) {
    TestTable table = TestTable::in_round(3, {.deck = Shared(deck), .ending = static_cast<OptionValue>(ending)});
    for (const Seat seat : Seats::all(3)) {
      table.hold(seat, {}).save(seat, "W4:1 W4:2 D6:1 D8:1");
      Player& player = table.state.player(seat);
      player.points = static_cast<std::uint8_t>(points[static_cast<std::size_t>(index(seat))]);
      player.completed = GoalSet::first(goals[static_cast<std::size_t>(index(seat))]);
    }
    table.all("choose D20 D12").chance({"roll A 3 1", "roll B 2 1", "roll C 1 1"});
    table.choose(kA, "take colour").choose(kB, "take colour");
    const Events events = events_of_move(table, kC, "take colour");
    const auto scored = std::find(events.begin(), events.end(), Event(NoneCompleted{1}));
    return Events(scored + 1, events.end());
  };
  const Seats a_and_b = Seats(kA).with(kB);
  EXPECT_EQ(end(Ending::most_points, {15, 14, 3}, {5, 5, 1}), Events{}) << "nothing to explain";
  EXPECT_EQ(end(Ending::most_points, {15, 16, 3}, {5, 6, 1}), Events{MostPointsWin{{a_and_b}}});
  EXPECT_EQ(end(Ending::most_points, {15, 15, 3}, {5, 6, 1}),
            (Events{MostPointsWin{{a_and_b}}, TiedOnPoints{{{a_and_b}, 15}}}));
  EXPECT_EQ(end(Ending::most_points, {15, 15, 3}, {5, 5, 1}), (Events{MostPointsWin{{a_and_b}}, SharedWin{{a_and_b}}}));
  EXPECT_EQ(end(Ending::fewest_goals, {15, 17, 3}, {5, 6, 1}), Events{FewestGoalsWin{{a_and_b}}});
  EXPECT_EQ(end(Ending::fewest_goals, {15, 17, 3}, {5, 5, 1}),
            (Events{FewestGoalsWin{{a_and_b}}, TiedOnGoals{{{a_and_b}, 5}}}));
}

TEST(Events, a_near_miss_is_told_to_its_player_alone) {
  const Deck deck = our_goals({"Thirty-Nine Steps", "Full House", "Whiteout", "Odd Company", "Even Keel", "Limbo"});
  TestTable table = TestTable::in_round(2, with_deck(deck)).hold(kA, {1, 2, 6}).hold(kB, {});
  table.save(kA, "W12:10 W12:10 D6:5 D8:5").save(kB, "W4:1 W4:2 D6:5 D8:3");
  table.choose(kA, "choose D20 D12").choose(kB, "choose D20 D10").chance({"roll A 9 7", "roll B 8 1"});
  table.choose(kA, "take D12 7");
  const Events events = events_of_move(table, kB, "take colour");
  // The sum is 37. Three 10s, or three 5s, would be a full house: the 7 is two away from a 5.
  const SavedDie ten = saved_die("W12:10");
  const SavedDie seven = saved_die("W12:7");
  const Missed steps{.who = kA, .goal = Shared(deck.goals[0]), .die = ten, .number = 12};
  const Missed house{.who = kA, .goal = Shared(deck.goals[1]), .die = seven, .number = 5};
  EXPECT_EQ(events[2], Event(steps));
  EXPECT_EQ(events[3], Event(house));
  EXPECT_EQ(std::holds_alternative<Scored>(events[4]), true) << "nothing is said about Limbo, which is far away";
  EXPECT_EQ(seen(events, kA)[2],
            (Fact{"missed",
                  {{"goal", Quote{"Thirty-Nine Steps"}}, {"m", 12}, {"n", 10}, {"die", Quote{"W12"}}, {"who", kA}}}));
  for (const Fact& fact : seen(events, kB)) EXPECT_NE(fact.name, "missed");
}

/// Checks that a viewer who sees the same state after two steps has also heard the same.
template <class Happen, class Step>
void expect_no_leak(const State& state, Happen happen, const Step& one, const Step& other) {
  const auto after = [&](const Step& step, Events& events) {
    State next = state;
    happen(next, step, Recorder<Event>{&events});
    return next;
  };
  Events events;
  Events events_instead;
  const State next = after(one, events);
  const State instead = after(other, events_instead);
  const auto compare = [&](Viewer viewer) {
    if (Game::view(next, viewer) != Game::view(instead, viewer)) return;
    ASSERT_EQ(seen(events, viewer), seen(events_instead, viewer)) << Game::write(one) << " or " << Game::write(other);
  };
  compare(Viewer::spectator());
  for (const Seat seat : Seats::all(state.players)) compare(seat);
}

TEST(Events, tell_a_viewer_nothing_that_the_view_hides) {
  SimulationDice dice(1, 1);
  for (int players = 2; players <= kMostPlayers; ++players) {
    State state = Game::start({}, players);
    for (int step = 0; step < 300 && !Game::turn(state).is_over() && !HasFailure(); ++step) {
      if (Game::turn(state).is_chance()) {
        const auto settle = [](State& at, const Outcome& outcome, auto listener) {
          Game::settle(at, outcome, listener);
        };
        expect_no_leak(state, settle, Game::draw(state, dice), Game::draw(state, dice));
        Game::settle(state, Game::draw(state, dice));
      } else {
        const Seat seat = Game::turn(state).seats().front();
        const auto play = [&](State& at, const Move& move, auto listener) { Game::play(at, seat, move, listener); };
        const auto moves = Game::moves(state, seat);
        const auto any = [&] { return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))]; };
        if (state.hides_choices()) expect_no_leak(state, play, any(), any());  // a selection is public
        Game::play(state, seat, any());
      }
    }
  }
}

TEST(Events, choices_name_the_goals_and_the_dice) {
  const Deck deck = deck_of(20);
  TestTable table(2, with_deck(deck));
  table.deal({7, 3, 9, 1, 2, 4});
  const auto offered = [](const State& state, Seat seat, std::string_view move) {
    return fact_of(Game::choice(Game::view(state, seat), *Game::read_move(move)));
  };
  const auto named = [](std::string_view goal) { return Fact{"goal_name", {{"goal", Quote{std::string(goal)}}}}; };
  EXPECT_EQ(offered(table.state, kA, "keep"), (Fact{"choice.keep", {}}));
  EXPECT_EQ(offered(table.state, kA, "discard 3 7"),
            (Fact{"choice.discard", {{"what", Facts{named("G7"), named("G3")}}}}));
  const TestTable rolled = TestTable::rolled({3, 5});
  EXPECT_EQ(offered(rolled.state, kB, "take colour"), (Fact{"choice.take_colour", {{"die", Quote{"D20"}}, {"n", 5}}}));
}

}  // namespace
}  // namespace alea::dualing_dice
