// Answers a designer's questions about Dice Tuners (DT-33): whether heroes are worth their cost, whether a card decides
// too much, how duels end, and whether it matters who goes first. `alea lab dice_tuners` prints them as tables.
#pragma once

#include <array>
#include <cstdint>

#include "engine/report.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {

class Study {
 public:
  Study(const Options& options, int players);

  void watch(const State& before, Seat seat, const Move& move);
  void watch(const State& before, const Outcome& outcome);
  void watch(const State& end);
  void add(const Study& other);
  void report(Report& report) const;

 private:
  using Number = std::int64_t;

  struct OfHero {
    Number in_market = 0;  // times it was there when someone hired
    Number hired = 0;
    Number overdrives = 0;  // rounds in which its overdrive worked
    Number won = 0;
    Number lost = 0;
    Number null = 0;
  };
  struct OfCard {
    Number played = 0;
    Number spent = 0;  // on a hero
    Number discarded = 0;
    Number on_fire = 0;
    Number won = 0;
    Number decided = 0;
  };
  struct OfPlace {
    Number wins = 0;  // in twelfths, so that a win can be shared by up to four
    Number vp = 0;
  };

  OfHero& hero(const State& state, Seat seat) { return heroes_[index(state.player(seat).hero)]; }

  /// The steps that follow a choice or an outcome, up to the next one.
  void follow(State& state);
  void see_step(const State& before, const State& after);
  void see_cards(const State& before, const State& after);
  void see_end_of_duel(const State& before, const State& after);
  void see_decisive_cards(const State& fought, const DuelResult& result);

  void report_duels(Report& report) const;
  void report_playable(Report& report) const;
  void report_heroes(Report& report) const;
  void report_cards(Report& report) const;
  void report_order(Report& report) const;
  void report_rounds(Report& report) const;
  Number duels() const;

  const Content* content_;
  int players_;
  Number games_ = 0;
  Number retreats_ = 0;
  std::array<Number, 3> playable_{};  // duellists with no card to play, with one, and with more to choose from
  std::array<Number, 5> ends_{};      // duels, by DuelResult::Kind
  std::array<Number, 4> vp_in_round_{};
  std::array<OfPlace, kMostPlayers> by_place_{};  // counted from the first player of round 1
  BySeat<Number, kMostPlayers> wins_by_seat_{};
  std::array<OfHero, kMostHeroes> heroes_{};
  std::array<OfCard, kMostCards + 1> cards_{};  // the Bluff is the last
};

}  // namespace alea::dice_tuners
