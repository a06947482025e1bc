#include "games/blazing_spuds/events.h"

#include <array>

namespace alea::blazing_spuds {
namespace {

std::string_view noun_of(Die die) {
  constexpr std::array<std::array<std::string_view, kValues>, kColours> kKeys{{
      {"die.R1", "die.R2", "die.R3", "die.R4", "die.R5", "die.R6"},
      {"die.Y1", "die.Y2", "die.Y3", "die.Y4", "die.Y5", "die.Y6"},
      {"die.W1", "die.W2", "die.W3", "die.W4", "die.W5", "die.W6"},
      {"die.G1", "die.G2", "die.G3", "die.G4", "die.G5", "die.G6"},
  }};
  return kKeys[static_cast<std::size_t>(die.colour())][static_cast<std::size_t>(die.value() - 1)];
}

}  // namespace

std::vector<Thing> words_of(const DiceSet& dice) {
  std::vector<Thing> list;
  dice.each_kind([&](Die die) { list.push_back({.noun = noun_of(die), .count = dice.count(die)}); });
  return list;
}

Word words_of(Side side) {
  constexpr std::array<std::string_view, 7> kKeys{"label.run",      "label.kind",   "label.pair", "label.different",
                                                  "label.reassign", "label.target", "side.stove"};
  return {kKeys[static_cast<std::size_t>(side)]};
}

Word words_of(Colour colour) {
  constexpr std::array<std::string_view, kColours> kKeys{"label.red", "label.yellow", "label.white", "label.green"};
  return {kKeys[static_cast<std::size_t>(colour)]};
}

}  // namespace alea::blazing_spuds
