#include "web/types/type_text.h"

#include <array>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "gtest/gtest.h"

namespace alea::web {
namespace {

constexpr std::array<std::string_view, 2> kPlain{"die.shield", "die.sheathe"};

struct PlainDie {
  OneOf<kPlain> name;
  Word colour;
  static constexpr auto kFields = std::tuple{field("colour", &PlainDie::colour)};
};

struct NumberDie {
  static constexpr std::string_view kName = "die.number";
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &NumberDie::n)};
};

using Die = std::variant<PlainDie, NumberDie>;

struct Nothing {
  static constexpr std::string_view kName = "nothing";
  static constexpr std::tuple<> kFields{};
};

/// Contains itself.
struct Nested {
  static constexpr std::string_view kName = "nested";
  std::vector<Nested> inner() const { return {}; }
  Nothing nothing;
  static constexpr auto kFields = std::tuple{field("inner", &Nested::inner), field("nothing", &Nested::nothing)};
};

struct Drafted {
  static constexpr std::string_view kName = "drafted";
  Seat who{};
  Die die;
  std::optional<Die> other;
  static constexpr auto kFields =
      std::tuple{field("who", &Drafted::who), field("die", &Drafted::die), field("other", &Drafted::other)};
};

struct Rolled {
  static constexpr std::string_view kName = "rolled";
  std::vector<Die> dice;
  static constexpr auto kFields = std::tuple{field("dice", &Rolled::dice)};
};

constexpr std::string_view kDice = "Phrases['die.shield' | 'die.sheathe' | 'die.number'][]";

TEST(Types, name_the_phrases_that_an_event_contains) {
  Phrases phrases;
  const std::string dice(kDice);
  EXPECT_EQ(phrases.told_text<Drafted>(), "['drafted', { who: Seat; die: " + dice + "; other?: " + dice + " }]");
  EXPECT_EQ(phrases.told_text<Rolled>(), "['rolled', { dice: " + dice + " }]");
  EXPECT_EQ(phrases.told_text<Nothing>(), "['nothing']");
}

TEST(Types, of_phrases_are_listed_by_name) {
  Phrases phrases;
  phrases.told_text<Drafted>();
  EXPECT_EQ(phrases.text(),
            "export interface Phrases {\n"
            "  'die.number': ['die.number', { n: number }];\n"
            "  'die.sheathe': ['die.sheathe', { colour: { word: string } }];\n"
            "  'die.shield': ['die.shield', { colour: { word: string } }];\n"
            "}\n");
}

TEST(Types, of_phrases_can_contain_themselves_and_others) {
  Phrases phrases;
  EXPECT_EQ(phrases.told_text<Nested>(), "['nested', { inner: Phrases['nested'][]; nothing: Phrases['nothing'][] }]");
  EXPECT_EQ(phrases.text(),
            "export interface Phrases {\n"
            "  'nested': ['nested', { inner: Phrases['nested'][]; nothing: Phrases['nothing'][] }];\n"
            "  'nothing': ['nothing'];\n"
            "}\n");
}

TEST(Types, are_those_of_the_facts) {
  const Drafted drafted{.who = seat(0), .die = PlainDie{{1}, {"colour.red"}}, .other = {}};
  const Fact sheathe{"die.sheathe", {{"colour", Word{"colour.red"}}}};
  EXPECT_EQ(fact_of(drafted), (Fact{"drafted", {{"who", seat(0)}, {"die", Facts{sheathe}}}}));
  const Fact number{"die.number", {{"n", 2}}};
  EXPECT_EQ(fact_of(Rolled{{NumberDie{2}, NumberDie{2}}}), (Fact{"rolled", {{"dice", Facts{number, number}}}}));
}

}  // namespace
}  // namespace alea::web
