// The events of a duel that take work to make. The rules call these where someone listens, and never in simulation.
//
// The rules often treat all duellists at once. Their events come in turn order.
#pragma once

#include "games/dice_tuners/duel.h"
#include "games/dice_tuners/events.h"

namespace alea::dice_tuners {

/// What the hero of a seat gives it at one moment, both effects together.
struct Gains {
  int cards = 0;
  int vp = 0;
  bool keeps = false;  // its own card, which it would not have kept otherwise

  void add(const Effect& effect, bool keeps_anyway) {
    if (effect.action == Action::draw) cards += effect.amount;
    if (effect.action == Action::score) vp += effect.amount;
    if (effect.action == Action::keep) keeps = keeps || !keeps_anyway;
  }
  constexpr bool operator==(const Gains&) const = default;
};
using GainsOfSeats = BySeat<Gains, kMostPlayers>;

void report_opening(const State& state, Recorder<Event> listener);
/// DT-19. Nobody has left the duel yet.
void report_shields(const State& state, Seats stopped, const GainsOfSeats& gains, Recorder<Event> listener);
/// DT-21: the cards of all duellists, and who is On Fire.
void report_cards(const State& state, Recorder<Event> listener);
void report_looks(const State& state, Seats lookers, Recorder<Event> listener);
/// DT-24, DT-25: what each strength is made of, and how a tie is decided.
void report_clash(const State& state, const Clash& clash, Recorder<Event> listener);
void report_gains(const State& state, const GainsOfSeats& gains, Recorder<Event> listener);
/// The cards that go back to their owners' hands.
void report_kept_cards(const State& state, Recorder<Event> listener);
/// DT-29: what decides the game, if VP do not.
void report_ties(const State& state, Recorder<Event> listener);

}  // namespace alea::dice_tuners
