// A bot for any game: given a view, it answers with a move as text. bots/erased_bot.h makes one from a bot's type.
#pragma once

#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/ranked.h"

namespace alea {

class AnyBot {
 public:
  virtual ~AnyBot() = default;

  /// The view must be that of a seat that has a choice to make.
  virtual std::string choose(const AnyView& view) = 0;
  /// The moves of the view, best first; empty for a bot that does not rank them.
  virtual std::vector<Ranked<std::string>> rank(const AnyView& view) = 0;
};

}  // namespace alea
