// A table of Dice Tuners for tests: sets up a position, then plays given rolls, cards and moves.
//
// Its content is plain: cards 1 to 16 are red, 17 to 32 green and 33 to 48 blue, each colour with values 1 to 6 in
// turn: card 3 is a red 3 and card 20 a green 4. Heroes 1 to 6 cost 1 to 6, and so on in turn.
// Nothing has an effect until a test gives it one.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text.h"
#include "games/dice_tuners/game.h"
#include "games/dice_tuners/hands.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {

inline constexpr Seat kA = seat(0);
inline constexpr Seat kB = seat(1);
inline constexpr Seat kC = seat(2);
inline constexpr Seat kD = seat(3);

using Texts = std::vector<std::string>;

/// An effect that never works: no die has two colours.
inline Effect no_effect() { return {.needs = Conditions().with(Condition::own_red).with(Condition::own_blue)}; }

inline Content plain_content() {
  Content content;
  for (Die& die : content.dice) die.sides = {2, 1, 1, 1, 1};
  for (int i = 0; i < 18; ++i) {
    content.heroes.push_back({.name = "Hero " + std::to_string(i + 1),
                              .cost = i % kHighestCost + 1,
                              .skill = no_effect(),
                              .overdrive = no_effect(),
                              .overdrive_needs = {3, 0, 0}});
  }
  for (int i = 0; i < 48; ++i) {
    content.cards.push_back({.name = "Card " + std::to_string(i + 1),
                             .colour = static_cast<Colour>(i / 16),
                             .value = i % 16 % kHighestValue + 1,
                             .effect = no_effect()});
  }
  return content;
}

inline Card card(std::string_view text) { return Game::read_move("spend " + std::string(text))->card(); }
inline RolledDie die(std::string_view text) { return Game::read_move("draft " + std::string(text))->die(); }

class TestTable {
 public:
  /// Nothing has happened yet.
  explicit TestTable(int players) : content(std::make_unique<Content>(plain_content())) {
    state = Game::start({.content = Shared<Content>(*content)}, players);
  }

  /// Round 1 after the deployment, before any duel: A is first, and everyone has hero 3, a red die with one Katana on
  /// each side and an empty hand. All colours may be played.
  static TestTable deployed(int players) {
    TestTable table(players);
    table.hire(players);
    State& state = table.state;
    state.roll = kRolls;
    for (const auto* text : {"R1", "G1", "B1"}) state.aside.add(die(text));
    for (const Seat seat : Seats::all(players)) table.sides(seat, "R1", "R1", "R1");
    return table;
  }

  /// Everyone has hired and has an empty hand. The top card is a blue 1.
  void hire(int players) {
    state.round = 1;
    state.top = card("48");
    state.deck.remove(state.top);
    state.hired = static_cast<std::uint8_t>(players);
    for (const Seat seat : Seats::all(players)) {
      hand(seat, {});
      hero(seat, 2 + 6 * (index(seat) % 3));  // 3, 9, 15: all cost 3
    }
    for (int i = 0; i <= players; ++i) {
      const HeroCard next = state.hero_deck.nth(0);
      state.hero_deck.remove(next);
      state.market.add(next);
    }
  }

  /// Gives the seat this hero, counted from 0, even if another seat has it.
  TestTable& hero(Seat seat, int number) {
    const HeroCard card = static_cast<HeroCard>(number);
    state.hero_deck.remove(card);
    state.player(seat).hero = card;
    return *this;
  }

  /// Gives a skill or a working overdrive to the seat's hero, and to no other.
  TestTable& skill(Seat seat, std::string_view effect) {
    own_hero(seat).skill = *read_effect(effect, EffectOf::hero);
    return *this;
  }
  TestTable& overdrive(Seat seat, std::string_view effect, std::array<std::uint8_t, kColours> needs = {0, 0, 0}) {
    own_hero(seat).overdrive = *read_effect(effect, EffectOf::hero);
    own_hero(seat).overdrive_needs = needs;
    return *this;
  }
  TestTable& cost(Seat seat, int cost) {
    own_hero(seat).cost = cost;
    return *this;
  }
  TestTable& effect(std::string_view number, std::string_view text) {
    content->cards[index(card(number))].effect = *read_effect(text, EffectOf::card);
    return *this;
  }

  /// Sets the seat's hand, unseen by the others. Its old cards go to the deck.
  TestTable& hand(Seat seat, std::initializer_list<std::string_view> cards) {
    Player& player = state.player(seat);
    state.deck = state.deck + player.hand;
    player.hand = player.open = {};
    player.held = 0;
    for (const std::string_view text : cards) {
      EXPECT_TRUE(state.deck.has(card(text))) << text;
      state.deck.remove(card(text));
      gain_unseen(state, seat, card(text));
    }
    return *this;
  }

  TestTable& sides(Seat seat, std::string_view left, std::string_view front, std::string_view right) {
    state.player(seat).sides = {die(left), die(front), die(right)};
    return *this;
  }
  TestTable& aside(std::initializer_list<std::string_view> dice) {
    state.aside = {};
    for (const std::string_view text : dice) state.aside.add(die(text));
    return *this;
  }

  /// Begins the duel with this number, counted from 1.
  TestTable& duel(int number) {
    for (const Seat seat : Seats::all(state.players)) {
      Player& player = state.player(seat);
      ColourCounts dice;
      for (const RolledDie one : player.sides) dice.add(one.colour(), 1);
      const auto& needs = content->heroes[index(player.hero)].overdrive_needs;
      player.has_overdrive = dice.count[0] >= needs[0] && dice.count[1] >= needs[1] && dice.count[2] >= needs[2];
    }
    state.duel = static_cast<std::uint8_t>(number - 1);
    state.phase = Phase::duel;
    while (is_step(state.phase)) Game::step(state);
    return *this;
  }

  TestTable& chance(std::string_view text) {
    const auto outcome = Game::read_outcome(text);
    const bool fits = outcome && Game::turn(state).is_chance() && Game::possible(state, *outcome);
    EXPECT_TRUE(fits) << text;
    if (fits) Game::settle(state, *outcome);
    return *this;
  }
  TestTable& chance(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) chance(text);
    return *this;
  }
  /// Random outcomes until someone has to choose.
  TestTable& any_chance() {
    SimulationDice dice(1, 1);
    while (Game::turn(state).is_chance()) Game::settle(state, Game::draw(state, dice));
    return *this;
  }

  TestTable& choose(Seat seat, std::string_view text) {
    EXPECT_TRUE(offers(seat, text)) << letter(seat) << " " << text << " of " << joined(offered(seat));
    if (offers(seat, text)) Game::play(state, seat, *Game::read_move(text));
    return *this;
  }

  bool is_waited_for(Seat seat) const { return Game::turn(state).seats().has(seat); }
  Texts offered(Seat seat) const {
    Texts texts;
    if (!is_waited_for(seat)) return texts;
    for (const Move& move : Game::moves(state, seat)) texts.push_back(Game::write(move));
    return texts;
  }
  bool offers(Seat seat, std::string_view text) const {
    const Texts texts = offered(seat);
    return std::find(texts.begin(), texts.end(), text) != texts.end();
  }

  const Player& player(Seat seat) const { return state.player(seat); }
  int vp(Seat seat) const { return state.player(seat).vp; }
  Texts hand_of(Seat seat) const { return texts(state.player(seat).hand); }
  bool is_discarded(std::string_view text) const { return state.discards.has(card(text)); }
  /// How a duel ended, without its losers.
  DuelResult result(int number) const {
    const DuelResult& result = state.results[static_cast<std::size_t>(number - 1)];
    return {.kind = result.kind, .winner = result.winner, .losers = {}};
  }
  Seats losers(int number) const { return state.results[static_cast<std::size_t>(number - 1)].losers; }
  Seats on_fire() const { return state.on_fire; }

  static Texts texts(CardSet cards) {
    Texts list;
    for (int i = 0; i < cards.size(); ++i) list.push_back(text_of(cards.nth(i)));
    return list;
  }

  std::unique_ptr<Content> content;
  State state;

 private:
  /// A copy of the seat's hero that nobody else has.
  Hero& own_hero(Seat seat) {
    const std::size_t number = 12 + static_cast<std::size_t>(index(seat));
    Player& player = state.player(seat);
    if (index(player.hero) != number) {
      content->heroes[number] = content->heroes[index(player.hero)];
      hero(seat, static_cast<int>(number));
    }
    return content->heroes[number];
  }
};

constexpr DuelResult won_by(Seat seat) { return {.kind = DuelResult::Kind::won, .winner = seat, .losers = {}}; }
constexpr DuelResult null_by(DuelResult::Kind kind) { return {.kind = kind, .winner = {}, .losers = {}}; }

using Events = std::vector<Event>;

/// The events of a move, which is not made at the table itself.
inline Events events_of(const TestTable& table, Seat seat, std::string_view move) {
  EXPECT_TRUE(table.offers(seat, move)) << move;
  State state = table.state;
  Events events;
  Game::play(state, seat, *Game::read_move(move), Recorder<Event>{&events});
  return events;
}

inline Events events_of(const TestTable& table, std::string_view outcome) {
  State state = table.state;
  Events events;
  Game::settle(state, *Game::read_outcome(outcome), Recorder<Event>{&events});
  return events;
}

/// What the viewer is told of them.
inline Facts told(const Events& events, Viewer viewer) {
  Facts facts;
  for (const Event& event : events) {
    if (const auto seen = Game::see(event, viewer)) facts.push_back(fact_of(*seen));
  }
  return facts;
}

/// Calls `check(state)` at every moment of random games with our own content, for every number of players.
template <class Check>
void along_random_games(int games, Check check) {
  for (int players = kLeastPlayers; players <= kMostPlayers; ++players) {
    for (int game = 0; game < games && !testing::Test::HasFailure(); ++game) {
      SimulationDice dice(static_cast<std::uint64_t>(game), static_cast<std::uint64_t>(players));
      State state = Game::start({}, players);
      check(state);
      while (!Game::turn(state).is_over()) {
        if (Game::turn(state).is_chance()) {
          Game::settle(state, Game::draw(state, dice));
        } else {
          const Seat seat = Game::turn(state).seats().front();
          const auto moves = Game::moves(state, seat);
          Game::play(state, seat, moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))]);
        }
        check(state);
      }
    }
  }
}

/// Two players before the duel between A's left die and B's right die.
inline TestTable facing(std::string_view left_of_a, std::string_view right_of_b) {
  TestTable table = TestTable::deployed(2);
  table.sides(kA, left_of_a, "R1", "R1").sides(kB, "R1", "R1", right_of_b);
  return table;
}

}  // namespace alea::dice_tuners
