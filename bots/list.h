// The list of bots, for code that is compiled for every bot. Not every bot plays every game: `Bot<B, G>` says whether
// it does. bots/bots.h is for everyone else.
//
// A new bot is a class (search/bot.h) and a line here.
#pragma once

#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include "search/flat/flat_bot.h"
#include "search/greedy/greedy_bot.h"
#include "search/levels/levels.h"
#include "search/random/random_bot.h"

namespace alea {

template <class... Bots>
struct BotList {};

/// From the weakest to the strongest.
using AllBots = BotList<RandomBot, EasyBot, FlatBot, GreedyBot, MediumBot, StrongBot>;

/// The bots that people choose as opponents, from the weakest to the strongest.
using Levels = BotList<EasyBot, MediumBot, StrongBot>;

namespace detail {
template <Game G, class B, class F>
bool visit_if_named(std::string_view name, F& visit) {
  if constexpr (Bot<B, G>) {
    if (name != B::kName) return false;
    visit.template operator()<B>();
    return true;
  }
  return false;
}
template <Game G, class F, class... Bots>
bool visit_bot(std::string_view name, F& visit, BotList<Bots...> /*list*/) {
  return (visit_if_named<G, Bots>(name, visit) || ...);
}
template <Game G, class... Bots>
std::vector<std::string_view> bot_names(BotList<Bots...> /*list*/) {
  std::vector<std::string_view> names;
  ((Bot<Bots, G> ? names.push_back(Bots::kName) : void()), ...);
  return names;
}
template <class... Bots>
bool thinks(std::string_view name, BotList<Bots...> /*list*/) {
  return ((ThinkingBot<Bots> && name == Bots::kName) || ...);
}
/// A bot that uses only a part of its budget says which one: 1/kPart.
template <class B>
int thinking_ms_if_named(std::string_view name, const Budget& budget) {
  if (!ThinkingBot<B> || name != B::kName) return 0;
  if constexpr (requires { B::kPart; }) return budget.part(B::kPart).milliseconds;
  return budget.milliseconds;
}
template <class... Bots>
int thinking_ms(std::string_view name, const Budget& budget, BotList<Bots...> /*list*/) {
  return (thinking_ms_if_named<Bots>(name, budget) + ...);
}
template <Game G, class Kept, class... Rest>
struct Playing;
template <Game G, class... Kept>
struct Playing<G, BotList<Kept...>> {
  using Variant = std::variant<Kept...>;
};
template <Game G, class... Kept, class B, class... Rest>
struct Playing<G, BotList<Kept...>, B, Rest...>
    : std::conditional_t<Bot<B, G>, Playing<G, BotList<Kept..., B>, Rest...>, Playing<G, BotList<Kept...>, Rest...>> {};
template <Game G, class... Bots>
typename Playing<G, BotList<>, Bots...>::Variant playing(BotList<Bots...> list);
}  // namespace detail

/// Calls visit.operator()<Bot>() with the bot of this name; false if no bot of this name plays the game.
template <Game G, class F>
bool visit_bot(std::string_view name, F&& visit) {
  return detail::visit_bot<G>(name, visit, AllBots());
}

/// The names of the bots in the list that play the game.
template <Game G, class List = AllBots>
std::vector<std::string_view> bot_names() {
  return detail::bot_names<G>(List());
}

/// A different bot for each seat; a seat plays `random` until it is given one.
template <Game G>
class MixedBots {
 public:
  static constexpr std::string_view kName = "mixed";

  template <Bot<G> B>
  void seat(Seat seat, B bot) {
    by_seat_[static_cast<std::size_t>(index(seat))] = std::move(bot);
  }

  typename G::Move choose(const Perspective<G>& seen, SimulationDice& dice) {
    return std::visit([&](auto& bot) { return bot.choose(seen, dice); },
                      by_seat_[static_cast<std::size_t>(index(seen.seat()))]);
  }

 private:
  std::array<decltype(detail::playing<G>(AllBots())), kMaxSeats> by_seat_;
};

}  // namespace alea
