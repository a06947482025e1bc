// The two-worlds test finds leaks: each of these games tells a secret at one place, and must be caught there.
#include <gtest/gtest-spi.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "server/hall/two_worlds_for_tests.h"
#include "tests/games/nine_cards/game.h"

namespace alea::server {
namespace {

using nine_cards::State;

/// Different in most states that a viewer cannot tell apart.
int secret(const State& state) {
  int sum = 0;
  for (const Seat seat : Seats::all(state.players)) sum += state.card[seat] * (index(seat) + 1);
  return sum;
}
bool is_odd(const State& state) { return secret(state) % 2 == 1; }

/// Nine Cards, with views that hold the truth without showing it.
struct Tight : nine_cards::Game {
  struct View : nine_cards::View {
    State truth;
    bool operator==(const View& other) const { return nine_cards::View::operator==(other); }
  };
  static View view(const State& state, Viewer viewer) { return {nine_cards::Game::view(state, viewer), state}; }
  static View full_view(const State& state) { return {nine_cards::Game::full_view(state), state}; }
};

struct LeakyView : Tight {
  static int leak(const View& view) { return secret(view.truth); }
  static constexpr std::tuple kView{alea::field("dealt", &View::dealt), alea::field("leak", &leak)};
};

struct LeakyEvent : Tight {
  template <class L = Silent>
  static void play(State& state, Seat seat, Move move, L listener = {}) {
    Tight::play(state, seat, move, listener);
    listener(nine_cards::Showed{seat, state.card[seat]});
  }
};

struct LeakyChoice : Tight {
  static Choice choice(const View& view, const Move& move) {
    return is_odd(view.truth) ? nine_cards::ChooseStay{} : Tight::choice(view, move);
  }
};

struct LeakyMoves : Tight {
  static FixedList<Move, 2> moves(const State& state, Seat seat) {
    FixedList<Move, 2> forced;
    forced.push_back(Move::stay);
    return is_odd(state) ? forced : Tight::moves(state, seat);
  }
  static FixedList<Move, 2> moves(const View& view) {
    const auto seat = view.viewer.seat();
    return seat ? moves(view.truth, *seat) : FixedList<Move, 2>();
  }
};

struct LeakyHint : Tight {
  static void reasons(const View& view, const Move& /*move*/, Facts& facts) {
    facts.push_back({.name = "leak", .arguments = {{"n", secret(view.truth)}}});
  }
};

/// Lists show whose turn it is.
struct LeakyTurn : Tight {
  static Turn turn(const State& state) {
    const Turn turn = Tight::turn(state);
    return turn.seats().size() > 1 && is_odd(state) ? Turn::of(turn.seats().front()) : turn;
  }
};

/// The failures in a hundred games, with the viewer in every seat and in none.
template <class G>
std::vector<std::string> found() {
  const ErasedGame<G> game{GameTexts{}};
  testing::TestPartResultArray failures;
  {
    const testing::ScopedFakeTestPartResultReporter reporter(
        testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &failures);
    for (int i = 0; i < 100; ++i) {
      const int players = 2 + i % 3;
      TwoWorlds(Imaginable::of<G>(game), players, i / 3 % (players + 1), i).play(true);
    }
  }
  std::vector<std::string> messages;
  for (int i = 0; i < failures.size(); ++i) messages.emplace_back(failures.GetTestPartResult(i).message());
  return messages;
}

/// Whether the secret was noticed at this place.
template <class G>
bool is_found_in(std::string_view place) {
  const std::vector<std::string> all = found<G>();
  return std::any_of(all.begin(), all.end(), [&](const auto& one) { return one.find(place) != std::string::npos; });
}

TEST(Leaks, there_are_none_in_a_game_that_keeps_its_secrets) { EXPECT_EQ(found<Tight>(), std::vector<std::string>()); }

TEST(Leaks, in_a_view_are_found) { EXPECT_TRUE(is_found_in<LeakyView>("snapshot")); }

TEST(Leaks, in_an_event_that_others_see_are_found) { EXPECT_TRUE(is_found_in<LeakyEvent>("update")); }

TEST(Leaks, in_the_sentence_of_a_choice_are_found) { EXPECT_TRUE(is_found_in<LeakyChoice>("snapshot")); }

TEST(Leaks, in_the_moves_that_a_refusal_lists_are_found) { EXPECT_TRUE(is_found_in<LeakyMoves>("refusal")); }

TEST(Leaks, in_the_reasons_of_a_hint_are_found) { EXPECT_TRUE(is_found_in<LeakyHint>("hint")); }

TEST(Leaks, in_a_row_of_a_list_are_found) { EXPECT_TRUE(is_found_in<LeakyTurn>("list row")); }

}  // namespace
}  // namespace alea::server
