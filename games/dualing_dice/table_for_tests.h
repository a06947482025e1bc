// A table of Dualing Dice for tests, which set up positions, choose moves and decide the rolls.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text.h"
#include "games/dualing_dice/chances.h"
#include "games/dualing_dice/game.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {

inline constexpr Seat kA = seat(0);
inline constexpr Seat kB = seat(1);
inline constexpr Seat kC = seat(2);
inline constexpr Seat kD = seat(3);

using Texts = std::vector<std::string>;

inline constexpr Condition kNever{.measure = Measure::sum, .range = {.least = 99}};  // more than five dice show
inline constexpr Condition kAlways{.measure = Measure::sum, .range = {.least = 5}};

inline Goal test_goal(std::string name, int points, const Condition& condition) {
  return {.name = std::move(name),
          .points = points,
          .when = {},
          .conditions = {condition},
          .lazy_chances = std::make_shared<const LazyChances>()};
}

/// Goals that nobody can complete, called G1, G2 and so on.
inline Deck deck_of(int goals) {
  Deck deck;
  for (int goal = 1; goal <= goals; ++goal) deck.goals.push_back(test_goal("G" + std::to_string(goal), 1, kNever));
  return deck;
}

/// Some goals of the deck in the box, by their names.
inline Deck our_goals(std::initializer_list<std::string_view> names) {
  Deck deck;
  for (const std::string_view name : names) {
    for (const Goal& goal : our_deck().goals) {
      if (goal.name == name) deck.goals.push_back(goal);
    }
  }
  EXPECT_EQ(deck.goals.size(), names.size());
  return deck;
}

inline Options with_deck(const Deck& deck) {
  Options options;
  options.deck = Shared<Deck>(deck);
  return options;
}

/// A die as the board shows it: D8:5 for a colour die, W8:5 for a white one.
inline SavedDie saved_die(std::string_view text) {
  const bool is_white = text.front() == 'W';
  const std::string kind = "D" + std::string(next_part(text, ':').substr(1));
  const auto number = static_cast<std::uint8_t>(*read_number(text));
  return {.kind = Game::read_move("choose " + kind + " D4")->colour_kind(), .is_white = is_white, .number = number};
}

inline std::vector<SavedDie> saved_dice(std::string_view texts) {
  std::vector<SavedDie> dice;
  for (const std::string_view text : split(texts, ' ')) dice.push_back(saved_die(text));
  return dice;
}

class TestTable {
 public:
  /// Nothing has happened yet. The deck of the options must outlive the table.
  explicit TestTable(int players, Options options = {}) : state(Game::start(options, players)) {}

  /// Everyone has drawn and kept three goals and chooses dice.
  static TestTable in_round(int players, Options options = {}) {
    TestTable table(players, options);
    return table.fill().all("keep");
  }
  /// Everyone has rolled a D20 and a white D12: these numbers on the D20, and 1 on the white die.
  static TestTable rolled(std::initializer_list<int> numbers, Options options = {}) {
    TestTable table = in_round(static_cast<int>(numbers.size()), options);
    table.all("choose D20 D12");
    Seat seat{};
    for (const int number : numbers) {
      table.chance(std::string("roll ") + letter(seat) + " " + std::to_string(number) + " 1");
      seat = alea::seat(index(seat) + 1);
    }
    return table;
  }

  // Chance

  TestTable& chance(std::string_view text) {
    const auto outcome = Game::read_outcome(text);
    EXPECT_TRUE(outcome && Game::turn(state).is_chance() && Game::possible(state, *outcome)) << text;
    if (outcome) Game::settle(state, *outcome);
    return *this;
  }
  TestTable& chance(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) chance(text);
    return *this;
  }
  /// The next draws give these goals, numbered from 1.
  TestTable& deal(std::initializer_list<int> goals) {
    for (const int goal : goals) chance(std::string("deal ") + letter(state.actor) + " " + std::to_string(goal));
    return *this;
  }
  /// Everyone draws, the lowest numbers first, until the drawing is over.
  TestTable& fill() {
    while (Game::turn(state).is_chance()) {
      const int goal = state.unseen.is_empty() ? state.under[0].goal : state.unseen.nth(0);
      Game::settle(state, Outcome::deal(state.actor, goal));
    }
    return *this;
  }

  // Choices

  TestTable& choose(Seat seat, std::string_view text) {
    EXPECT_TRUE(offers(seat, text)) << text << " of " << joined(offered(seat));
    if (offers(seat, text)) Game::play(state, seat, *Game::read_move(text));
    return *this;
  }
  /// Everyone who has to choose chooses the same.
  TestTable& all(std::string_view text) {
    const Seats seats = Game::turn(state).seats();
    for (const Seat seat : seats) choose(seat, text);
    return *this;
  }
  /// The rest of the round: everyone saves their colour die.
  TestTable& play_round() {
    while (state.phase == Phase::choose) {
      const Seat seat = state.choosing.front();
      Game::play(state, seat, Game::moves(state, seat)[0]);
    }
    while (state.phase != Phase::select) {
      if (state.phase == Phase::tie) {
        all("reroll colour");
      } else {
        const int number = state.actor == kA ? 2 : 1;  // nobody stays tied
        Game::settle(state, state.phase == Phase::roll ? Outcome::roll(state.actor, number, 1)
                                                       : Outcome::reroll(state.actor, number));
      }
    }
    return select("take colour");
  }
  /// Everyone selects this.
  TestTable& select(std::string_view text) {
    for (int i = 0; i < state.players; ++i) choose(state.actor, text);
    return *this;
  }

  // A position

  /// The seat holds these goals instead, numbered from 1.
  TestTable& hold(Seat seat, std::initializer_list<int> goals) {
    Player& player = state.player(seat);
    for (std::size_t at = 0; at < player.held; ++at) state.unseen.add(player.hand[at].goal);
    player.hand = {};
    player.held = 0;
    for (const int goal : goals) {
      state.unseen.remove(goal - 1);
      player.hand[player.held++] = {.goal = static_cast<GoalNumber>(goal - 1), .seen_by = Seats(seat)};
    }
    return *this;
  }
  /// The dice on the seat's scoring card, as D8:5 W6:3.
  TestTable& save(Seat seat, std::string_view dice) {
    Player& player = state.player(seat);
    for (const SavedDie& die : saved_dice(dice)) {
      player.saved[player.saved_count++] = die;
      if (die.is_white) {
        --state.pile(die.kind);
      } else {
        player.saved_colours |= static_cast<std::uint8_t>(bit(die.kind));
      }
    }
    state.round = static_cast<std::uint8_t>(player.saved_count + 1);
    return *this;
  }

  // What the table shows

  Texts offered(Seat seat) const {
    Texts texts;
    if (!Game::turn(state).seats().has(seat)) return texts;
    for (const Move& move : Game::moves(state, seat)) texts.push_back(Game::write(move));
    return texts;
  }
  bool offers(Seat seat, std::string_view text) const {
    const Texts texts = offered(seat);
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  }
  /// The goals in a hand, numbered from 1.
  std::vector<int> hand(Seat seat) const {
    const Player& player = state.player(seat);
    std::vector<int> goals;
    for (std::size_t at = 0; at < player.held; ++at) goals.push_back(player.hand[at].goal + 1);
    return goals;
  }
  std::vector<int> under() const {
    std::vector<int> goals;
    for (int at = 0; at < state.under.size(); ++at) goals.push_back(state.under[at].goal + 1);
    return goals;
  }
  /// The scoring card, as D8:5 W6:3.
  std::string card(Seat seat) const {
    Texts texts;
    for (const SavedDie& die : state.player(seat).card()) {
      const std::string kind(kind_name(die.kind));
      texts.push_back((die.is_white ? "W" + kind.substr(1) : kind) + ":" + std::to_string(die.number));
    }
    return joined(texts, " ");
  }
  bool is_over() const { return Game::turn(state).is_over(); }

  State state;
};

using Goals = std::vector<int>;

inline Texts names_of(const Facts& facts) {
  Texts names;
  for (const Fact& fact : facts) names.emplace_back(fact.name);
  return names;
}

inline Move greedy_move(const State& state, Seat seat) {
  SimulationDice dice(0, 0);
  return Game::greedy(Game::view(state, seat), Game::moves(state, seat), dice);
}

}  // namespace alea::dualing_dice
