#include "games/dice_tuners/content.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/any_game.h"
#include "games/dice_tuners/effect_wording.h"

namespace alea::dice_tuners {

extern const GameTexts kTexts;

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

std::string refusal(std::string_view text) {
  const auto read = read_content(text);
  return read ? "accepted" : read.error().reason;
}

std::string hero(std::string_view skill) {
  return "[[hero]]\nname = \"Kit\"\ncost = 2\nskill = \"" + std::string(skill) +
         "\"\noverdrive = \"strength: add 1\"\nneeds = [\"red\"]\n";
}

std::string card_line(std::string_view effect) {
  return "[[card]]\nname = \"Encore\"\ncolour = \"red\"\nvalue = 3\neffect = \"" + std::string(effect) + "\"\n";
}

/// Our own file with one change.
std::string changed(std::string_view from, std::string_view to) {
  std::string text(kTexts.data);
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

/// Every effect of the content, with those of heroes first.
std::vector<Effect> effects(const Content& content) {
  std::vector<Effect> all;
  for (const Hero& one : content.heroes) all.insert(all.end(), {one.skill, one.overdrive});
  for (const StrategyCard& one : content.cards) all.push_back(one.effect);
  return all;
}

TEST(DT_30, our_content_has_enough_heroes_and_cards_of_every_colour) {
  const Content& content = our_content();
  EXPECT_GE(content.heroes.size(), 18U);
  for (const Colour colour : {Colour::red, Colour::green, Colour::blue}) {
    EXPECT_GE(std::count_if(content.cards.begin(), content.cards.end(),
                            [&](const StrategyCard& one) { return one.colour == colour; }),
              16);
  }
}

TEST(DT_30, our_costs_and_values_go_from_1_to_6) {
  std::set<int> costs;
  std::set<int> values;
  for (const Hero& one : our_content().heroes) costs.insert(one.cost);
  for (const StrategyCard& one : our_content().cards) values.insert(one.value);
  EXPECT_EQ(costs, (std::set{1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(values, (std::set{1, 2, 3, 4, 5, 6}));
}

TEST(DT_30, too_few_heroes_are_refused) {
  const std::string text(kTexts.data);
  const std::size_t first = text.find("[[hero]]");
  EXPECT_THAT(refusal(text.substr(0, first) + text.substr(text.find("[[hero]]", first + 1))),
              HasSubstr("only 17 heroes; at least 18 are needed"));
}

TEST(DT_30, too_few_cards_of_a_colour_are_refused) {
  const std::string text(kTexts.data);
  const std::size_t last = text.rfind("[[card]]");
  EXPECT_THAT(refusal(text.substr(0, last)), HasSubstr("only 15 blue cards; at least 16 are needed"));
}

TEST(DT_30, more_than_fits_is_refused) {
  std::string heroes;
  for (int i = 0; i <= kMostHeroes; ++i) {
    heroes += "[[hero]]\nname = \"" + std::to_string(i) +
              "\"\ncost = 1\nskill = \"strength: add 1\"\noverdrive = \"strength: add 1\"\nneeds = [\"red\"]\n";
  }
  EXPECT_EQ(refusal(heroes), "line 193: too many heroes; at most 32 are allowed");
  std::string cards;
  for (int i = 0; i <= kMostCards; ++i) {
    cards +=
        "[[card]]\nname = \"" + std::to_string(i) + "\"\ncolour = \"red\"\nvalue = 1\neffect = \"strength: add 1\"\n";
  }
  EXPECT_EQ(refusal(cards), "line 301: too many cards; at most 60 are allowed");
}

TEST(DT_2, a_die_has_six_sides_with_katanas_shields_and_sheathes) {
  for (const Die& die : our_content().dice) {
    int sides = 0;
    for (const int count : die.sides) sides += count;
    EXPECT_EQ(sides, 6);
  }
  EXPECT_EQ(refusal("[[die]]\ncolour = \"red\"\nsides = [\"katana 1\"]\n"), "line 3: a die has 6 sides, not 1");
  EXPECT_EQ(refusal("[[die]]\ncolour = \"red\"\nsides = [\"katana 4\", \"shield\", \"shield\", \"shield\", \"shield\", "
                    "\"shield\"]\n"),
            "line 3: unknown face \"katana 4\"; expected one of: katana 1, katana 2, katana 3, shield, sheathe");
  EXPECT_THAT(refusal(changed("colour = \"green\"", "colour = \"red\"")), HasSubstr("there is already a red die"));
}

TEST(DT_32, a_missing_die_is_refused) {
  const std::string text(kTexts.data);
  EXPECT_THAT(refusal(text.substr(text.find("[[hero]]"))), HasSubstr("the red die is missing"));
}

TEST(DT_32, an_unknown_entry_or_field_is_refused_with_its_line) {
  EXPECT_EQ(refusal("\n[[villain]]\n"), "line 2: unknown entry \"villain\"; expected one of: die, hero, card");
  EXPECT_EQ(refusal("name = \"x\"\n"), "line 1: a field must follow a [[die]], [[hero]] or [[card]] heading");
  EXPECT_EQ(refusal("[[card]]\nname = \"x\"\nprice = 3\n"),
            "line 3: no field is called \"price\" here; there are: name, colour, value, effect");
  EXPECT_EQ(refusal("[[hero]]\nmagic = 3\n"),
            "line 2: no field is called \"magic\" here; there are: name, cost, skill, overdrive, needs");
  EXPECT_EQ(refusal("[[die]]\nsize = 3\n"), "line 2: no field is called \"size\" here; there are: colour, sides");
}

TEST(DT_32, a_bad_number_is_refused_with_its_line) {
  EXPECT_EQ(refusal("[[hero]]\nname = \"Kit\"\ncost = 7\n"), "line 3: cost is a whole number from 1 to 6");
  EXPECT_EQ(refusal("[[card]]\nname = \"x\"\ncolour = \"red\"\nvalue = 0\n"),
            "line 4: value is a whole number from 1 to 6");
}

TEST(DT_32, a_name_that_is_empty_or_taken_is_refused) {
  EXPECT_EQ(refusal("[[card]]\nname = \" \"\n"), "line 2: name must not be empty");
  EXPECT_EQ(refusal(card_line("strength: add 1") + card_line("strength: add 1")),
            "line 7: another card is already named \"Encore\"");
  EXPECT_EQ(refusal(hero("strength: add 1") + hero("strength: add 1")),
            "line 8: another hero is already named \"Kit\"");
}

TEST(DT_32, a_name_that_is_too_long_or_that_of_the_bluffs_is_refused) {
  const auto named = [](const std::string& name) {
    return refusal("[[card]]\nname = \"" + name + "\"\ncolour = \"pink\"\n");
  };
  EXPECT_EQ(named(std::string(500, 'x')), "line 2: name must have at most 20 characters, not 500");
  EXPECT_THAT(named("Überraschungsmomente"), HasSubstr("unknown colour"));  // 20 characters in 21 bytes
  EXPECT_EQ(named("Bluff"), "line 2: \"Bluff\" is taken: the game adds the Bluffs itself");
  EXPECT_THAT(named("bluff "), HasSubstr("is taken"));
  EXPECT_THAT(named("Bluffs"), HasSubstr("unknown colour"));
}

TEST(DT_32, an_unknown_colour_is_refused) {
  EXPECT_EQ(refusal("[[card]]\nname = \"x\"\ncolour = \"pink\"\n"),
            "line 3: unknown colour \"pink\"; expected one of: red, green, blue");
}

TEST(DT_32, an_overdrive_needs_one_to_three_colours) {
  const std::string start = hero("strength: add 1").substr(0, hero("strength: add 1").find("needs"));
  EXPECT_EQ(refusal(start + "needs = []\n"), "line 6: needs must list one to three colours");
  EXPECT_EQ(refusal(start + R"(needs = ["red", "red", "red", "red"])"), "line 6: needs must list one to three colours");
  EXPECT_EQ(refusal(start + R"(needs = ["gold"])"),
            "line 6: unknown colour \"gold\"; expected one of: red, green, blue");
}

TEST(DT_32, an_unknown_effect_is_refused_with_its_line_and_what_is_allowed) {
  EXPECT_EQ(refusal(hero("strength: explode")),
            "line 4: skill: unknown action \"explode\" at the moment strength; expected one of: add, take, unsheathe, "
            "colour, win ties");
  EXPECT_EQ(refusal(card_line("breakfast: add 2")),
            "line 5: effect: unknown moment \"breakfast\"; expected one of: shield, reveal, strength, result");
}

TEST(DT_32, an_effect_keeps_to_its_moment) {
  EXPECT_EQ(
      refusal(hero("reveal: add 2")),
      "line 4: skill: unknown action \"add 2\" at the moment reveal; expected one of: raise, kindle, douse, look");
  EXPECT_EQ(refusal(card_line("shield: draw 1")),
            "line 5: effect: only heroes have effects at the moment shield: no card has been played by then");
}

TEST(DT_32, an_amount_is_a_number_in_its_range) {
  EXPECT_EQ(refusal(card_line("strength: add")), "line 5: effect: add needs a whole number from 1 to 6, not \"\"");
  EXPECT_EQ(refusal(card_line("strength: add 7")), "line 5: effect: add needs a whole number from 1 to 6, not \"7\"");
  EXPECT_EQ(refusal(card_line("result: score 3")), "line 5: effect: score needs a whole number from 1 to 2, not \"3\"");
  EXPECT_EQ(refusal(card_line("strength: win ties 2")), "line 5: effect: unexpected \"2\" after win ties");
  EXPECT_EQ(refusal(card_line("strength: colour pink")),
            "line 5: effect: unknown colour \"pink\"; expected one of: red, green, blue");
}

TEST(DT_32, words_in_the_wrong_order_are_named) {
  EXPECT_EQ(refusal(card_line("strength: add 6 always if behind")), "line 5: effect: always must be the last word");
  EXPECT_EQ(refusal(card_line("strength: add 2 if behind per card")), "line 5: effect: per must come before if");
  EXPECT_EQ(refusal(card_line("strength: add 6 more")), "line 5: effect: unexpected \"more\" after add 6");
}

TEST(DT_32, only_strengths_and_values_are_counted) {
  EXPECT_EQ(refusal(card_line("result: draw 1 per katana")), "line 5: effect: per works only with raise, add and take");
  EXPECT_EQ(refusal(card_line("strength: add 1 per banana")),
            "line 5: effect: unknown count \"banana\"; expected one of: katana, card");
  EXPECT_THAT(refusal(card_line("strength: add 1 per once")), HasSubstr("unknown count \"once\""));
}

TEST(DT_32, a_condition_must_be_known_at_the_moment_of_its_effect) {
  EXPECT_EQ(refusal(card_line("strength: add 1 if sunny")),
            "line 5: effect: unknown condition \"sunny\" at the moment strength; expected one of: own die red, own die "
            "green, own die blue, opposing die red, opposing die green, opposing die blue, front, left, right, behind, "
            "underdog, own die sheathe, bluff, on fire, not on fire");
  EXPECT_THAT(refusal(hero("reveal: look if on fire")),
              HasSubstr("unknown condition \"on fire\" at the moment reveal"));
  EXPECT_THAT(refusal(hero("shield: pierce if bluff")), HasSubstr("unknown condition \"bluff\" at the moment shield"));
  EXPECT_THAT(refusal(hero("strength: add 1 if won")), HasSubstr("unknown condition \"won\" at the moment strength"));
  EXPECT_EQ(refusal(card_line("strength: add 1 if front and front")),
            "line 5: effect: the condition \"front\" is listed twice");
}

TEST(DT_32, what_can_never_work_is_refused) {
  EXPECT_EQ(refusal(card_line("strength: add 1 if left and right")),
            "line 5: effect: the conditions \"left\" and \"right\" are never true together");
  EXPECT_THAT(refusal(hero("strength: add 1 if own die red and own die blue")), HasSubstr("never true together"));
  EXPECT_THAT(refusal(hero("result: keep if won and lost")), HasSubstr("never true together"));
  EXPECT_THAT(refusal(hero("result: keep if on fire and not on fire")), HasSubstr("never true together"));
  EXPECT_EQ(refusal(hero("strength: add 1 always")),
            "line 4: skill: only cards can have always: heroes never need fire");
  EXPECT_EQ(refusal(card_line("reveal: kindle")),
            "line 5: effect: a card with raise, kindle or douse needs always, because it decides who is On Fire");
  EXPECT_EQ(refusal(card_line("strength: add 1 if bluff")),
            "line 5: effect: only heroes can have the condition bluff: this card is not a Bluff");
  EXPECT_EQ(refusal(card_line("strength: add 1 if not on fire")),
            "line 5: effect: the condition not on fire needs always: otherwise the card works only On Fire");
}

TEST(DT_32, every_part_of_an_effect_is_read) {
  const auto effect = read_effect("strength: add 2 per katana if own die red and behind always", EffectOf::card);
  ASSERT_TRUE(effect);
  EXPECT_EQ(*effect, (Effect{.moment = Moment::strength,
                             .action = Action::add,
                             .amount = 2,
                             .per = Count::katana,
                             .always = true,
                             .needs = Conditions().with(Condition::own_red).with(Condition::behind)}));
  const auto tint = read_effect("strength: colour blue", EffectOf::hero);
  ASSERT_TRUE(tint);
  EXPECT_EQ(tint->colour, Colour::blue);
}

/// The shortest effect in a data file that has the action.
std::string sentence(Action action) {
  switch (action) {
    case Action::pierce: return "shield: pierce";
    case Action::strike: return "shield: strike 2";
    case Action::draw: return "result: draw 1";
    case Action::score: return "result: score 1";
    case Action::raise: return "reveal: raise 1";
    case Action::kindle: return "reveal: kindle";
    case Action::douse: return "reveal: douse";
    case Action::look: return "reveal: look";
    case Action::add: return "strength: add 1";
    case Action::take: return "strength: take 1";
    case Action::unsheathe: return "strength: unsheathe";
    case Action::colour: return "strength: colour red";
    case Action::win_ties: return "strength: win ties";
    case Action::keep: break;
  }
  return "result: keep";
}

bool has_pattern(std::string_view key) {
  return kTexts.catalogue.find("\"" + std::string(key) + "\":") != std::string_view::npos;
}

/// The keys of a wording that are missing from the catalogue.
std::vector<std::string> missing_keys(const Fact& fact) {
  std::vector<std::string> missing;
  const auto check = [&](std::string_view key) {
    if (!has_pattern(key)) missing.emplace_back(key);
  };
  check(fact.name);
  for (const auto& [name, value] : fact.arguments) {
    if (const auto* word = std::get_if<Word>(&value)) check(word->key);
    if (const auto* things = std::get_if<std::vector<Thing>>(&value)) {
      for (const Thing& thing : *things) check(thing.noun);
    }
    if (const auto* facts = std::get_if<Facts>(&value)) {
      for (const Fact& inner : *facts) {
        const auto more = missing_keys(inner);
        missing.insert(missing.end(), more.begin(), more.end());
      }
    }
  }
  return missing;
}

TEST(DT_32, every_action_parses_and_has_a_wording) {
  for (int number = 0; number < kActions; ++number) {
    const auto action = static_cast<Action>(number);
    const auto effect = read_effect(sentence(action), EffectOf::hero);
    ASSERT_TRUE(effect) << effect.error().reason;
    EXPECT_EQ(effect->action, action);
    EXPECT_THAT(missing_keys(fact_of(wording(*effect))), IsEmpty());
  }
  for (const std::string_view shield : {"shield: draw 2", "shield: score 1"}) {
    const auto effect = read_effect(shield, EffectOf::hero);
    ASSERT_TRUE(effect) << shield;
    EXPECT_THAT(missing_keys(fact_of(wording(*effect))), IsEmpty());
  }
}

TEST(DT_32, every_condition_count_and_colour_parses_and_has_a_wording) {
  const auto check = [](const std::string& text, EffectOf owner) {
    const auto effect = read_effect(text, owner);
    ASSERT_TRUE(effect) << text << ": " << effect.error().reason;
    EXPECT_THAT(missing_keys(fact_of(wording(*effect))), IsEmpty()) << text;
  };
  for (const std::string_view condition : kConditionNames)
    check("result: keep if " + std::string(condition), EffectOf::hero);
  for (const std::string_view count : {"katana", "card"})
    check("reveal: raise 2 per " + std::string(count) + " always", EffectOf::card);
  for (const std::string_view colour : kColourNames) check("strength: colour " + std::string(colour), EffectOf::card);
}

TEST(DT_32, our_content_uses_every_word_and_all_of_it_has_a_wording) {
  std::set<Action> actions;
  std::set<Count> counts;
  Conditions conditions;
  for (const Effect& effect : effects(our_content())) {
    actions.insert(effect.action);
    counts.insert(effect.per);
    effect.needs.each([&](Condition condition) { conditions = conditions.with(condition); });
  }
  EXPECT_EQ(actions.size(), static_cast<std::size_t>(kActions));
  EXPECT_EQ(counts.size(), kCountNames.size());
  for (int one = 0; one < kConditions; ++one)
    EXPECT_TRUE(conditions.has(static_cast<Condition>(one))) << kConditionNames[static_cast<std::size_t>(one)];
  for (const Hero& one : our_content().heroes) {
    EXPECT_THAT(missing_keys(skill_wording(one)), IsEmpty());
    EXPECT_THAT(missing_keys(overdrive_wording(one)), IsEmpty());
  }
}

TEST(DT_32, a_wording_says_all_of_an_effect) {
  const auto effect = read_effect("strength: add 2 per katana if front and behind always", EffectOf::card);
  ASSERT_TRUE(effect);
  const Fact add{.name = "effect.add", .arguments = {{"n", 2}}};
  const Fact counted{.name = "effect.per_katana", .arguments = {{"effect", Facts{add}}}};
  const Fact conditional{.name = "effect.if",
                         .arguments = {{"effect", Facts{counted}},
                                       {"when", Facts{{.name = "when.front", .arguments = {}},
                                                      {.name = "when.behind", .arguments = {}}}}}};
  EXPECT_EQ(fact_of(wording(*effect)), (Fact{.name = "effect.always", .arguments = {{"effect", Facts{conditional}}}}));
}

}  // namespace
}  // namespace alea::dice_tuners
