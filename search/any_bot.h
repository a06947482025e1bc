// A bot at a table of any game: given a view, it answers with a move as text.
#pragma once

#include <memory>
#include <string>

#include "engine/erased_game.h"
#include "search/bot.h"

namespace alea {

class AnyBot {
 public:
  virtual ~AnyBot() = default;

  /// The view must be that of a seat whose choice is waited for.
  virtual std::string choose(const AnyView& view) = 0;
};

template <Game G, Bot<G> B>
class ErasedBot final : public AnyBot {
 public:
  explicit ErasedBot(std::uint64_t seed) : dice_(seed, 0) {}

  std::string choose(const AnyView& view) override {
    const auto& seen = static_cast<const ErasedView<G>&>(view);
    const typename G::State imagined = G::imagine(seen.view(), dice_);
    return G::write(bot_.choose(Perspective<G>(imagined, *view.viewer().seat()), dice_));
  }

 private:
  B bot_;
  SimulationDice dice_;
};

}  // namespace alea
