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
  std::string name = TRY(entry.text("name"));
  if (trimmed(name).empty() || name != trimmed(name) || name.size() > kLongestName) {
    return in_field(entry, "name", "a name has 1 to 40 characters, without spaces at either end");
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
      return in_field(entry, "when", "the condition " + in_quotes(text) + " is repeated");
    }
    conditions.push_back(*condition);
  }
  return conditions;
}

Checked<Goal> read_goal(const DataEntry& entry) {
  if (entry.kind != "goal") return on_line(entry.line, "the only entries of a deck are [[goal]]");
  TRY(entry.check_names({"name", "points", "when"}));
  std::string name = TRY(read_name(entry));
  const std::int64_t points = TRY(entry.number("points", 1, kMostPoints));
  DataField::Texts when = TRY(entry.texts("when"));
  std::vector<Condition> conditions = TRY(read_conditions(entry, when));
  return Goal{.name = std::move(name),
              .points = static_cast<int>(points),
              .when = std::move(when),
              .conditions = std::move(conditions),
              .lazy_chances = std::make_shared<const LazyChances>()};
}

/// Refuses a goal with the name or the conditions of an earlier one.
Checked<Done> check_different(const DataEntry& entry, const Goal& goal, const Deck& deck) {
  for (const Goal& other : deck.goals) {
    if (other.name == goal.name) {
      return in_field(entry, "name", "another goal is already called " + in_quotes(goal.name));
    }
    if (std::is_permutation(other.conditions.begin(), other.conditions.end(), goal.conditions.begin(),
                            goal.conditions.end())) {
      return in_field(entry, "when", in_quotes(other.name) + " already has the same conditions");
    }
  }
  return Done();
}

Checked<Done> check_possible(const DataEntry& entry, const Goal& goal) {
  const Progress::Feasibility feasibility = Progress::feasibility(goal.conditions);
  if (feasibility == Progress::Feasibility::too_complex) {
    return in_field(entry, "when", "these conditions are too complex together; use fewer");
  }
  if (feasibility == Progress::Feasibility::impossible) {
    return in_field(entry, "when",
                    "no five dice can complete " + in_quotes(goal.name) +
                        ": there are plenty of white dice, but only one colour die of each kind");
  }
  return Done();
}

/// Refuses a deck that is too small for eight players.
Checked<Done> check_size(const Deck& deck, int last_line) {
  constexpr std::size_t kFewestGoals = std::size_t{kMostPlayers} * (kHandSize + kMostDiscards);
  constexpr int kFewestPoints = kMostPlayers * (kPointsToWin - 1) + 1;
  if (deck.goals.size() < kFewestGoals) {
    return on_line(last_line, "the deck has " + std::to_string(deck.goals.size()) + " goals; it needs at least " +
                                  std::to_string(kFewestGoals) +
                                  ", so that eight players can hold three each and exchange two");
  }
  int points = 0;
  for (const Goal& goal : deck.goals) points += goal.points;
  if (points < kFewestPoints) {
    return on_line(last_line, "the goals are worth " + std::to_string(points) +
                                  " points in total; they need at least " + std::to_string(kFewestPoints) +
                                  ", so that one of eight players reaches 15 before all are completed");
  }
  return Done();
}

/// Reads and checks all goals, except whether they are possible, which takes longer.
Checked<Deck> read_goals(const std::vector<DataEntry>& entries) {
  if (Checked<Done> none = entries.front().check_names({}); !none) {
    return on_line(entries.front().fields.front().line, "a deck starts with its first [[goal]]");
  }
  Deck deck;
  for (const DataEntry& entry : std::span(entries).subspan(1)) {
    Goal goal = TRY(read_goal(entry));
    TRY(check_different(entry, goal, deck));
    if (deck.goals.size() == kMostGoals) {
      return on_line(entry.line, "a deck has at most " + std::to_string(kMostGoals) + " goals");
    }
    deck.goals.push_back(std::move(goal));
  }
  TRY(check_size(deck, entries.back().line));
  return deck;
}

}  // namespace

bool Goal::is_met(std::span<const SavedDie> dice) const {
  Summary summary;
  for (const SavedDie die : dice) summary.add(conditions, die);
  return summary.meets(conditions);
}

const Chances& Goal::chances(int players) const { return lazy_chances->of(conditions, players); }

Checked<Deck> read_deck(std::string_view text) {
  const std::vector<DataEntry> entries = TRY(read_data_file(text));
  Deck deck = TRY(read_goals(entries));
  for (std::size_t i = 0; i < deck.goals.size(); ++i) TRY(check_possible(entries[i + 1], deck.goals[i]));
  return deck;
}

const Deck& our_deck() {
  // A test checks that its goals are possible, so that starting up does not have to.
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
