// All the games there are. The list is generated from the folders beside this file.
#pragma once

#include <span>
#include <string_view>

#include "engine/any_game.h"
#include "games/list.h"

namespace alea {

std::span<const AnyGame* const> all_games();

/// The game with this id, or nothing.
const AnyGame* find_game(std::string_view id);

namespace detail {
template <class F, class... Games>
void visit_game(std::string_view id, F& visit, GameList<Games...> /*list*/) {
  static_cast<void>(((id == Games::kAbout.id && (visit.template operator()<Games>(), true)) || ...));
}
}  // namespace detail

/// Calls visit.operator()<Game>() with the game that has this id, so that what it does is compiled for each game.
template <class F>
void visit_game(std::string_view id, F&& visit) {
  detail::visit_game(id, visit, AllGames());
}

}  // namespace alea
