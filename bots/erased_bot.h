// Makes an AnyBot from a bot's type and a game.
#pragma once

#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "engine/erased_game.h"
#include "search/bot.h"

namespace alea {

template <Game G, Bot<G> B>
class ErasedBot final : public AnyBot {
 public:
  ErasedBot(const Budget& budget, std::uint64_t seed) : bot_(bot_with<B>(budget)), dice_(seed, 0) {}

  std::string choose(const AnyView& view) override { return G::write(bot_.choose(perspective(view), dice_)); }

  std::vector<Ranked<std::string>> rank(const AnyView& view) override {
    std::vector<Ranked<std::string>> ranked;
    if constexpr (requires(const Perspective<G>& seen) { bot_.rank(seen, dice_); }) {
      for (const auto& one : bot_.rank(perspective(view), dice_)) {
        ranked.push_back({.move = G::write(one.move),
                          .value = one.value,
                          .weight = one.weight,
                          .worth = one.worth,
                          .margin = one.margin});
      }
    }
    return ranked;
  }

 private:
  static Perspective<G> perspective(const AnyView& view) {
    return {static_cast<const ErasedView<G>&>(view).view(), *view.viewer().seat()};
  }

  B bot_;
  SimulationDice dice_;
};

}  // namespace alea
