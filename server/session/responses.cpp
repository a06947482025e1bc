#include "server/session/responses.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/text.h"
#include "json/json.h"

namespace alea::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kStandardHeaders{{
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action "
     "'self'; frame-ancestors 'none'"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Referrer-Policy", "no-referrer"},  // addresses contain invitations
    {"X-Content-Type-Options", "nosniff"},
    {"Cache-Control", "no-store"},
}};

}  // namespace

std::string_view Request::header(const std::string& name) const {
  const auto found = headers.find(name);
  return found == headers.end() ? std::string_view() : found->second;
}

Response refusal(int status, std::string_view kind, std::string_view reason) {
  JsonWriter json;
  json.begin_object("error");
  json.text("kind", kind);
  json.text("reason", reason);
  json.end_object();
  return {.status = status, .content_type = "application/json", .body = json.finish(), .headers = {}};
}

Response too_many_connections() { return refusal(429, "full", "too many connections from this address"); }

Response wrong_host(std::string_view host) {
  return refusal(421, "not_allowed",
                 fmt::format("this server does not answer to the name {}; if it should, start it with --host NAME",
                             in_quotes(host)));
}

void add_standard_headers(Response& response) {
  for (const auto& [name, value] : kStandardHeaders) {
    const bool has_own = std::any_of(response.headers.begin(), response.headers.end(),
                                     [name = name](const auto& header) { return header.first == name; });
    if (!has_own) response.headers.emplace_back(name, value);
  }
}

Response too_many_requests(int seconds) {
  Response response =
      refusal(429, "too_fast", fmt::format("too many requests from this address; try again in {} s", seconds));
  response.headers.emplace_back("Retry-After", std::to_string(seconds));
  return response;
}

std::string last_words(Response response) {
  add_standard_headers(response);
  std::string text =
      fmt::format("HTTP/1.1 {} Refused\r\nConnection: close\r\nContent-Type: {}\r\nContent-Length: {}\r\n",
                  response.status, response.content_type, response.body.size());
  for (const auto& [name, value] : response.headers) text += fmt::format("{}: {}\r\n", name, value);
  return text + "\r\n" + response.body;
}

bool is_own_origin(std::string_view origin, std::string_view host) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origin.starts_with(scheme)) return origin.substr(scheme.size()) == host;
  }
  return origin.empty();
}

}  // namespace alea::server
