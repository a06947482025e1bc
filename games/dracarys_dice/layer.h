// The positions with equally many dice in play and players still in, and how they settle.
//
// From a position a roll leads to a decision, and a decision to another position of the layer or to an
// end: something whose worth is known already. All of this is put in once, as places in tables; after
// that a sweep over the layer only adds up.
//
// Everybody chooses what is best for themselves. With three players or more, doing so everywhere at once
// need not come to rest: my better choice changes your best one, and so on in a circle. So a choice is
// kept until another is better by more than delta; delta is 0 at first, and grows until all are kept.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "engine/simulation_dice.h"

namespace alea::dracarys_dice {

/// How choices came to rest.
struct Settled {
  double delta = 0;   // by how much another choice had to be better; 0 where the best one was always taken
  double regret = 0;  // the most that another choice would bring, all else as it is
  int sweeps = 0;
  std::uint32_t decisions = 0;  // with choices that lead to different things

  /// For two layers that came to rest one after the other.
  void add(const Settled& other);
};

class Layer {
 public:
  /// What a choice leads to: a position of the layer or, behind those, an end.
  using Target = std::uint32_t;
  using Decision = std::uint32_t;

  /// Who chooses wants the most for themselves less `envy` times what all others get.
  Layer(int players, std::uint32_t positions, double envy);

  // To put it in. Worths are in the order in which players roll next, so who has chosen comes last.
  Target add_end(std::span<const float> worths);
  Decision add_decision(std::span<const Target> choices);
  // From each position in turn:
  void add_known(double probability, std::span<const float> worths);
  void add_roll(double probability, Decision decision) { rolls_.push_back({probability, decision}); }
  void end_position() { roll_ends_.push_back(static_cast<std::uint32_t>(rolls_.size())); }

  /// Sweeps until nothing changes. False if `go_on`, which is asked after each sweep, said no.
  bool settle(const std::function<bool()>& go_on);

  // Once it is settled
  const Settled& settled() const { return settled_; }
  std::span<const double> worths(Target target) const;
  std::uint32_t choice(Decision decision) const { return decisions_[decision].choice; }
  Target chosen(Decision decision) const { return chosen_[decision]; }

 private:
  struct Choices {
    std::uint32_t first;  // in targets_
    std::uint32_t count;
    std::uint32_t choice;
  };
  struct Roll {
    double probability;
    Decision decision;
  };

  double gain(Target target) const;
  std::uint32_t best(const Choices& decision) const;
  void begin_anew();
  void forget_worths();
  bool choose(double delta, bool some);
  double sweep();
  void finish(double delta, int sweeps);

  std::size_t players_;
  std::uint32_t positions_;
  double envy_;

  std::vector<double> worths_;  // of all targets
  std::vector<double> gains_;   // of all targets: what they are worth to who chooses
  std::vector<double> known_;   // of all positions: what does not change
  std::vector<Choices> decisions_;
  std::vector<Target> targets_;  // of all decisions
  std::vector<Target> chosen_;   // of each decision
  std::vector<Roll> rolls_;      // of all positions
  std::vector<std::uint32_t> roll_ends_;
  SimulationDice lots_{0, 0};
  Settled settled_;
};

}  // namespace alea::dracarys_dice
