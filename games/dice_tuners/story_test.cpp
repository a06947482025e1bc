#include "games/dice_tuners/story.h"

#include <set>

#include "engine/any_game.h"
#include "games/dice_tuners/phrases.h"
#include "games/dice_tuners/table_for_tests.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

TestTable facing(std::string_view left_of_a, std::string_view right_of_b) {
  TestTable table = TestTable::deployed(2);
  table.sides(kA, left_of_a, "R1", "R1").sides(kB, "R1", "R1", right_of_b);
  return table;
}

Facts told(const TestTable& table, Seat seat, std::string_view move, Viewer viewer = Viewer::spectator()) {
  EXPECT_TRUE(table.offers(seat, move)) << move;
  Facts facts;
  Story::tell(table.state, seat, *Game::read_move(move), viewer, facts);
  return facts;
}

Facts told(const TestTable& table, std::string_view outcome, Viewer viewer = Viewer::spectator()) {
  Facts facts;
  Story::tell(table.state, *Game::read_outcome(outcome), viewer, facts);
  return facts;
}

Texts names(const Facts& facts) {
  Texts list;
  for (const Fact& fact : facts) list.emplace_back(fact.name);
  return list;
}

TEST(Story, a_duel_is_told_line_by_line) {
  TestTable table = facing("RH", "R2");
  table.effect("3", "strength: add 2").hand(kA, {"3"}).hand(kB, {"17"}).duel(1).choose(kA, "play 3");
  EXPECT_EQ(names(told(table, kB, "play 17")), (Texts{"played_hidden", "reveal.card", "reveal.card", "on_fire"}));
  table.choose(kB, "play 17");
  EXPECT_EQ(names(told(table, kA, "fight")), Texts{"fights"});
  table.choose(kA, "fight");
  const Facts end = told(table, kA, "use");
  EXPECT_EQ(names(end), (Texts{"used", "strength", "strength", "won"}));
  EXPECT_EQ(
      end[1],
      (Fact{"strength",
            {{"who", kA},
             {"n", 5},
             {"parts", Facts{{"part.sheathe", {{"n", 3}}}, {"part.added", {{"n", 2}, {"by", Quote{"Card 3"}}}}}}}}));
  EXPECT_EQ(end[3], (Fact{"won", {{"who", kA}, {"n", 1}}}));
}

TEST(Story, duels_that_shields_stop_are_told_with_the_move_before_them) {
  TestTable table = facing("R1", "R1");
  table.sides(kB, "RS", "R1", "R1").duel(1).choose(kA, "play none");
  EXPECT_EQ(names(told(table, kB, "play none")),
            (Texts{"played_hidden", "reveal.none", "reveal.none", "on_fire.nobody", "strength", "strength", "tie.null",
                   "duel.sides", "shield.stops", "duel.fronts"}));
}

TEST(Story, ties_are_explained) {
  const auto end_of = [](std::string_view a, std::string_view b, std::string_view skill) {
    TestTable table = facing(a, b);
    if (!skill.empty()) table.skill(kA, skill);
    table.duel(1).choose(kA, "play none");
    const Facts facts = told(table, kB, "play none");
    return facts[6];
  };
  EXPECT_EQ(end_of("G1", "B1", ""),
            (Fact{"tie.advantage", {{"n", 1}, {"colour", Word{"colour.green"}}, {"other", Word{"colour.blue"}}}}));
  EXPECT_EQ(end_of("R1", "R1", "strength: colour blue"),
            (Fact{"tie.advantage", {{"n", 1}, {"colour", Word{"colour.blue"}}, {"other", Word{"colour.red"}}}}));
  EXPECT_EQ(end_of("R1", "R1", "strength: win ties"), (Fact{"tie.won", {{"n", 1}, {"who", kA}}}));
  EXPECT_EQ(end_of("R1", "R1", ""), (Fact{"tie.null", {{"n", 1}}}));
}

TEST(Story, a_retreat_tells_whose_card_goes_where) {
  TestTable table = facing("R1", "R3");
  table.hand(kA, {"6"}).hand(kB, {"1"}).duel(1).choose(kA, "play 6").choose(kB, "play 1");
  const Facts facts = told(table, kA, "retreat");
  EXPECT_EQ(facts[0].name, "retreated");
  EXPECT_EQ(facts[1].name, "retreat.null");
  EXPECT_EQ(facts[2], (Fact{"took_back", {{"who", kB}, {"card", Facts{phrase(*table.content, card("1"))}}}}));
}

TEST(Story, cards_that_are_dealt_drawn_or_chosen_secretly_are_told_to_their_owner_only) {
  TestTable table = facing("RS", "R1");
  table.skill(kA, "shield: draw 2").duel(1);
  EXPECT_EQ(told(table, "card 20", kA)[0].name, "drew");
  for (const Viewer viewer : {Viewer(kB), Viewer::spectator()}) {
    EXPECT_EQ(told(table, "card 20", viewer), told(table, "card 21", viewer));
  }
  TestTable deal(2);
  deal.chance("lot A").chance({"card 1", "card 2", "card 3"});
  EXPECT_EQ(told(deal, "card 4", kA)[0].name, "dealt");
  EXPECT_EQ(told(deal, "card 4", kB), told(deal, "card 5", kB));
  TestTable bid(2);
  bid.any_chance();
  const Texts moves = bid.offered(kA);
  EXPECT_NE(told(bid, kA, moves[0], kA), told(bid, kA, moves[1], kA));
  EXPECT_EQ(told(bid, kA, moves[0], kB), told(bid, kA, moves[1], kB));
}

TEST(Story, a_look_is_told_to_all_but_what_was_seen_only_to_who_looked) {
  TestTable table = facing("R1", "R1");
  table.skill(kA, "reveal: look").hand(kA, {"6"}).hand(kB, {"20", "21"}).duel(1).choose(kA, "play 6");
  EXPECT_EQ(told(table, kB, "play 20", kA).back(),
            (Fact{"looked.cards", {{"whom", kB}, {"cards", Facts{phrase(*table.content, card("21"))}}}}));
  EXPECT_EQ(told(table, kB, "play 20", Viewer::spectator()).back(), (Fact{"looked", {{"who", kA}, {"whom", kB}}}));
}

TEST(Story, dice_are_told_when_the_last_one_lies) {
  TestTable table(2);
  table.hire(2);
  table.state.phase = Phase::next_roll;
  Game::step(table.state);
  EXPECT_TRUE(told(table, "roll R1").empty());
  table.chance({"roll R1", "roll G2"});
  EXPECT_EQ(
      told(table, "roll BS"),
      (Facts{{"rolled", {{"who", kA}, {"dice", Facts{phrase(die("R1")), phrase(die("G2")), phrase(die("BS"))}}}}}));
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
    Facts facts;
    if (Game::turn(state).is_chance()) {
      const Outcome outcome = Game::draw(state, dice);
      for (const Viewer viewer : {Viewer(kA), Viewer::spectator()}) Story::tell(state, outcome, viewer, facts);
      Game::settle(state, outcome);
    } else {
      const Seat seat = Game::turn(state).seats().front();
      const auto moves = Game::moves(state, seat);
      for (const Move& move : moves) keys.add(Story::choice(Game::view(state, seat), move));
      const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
      for (const Viewer viewer : {Viewer(seat), Viewer::spectator()}) Story::tell(state, seat, move, viewer, facts);
      Game::play(state, seat, move);
    }
    keys.add(facts);
  }
}

TEST(Story, everything_that_is_told_or_shown_has_its_words) {
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
