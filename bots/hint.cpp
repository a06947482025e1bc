#include "bots/hint.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/bots.h"
#include "search/greedy/greedy_bot.h"
#include "search/levels/levels.h"

namespace alea::bots {
namespace {

/// What a sensible player does without looking far ahead, which includes taking points that are there to take; empty if
/// the game does not say.
std::string likely_move(const AnyGame& game, const AnyView& view, std::uint64_t seed) {
  const std::vector<std::string_view> names = bot_names(game);
  if (std::find(names.begin(), names.end(), GreedyBot::kName) == names.end()) return {};
  return make_bot(game, GreedyBot::kName, {}, seed)->choose(view);
}

/// Mirror images of a move are one choice to a player: the first one stands for all.
std::vector<Advice> without_mirror_images(const AnyView& view, std::vector<Ranked<std::string>> ranked) {
  std::vector<Advice> all;
  for (Ranked<std::string>& one : ranked) {
    Fact fact = view.choice(one.move);
    const auto same = std::find_if(all.begin(), all.end(), [&](const Advice& other) { return other.fact == fact; });
    if (same != all.end()) {
      same->ranked.weight += one.weight;
    } else {
      all.push_back({.ranked = std::move(one), .fact = std::move(fact), .reasons = {}});
    }
  }
  return all;
}

/// Whether the margins leave open which move is better. A move that was examined far less than the best has a margin
/// that leaves everything open; that is ignorance, not equality.
bool is_equal(const Ranked<std::string>& one, const Ranked<std::string>& best) {
  constexpr double kRounding = 1e-6;
  constexpr double kWidest = 2;  // times the margin of the best move: a quarter of its visits
  const double margin = std::sqrt(one.margin * one.margin + best.margin * best.margin);
  return best.value - one.value <= margin + kRounding && one.margin <= kWidest * best.margin;
}

/// Adds to the margin what the moves of a search have in common: a longer search looks further ahead and finds all of
/// them better or worse. In Blazing Spuds and Dice Tuners, values change by 0.03 to 0.05 (root mean square) between 500
/// or 1,000 steps and 16 times as many; 95 % of that is about 0.08.
void widen(Ranked<std::string>& sampled) {
  constexpr double kCommon = 0.08;
  if (sampled.margin == 0 || sampled.worth != Worth::chance) return;
  sampled.margin = std::min(1.0, std::sqrt(sampled.margin * sampled.margin + kCommon * kCommon));
}

/// Equal moves that were sampled are put in a fixed order, and the first one gets the weight of the best.
void order_equals(const AnyView& view, std::vector<Advice>& all, std::string_view likely) {
  const auto end = std::partition_point(all.begin(), all.end(), [](const Advice& one) { return one.is_equal; });
  if (all.front().ranked.margin == 0 || all.front().ranked.weight < 1) return;
  all.front().ranked.weight = 0;
  const std::vector<std::string> moves = view.moves();
  const Fact first = likely.empty() ? Fact() : view.choice(likely);
  const auto place = [&](const Advice& one) {
    return one.fact == first ? -1 : std::find(moves.begin(), moves.end(), one.ranked.move) - moves.begin();
  };
  std::sort(all.begin(), end, [&](const Advice& a, const Advice& b) { return place(a) < place(b); });
  all.front().ranked.weight = 1;
}

}  // namespace

std::vector<Advice> advise(const AnyGame& game, const AnyView& view, const Budget& budget) {
  constexpr std::uint64_t kSeed = 1;  // always the same, and so is the answer
  return advice(view, make_bot(game, StrongBot::kName, budget, kSeed)->rank(view), likely_move(game, view, kSeed));
}

std::vector<Advice> advice(const AnyView& view, std::vector<Ranked<std::string>> ranked, std::string_view likely) {
  constexpr std::size_t kExplained = 3;
  std::vector<Advice> all = without_mirror_images(view, std::move(ranked));
  if (all.empty()) return all;
  for (Advice& one : all) one.is_equal = is_equal(one.ranked, all.front().ranked);
  std::stable_partition(all.begin(), all.end(), [](const Advice& one) { return one.is_equal; });
  order_equals(view, all, likely);
  for (Advice& one : all) widen(one.ranked);
  for (std::size_t i = 0; i < std::min(kExplained, all.size()); ++i) {
    view.reasons(all[i].ranked.move, all[i].reasons);
  }
  return all;
}

}  // namespace alea::bots
