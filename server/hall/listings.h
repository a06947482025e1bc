// The answer to GET /api/games.
#pragma once

#include <string>

namespace alea::server {

/// All games with their options, bots and numbers of players, as JSON.
std::string games_listing();

}  // namespace alea::server
