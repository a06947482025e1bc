#include "server/hall/replies.h"

#include <fmt/format.h>

#include <utility>

namespace alea::server {
namespace {

int status_of(Refusal::Kind kind) {
  switch (kind) {
    case Refusal::Kind::bad_message:
    case Refusal::Kind::illegal: return 400;
    case Refusal::Kind::too_long: return 413;
    case Refusal::Kind::gone: return 404;
    case Refusal::Kind::not_yours:
    case Refusal::Kind::not_allowed: return 403;
    case Refusal::Kind::not_your_turn:
    case Refusal::Kind::stale:
    case Refusal::Kind::not_now:
    case Refusal::Kind::full:
    case Refusal::Kind::over: return 409;
    case Refusal::Kind::too_fast: return 429;
    case Refusal::Kind::damaged: return 410;
  }
  return 500;
}

}  // namespace

Response json_response(std::string body) { return {.body = std::move(body), .headers = {}}; }

Response text_response(std::string_view type, std::string_view body) {
  return {.content_type = std::string(type), .body = std::string(body), .headers = {}};
}

Response refuse(const Refusal& refused) {
  Response response = refusal(status_of(refused.kind), name_of(refused.kind), refused.reason);
  if (refused.kind == Refusal::Kind::too_fast) response.headers.emplace_back("Retry-After", "1");
  return response;
}

Response not_found() { return refuse({Refusal::Kind::gone, "there is nothing at this address"}); }

Response wrong_method(std::string_view allowed) {
  Response response =
      refusal(405, name_of(Refusal::Kind::bad_message), fmt::format("only {} is allowed here", allowed));
  response.headers.emplace_back("Allow", allowed);
  return response;
}

Response unknown_guest() {
  return refusal(401, name_of(Refusal::Kind::not_allowed), R"(say who you are first: POST /api/me {"name":"Ann"})");
}

}  // namespace alea::server
