// Invariants of the game, checked along random games.
#include <algorithm>
#include <vector>

#include "games/blazing_spuds/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {
namespace {

/// Calls check(before, move, after) for every choice of many random games, with each number of players.
template <class Check>
void along_random_games(Check check) {
  constexpr int kGames = 700;
  for (int players = 2; players <= kMostPlayers; ++players) {
    for (std::uint64_t game = 0; game < kGames && !testing::Test::HasFailure(); ++game) {
      SimulationDice dice(game, static_cast<std::uint64_t>(players));
      State state = Game::start(options_of(game), players);
      while (!Game::turn(state).is_over()) {
        if (Game::turn(state).is_chance()) {
          Game::settle(state, Game::draw(state, dice));
          continue;
        }
        const Rules::Moves moves = Game::moves(state, state.chooser);
        const Move move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
        const State before = state;
        Game::play(state, state.chooser, move);
        check(before, move, state);
      }
    }
  }
}

int dice_of(const State& state, Seat seat, Colour colour) {
  if (Game::is_unrolled(state, seat)) return Game::starting_dice(state, seat)[colour];
  const Kitchen& kitchen = state.kitchen(seat);
  int count = kitchen.hand.of(colour).size();
  for (const Card card : kAllCards) count += kitchen.on(card).of(colour).size();
  return seat == state.chooser ? count + state.loose[colour] : count;
}

/// BS-5 as in the table of the rulebook, implemented differently from the rules.
bool may_hold(Side side, const DiceSet& dice) {
  std::array<int, kValues> counts{};
  dice.each_kind([&](Die die) { counts[static_cast<std::size_t>(die.value() - 1)] += dice.count(die); });
  const auto kinds = std::count_if(counts.begin(), counts.end(), [](int count) { return count > 0; });
  const int most = *std::max_element(counts.begin(), counts.end());
  const int size = dice.size();
  switch (side) {
    case Side::run: return most <= 1;
    case Side::kind: return kinds <= 1 && size <= 6;
    case Side::pair: return size <= 4 && (kinds <= 1 || (kinds == 2 && most <= 2));
    case Side::different: return most <= 1 && size <= 3;
    case Side::reassign: return size <= 3;
    case Side::target: return size <= 2;
    case Side::stove: break;
  }
  return true;
}

TEST(Properties, no_die_appears_or_disappears) {  // BS-1
  along_random_games([](const State& /*before*/, Move /*move*/, const State& after) {
    for (const Colour colour : kAllColours) {
      int at_start = 0;
      int now = after.compost[colour];
      for (const Seat seat : Seats::all(after.players)) {
        at_start += Game::starting_dice(after, seat)[colour];
        now += dice_of(after, seat, colour);
      }
      ASSERT_EQ(now, at_start);
    }
    for (const Seat seat : Seats::all(after.players)) {
      int held = 0;
      for (const Colour colour : kAllColours) held += dice_of(after, seat, colour);
      ASSERT_EQ(after.held[seat], held);
    }
  });
}

/// So that a hint does not list the same thing twice, for instance a card and the colour of all its dice.
TEST(Properties, no_two_choices_come_to_the_same) {
  constexpr int kOneIn = 16;
  int choices = 0;
  along_random_games([&](const State& before, Move /*move*/, const State& /*after*/) {
    if (++choices % kOneIn != 0) return;
    std::vector<State> reached;
    for (const Move move : Game::moves(before, before.chooser)) {
      State after = before;
      Game::play(after, before.chooser, move);
      ASSERT_EQ(std::count(reached.begin(), reached.end(), after), 0) << Game::write(move);
      reached.push_back(after);
    }
  });
}

TEST(Properties, no_card_ever_holds_what_it_may_not) {  // BS-5
  along_random_games([](const State& before, Move /*move*/, const State& after) {
    const Kitchen& kitchen = after.kitchen(before.chooser);  // only the chooser's cards change
    for (const Card card : kActionCards) ASSERT_TRUE(may_hold(kitchen.side(card), kitchen.on(card)));
  });
}

TEST(Properties, what_a_card_takes_is_always_up_to_date) {  // BS-9
  along_random_games([](const State& /*before*/, Move /*move*/, const State& after) {
    for (const Seat seat : Seats::all(after.players)) {
      Kitchen fresh = after.kitchen(seat);
      for (const Card card : kActionCards) fresh.refit(card);
      ASSERT_EQ(fresh, after.kitchen(seat));
    }
  });
}

TEST(Properties, nobody_is_ever_given_a_die_of_their_colour) {  // BS-12, BS-13
  along_random_games([](const State& before, Move move, const State& after) {
    if (move.kind() != Move::Kind::deal && move.kind() != Move::Kind::give) return;
    for (const Seat seat : Seats::all(after.players).without(before.player)) {
      ASSERT_EQ(after.kitchen(seat).hand.of(colour_of(seat)).size(), 0);
    }
  });
}

TEST(Properties, a_die_bounces_only_if_there_is_no_other) {  // BS-12
  along_random_games([](const State& before, Move move, const State& /*after*/) {
    if (move.kind() != Move::Kind::deal || before.receiver == before.player) return;
    if (!Game::bounces(move.die(), before.receiver)) return;
    const DiceSet& hand = before.kitchen(before.player).hand;
    ASSERT_EQ(hand.of(colour_of(before.receiver)).size(), hand.size());
  });
}

TEST(Properties, the_first_die_of_a_distribution_goes_to_the_compost) {  // BS-11
  bool is_first = false;
  along_random_games([&](const State& before, Move move, const State& after) {
    const bool goes_first = is_first && move.kind() == Move::Kind::deal;
    if (goes_first) {
      ASSERT_EQ(after.compost.size(), before.compost.size() + 1);
    }
    is_first = move.kind() == Move::Kind::activate;
  });
}

TEST(Properties, a_turn_begins_with_dice_and_with_empty_hands) {  // BS-8, BS-16
  along_random_games([](const State& /*before*/, Move /*move*/, const State& after) {
    if (after.phase != Phase::reroll) return;
    ASSERT_GT(after.held[after.player], 0);
    ASSERT_TRUE(after.loose.is_empty());
    for (const Kitchen& kitchen : after.kitchens) ASSERT_TRUE(kitchen.hand.is_empty());
  });
}

}  // namespace
}  // namespace alea::blazing_spuds
