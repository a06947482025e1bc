// HTTP responses that several routes share.
#pragma once

#include <string>
#include <string_view>

#include "server/protocol/refusal.h"
#include "server/session/net.h"

namespace alea::server {

Response json_response(std::string body);
Response text_response(std::string_view type, std::string_view body);

/// With the HTTP status that goes with the refusal.
Response refuse(const Refusal& refused);
Response not_found();
Response wrong_method(std::string_view allowed);
/// The request needs a guest, and has none.
Response unknown_guest();

}  // namespace alea::server
