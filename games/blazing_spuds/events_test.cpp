#include "games/blazing_spuds/events.h"

#include <set>

#include "engine/any_game.h"
#include "engine/by_seat.h"
#include "games/blazing_spuds/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

using Events = std::vector<Event>;

Events events_of(TestTable table, std::string_view move) {
  EXPECT_TRUE(table.offers(move)) << move;
  Events events;
  Game::play(table.state, table.state.chooser, *Game::read_move(move), Recorder<Event>{&events});
  return events;
}

Events events_of_chance(TestTable table, std::string_view outcome) {
  Events events;
  Game::settle(table.state, *Game::read_outcome(outcome), Recorder<Event>{&events});
  return events;
}

TestTable about_to_deal(std::string_view dice_on_card) {
  TestTable table = TestTable::middle(2, kA, Phase::activate);
  return table.put(kA, Card::two, dice_on_card).put(kB, Card::stove, "Y6");
}

TEST(Events, the_first_player_is_reported) {
  EXPECT_EQ(events_of_chance(TestTable(2), "lot B"), (Events{Begins{.who = kB}}));
}

TEST(Events, a_roll_is_reported_with_its_dice) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R111").choose("reroll stove");
  const Events events = events_of_chance(table, "roll R114");
  EXPECT_EQ(events, (Events{Rolled{.who = kA, .dice = dice("R114")}}));
  EXPECT_EQ(fact_of(events[0]),
            (Fact{"rolled", {{"who", kA}, {"what", std::vector<Thing>{{"die.R1", 2}, {"die.R4", 1}}}}}));
}

TEST(Events, a_reroll_reports_the_dice_that_are_picked_up) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::one, "R12 W3").put(kA, Card::stove, "R1 Y5");
  EXPECT_EQ(events_of(table, "reroll 1"),
            (Events{RerollsCard{.who = kA, .dice = dice("R12 W3"), .card = Card::one, .side = Side::run}}));
  const Events events = events_of(table, "reroll R");
  EXPECT_EQ(events, (Events{RerollsColour{.who = kA, .dice = dice("R112"), .colour = Colour::red}}));
  EXPECT_EQ(fact_of(events[0]), (Fact{"rerolls_colour", {{"who", kA}, {"colour", Word{"label.red"}}}}));
}

TEST(Events, identical_dice_on_the_stove_are_one_event) {
  TestTable table = TestTable::middle(2, kA);
  table.put(kA, Card::stove, "R111").choose("reroll stove").roll("R444");
  const Events events = events_of(table, "place R4 stove");
  EXPECT_EQ(events, (Events{Placed{.who = kA, .dice = dice("R444"), .card = Card::stove, .side = Side::stove}}));
  EXPECT_EQ(
      fact_of(events[0]),
      (Fact{"placed", {{"who", kA}, {"what", std::vector<Thing>{{"die.R4", 3}}}, {"where", Word{"side.stove"}}}}));
  EXPECT_EQ(events_of(table, "place R4 2"),
            (Events{Placed{.who = kA, .dice = dice("R4"), .card = Card::two, .side = Side::kind}}));
}

TEST(Events, an_activation_names_both_sides_and_the_dice) {
  const Events events = events_of(about_to_deal("R44"), "activate 2");
  EXPECT_EQ(events,
            (Events{Activated{
                .who = kA, .dice = dice("R44"), .card = Card::two, .side = Side::kind, .back = Side::reassign}}));
  EXPECT_EQ(fact_of(events[0]),
            (Fact{"activated", {{"who", kA}, {"side", Word{"label.kind"}}, {"back", Word{"label.reassign"}}}}));
}

TEST(Events, compost_gift_and_bounce_are_different_events) {
  TestTable table = about_to_deal("R44 Y4");
  table.choose("activate 2");
  EXPECT_EQ(events_of(table, "deal R4"), (Events{Composted{.who = kA, .dice = dice("R4")}}));
  table.choose("deal R4");
  EXPECT_EQ(events_of(table, "deal R4"), (Events{Dealt{.who = kA, .dice = dice("R4"), .whom = kB}}));
  TestTable bounce = about_to_deal("R4 Y4");
  bounce.put(kA, Card::stove, "R1").choose({"activate 2", "deal R4"});
  const Events events = events_of(bounce, "deal Y4");
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(events[0], Event(Bounced{.who = kA, .dice = dice("Y4"), .whom = kB}));
  EXPECT_EQ(fact_of(events[0]), (Fact{"bounced", {{"what", std::vector<Thing>{{"die.Y4", 1}}}, {"whom", kB}}}));
}

TEST(Events, target_reports_what_was_given_and_what_bounced) {
  TestTable table = about_to_deal("W1 Y1");
  table.turn_up(kA, Card::two, Side::target).put(kA, Card::stove, "R1").choose("activate 2");
  EXPECT_EQ(events_of(table, "give B"), (Events{Dealt{.who = kA, .dice = dice("W1"), .whom = kB},
                                                Bounced{.who = kA, .dice = dice("Y1"), .whom = kB}}));
}

TEST(Events, reassign_reports_each_die_that_is_lifted_or_set) {
  TestTable table = about_to_deal("R3");
  table.turn_up(kA, Card::two, Side::reassign).put(kA, Card::one, "W5").choose("activate 2");
  EXPECT_EQ(events_of(table, "lift W5 1"),
            (Events{Lifted{.who = kA, .dice = dice("W5"), .card = Card::one, .side = Side::run}}));
  EXPECT_EQ(events_of(table, "done"), Events{});
  table.choose({"lift W5 1", "done"});
  EXPECT_EQ(events_of(table, "set R6"), (Events{Set{.who = kA, .dice = dice("R6")}}));
}

TEST(Events, the_end_is_reported) {
  TestTable won = about_to_deal("R44");
  won.choose({"activate 2", "deal R4", "deal R4"});
  EXPECT_EQ(events_of(won, "place R4 stove").back(), Event(Won{.who = kA}));
  TestTable late = about_to_deal("R44");
  late.state.turn = Rules::kLastTurn;
  EXPECT_EQ(events_of(late, "pass"), (Events{Passed{.who = kA}, DrawnLong{.n = 1000}}));
  TestTable dead = about_to_deal("Y44");
  dead.put(kA, Card::stove, "R1").choose({"activate 2", "deal Y4"});
  EXPECT_EQ(events_of(dead, "deal Y4").back(), Event(DrawnDead{}));
}

/// Where the dice of a player lie, known from events alone.
struct Followed {
  std::array<DiceSet, 4> cards;
  DiceSet hand;

  DiceSet& on(Card card) { return cards[static_cast<std::size_t>(card)]; }
  bool operator==(const Followed&) const = default;
};

class Follower {
 public:
  void operator()(const Rolled& event) { move(event.dice, nullptr, &seats_[event.who].hand); }
  void operator()(const RerollsCard& event) { move(event.dice, &seats_[event.who].on(event.card), nullptr); }
  void operator()(const RerollsColour& event) {
    for (DiceSet& card : seats_[event.who].cards) card = card.without(event.colour);
  }
  void operator()(const Placed& event) { move(event.dice, &seats_[event.who].hand, &seats_[event.who].on(event.card)); }
  void operator()(const Activated& event) {
    DiceSet* hand = event.side == Side::reassign ? nullptr : &seats_[event.who].hand;
    move(event.dice, &seats_[event.who].on(event.card), hand);
  }
  void operator()(const Composted& event) { compost(event.who, event.dice); }
  void operator()(const Bounced& event) { compost(event.who, event.dice); }
  void operator()(const Dealt& event) { move(event.dice, &seats_[event.who].hand, &seats_[event.whom].hand); }
  void operator()(const Lifted& event) { move(event.dice, &seats_[event.who].on(event.card), &seats_[event.who].hand); }
  void operator()(const Set& event) { move(event.dice, nullptr, &seats_[event.who].hand); }
  void operator()(const auto& /*event that moves no dice*/) {}

  bool agrees_with(const State& state) const {
    for (const Seat seat : Seats::all(state.players)) {
      const Kitchen& kitchen = state.kitchen(seat);
      if (seats_[seat] != Followed{.cards = kitchen.dice, .hand = kitchen.hand}) return false;
    }
    return compost_ == state.compost;
  }

 private:
  static void move(const DiceSet& dice, DiceSet* from, DiceSet* to) {
    dice.each_kind([&](Die die) {
      if (from != nullptr) from->remove(die, dice.count(die));
      if (to != nullptr) to->add(die, dice.count(die));
    });
  }
  void compost(Seat seat, const DiceSet& dice) {
    move(dice, &seats_[seat].hand, nullptr);
    for (const Colour colour : kAllColours) compost_.add(colour, dice.of(colour).size());
  }

  BySeat<Followed, kMostPlayers> seats_;
  ColourCounts compost_;
};

/// The catalogue keys that facts use.
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

/// Calls visit(game, before, events, after) for every move and roll of random games.
template <class Visit>
void each_step(std::uint64_t games, Visit visit) {
  for (std::uint64_t game = 0; game < games; ++game) {
    SimulationDice dice(game, 0);
    State state = Game::start({}, 2 + static_cast<int>(game % 3));
    while (!Game::turn(state).is_over()) {
      const State before = state;
      Events events;
      if (Game::turn(state).is_chance()) {
        Game::settle(state, Game::draw(state, dice), Recorder<Event>{&events});
      } else {
        const auto moves = Game::moves(state, state.chooser);
        const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
        Game::play(state, state.chooser, move, Recorder<Event>{&events});
      }
      visit(game, before, events, state);
    }
  }
}

TEST(Events, say_where_every_die_goes) {
  constexpr std::uint64_t kGames = 60;
  std::vector<Follower> followers(kGames);
  each_step(kGames, [&](std::uint64_t game, const State&, const Events& events, const State& after) {
    for (const Event& event : events) std::visit(followers[game], event);
    ASSERT_TRUE(followers[game].agrees_with(after)) << "game " << game << ", turn " << after.turn;
  });
}

TEST(Events, everything_that_is_reported_or_offered_has_a_text) {
  Keys keys;
  each_step(60, [&](std::uint64_t, const State& before, const Events& events, const State&) {
    for (const Event& event : events) keys.add(fact_of(event));
    const View view{before, before.chooser};
    for (const Move& move : Game::moves(view)) keys.add(fact_of(Game::choice(view, move)));
  });
  const std::string_view catalogue = find_game("blazing_spuds")->texts().catalogue;
  EXPECT_GT(keys.all().size(), 50);
  for (const std::string& key : keys.all()) {
    EXPECT_NE(catalogue.find("\"" + key + "\": "), std::string_view::npos) << key;
  }
}

}  // namespace
}  // namespace alea::blazing_spuds
