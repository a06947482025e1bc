// What every response says, whatever it answers.
#pragma once

#include <string>
#include <string_view>

#include "server/session/net.h"

namespace alea::server {

/// Adds what keeps a browser from doing more with it than we mean; what the response says itself stays.
void add_standard_headers(Response& response);

/// The response as it goes over the wire, after which the connection ends.
std::string last_words(Response response);

/// Whether a page of our own asks, or a program that is no browser.
bool is_own_origin(std::string_view origin, std::string_view host);

}  // namespace alea::server
