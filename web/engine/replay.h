// What the pages compute from the record of a finished game, without asking the server.
#pragma once

#include <string>
#include <string_view>

namespace alea::web {

/// The game of a record step by step as a JSON object: "game", "options", "seats", "steps" with facts, the whole truth
/// and whose turn it is after each event, "result"; or {"error": reason}.
std::string replay(std::string_view text);

/// What `alea verify` finds in a record, as a JSON object: "ok", and "facts" whose last one is the verdict; or
/// {"error": reason}.
std::string verify(std::string_view text);

}  // namespace alea::web
