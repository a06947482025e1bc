#include "cli/together.h"

#include <algorithm>

namespace alea::cli {
namespace {

/// Adds the things to those that are there.
void add_things(std::vector<Thing>& things, const std::vector<Thing>& more) {
  for (const Thing& thing : more) {
    const auto same =
        std::find_if(things.begin(), things.end(), [&](const Thing& one) { return one.noun == thing.noun; });
    if (same != things.end()) {
      same->count += thing.count;
    } else {
      things.push_back(thing);
    }
  }
}

/// Adds a fact to an earlier one that says the same about other things; false if it says something else.
bool add_to(Fact& earlier, const Fact& fact) {
  std::vector<Thing>* things = nullptr;
  const std::vector<Thing>* more = nullptr;
  if (earlier.name != fact.name || earlier.arguments.size() != fact.arguments.size()) return false;
  for (std::size_t i = 0; i < fact.arguments.size(); ++i) {
    auto& [name, value] = earlier.arguments[i];
    if (things == nullptr && std::holds_alternative<std::vector<Thing>>(value)) {
      things = &std::get<std::vector<Thing>>(value);
      more = std::get_if<std::vector<Thing>>(&fact.arguments[i].second);
    } else if (value != fact.arguments[i].second) {
      return false;
    }
  }
  if (things == nullptr || more == nullptr) return false;
  add_things(*things, *more);
  return true;
}

}  // namespace

Facts told_together(const Facts& facts) {
  Facts together;
  std::size_t first = 0;  // of the latest facts of one kind
  for (const Fact& fact : facts) {
    if (together.empty() || together.back().name != fact.name) first = together.size();
    bool is_told = false;
    for (std::size_t i = first; i < together.size() && !is_told; ++i) is_told = add_to(together[i], fact);
    if (!is_told) together.push_back(fact);
  }
  return together;
}

}  // namespace alea::cli
