// Dice with predetermined results, for tests and examples.
//
//   ScriptedDice dice({2, 0, 5});   // pick() returns 2, then 0, then 5
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "engine/dice.h"

namespace alea {

class ScriptedDice final : public Dice {
 public:
  explicit ScriptedDice(std::vector<int> picks) : picks_(std::move(picks)) {}

  int pick(int n) override {
    assert(next_ < picks_.size() && "the script is over");
    const int picked = picks_[next_++];
    assert(picked >= 0 && picked < n);
    static_cast<void>(n);
    return picked;
  }

  bool is_over() const { return next_ == picks_.size(); }

 private:
  std::vector<int> picks_;
  std::size_t next_ = 0;
};

}  // namespace alea
