#include "games/dualing_dice/goals.h"

#include <algorithm>
#include <cassert>

#include "engine/any_game.h"
#include "engine/data_file.h"
#include "engine/text.h"
#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/condition_words.h"

namespace alea::dualing_dice {

extern const GameTexts kTexts;  // generated from this folder

namespace {

constexpr std::size_t kLongestName = 40;

Error in_field(const DataEntry& entry, std::string_view field, std::string_view reason) {
  const DataField* found = entry.find(field);
  return on_line(found == nullptr ? entry.line : found->line, reason);
}

Checked<std::string> read_name(const DataEntry& entry) {
  Checked<std::string> name = entry.text("name");
  if (!name) return name;
  if (trimmed(*name).empty() || *name != trimmed(*name) || name->size() > kLongestName) {
    return in_field(entry, "name", "a name is 1 to 40 letters, without blanks at its ends");
  }
  return name;
}

Checked<std::vector<Condition>> read_conditions(const DataEntry& entry, const std::vector<std::string>& texts) {
  if (texts.empty() || texts.size() > kMostConditions) {
    return in_field(entry, "when", "a goal has 1 to 3 conditions, which must all hold");
  }
  std::vector<Condition> conditions;
  for (const std::string& text : texts) {
    const Checked<Condition> condition = read_condition(text);
    if (!condition) return in_field(entry, "when", condition.error().reason);
    if (std::find(conditions.begin(), conditions.end(), *condition) != conditions.end()) {
      return in_field(entry, "when", "the condition " + in_quotes(text) + " stands twice");
    }
    conditions.push_back(*condition);
  }
  return conditions;
}

Checked<Goal> read_goal(const DataEntry& entry) {
  if (entry.kind != "goal") return on_line(entry.line, "an entry of a deck is a [[goal]]");
  if (Checked<Done> names = entry.check_names({"name", "points", "when"}); !names) return names.error();
  Checked<std::string> name = read_name(entry);
  if (!name) return name.error();
  const Checked<std::int64_t> points = entry.number("points", 1, kMostPoints);
  if (!points) return points.error();
  Checked<DataField::Texts> when = entry.texts("when");
  if (!when) return when.error();
  Checked<std::vector<Condition>> conditions = read_conditions(entry, *when);
  if (!conditions) return conditions.error();
  return Goal{.name = *std::move(name),
              .points = static_cast<int>(*points),
              .when = *std::move(when),
              .conditions = *std::move(conditions),
              .lazy_chances = std::make_shared<const LazyChances>()};
}

/// What a goal has in common with one before it, which it may not.
Checked<Done> check_different(const DataEntry& entry, const Goal& goal, const Deck& deck) {
  for (const Goal& other : deck.goals) {
    if (other.name == goal.name) {
      return in_field(entry, "name", "another goal is called " + in_quotes(goal.name) + " already");
    }
    if (std::is_permutation(other.conditions.begin(), other.conditions.end(), goal.conditions.begin(),
                            goal.conditions.end())) {
      return in_field(entry, "when", in_quotes(other.name) + " asks for the same already");
    }
  }
  return Done();
}

Checked<Done> check_possible(const DataEntry& entry, const Goal& goal) {
  const std::optional<Progress> progress = Progress::of(goal.conditions);
  if (!progress) return in_field(entry, "when", "these conditions are too intricate together; use fewer of them");
  if (!progress->is_possible()) {
    return in_field(entry, "when",
                    "no five dice can complete " + in_quotes(goal.name) +
                        ": white dice there are enough of, but of each colour kind only one");
  }
  return Done();
}

/// Whether eight players can play with it to the end.
Checked<Done> check_size(const Deck& deck, int last_line) {
  constexpr std::size_t kFewestGoals = std::size_t{kMostPlayers} * (kHandSize + kMostDiscards);
  constexpr int kFewestPoints = kMostPlayers * (kPointsToWin - 1) + 1;
  if (deck.goals.size() < kFewestGoals) {
    return on_line(last_line, "the deck ends with " + std::to_string(deck.goals.size()) + " goals; it needs at least " +
                                  std::to_string(kFewestGoals) +
                                  ", so that eight players can hold three each and exchange two");
  }
  int points = 0;
  for (const Goal& goal : deck.goals) points += goal.points;
  if (points < kFewestPoints) {
    return on_line(last_line, "the goals are worth " + std::to_string(points) + " points together; it takes at least " +
                                  std::to_string(kFewestPoints) +
                                  ", so that one of eight players has 15 before all are completed");
  }
  return Done();
}

/// All goals and what can be said of them without working out chances.
Checked<Deck> read_goals(const std::vector<DataEntry>& entries) {
  if (Checked<Done> none = entries.front().check_names({}); !none) {
    return on_line(entries.front().fields.front().line, "a deck begins with its first [[goal]]");
  }
  Deck deck;
  for (const DataEntry& entry : std::span(entries).subspan(1)) {
    Checked<Goal> goal = read_goal(entry);
    if (!goal) return goal.error();
    if (Checked<Done> different = check_different(entry, *goal, deck); !different) return different.error();
    if (deck.goals.size() == kMostGoals) {
      return on_line(entry.line, "a deck has at most " + std::to_string(kMostGoals) + " goals");
    }
    deck.goals.push_back(*std::move(goal));
  }
  if (Checked<Done> enough = check_size(deck, entries.back().line); !enough) return enough.error();
  return deck;
}

}  // namespace

bool Goal::is_met(std::span<const SavedDie> dice) const {
  Summary summary;
  for (const SavedDie die : dice) summary.add(conditions, die);
  return summary.meets(conditions);
}

Fact Goal::wording() const {
  if (conditions.size() == 1) return conditions.front().wording();
  Facts all;
  for (const Condition& condition : conditions) all.push_back(condition.wording());
  return {"goal.together", {{"what", std::move(all)}}};
}

const Chances& Goal::chances(int players) const { return lazy_chances->of(conditions, players); }

Checked<Deck> read_deck(std::string_view text) {
  const Checked<std::vector<DataEntry>> entries = read_data_file(text);
  if (!entries) return entries.error();
  Checked<Deck> deck = read_goals(*entries);
  if (!deck) return deck;
  for (std::size_t i = 0; i < deck->goals.size(); ++i) {
    if (Checked<Done> possible = check_possible((*entries)[i + 1], deck->goals[i]); !possible) return possible.error();
  }
  return deck;
}

const Deck& our_deck() {
  // That its goals are possible is checked by a test, not at every start.
  static const Deck kDeck = [] {
    const Checked<std::vector<DataEntry>> entries = read_data_file(kTexts.data);
    assert(entries);
    Checked<Deck> deck = read_goals(*entries);
    assert(deck);
    return *std::move(deck);
  }();
  return kDeck;
}

}  // namespace alea::dualing_dice
