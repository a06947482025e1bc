// Invariants of every game, checked on random ones.
#include <deque>
#include <map>
#include <optional>

#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

/// A move of a seat, or an outcome.
struct Step {
  std::optional<Seat> seat;
  Move move{};
  Outcome outcome{};
};

void happen(State& state, const Step& step) {
  if (step.seat) {
    Game::play(state, *step.seat, step.move);
  } else {
    Game::settle(state, step.outcome);
  }
}

/// A random next step. Of seats that choose at the same time, any may be next.
Step any_step(const State& state, SimulationDice& dice) {
  const Turn turn = Game::turn(state);
  if (turn.is_chance()) return {.seat = {}, .move = {}, .outcome = Game::draw(state, dice)};
  const std::vector<Seat> seats(turn.seats().begin(), turn.seats().end());
  const Seat seat = seats[static_cast<std::size_t>(dice.pick(static_cast<int>(seats.size())))];
  const auto moves = Game::moves(state, seat);
  return {
      .seat = seat, .move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))], .outcome = {}};
}

/// Plays random games at every player count, with a limit on the number of sets. begin(players) returns an observer for
/// each game: see(before, step, after).
template <class Begin>
void along_random_games(const Deck& deck, int games, int sets, Begin begin) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
      SimulationDice dice(static_cast<std::uint64_t>(game), static_cast<std::uint64_t>(players));
      auto see = begin(players);
      State state = Game::start(with_deck(deck), players);
      while (!Game::turn(state).is_over() && state.set <= sets && !testing::Test::HasFailure()) {
        const State before = state;
        const Step step = any_step(state, dice);
        happen(state, step);
        see(before, step, state);
      }
    }
  }
}

/// Calls check(state) for every state of some games with the deck in the box.
template <class Check>
void in_every_state(Check check) {
  along_random_games(our_deck(), 3, kLastSet, [&](int /*players*/) {
    return [&](const State& /*before*/, const Step& /*step*/, const State& after) { check(after); };
  });
}

TEST(Properties, every_goal_is_in_one_place) {  // DU-2
  in_every_state([](const State& after) {
    std::vector<int> goals;
    const auto add = [&](int goal) { goals.push_back(goal); };
    after.unseen.each(add);
    Views::each_card(after, [&](const Card& card) { add(card.goal); });
    for (const Player& player : after.everyone) player.completed.each(add);
    std::sort(goals.begin(), goals.end());
    ASSERT_EQ(goals.size(), 92);
    for (int goal = 0; goal < 92; ++goal) ASSERT_EQ(goals[static_cast<std::size_t>(goal)], goal);
  });
}

TEST(Properties, no_die_is_lost_or_found) {  // DU-1, DU-11, DU-12
  in_every_state([](const State& after) {
    std::array<int, kWhiteKinds> white{};
    for (int kind = 0; kind < kWhiteKinds; ++kind)
      white[static_cast<std::size_t>(kind)] = after.pile(static_cast<Kind>(kind));
    for (const Seat seat : Seats::all(after.players)) {
      const Player& player = after.player(seat);
      if (after.served.has(seat) && !after.picked.has(seat)) ++white[static_cast<std::size_t>(player.white.kind)];
      unsigned colours = 0;
      for (const SavedDie& die : player.card()) {
        ASSERT_TRUE(die.number >= 1 && die.number <= faces(die.kind));
        if (die.is_white) {
          ++white[static_cast<std::size_t>(die.kind)];
        } else {
          ASSERT_EQ(colours & bit(die.kind), 0);
          colours |= bit(die.kind);
        }
      }
      ASSERT_EQ(player.saved_colours, colours);
    }
    for (const int dice : white) ASSERT_EQ(dice, kWhiteDiceOfAKind);
  });
}

TEST(Properties, a_hand_has_three_goals_as_long_as_the_deck_lasts) {  // DU-4, DU-5
  in_every_state([](const State& after) {
    if (after.phase != Phase::choose) return;
    for (const Seat seat : Seats::all(after.players)) {
      ASSERT_TRUE(after.player(seat).held == kHandSize || Views::deck_size(after) == 0);
    }
  });
}

TEST(Properties, points_are_those_of_the_completed_goals) {  // DU-13
  in_every_state([](const State& after) {
    for (const Seat seat : Seats::all(after.players)) {
      int points = 0;
      after.player(seat).completed.each([&](int goal) { points += after.goal(goal).points; });
      ASSERT_EQ(after.player(seat).points, points);
    }
  });
}

/// What a player with a perfect memory knows: where every card is, which everyone sees, and the faces of the cards they
/// have held. It follows a game only by what its seat sees, independently of how the rules keep track.
class Memory {
 public:
  explicit Memory(Seat seat, int players) : seat_(seat), hands_(static_cast<std::size_t>(players)) {}

  void see(const State& before, const Step& step, const State& after) {
    if (!step.seat && step.outcome.type == Outcome::Type::deal) draw(before, step.outcome);
    if (step.seat && before.phase == Phase::redraw && after.phase != Phase::redraw) discard(before, step);
    if (after.set != before.set || (after.phase == Phase::over && before.phase != Phase::over)) complete(before, after);
  }

  /// All cards of a table in the order of Views::each_card: their faces if the seat knows them, or unknown.
  std::vector<int> faces() const {
    std::vector<int> faces;
    const auto add = [&](int card) { faces.push_back(face_.contains(card) ? face_.at(card) : int{Card::kUnknown}); };
    for (const auto& hand : hands_) std::for_each(hand.begin(), hand.end(), add);
    std::for_each(under_.begin(), under_.end(), add);
    return faces;
  }

 private:
  std::vector<int>& hand(Seat seat) { return hands_[static_cast<std::size_t>(index(seat))]; }

  void draw(const State& before, const Outcome& outcome) {
    int card = next_card_;
    if (before.unseen.is_empty()) {
      card = under_.front();
      under_.pop_front();
    } else {
      ++next_card_;
    }
    hand(outcome.seat).push_back(card);
    if (outcome.seat == seat_) face_[card] = outcome.first;
  }

  /// Everyone sees which cards of a hand are discarded.
  void discard(const State& before, const Step& last) {
    for (const Seat seat : Seats::all(before.players)) {
      const Move move = seat == *last.seat ? last.move : before.player(seat).chosen;
      std::vector<int> kept;
      for (std::size_t at = 0; at < hand(seat).size(); ++at) {
        if (move.discards(before.player(seat).hand[at].goal)) {
          under_.push_back(hand(seat)[at]);
        } else {
          kept.push_back(hand(seat)[at]);
        }
      }
      hand(seat) = kept;
    }
  }

  void complete(const State& before, const State& after) {
    for (const Seat seat : Seats::all(before.players)) {
      std::vector<int> kept;
      for (std::size_t at = 0; at < hand(seat).size(); ++at) {
        if (!after.player(seat).completed.has(before.player(seat).hand[at].goal)) kept.push_back(hand(seat)[at]);
      }
      hand(seat) = kept;
    }
  }

  Seat seat_;
  int next_card_ = 0;
  std::vector<std::vector<int>> hands_;
  std::deque<int> under_;
  std::map<int, int> face_;  // of the cards that the seat has held
};

std::vector<int> faces_of(const State& table) {
  std::vector<int> faces;
  Views::each_card(table, [&](const Card& card) { faces.push_back(card.goal); });
  return faces;
}

void check_memories(const Deck& deck, int games, int sets) {
  along_random_games(deck, games, sets, [](int players) {
    std::vector<Memory> memories;
    for (const Seat seat : Seats::all(players)) memories.emplace_back(seat, players);
    return [memories](const State& before, const Step& step, const State& after) mutable {
      for (const Seat seat : Seats::all(after.players)) {
        Memory& memory = memories[static_cast<std::size_t>(index(seat))];
        memory.see(before, step, after);
        ASSERT_EQ(faces_of(Views::view(after, seat).table), memory.faces());
      }
    };
  });
}

TEST(Properties, a_view_knows_what_a_good_memory_knows) {  // DU-5
  check_memories(our_deck(), 1, 40);
  // Small decks soon reach the cards under them, or run out.
  for (const int goals : {3, 7, 12, 26}) {
    Deck deck = our_deck();
    deck.goals.resize(static_cast<std::size_t>(goals));
    check_memories(deck, 2, 12);
  }
}

/// The same step in a game where the goals have swapped places in the deck.
Step with_goals(const Step& step, const std::vector<int>& goal_of) {
  const auto renamed = [&](int goal) { return goal_of[static_cast<std::size_t>(goal)]; };
  Step other = step;
  if (!step.seat && step.outcome.type == Outcome::Type::deal) {
    other.outcome = Outcome::deal(step.outcome.seat, renamed(step.outcome.first));
  }
  if (step.seat && step.move.verb() == Move::Verb::discard) {
    std::vector<int> goals;
    for (int goal = 0; goal < static_cast<int>(goal_of.size()); ++goal) {
      if (step.move.discards(goal)) goals.push_back(renamed(goal));
    }
    if (goals.size() == 1) other.move = Move::discard(goals[0]);
    if (goals.size() == 2) other.move = Move::discard(goals[0], goals[1]);
  }
  return other;
}

/// For each goal of the true state, the one in its place in an imagined state.
std::vector<int> imagined_goals(const State& truth, const State& imagined) {
  std::vector<int> goal_of(truth.deck->goals.size(), -1);
  const std::vector<int> faces = faces_of(truth);
  const std::vector<int> imagined_faces = faces_of(imagined);
  for (std::size_t i = 0; i < faces.size(); ++i) goal_of[static_cast<std::size_t>(faces[i])] = imagined_faces[i];
  int next = 0;
  truth.unseen.each([&](int goal) { goal_of[static_cast<std::size_t>(goal)] = imagined.unseen.nth(next++); });
  return goal_of;
}

/// Replays the steps of a game with the goals of an imagined state: they lead to that state, and at every step the
/// viewer sees the same as in the true game.
void check_history(const std::vector<Step>& steps, const State& truth, const State& imagined, Viewer viewer) {
  const std::vector<int> goal_of = imagined_goals(truth, imagined);
  State state = Game::start({.deck = truth.deck}, truth.players);
  State other = state;
  for (const Step& step : steps) {
    const Step renamed = with_goals(step, goal_of);
    if (!step.seat) {
      ASSERT_TRUE(Game::possible(other, renamed.outcome));
    }
    happen(state, step);
    happen(other, renamed);
    ASSERT_EQ(Views::view(state, viewer), Views::view(other, viewer));
  }
  ASSERT_EQ(faces_of(other), faces_of(imagined));
  ASSERT_EQ(other.unseen, imagined.unseen);
}

/// With goals that nobody completes, since a view ignores what follows from a goal that was not completed.
TEST(Properties, the_game_could_have_come_to_an_imagined_state_for_all_that_its_viewer_saw) {  // DU-5
  SimulationDice dice(1, 1);
  for (const int goals : {4, 7, 12, 30}) {
    const Deck deck = deck_of(goals);
    along_random_games(deck, 2, 8, [&](int /*players*/) {
      std::vector<Step> steps;
      return [&dice, steps](const State& /*before*/, const Step& step, const State& after) mutable {
        steps.push_back(step);
        if (dice.pick(60) != 0) return;
        const Seat viewer = seat(dice.pick(after.players));
        check_history(steps, after, Views::imagine(Views::view(after, viewer), dice), viewer);
      };
    });
  }
}

}  // namespace
}  // namespace alea::dualing_dice
