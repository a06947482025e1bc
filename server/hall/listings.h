// Answers that are the same for everyone.
#pragma once

#include <string>

namespace alea::server {

/// All games with their options, bots and number of players, as JSON.
std::string games_listing();

}  // namespace alea::server
