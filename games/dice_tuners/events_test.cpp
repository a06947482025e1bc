#include "games/dice_tuners/events.h"

#include <set>

#include "engine/any_game.h"
#include "games/dice_tuners/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

Texts names(const Events& events) {
  Texts list;
  for (const Fact& fact : told(events, Viewer::spectator())) list.emplace_back(fact.name);
  return list;
}

ContentCard shown(const TestTable& table, std::string_view text) { return card_of(table.state, card(text)); }

TEST(Events, a_duel_is_reported_step_by_step) {
  TestTable table = facing("RH", "R2");
  table.effect("3", "strength: add 2").hand(kA, {"3"}).hand(kB, {"17"}).duel(1).choose(kA, "play 3");
  EXPECT_EQ(events_of(table, kB, "play 17"),
            (Events{SecretPlay{{kB, shown(table, "17")}}, RevealedOnFire{{kA, shown(table, "3")}},
                    Revealed{{kB, shown(table, "17")}}}));
  table.choose(kB, "play 17");
  EXPECT_TRUE(events_of(table, kA, "fight").empty());
  table.choose(kA, "fight");
  const Events end = events_of(table, kA, "use");
  EXPECT_EQ(names(end), (Texts{"used", "strength", "strength", "won"}));
  EXPECT_EQ(
      told(end, kB)[1],
      (Fact{"strength",
            {{"who", kA},
             {"n", 5},
             {"parts", Facts{{"part.sheathe", {{"n", 3}}}, {"part.added", {{"n", 2}, {"by", Quote{"Card 3"}}}}}}}}));
  EXPECT_EQ(end[3], Event(DuelWon{.who = kA, .n = 1}));
}

TEST(Events, what_an_opponent_takes_away_comes_last_in_a_strength) {
  TestTable table = facing("R3", "R1");
  table.skill(kA, "strength: take 1").skill(kB, "strength: add 2").duel(1).choose(kA, "play none");
  const Events events = events_of(table, kB, "play none");
  Strength expected{.who = kB, .n = 2};
  expected.add({.kind = StrengthPart::Kind::katanas, .n = 1, .by = {}});
  expected.add({.kind = StrengthPart::Kind::effect, .n = 2, .by = table.state.hero(kB).name});
  expected.add({.kind = StrengthPart::Kind::effect, .n = -1, .by = table.state.hero(kA).name});
  EXPECT_EQ(events[5], Event(expected));
}

TEST(Events, duels_that_shields_stop_are_reported_with_the_move_before_them) {
  TestTable table = facing("R1", "R1");
  table.sides(kB, "RS", "R1", "R1").duel(1).choose(kA, "play none");
  const Events events = events_of(table, kB, "play none");
  EXPECT_EQ(names(events), (Texts{"reveal.none", "reveal.none", "on_fire.nobody", "strength", "strength", "tie.null",
                                  "duel.sides", "shield.stops", "duel.fronts"}));
  const Fact die_of_a{"duel.die", {{"who", kA}, {"die", Facts{fact_of(phrase(die("R1")))}}}};
  const Fact die_of_b{"duel.die", {{"who", kB}, {"die", Facts{fact_of(phrase(die("RS")))}}}};
  EXPECT_EQ(told(events, kA)[6], (Fact{"duel.sides", {{"n", 2}, {"dice", Facts{die_of_a, die_of_b}}}}));
  EXPECT_EQ(events[8], Event(ShieldStops{{kB}}));
}

TEST(Events, a_shield_is_reported_as_it_was_when_it_was_checked) {
  TestTable table = facing("R1", "R1");
  table.sides(kB, "RS", "R1", "R1").skill(kB, "shield: score 1").skill(kA, "shield: pierce if behind");
  table.duel(1).choose(kA, "play none");
  const Events events = events_of(table, kB, "play none");  // A is behind only once the Shield has scored
  EXPECT_EQ(events[8], Event(ShieldStops{{kB}}));
  EXPECT_EQ(events[9], Event(GainScore{{kB, table.state.hero(kB).name, 1}}));
}

TEST(Events, both_effects_of_a_hero_are_reported_as_one_gain) {
  TestTable table = facing("R3", "R1");
  table.skill(kA, "result: draw 1").overdrive(kA, "result: draw 2 if won").duel(1).choose(kA, "play none");
  const Events events = events_of(table, kB, "play none");
  EXPECT_EQ(events[7], Event(GainDraw{{kA, table.state.hero(kA).name, 3}}));
}

TEST(Events, ties_are_explained) {
  const auto end_of = [](std::string_view a, std::string_view b, std::string_view skill) {
    TestTable table = facing(a, b);
    if (!skill.empty()) table.skill(kA, skill);
    table.duel(1).choose(kA, "play none");
    return events_of(table, kB, "play none")[6];
  };
  EXPECT_EQ(end_of("G1", "B1", ""), Event(TieAdvantage{.n = 1, .colour = Colour::green, .other = Colour::blue}));
  EXPECT_EQ(end_of("R1", "R1", "strength: colour blue"),
            Event(TieAdvantage{.n = 1, .colour = Colour::blue, .other = Colour::red}));
  EXPECT_EQ(end_of("R1", "R1", "strength: win ties"), Event(TieWon{.n = 1, .who = kA}));
  EXPECT_EQ(end_of("R1", "R1", ""), Event(TieNull{.n = 1}));
  EXPECT_EQ(fact_of(TieAdvantage{.n = 1, .colour = Colour::green, .other = Colour::blue}),
            (Fact{"tie.advantage", {{"n", 1}, {"colour", Word{"colour.green"}}, {"other", Word{"colour.blue"}}}}));
}

TEST(Events, a_retreat_reports_whose_card_goes_where) {
  TestTable table = facing("R1", "R3");
  table.hand(kA, {"6"}).hand(kB, {"1"}).duel(1).choose(kA, "play 6").choose(kB, "play 1");
  const Events events = events_of(table, kA, "retreat");
  EXPECT_EQ(events[0], Event(Retreated{{kA, shown(table, "6")}}));
  EXPECT_EQ(events[1], Event(RetreatNull{}));
  EXPECT_EQ(events[2], Event(TookBack{{kB, shown(table, "1")}}));
  EXPECT_EQ(told(events, kA)[2],
            (Fact{"took_back", {{"who", kB}, {"card", Facts{fact_of(phrase(shown(table, "1")))}}}}));
}

TEST(Events, cards_that_are_dealt_drawn_or_chosen_secretly_are_seen_by_their_owner_only) {
  TestTable table = facing("RS", "R1");
  table.skill(kA, "shield: draw 2").duel(1);
  EXPECT_EQ(told(events_of(table, "card 20"), kA)[0],
            (Fact{"drew",
                  {{"who", kA},
                   {"cards", Facts{fact_of(phrase(shown(table, "48"))), fact_of(phrase(shown(table, "20")))}}}}));
  EXPECT_EQ(told(events_of(table, "card 20"), kB)[0],
            (Fact{"drew_unseen", {{"who", kA}, {"card", Facts{fact_of(phrase(shown(table, "48")))}}, {"n", 1}}}));
  for (const Viewer viewer : {Viewer(kB), Viewer::spectator()}) {
    EXPECT_EQ(told(events_of(table, "card 20"), viewer), told(events_of(table, "card 21"), viewer));
  }
  TestTable deal(2);
  deal.chance("lot A").chance({"card 1", "card 2", "card 3"});
  EXPECT_EQ(told(events_of(deal, "card 4"), kA)[0].name, "dealt");
  EXPECT_EQ(told(events_of(deal, "card 4"), kB), (Facts{{"dealt_unseen", {{"who", kA}, {"n", 4}}}}));
  EXPECT_EQ(told(events_of(deal, "card 4"), kB), told(events_of(deal, "card 5"), kB));
  TestTable bid(2);
  bid.any_chance();
  const Texts moves = bid.offered(kA);
  EXPECT_NE(told(events_of(bid, kA, moves[0]), kA), told(events_of(bid, kA, moves[1]), kA));
  EXPECT_EQ(told(events_of(bid, kA, moves[0]), kB), told(events_of(bid, kA, moves[1]), kB));
}

TEST(Events, whether_there_was_a_card_to_play_is_a_secret) {
  TestTable table = facing("R1", "R1");
  table.hand(kA, {"6"}).duel(1);
  const Events played = events_of(table, kA, "play 6");
  EXPECT_EQ(told(played, kA)[0].name, "played");
  const Events nothing{SecretPlay{{kA, card_of(table.state, kNoCard)}}};
  EXPECT_EQ(told(nothing, kA), (Facts{{"nothing_to_play", {{"who", kA}}}}));
  for (const Viewer viewer : {Viewer(kB), Viewer::spectator()}) {
    EXPECT_TRUE(told(played, viewer).empty());
    EXPECT_TRUE(told(nothing, viewer).empty());
  }
}

TEST(Events, everyone_sees_a_look_but_only_the_looker_sees_the_cards) {
  TestTable table = facing("R1", "R1");
  table.skill(kA, "reveal: look").hand(kA, {"6"}).hand(kB, {"20", "21"}).duel(1).choose(kA, "play 6");
  const Events events = events_of(table, kB, "play 20");
  EXPECT_EQ(told(events, kA).back(),
            (Fact{"looked.cards", {{"whom", kB}, {"cards", Facts{fact_of(phrase(shown(table, "21")))}}}}));
  for (const Viewer viewer : {Viewer(kB), Viewer::spectator()}) {
    EXPECT_EQ(told(events, viewer).back(), (Fact{"looked", {{"who", kA}, {"whom", kB}}}));
  }
}

TEST(Events, a_draw_is_one_event_however_many_cards_it_has) {
  TestTable table = facing("RS", "R1");
  table.skill(kA, "shield: draw 3").duel(1);
  EXPECT_TRUE(events_of(table, "card 20").empty());
  table.chance("card 20");
  EXPECT_EQ(names(events_of(table, "card 21")), Texts{"drew_unseen"});
  table.chance("card 21");
  EXPECT_EQ(names(events_of(table, "top 22")), Texts{"duel.sides"});  // everyone sees the new top card on the table
}

TEST(Events, while_cards_are_drawn_only_their_owner_knows_them) {
  TestTable table = facing("RS", "R1");
  table.skill(kA, "shield: draw 3").duel(1).chance("card 20");
  EXPECT_EQ(Game::view(table.state, kA).table.drawn.size(), 1);
  EXPECT_TRUE(Game::view(table.state, kB).table.drawn.is_empty());
  EXPECT_TRUE(Game::view(table.state, Viewer::spectator()).table.drawn.is_empty());
}

TEST(Events, a_full_market_is_reported_as_a_whole) {
  TestTable table(2);
  table.chance("lot A");
  for (const auto* text : {"card 1", "card 2", "card 3", "card 4", "card 5", "card 6", "card 7", "card 8", "top 9"})
    table.chance(text);
  EXPECT_TRUE(events_of(table, "hero 2").empty());
  table.chance({"hero 2", "hero 4"});
  const auto hero = [](std::string name, int cost) {
    return Fact{"market.hero", {{"hero", Quote{std::move(name)}}, {"n", cost}}};
  };
  EXPECT_EQ(told(events_of(table, "hero 6"), kA),
            (Facts{{"market", {{"heroes", Facts{hero("Hero 2", 2), hero("Hero 4", 4), hero("Hero 6", 6)}}}}}));
}

TEST(Events, a_roll_is_reported_when_the_last_die_has_been_rolled) {
  TestTable table(2);
  table.hire(2);
  table.state.phase = Phase::next_roll;
  Game::step(table.state);
  EXPECT_TRUE(events_of(table, "roll R1").empty());
  table.chance({"roll R1", "roll G2"});
  EXPECT_EQ(
      told(events_of(table, "roll BS"), kB),
      (Facts{{"rolled",
              {{"who", kA},
               {"dice", Facts{fact_of(phrase(die("R1"))), fact_of(phrase(die("G2"))), fact_of(phrase(die("BS")))}}}}}));
}

/// The keys of the catalogue that facts and boards use.
class Keys {
 public:
  void add(const Facts& facts) {
    for (const Fact& fact : facts) add(fact);
  }
  void add(const Fact& fact) {
    keys_.emplace(fact.name);
    for (const auto& [name, value] : fact.arguments) {
      if (const auto* word = std::get_if<Word>(&value)) keys_.emplace(word->key);
      if (const auto* facts = std::get_if<std::vector<Fact>>(&value)) add(*facts);
      if (const auto* things = std::get_if<std::vector<Thing>>(&value)) {
        for (const Thing& thing : *things) keys_.emplace(thing.noun);
      }
    }
  }
  void add(const Canvas& canvas) {
    for (const Canvas::Line& line : canvas.lines()) {
      for (const Canvas::Piece& piece : line) {
        if (piece.kind == Canvas::Piece::Kind::label) keys_.insert("label." + piece.text);
        if (piece.kind == Canvas::Piece::Kind::phrase) add(piece.phrase);
      }
    }
  }
  const std::set<std::string>& all() const { return keys_; }

 private:
  std::set<std::string> keys_;
};

void play_and_collect(int players, std::uint64_t game, Keys& keys) {
  SimulationDice dice(game, 0);
  State state = Game::start({}, players);
  while (!Game::turn(state).is_over()) {
    const View view = Game::view(state, kA);
    Canvas canvas;
    Game::show(view, canvas);
    Game::notes(view, canvas);
    keys.add(canvas);
    Events events;
    if (Game::turn(state).is_chance()) {
      Game::settle(state, Game::draw(state, dice), Recorder<Event>{&events});
    } else {
      const Seat seat = Game::turn(state).seats().front();
      const auto moves = Game::moves(state, seat);
      keys.add(Game::question(Game::view(state, seat)));
      for (const Move& move : moves) {
        keys.add(fact_of(Game::choice(Game::view(state, seat), move)));
        Facts reasons;
        Game::reasons(Game::view(state, seat), move, reasons);
        keys.add(reasons);
      }
      const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
      Game::play(state, seat, move, Recorder<Event>{&events});
    }
    for (const Viewer viewer : {Viewer(kA), Viewer(kB), Viewer::spectator()}) keys.add(told(events, viewer));
  }
}

TEST(Events, everything_that_is_told_or_shown_has_its_words) {
  Keys keys;
  for (std::uint64_t game = 0; game < 45; ++game) play_and_collect(2 + static_cast<int>(game % 3), game, keys);
  const std::string_view catalogue = find_game("dice_tuners")->texts().catalogue;
  EXPECT_GT(keys.all().size(), 100);
  for (const std::string& key : keys.all()) {
    EXPECT_NE(catalogue.find("\"" + key + "\": "), std::string_view::npos) << key;
  }
}

}  // namespace
}  // namespace alea::dice_tuners
