// What a player is asked, in their own words, and which answers they should confirm.
#pragma once

#include "engine/fact.h"
#include "games/blazing_spuds/view.h"

namespace alea::blazing_spuds {

struct Question {
  static Fact question(const View& view);
  /// Only to activate nothing when a card would win the game.
  static bool is_risky(const View& view, const Move& move);
};

}  // namespace alea::blazing_spuds
