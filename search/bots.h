// All the bots there are, by name.
#pragma once

#include <string_view>
#include <vector>

#include "search/random/random_bot.h"

namespace alea {

template <class... Bots>
struct BotList {};

using AllBots = BotList<RandomBot>;

namespace detail {
template <class F, class... Bots>
bool visit_bot(std::string_view name, F& visit, BotList<Bots...> /*list*/) {
  return ((name == Bots::kName && (visit.template operator()<Bots>(), true)) || ...);
}
template <class... Bots>
std::vector<std::string_view> bot_names(BotList<Bots...> /*list*/) {
  return {Bots::kName...};
}
}  // namespace detail

/// Calls visit.operator()<Bot>() with the bot of this name; false if there is none.
template <class F>
bool visit_bot(std::string_view name, F&& visit) {
  return detail::visit_bot(name, visit, AllBots());
}

inline std::vector<std::string_view> bot_names() { return detail::bot_names(AllBots()); }

}  // namespace alea
