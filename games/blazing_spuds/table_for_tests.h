// A game for tests, which set up a position, decide the rolls and make choices.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text.h"
#include "games/blazing_spuds/game.h"
#include "gtest/gtest.h"

namespace alea::blazing_spuds {

inline constexpr Seat kA = seat(0);
inline constexpr Seat kB = seat(1);
inline constexpr Seat kC = seat(2);
inline constexpr Seat kD = seat(3);

/// Dice written as in a record: R1146 W25.
inline DiceSet dice(std::string_view text) {
  DiceSet set;
  for (const std::string_view word : split(text, ' ')) {
    for (const char digit : word.substr(1)) set.add(Game::read_move("deal " + std::string{word[0], digit})->die());
  }
  return set;
}

/// All options, one after another.
inline Options options_of(std::uint64_t game) {
  return {.backs = static_cast<OptionValue>(game % kBacks.size()),
          .placing = static_cast<OptionValue>(game / kBacks.size() % kPlacingNames.size())};
}

class TestTable {
 public:
  /// Nothing has happened yet.
  explicit TestTable(int players, Options options = {}) : state(Game::start(options, players)) {}

  /// In the middle of a game: empty cards, fronts up, and it is the player's turn.
  static TestTable middle(int players, Seat player, Phase phase = Phase::reroll, Options options = {}) {
    TestTable table(players, options);
    table.state.player = table.state.chooser = player;
    table.state.phase = phase;
    table.state.turn = 10;
    return table;
  }

  TestTable& put(Seat seat, Card card, std::string_view text) {
    Kitchen& kitchen = state.kitchen(seat);
    const DiceSet more = dice(text);
    more.each_kind([&](Die die) { kitchen.on(card).add(die, more.count(die)); });
    if (card != Card::stove) kitchen.refit(card);
    state.held.add(seat, more.size());
    return *this;
  }
  TestTable& turn_up(Seat seat, Card card, Side side) {
    state.kitchen(seat).up[static_cast<std::size_t>(card)] = side;
    state.kitchen(seat).refit(card);
    return *this;
  }

  TestTable& lot(Seat first) { return chance(std::string("lot ") + letter(first)); }
  TestTable& roll(std::string_view text) { return chance("roll " + std::string(text)); }
  TestTable& chance(std::string_view text) {
    const auto outcome = Game::read_outcome(text);
    EXPECT_TRUE(outcome && Game::turn(state).is_chance() && Game::possible(state, *outcome)) << text;
    if (outcome) Game::settle(state, *outcome);
    return *this;
  }

  /// Plays a move of the seat that has to choose.
  TestTable& choose(std::string_view text) {
    const auto move = Game::read_move(text);
    EXPECT_TRUE(move && offers(text)) << text << " of " << joined(offered());
    if (move && offers(text)) Game::play(state, state.chooser, *move);
    return *this;
  }
  TestTable& choose(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) choose(text);
    return *this;
  }
  /// Places the chooser's whole hand on the Stove.
  TestTable& all_on_stove() {
    const Seat seat = state.chooser;
    while (!state.kitchen(seat).hand.is_empty()) {
      Game::play(state, seat, Move::place(state.kitchen(seat).hand.first(), Card::stove));
    }
    return *this;
  }

  std::vector<std::string> offered() const {
    std::vector<std::string> texts;
    if (Game::turn(state).seats().empty()) return texts;
    for (const Move& move : Game::moves(state, state.chooser)) texts.push_back(Game::write(move));
    return texts;
  }
  bool offers(std::string_view text) const {
    const std::vector<std::string> texts = offered();
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  }

  std::string on(Seat seat, Card card) const { return dice_text(state.kitchen(seat).on(card)); }
  std::string hand(Seat seat) const { return dice_text(state.kitchen(seat).hand); }
  bool is_over() const { return Game::turn(state).is_over(); }

  State state;
};

using Texts = std::vector<std::string>;

}  // namespace alea::blazing_spuds
