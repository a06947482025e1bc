#include "games/dice_tuners/content.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <span>
#include <utility>

#include "engine/any_game.h"
#include "engine/data_file.h"
#include "engine/text.h"
#include "games/dice_tuners/effect_wording.h"

namespace alea::dice_tuners {

extern const GameTexts kTexts;  // generated from the texts in this folder

namespace {

std::optional<std::size_t> find(std::span<const std::string_view> names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<std::size_t>(found - names.begin());
}

/// The line of a field, or of its entry if it is missing.
int line_of(const DataEntry& entry, std::string_view field) {
  const DataField* found = entry.find(field);
  return found == nullptr ? entry.line : found->line;
}

Checked<Colour> colour_named(std::string_view name, int line) {
  const auto colour = find(kColourNames, name);
  if (!colour) return on_line(line, "unknown colour " + in_quotes(name) + "; expected one of: " + joined(kColourNames));
  return static_cast<Colour>(*colour);
}

Checked<Colour> read_colour(const DataEntry& entry) {
  return colour_named(TRY(entry.text("colour")), line_of(entry, "colour"));
}

Checked<Effect> read_effect(const DataEntry& entry, std::string_view field, EffectOf owner) {
  Checked<Effect> effect = read_effect(TRY(entry.text(field)), owner);
  if (!effect) return on_line(line_of(entry, field), std::string(field) + ": " + effect.error().reason);
  return effect;
}

/// How many characters a UTF-8 text has.
std::ptrdiff_t length_of(std::string_view text) {
  return std::count_if(text.begin(), text.end(),
                       [](char one) { return (static_cast<unsigned char>(one) & 0xC0) != 0x80; });
}

bool is_bluff(std::string_view name) {
  constexpr std::string_view kBluffName = "bluff";
  return std::equal(name.begin(), name.end(), kBluffName.begin(), kBluffName.end(),
                    [](char one, char other) { return one == other || one - 'A' + 'a' == other; });
}

/// The name of an entry, which must be unique among its kind.
template <class T>
Checked<std::string> read_name(const DataEntry& entry, const std::vector<T>& others) {
  std::string name = TRY(entry.text("name"));
  const int line = line_of(entry, "name");
  if (trimmed(name).empty()) return on_line(line, "name must not be empty");
  if (length_of(name) > kLongestName) {
    return on_line(line, "name must have at most " + std::to_string(kLongestName) + " characters, not " +
                             std::to_string(length_of(name)));
  }
  const auto same = [&](const T& other) { return other.name == name; };
  if (std::any_of(others.begin(), others.end(), same))
    return on_line(line, "another " + entry.kind + " is already named " + in_quotes(name));
  return name;
}

/// Reads the entries one by one, and says what is wrong with one.
class ContentReader {
 public:
  Checked<Done> read(const DataEntry& entry) {
    if (entry.kind.empty()) {
      if (entry.fields.empty()) return Done();
      return on_line(entry.fields.front().line, "a field must follow a [[die]], [[hero]] or [[card]] heading");
    }
    if (entry.kind == "die") return read_die(entry);
    if (entry.kind == "hero") return read_hero(entry);
    if (entry.kind == "card") return read_card(entry);
    return on_line(entry.line, "unknown entry " + in_quotes(entry.kind) + "; expected one of: die, hero, card");
  }

  /// The content, if there is enough to play with (DT-30).
  Checked<Content> finish(int last_line) && {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
      const std::string name(kColourNames[colour]);
      if (!has_die_[colour]) return on_line(last_line, "the " + name + " die is missing");
      const auto cards = std::count_if(content_.cards.begin(), content_.cards.end(),
                                       [&](const StrategyCard& card) { return card.colour == Colour(colour); });
      if (cards < kLeastCardsOfColour) {
        return on_line(last_line, "only " + std::to_string(cards) + " " + name + " cards; at least " +
                                      std::to_string(kLeastCardsOfColour) + " are needed");
      }
    }
    if (content_.heroes.size() < kLeastHeroes) {
      return on_line(last_line, "only " + std::to_string(content_.heroes.size()) + " heroes; at least " +
                                    std::to_string(kLeastHeroes) + " are needed");
    }
    return std::move(content_);
  }

 private:
  Checked<Done> read_die(const DataEntry& entry) {
    TRY(entry.check_names({"colour", "sides"}));
    const auto at = static_cast<std::size_t>(TRY(read_colour(entry)));
    if (has_die_[at]) return on_line(entry.line, "there is already a " + std::string(kColourNames[at]) + " die");
    const DataField::Texts sides = TRY(entry.texts("sides"));
    const int line = line_of(entry, "sides");
    if (sides.size() != Die::kSides) return on_line(line, "a die has 6 sides, not " + std::to_string(sides.size()));
    for (const std::string& side : sides) {
      const auto face = find(kFaceNames, side);
      if (!face) return on_line(line, "unknown face " + in_quotes(side) + "; expected one of: " + joined(kFaceNames));
      ++content_.dice[at].sides[*face];
    }
    has_die_[at] = true;
    return Done();
  }

  Checked<Done> read_hero(const DataEntry& entry) {
    TRY(entry.check_names({"name", "cost", "skill", "overdrive", "needs"}));
    if (content_.heroes.size() == kMostHeroes)
      return on_line(entry.line, "too many heroes; at most " + std::to_string(kMostHeroes) + " are allowed");
    std::string name = TRY(read_name(entry, content_.heroes));
    const std::int64_t cost = TRY(entry.number("cost", 1, kHighestCost));
    const Effect skill = TRY(read_effect(entry, "skill", EffectOf::hero));
    const Effect overdrive = TRY(read_effect(entry, "overdrive", EffectOf::hero));
    Hero hero{.name = std::move(name),
              .cost = static_cast<int>(cost),
              .skill = skill,
              .overdrive = overdrive,
              .overdrive_needs = {}};
    TRY(read_needs(entry, hero));
    content_.heroes.push_back(std::move(hero));
    return Done();
  }

  static Checked<Done> read_needs(const DataEntry& entry, Hero& hero) {
    const DataField::Texts needs = TRY(entry.texts("needs"));
    const int line = line_of(entry, "needs");
    if (needs.empty() || needs.size() > kDiceOfHero) return on_line(line, "needs must list one to three colours");
    for (const std::string& one : needs) {
      ++hero.overdrive_needs[static_cast<std::size_t>(TRY(colour_named(one, line)))];
    }
    return Done();
  }

  Checked<Done> read_card(const DataEntry& entry) {
    TRY(entry.check_names({"name", "colour", "value", "effect"}));
    if (content_.cards.size() == kMostCards)
      return on_line(entry.line, "too many cards; at most " + std::to_string(kMostCards) + " are allowed");
    std::string name = TRY(read_name(entry, content_.cards));
    if (is_bluff(trimmed(name))) {
      return on_line(line_of(entry, "name"), in_quotes(name) + " is taken: the game adds the Bluffs itself");
    }
    const Colour colour = TRY(read_colour(entry));
    const std::int64_t value = TRY(entry.number("value", 1, kHighestValue));
    const Effect effect = TRY(read_effect(entry, "effect", EffectOf::card));
    content_.cards.push_back(
        {.name = std::move(name), .colour = colour, .value = static_cast<int>(value), .effect = effect});
    return Done();
  }

  static constexpr std::size_t kDiceOfHero = 3;

  Content content_;
  std::array<bool, kColours> has_die_{};
};

constexpr std::array<std::string_view, kColours> kColourNouns{"content.red", "content.green", "content.blue"};

}  // namespace

Checked<Content> read_content(std::string_view text) {
  const std::vector<DataEntry> entries = TRY(read_data_file(text));
  ContentReader reader;
  for (const DataEntry& entry : entries) TRY(reader.read(entry));
  return std::move(reader).finish(entries.back().line);
}

const Content& our_content() {
  static const Content kContent = [] {
    Checked<Content> read = read_content(kTexts.data);
    assert(read);
    return *std::move(read);
  }();
  return kContent;
}

Fact skill_wording(const Hero& hero) {
  return {.name = "content.skill", .arguments = {{"effect", Facts{fact_of(wording(hero.skill))}}}};
}

Fact overdrive_wording(const Hero& hero) {
  std::vector<Thing> dice;
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    if (hero.overdrive_needs[colour] > 0) dice.push_back({kColourNouns[colour], int{hero.overdrive_needs[colour]}});
  }
  return {.name = "content.overdrive",
          .arguments = {{"dice", std::move(dice)}, {"effect", Facts{fact_of(wording(hero.overdrive))}}}};
}

}  // namespace alea::dice_tuners
