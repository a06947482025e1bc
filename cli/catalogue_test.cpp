#include "cli/catalogue.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/simulation_dice.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

constexpr std::string_view kShell = R"({
  "you": "you", "share": "{what} to {whom}", "list.comma": ", ", "list.and": " and ", "list.nothing": "nothing",
  "number.1": "one", "number.2": "two", "number.12": "twelve", "about": "of the shell"})";
constexpr std::string_view kGame = R"({
  "about": "of the game", "plain": "{who} ate {n} pies.", "pies": "{n|a pie|# pies}", "cake": "{n|the cake|# cakes}",
  "counted": "there {n|was # pie|were # pies}", "ate": "{who} ate {what}.", "gave": "{who} gave {shares}.",
  "verb": "{who} {who|is|are} full of {colour} {missing}.", "red": "red"})";

const Names kNames{.by_seat = {"Ann", "bob", "Cy"}, .you = {}};
const Names kBobReads{.by_seat = {"Ann", "bob", "Cy"}, .you = seat(1)};

std::string sentence(const Fact& fact, const Names& names = kNames) {
  return Catalogue({kShell, kGame}).sentence(fact, names);
}

TEST(Catalogue, prefers_the_games_own_keys) { EXPECT_EQ(Catalogue({kShell, kGame}).text("about"), "of the game"); }

TEST(Catalogue, shows_a_missing_key_in_brackets) {
  EXPECT_EQ(Catalogue({kShell, kGame}).text("gone"), "[gone]");
  EXPECT_EQ(sentence({"gone", {}}), "[gone]");
}

TEST(Catalogue, has_no_keys_of_text_that_is_not_a_flat_object) {
  EXPECT_EQ(Catalogue({"{", "[1, 2]"}).text("a"), "[a]");
  EXPECT_EQ(Catalogue({R"({"a": {"b": "c"}})"}).text("a"), "[a]");
}

TEST(Catalogue, fills_in_seats_and_numbers) {
  EXPECT_EQ(sentence({"plain", {{"who", seat(0)}, {"n", 3}}}), "Ann ate 3 pies.");
  EXPECT_EQ(sentence({"plain", {{"who", seat(7)}, {"n", 3}}}), "H ate 3 pies.");
}

TEST(Catalogue, begins_a_sentence_with_a_capital) {
  EXPECT_EQ(sentence({"plain", {{"who", seat(1)}, {"n", 3}}}), "Bob ate 3 pies.");
}

TEST(Catalogue, calls_the_reader_you) {
  EXPECT_EQ(sentence({"plain", {{"who", seat(1)}, {"n", 3}}}, kBobReads), "You ate 3 pies.");
  EXPECT_EQ(sentence({"plain", {{"who", seat(0)}, {"n", 3}}}, kBobReads), "Ann ate 3 pies.");
}

TEST(Catalogue, chooses_the_form_that_goes_with_you) {
  const Fact fact{"verb", {{"who", seat(1)}, {"colour", Word{"red"}}}};
  EXPECT_EQ(sentence(fact), "Bob is full of red {missing}.");
  EXPECT_EQ(sentence(fact, kBobReads), "You are full of red {missing}.");
}

TEST(Catalogue, writes_numbers_up_to_twelve_in_words) {
  EXPECT_EQ(sentence({"counted", {{"n", 1}}}), "There was one pie");
  EXPECT_EQ(sentence({"counted", {{"n", 12}}}), "There were twelve pies");
  EXPECT_EQ(sentence({"counted", {{"n", 13}}}), "There were 13 pies");
  EXPECT_EQ(sentence({"counted", {{"n", 0}}}), "There were 0 pies");
}

TEST(Catalogue, joins_lists_of_things) {
  const auto ate = [](std::vector<Thing> things) { return sentence({"ate", {{"who", seat(0)}, {"what", things}}}); };
  EXPECT_EQ(ate({}), "Ann ate nothing.");
  EXPECT_EQ(ate({{"pies", 1}}), "Ann ate a pie.");
  EXPECT_EQ(ate({{"pies", 2}, {"cake", 1}}), "Ann ate two pies and the cake.");
  EXPECT_EQ(ate({{"pies", 2}, {"cake", 1}, {"pies", 1}}), "Ann ate two pies, the cake and a pie.");
}

TEST(Catalogue, tells_who_got_what_share) {
  const Fact fact{"gave",
                  {{"who", seat(0)}, {"shares", std::vector<Portion>{{seat(1), {"pies", 2}}, {seat(2), {"cake", 1}}}}}};
  EXPECT_EQ(sentence(fact, kBobReads), "Ann gave two pies to you and the cake to Cy.");
}

TEST(Catalogue, quotes_what_comes_from_a_file_and_joins_phrases) {
  const Catalogue catalogue({R"({"needs": "{card} needs {what}", "sum": "a sum of {n}", "even": "even numbers",
                                 "list.and": " and ", "list.comma": ", "})"});
  const std::vector<Fact> what{{"sum", {{"n", 20}}}, {"even", {}}};
  const Fact fact{"needs", {{"card", Quote{"the {Odd} One"}}, {"what", what}}};
  EXPECT_EQ(catalogue.sentence(fact, {}), "The {Odd} One needs a sum of 20 and even numbers");
}

TEST(Catalogue, fills_in_plain_texts) {
  const Catalogue catalogue({R"({"saved": "Saved to {path}, {gone}"})"});
  EXPECT_EQ(catalogue.text("saved", {{"path", "{a}"}}), "Saved to {a}, {gone}");
}

/// Every key that facts and choices use in random games.
class KeysInUse {
 public:
  void add(const Fact& fact) {
    keys_.insert(std::string(fact.name));
    for (const auto& [name, value] : fact.arguments) {
      if (const auto* word = std::get_if<Word>(&value)) keys_.insert(std::string(word->key));
      if (const auto* things = std::get_if<std::vector<Thing>>(&value)) {
        for (const Thing& thing : *things) keys_.insert(std::string(thing.noun));
      }
      if (const auto* shares = std::get_if<std::vector<Portion>>(&value)) {
        for (const Portion& share : *shares) keys_.insert(std::string(share.thing.noun));
      }
      if (const auto* phrases = std::get_if<std::vector<Fact>>(&value)) {
        for (const Fact& phrase : *phrases) add(phrase);
      }
    }
  }
  void add(const AnyView& view) {
    Canvas canvas;
    view.show(canvas);
    view.notes(canvas);
    for (const Canvas::Line& line : canvas.lines()) {
      for (const Canvas::Piece& piece : line) {
        if (piece.kind == Canvas::Piece::Kind::label) keys_.insert("label." + piece.text);
        if (piece.kind == Canvas::Piece::Kind::phrase) add(piece.phrase);
      }
    }
  }
  const std::set<std::string>& keys() const { return keys_; }

 private:
  std::set<std::string> keys_;
};

/// A game to its end, or to where it has taken `left` events, which are counted.
void play_one(const AnyGame& game, const std::vector<OptionSetting>& options, int players, Dice& dice, KeysInUse& used,
              int& left) {
  auto started = game.start(options, players);
  ASSERT_TRUE(started) << started.error().reason;
  AnyState& state = **started;
  for (; left > 0 && !state.turn().is_over(); --left) {
    Facts facts;
    if (state.turn().is_chance()) {
      state.chance(dice).events->tell(Viewer::spectator(), facts);
    } else {
      const Seat seat = state.turn().seats().front();
      const auto moves = state.moves(seat);
      const auto view = state.view(seat);
      for (const std::string& move : moves) used.add(view->choice(move));
      if (dice.pick(256) == 0) used.add(*view);  // seldom: a seat's own view may take long to work out
      const std::string& move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
      if (dice.pick(64) == 0) view->reasons(move, facts);  // seldom, too
      const auto happened = state.play(seat, move);
      ASSERT_TRUE(happened);
      happened->events->tell(seat, facts);
    }
    for (const Fact& fact : facts) used.add(fact);
    used.add(*state.view(Viewer::spectator()));
  }
}

/// Switches and words at random; numbers stay as they are, so that games end soon, and so does data.
std::vector<OptionSetting> random_options(const AnyGame& game, Dice& dice) {
  std::vector<OptionSetting> options;
  for (const OptionField& field : game.options()) {
    if (field.words.empty()) continue;
    options.push_back({std::string(field.name), field.write(static_cast<OptionValue>(dice.pick(field.most + 1)))});
  }
  return options;
}

TEST(Catalogues, explain_every_game_and_option) {
  for (const AnyGame* game : all_games()) {
    const Catalogue catalogue(*game);
    EXPECT_TRUE(catalogue.has("about")) << game->about().id;
    EXPECT_TRUE(catalogue.has("minutes")) << game->about().id;
    for (const OptionField& option : game->options()) {
      EXPECT_TRUE(catalogue.has("option." + std::string(option.name))) << game->about().id << " " << option.name;
    }
  }
}

TEST(Catalogues, have_every_key_that_games_use) {
  constexpr int kEventsForEach = 6000;
  for (const AnyGame* game : all_games()) {
    KeysInUse used;
    LocalDice dice(1);
    for (int players = game->about().least_players; players <= game->about().most_players; ++players) {
      for (int left = kEventsForEach; left > 0;) {
        play_one(*game, random_options(*game, dice), players, dice, used, left);
      }
    }
    const Catalogue catalogue(*game);
    for (const std::string& key : used.keys()) EXPECT_TRUE(catalogue.has(key)) << game->about().id << " " << key;
  }
}

TEST(Catalogues, have_the_words_for_numbers_and_lists) {
  const Catalogue catalogue(*all_games().front());
  for (int n = 1; n <= 12; ++n) EXPECT_TRUE(catalogue.has("number." + std::to_string(n)));
  for (const auto* key : {"you", "share", "list.comma", "list.and", "list.nothing"}) EXPECT_TRUE(catalogue.has(key));
}

}  // namespace
}  // namespace alea::cli
