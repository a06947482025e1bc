// What all responses have in common.
#pragma once

#include <string>
#include <string_view>

#include "server/session/net.h"

namespace alea::server {

Response too_many_connections();
Response wrong_host(std::string_view host);

/// Adds the security headers. Headers that the response sets itself stay.
void add_standard_headers(Response& response);

/// For an address that may ask again after so many seconds.
Response too_many_requests(int seconds);

/// The response as bytes, for a connection that is closed right after it.
std::string last_words(Response response);

/// Whether the request comes from one of our own pages, or from a program that is not a browser.
bool is_own_origin(std::string_view origin, std::string_view host);

}  // namespace alea::server
