// All games as types, for code that is compiled for each game. This includes the headers of all games, so prefer
// games/registry.h where an AnyGame will do.
//
//   visit_game(id, [&]<class G>() { run<G>(plan); });
#pragma once

#include <string_view>

#include "games/list.h"

namespace alea {

namespace detail {
template <class F, class... Games>
void visit_game(std::string_view id, F& visit, GameList<Games...> /*list*/) {
  static_cast<void>(((id == Games::kAbout.id && (visit.template operator()<Games>(), true)) || ...));
}
}  // namespace detail

/// Calls visit.operator()<Game>() for the game with this id. Does nothing if there is none.
template <class F>
void visit_game(std::string_view id, F&& visit) {
  detail::visit_game(id, visit, AllGames());
}

}  // namespace alea
