#include "bots/hint.h"

#include <utility>

#include "bots/bots.h"
#include "search/levels/levels.h"

namespace alea::bots {

std::vector<Ranked<std::string>> rank_moves(const AnyGame& game, const AnyView& view, const Budget& budget,
                                            std::uint64_t seed) {
  return make_bot(game, StrongBot::kName, budget, seed)->rank(view);
}

std::vector<Advice> advice(const AnyView& view, std::vector<Ranked<std::string>> ranked) {
  constexpr std::size_t kExplained = 3;
  std::vector<Advice> all;
  for (Ranked<std::string>& one : ranked) {
    Advice& next = all.emplace_back(Advice{.ranked = std::move(one), .fact = {}, .reasons = {}});
    next.fact = view.choice(next.ranked.move);
    if (all.size() <= kExplained) view.reasons(next.ranked.move, next.reasons);
  }
  return all;
}

}  // namespace alea::bots
