// What holds at every moment of every game, checked along random ones.
#include <deque>
#include <map>
#include <optional>

#include "games/dualing_dice/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dualing_dice {
namespace {

/// What happened: a move of a seat, or an outcome.
struct Event {
  std::optional<Seat> seat;
  Move move{};
  Outcome outcome{};
};

void happen(State& state, const Event& event) {
  if (event.seat) {
    Game::play(state, *event.seat, event.move);
  } else {
    Game::settle(state, event.outcome);
  }
}

/// Any event that can come next. Of seats that choose at the same time, any may be next.
Event any_event(const State& state, SimulationDice& dice) {
  const Turn turn = Game::turn(state);
  if (turn.is_chance()) return {.seat = {}, .move = {}, .outcome = Game::draw(state, dice)};
  const std::vector<Seat> seats(turn.seats().begin(), turn.seats().end());
  const Seat seat = seats[static_cast<std::size_t>(dice.pick(static_cast<int>(seats.size())))];
  const auto moves = Game::moves(state, seat);
  return {
      .seat = seat, .move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))], .outcome = {}};
}

/// Plays random games at every player count, of so many sets at most. begin(players) gives what looks at one of
/// them: see(before, event, after).
template <class Begin>
void along_random_games(const Deck& deck, int games, int sets, Begin begin) {
  for (int players = 2; players <= kMostPlayers; ++players) {
    for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
      SimulationDice dice(static_cast<std::uint64_t>(game), static_cast<std::uint64_t>(players));
      auto see = begin(players);
      State state = Game::start(with_deck(deck), players);
      while (!Game::turn(state).is_over() && state.set <= sets && !testing::Test::HasFailure()) {
        const State before = state;
        const Event event = any_event(state, dice);
        happen(state, event);
        see(before, event, state);
      }
    }
  }
}

/// Lets check(state) look at every state of some games with the deck in the box.
template <class Check>
void in_every_state(Check check) {
  along_random_games(our_deck(), 3, kLastSet, [&](int /*players*/) {
    return [&](const State& /*before*/, const Event& /*event*/, const State& after) { check(after); };
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

/// What a player with a good memory keeps in mind: where every card lies, which all see, and the faces of those that
/// they have held. It follows a game by what its seat sees of it, and knows nothing of how the rules keep it.
class Memory {
 public:
  explicit Memory(Seat seat, int players) : seat_(seat), hands_(static_cast<std::size_t>(players)) {}

  void see(const State& before, const Event& event, const State& after) {
    if (!event.seat && event.outcome.type == Outcome::Type::deal) draw(before, event.outcome);
    if (event.seat && before.phase == Phase::redraw && after.phase != Phase::redraw) discard(before, event);
    if (after.set != before.set || (after.phase == Phase::over && before.phase != Phase::over)) complete(before, after);
  }

  /// All cards of a table in the order of Views::each_card, as faces the seat knows or as unknown.
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

  /// Everybody sees which cards of a hand go.
  void discard(const State& before, const Event& last) {
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
    return [memories](const State& before, const Event& event, const State& after) mutable {
      for (const Seat seat : Seats::all(after.players)) {
        Memory& memory = memories[static_cast<std::size_t>(index(seat))];
        memory.see(before, event, after);
        ASSERT_EQ(faces_of(Views::view(after, seat).table), memory.faces());
      }
    };
  });
}

TEST(Properties, a_view_knows_what_a_good_memory_knows) {  // DU-5
  check_memories(our_deck(), 1, 40);
  // Small decks soon come to the cards under them, or have none left.
  for (const int goals : {3, 7, 12, 26}) {
    Deck deck = our_deck();
    deck.goals.resize(static_cast<std::size_t>(goals));
    check_memories(deck, 2, 12);
  }
}

/// A game in which the goals have changed their places in the deck.
Event with_goals(const Event& event, const std::vector<int>& goal_of) {
  const auto renamed = [&](int goal) { return goal_of[static_cast<std::size_t>(goal)]; };
  Event other = event;
  if (!event.seat && event.outcome.type == Outcome::Type::deal) {
    other.outcome = Outcome::deal(event.outcome.seat, renamed(event.outcome.first));
  }
  if (event.seat && event.move.verb() == Move::Verb::discard) {
    std::vector<int> goals;
    for (int goal = 0; goal < static_cast<int>(goal_of.size()); ++goal) {
      if (event.move.discards(goal)) goals.push_back(renamed(goal));
    }
    if (goals.size() == 1) other.move = Move::discard(goals[0]);
    if (goals.size() == 2) other.move = Move::discard(goals[0], goals[1]);
  }
  return other;
}

/// The goals of the truth, each with the one that stands for it in an imagined state.
std::vector<int> imagined_goals(const State& truth, const State& imagined) {
  std::vector<int> goal_of(truth.deck->goals.size(), -1);
  const std::vector<int> faces = faces_of(truth);
  const std::vector<int> imagined_faces = faces_of(imagined);
  for (std::size_t i = 0; i < faces.size(); ++i) goal_of[static_cast<std::size_t>(faces[i])] = imagined_faces[i];
  int next = 0;
  truth.unseen.each([&](int goal) { goal_of[static_cast<std::size_t>(goal)] = imagined.unseen.nth(next++); });
  return goal_of;
}

/// Plays the events of a game again with the goals of an imagined state: they come to that state, and at every step
/// the viewer sees what they saw.
void check_history(const std::vector<Event>& events, const State& truth, const State& imagined, Viewer viewer) {
  const std::vector<int> goal_of = imagined_goals(truth, imagined);
  State state = Game::start({.deck = truth.deck}, truth.players);
  State other = state;
  for (const Event& event : events) {
    const Event renamed = with_goals(event, goal_of);
    if (!event.seat) {
      ASSERT_TRUE(Game::possible(other, renamed.outcome));
    }
    happen(state, event);
    happen(other, renamed);
    ASSERT_EQ(Views::view(state, viewer), Views::view(other, viewer));
  }
  ASSERT_EQ(faces_of(other), faces_of(imagined));
  ASSERT_EQ(other.unseen, imagined.unseen);
}

/// With goals that nobody completes: what can be told from a goal that was not completed, a view leaves aside.
TEST(Properties, the_game_could_have_come_to_an_imagined_state_for_all_that_its_viewer_saw) {  // DU-5
  SimulationDice dice(1, 1);
  for (const int goals : {4, 7, 12, 30}) {
    const Deck deck = deck_of(goals);
    along_random_games(deck, 2, 8, [&](int /*players*/) {
      std::vector<Event> events;
      return [&dice, events](const State& /*before*/, const Event& event, const State& after) mutable {
        events.push_back(event);
        if (dice.pick(60) != 0) return;
        const Seat viewer = seat(dice.pick(after.players));
        check_history(events, after, Views::imagine(Views::view(after, viewer), dice), viewer);
      };
    });
  }
}

}  // namespace
}  // namespace alea::dualing_dice
