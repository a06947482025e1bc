// The complete state of a game of Dice Tuners.
#pragma once

#include <array>
#include <cstdint>

#include "engine/by_seat.h"
#include "games/dice_tuners/limits.h"
#include "games/dice_tuners/sets.h"

namespace alea::dice_tuners {

/// What the game is waiting for, or what comes next.
enum class Phase : std::uint8_t {
  // Chance
  lot,     // the first player (DT-5)
  deal,    // a card to the chooser (DT-3)
  draw,    // a card below the top one to the chooser (DT-8)
  top,     // the new top card of the strategy deck
  market,  // a hero for the market (DT-4, DT-11)
  roll,    // one die
  // Choices of several seats at the same time
  bid,   // DT-7
  play,  // DT-20
  // Choices of the chooser
  spend,      // DT-8
  add,        // DT-9
  hire,       // DT-10
  extra,      // DT-12
  draft,      // DT-13
  deploy,     // DT-16
  retreat,    // DT-22
  effect,     // of the card, on strength (DT-23)
  aftermath,  // of the card, on the result (DT-23)
  take,       // DT-26
  discard,    // DT-6
  over,
  // Steps that the rules take by themselves
  hands,      // players draw cards that are due, and discard what is too many
  show_bids,  // DT-7
  next_hire,
  next_roll,
  duel,     // the Shield check (DT-19)
  reveal,   // DT-21
  effects,  // asks who uses the strength effect of their card
  compare,  // DT-24, DT-25
  result,   // what heroes do when a duel is over
  pick,     // offers the winner's card to the losers
  clear_up,
  next_duel,
};

constexpr bool is_step(Phase phase) { return phase >= Phase::hands; }

/// How a duel of this round ended.
struct DuelResult {
  enum class Kind : std::uint8_t { none, stopped, retreated, tied, won };  // stopped by a Shield
  Kind kind = Kind::none;
  Seat winner{};
  Seats losers;  // without those who had left the duel
  constexpr bool operator==(const DuelResult&) const = default;
};

struct Player {
  CardSet hand;    // includes the card chosen for a bid or a duel until it is revealed
  CardSet open;    // the part of the hand that everyone knows
  CardSet looked;  // named cards in other hands that this player has seen by a `look`
  BySeat<std::uint8_t, kMostPlayers> looked_bluffs{};  // Bluffs that they know are in each hand; 0 if they never looked
  Limits limits;                                       // what everyone can infer about the rest of the hand
  DiceSet dice;                                        // drafted, not deployed yet
  std::array<RolledDie, kSides.size()> sides{};        // deployed
  HeroCard hero = kNoHero;
  bool has_overdrive = false;  // DT-31
  std::uint8_t vp = 0;
  std::uint8_t held = 0;  // cards in hand, which everyone sees; a view may know fewer of them
  std::uint8_t due = 0;   // cards still to be drawn
  std::uint8_t paid = 0;  // value spent on a hero this round
  Card card = kNoCard;    // chosen for a bid or a duel, or revealed in a duel

  constexpr RolledDie at(Side side) const { return sides[static_cast<std::size_t>(side)]; }
  /// How many cards in hand are not known to everyone.
  constexpr int hidden() const { return held - open.size(); }
  constexpr bool operator==(const Player&) const = default;
};

inline constexpr std::uint8_t kNoDuel = 255;

struct State {
  Options options;  // the content is always set
  std::uint8_t players = 0;
  Phase phase = Phase::lot;
  std::uint8_t round = 0;  // from 1 once the first player is known
  Seat began{};            // the first player of round 1
  Seat first{};            // of this round
  Seat chooser{};          // who chooses, or takes the card that is drawn
  Seats waiting;           // who still has to choose, at the same time or in turn order

  // Strategy cards
  CardSet deck;  // below the top card, unordered: which card comes next is decided when it is drawn
  CardSet discards;
  Card top = kNoCard;
  Card drawn_top = kNoCard;  // the top card that the chooser has just taken, until the draw is complete
  CardSet drawn;             // what the chooser has drawn from below it; in a view only for that seat

  // Recruitment
  HeroSet hero_deck;
  HeroSet hero_discards;
  HeroSet market;
  std::array<Seat, kMostPlayers> hiring{};  // the order of hiring
  std::uint8_t hired = 0;                   // how many have hired

  // Roll and draft
  std::uint8_t roll = 0;  // 1 to 3
  ColourCounts left;      // dice not rolled yet this round
  ColourCounts loose;     // about to be rolled
  DiceSet row;            // rolled, to be drafted
  DiceSet aside;          // DT-15

  // Duels
  std::uint8_t duel = kNoDuel;
  Seats duellists;                                // who is still in the duel
  Seats on_fire;                                  // DT-21
  Seats users;                                    // who uses the strength effect of their card
  Seats keepers;                                  // who takes their card back
  BySeat<std::uint8_t, kMostPlayers> compared{};  // the strengths that decided the duel, or did not
  std::array<DuelResult, kMostDuels> results{};

  BySeat<Player, kMostPlayers> seats;

  constexpr bool is_drawing() const { return drawn_top != kNoCard; }
  constexpr Player& player(Seat seat) { return seats[seat]; }
  constexpr const Player& player(Seat seat) const { return seats[seat]; }
  constexpr DuelResult& duel_result() { return results[duel]; }
  constexpr const DuelResult& duel_result() const { return results[duel]; }

  const Content& content() const { return *options.content; }
  /// 0 for a Bluff or no card (DT-20).
  int value(Card card) const { return is_named(card) ? content().cards[index(card)].value : 0; }
  const Hero& hero(Seat seat) const { return content().heroes[index(player(seat).hero)]; }
  /// The value of all cards in hand (DT-29).
  int hand_value(Seat seat) const {
    int sum = 0;
    player(seat).hand.each_kind([&](Card card) { sum += value(card); });
    return sum;
  }
  int cost(HeroCard hero) const { return content().heroes[index(hero)].cost; }

  /// The first of these seats in turn order. There must be one.
  constexpr Seat next_in_turn(Seats of) const {
    Seat seat = first;
    while (!of.has(seat)) seat = left_of(seat, players);
    return seat;
  }

  /// Calls visit(seat) for each of these seats in turn order.
  template <class Visit>
  constexpr void each_in_turn(Seats of, Visit visit) const {
    for (; !of.empty(); of = of.without(next_in_turn(of))) visit(next_in_turn(of));
  }

  bool operator==(const State&) const = default;
};

static_assert(sizeof(State) <= 400);

}  // namespace alea::dice_tuners
