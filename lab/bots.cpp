#include "lab/bots.h"

#include <cassert>

#include "engine/text.h"
#include "games/registry.h"
#include "search/bots.h"

namespace alea::lab {

Checked<Done> check_bot(std::string_view name) {
  if (visit_bot(name, []<class B>() {})) return Done();
  return Error{"no bot " + in_quotes(name) + "; there are: " + joined(bot_names())};
}

std::unique_ptr<AnyBot> make_bot(const AnyGame& game, std::string_view name, std::uint64_t seed) {
  std::unique_ptr<AnyBot> bot;
  visit_game(game.about().id,
             [&]<class G>() { visit_bot(name, [&]<class B>() { bot = std::make_unique<ErasedBot<G, B>>(seed); }); });
  assert(bot);
  return bot;
}

}  // namespace alea::lab
