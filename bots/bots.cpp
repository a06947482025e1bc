#include "bots/bots.h"

#include <algorithm>
#include <cassert>

#include "bots/erased_bot.h"
#include "bots/list.h"
#include "engine/text.h"
#include "games/visit_game.h"

namespace alea::bots {

std::vector<std::string_view> bot_names(const AnyGame& game) {
  std::vector<std::string_view> names;
  visit_game(game.about().id, [&]<class G>() { names = alea::bot_names<G>(); });
  return names;
}

std::vector<std::string_view> level_names(const AnyGame& game) {
  std::vector<std::string_view> names;
  visit_game(game.about().id, [&]<class G>() { names = alea::bot_names<G, Levels>(); });
  return names;
}

bool thinks(std::string_view name) { return detail::thinks(name, AllBots()); }

int thinking_ms(std::string_view name, const Budget& budget) { return detail::thinking_ms(name, budget, AllBots()); }

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

}  // namespace alea::bots
