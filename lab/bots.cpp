#include "lab/bots.h"

#include <algorithm>
#include <cassert>

#include "engine/text.h"
#include "games/registry.h"
#include "search/bots.h"

namespace alea::lab {

std::vector<std::string_view> bot_names(const AnyGame& game) {
  std::vector<std::string_view> names;
  visit_game(game.about().id, [&]<class G>() { names = alea::bot_names<G>(); });
  return names;
}

bool thinks(std::string_view name) {
  return name == FlatBot::kName || name == MediumBot::kName || name == StrongBot::kName;
}

Checked<Done> check_bot(const AnyGame& game, std::string_view name) {
  const std::vector<std::string_view> names = bot_names(game);
  if (std::find(names.begin(), names.end(), name) != names.end()) return Done();
  return Error{"no bot " + in_quotes(name) + " plays " + std::string(game.about().title) +
               "; there are: " + joined(names)};
}

std::unique_ptr<AnyBot> make_bot(const AnyGame& game, std::string_view name, const Budget& budget, std::uint64_t seed) {
  std::unique_ptr<AnyBot> bot;
  visit_game(game.about().id, [&]<class G>() {
    visit_bot<G>(name, [&]<class B>() { bot = std::make_unique<ErasedBot<G, B>>(budget, seed); });
  });
  assert(bot);
  return bot;
}

}  // namespace alea::lab
