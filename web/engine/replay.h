// What the pages compute from the record of a finished game, without the server.
#pragma once

#include <string>
#include <string_view>

namespace alea::web {

/// Replays a record step by step. Returns a JSON object with "game", "options", "seats", "result" and "steps", where
/// each step has the facts, the full state and whose turn it is after an event; or {"error": reason}.
std::string replay(std::string_view text);

/// The findings of `alea verify`. Returns a JSON object with "findings", each with its "verdict" (right, note or wrong)
/// and its "fact"; or {"error": reason}.
std::string verify(std::string_view text);

}  // namespace alea::web
