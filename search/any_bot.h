// A bot at a table of any game: given a view, it answers with a move as text.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/erased_game.h"
#include "search/bot.h"

namespace alea {

class AnyBot {
 public:
  virtual ~AnyBot() = default;

  /// The view must be that of a seat whose choice is waited for.
  virtual std::string choose(const AnyView& view) = 0;
  /// What it thinks of the moves, the best first; nothing from a bot that does not think.
  virtual std::vector<Ranked<std::string>> rank(const AnyView& view) = 0;
};

template <Game G, Bot<G> B>
class ErasedBot final : public AnyBot {
 public:
  ErasedBot(const Budget& budget, std::uint64_t seed) : bot_(bot_with<B>(budget)), dice_(seed, 0) {}

  std::string choose(const AnyView& view) override {
    const typename G::State imagined = imagine(view);
    return G::write(bot_.choose(Perspective<G>(imagined, *view.viewer().seat()), dice_));
  }

  std::vector<Ranked<std::string>> rank(const AnyView& view) override {
    std::vector<Ranked<std::string>> ranked;
    if constexpr (requires(const Perspective<G>& seen) { bot_.rank(seen, dice_); }) {
      const typename G::State imagined = imagine(view);
      for (const auto& one : bot_.rank(Perspective<G>(imagined, *view.viewer().seat()), dice_)) {
        ranked.push_back({.move = G::write(one.move), .value = one.value, .weight = one.weight, .worth = one.worth});
      }
    }
    return ranked;
  }

 private:
  typename G::State imagine(const AnyView& view) {
    return G::imagine(static_cast<const ErasedView<G>&>(view).view(), dice_);
  }

  B bot_;
  SimulationDice dice_;
};

}  // namespace alea
