#include "server/hall/guest_routes.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "json/json.h"
#include "json/json_fields.h"
#include "server/hall/replies.h"
#include "server/hall/tables.h"
#include "server/protocol/client_message.h"

namespace alea::server {
namespace {

Response bad_message(const Error& error) { return refuse({Refusal::Kind::bad_message, error.reason}); }

std::string written_name(std::string_view name) {
  JsonWriter json;
  json.text("name", name);
  return json.finish();
}

/// The body as an object with no other fields than these.
Checked<Done> read_body(const Request& request, std::string_view example, std::span<const std::string_view> allowed,
                        rapidjson::Document& document) {
  if (const auto parsed = read_object(request.body, example, document); !parsed) return parsed;
  return JsonFields(document).check("this request", allowed);
}

struct NewGuest {
  std::string name;
  bool wants_token = false;
};

Checked<NewGuest> read_new_guest(const Request& request, std::span<const std::string_view> allowed) {
  rapidjson::Document document;
  if (const auto read = read_body(request, R"(send {"name":"Ann"})", allowed, document); !read) return read.error();
  const auto text = JsonFields(document).text("name");
  if (!text) return text.error();
  auto name = read_name(*text);
  if (!name) return name.error();
  const auto wants_token = JsonFields(document).flag("token", false);
  if (!wants_token) return wants_token.error();
  return NewGuest{.name = *std::move(name), .wants_token = *wants_token};
}

}  // namespace

void as_guest(Guests& guests, const Request& request, const Reply& reply, std::function<void(const Guest&)> then) {
  guests.identify(request, [reply, then = std::move(then)](const Checked<GuestRef>& guest) {
    if (!guest) return reply(refuse(busy()));
    if (!*guest) return reply(unknown_guest());
    then(**guest);
  });
}

void GuestRoutes::answer(const Request& request, std::string_view rest, const Reply& reply) {
  if (rest.empty() && request.method == "GET") return show(request, reply);
  const bool is_known = rest.empty() || rest == "/name" || rest == "/link" || rest == "/claim";
  if (!is_known) return reply(not_found());
  if (request.method != "POST") return reply(wrong_method(rest.empty() ? "GET, POST" : "POST"));
  if (rest.empty()) return welcome(request, reply);
  if (rest == "/name") return rename(request, reply);
  if (rest == "/link") return give_code(request, reply);
  claim(request, reply);
}

void GuestRoutes::show(const Request& request, const Reply& reply) {
  guests_.identify(request, [reply](const Checked<GuestRef>& guest) {
    if (!guest) return reply(refuse(busy()));
    reply(json_response(*guest ? written_name((*guest)->name) : "{}"));
  });
}

void GuestRoutes::welcome(const Request& request, const Reply& reply) {
  const auto wanted = read_new_guest(request, std::array<std::string_view, 2>{"name", "token"});
  const bool is_secure = request.is_secure;
  guests_.identify(request, [this, reply, wanted, is_secure](const Checked<GuestRef>& guest) {
    if (!guest) return reply(refuse(busy()));
    if (*guest) {
      return reply(refuse({Refusal::Kind::not_now, "you already have a name; POST /api/me/name changes it"}));
    }
    if (!wanted) return reply(bad_message(wanted.error()));
    guests_.welcome(wanted->name, wires_.now(), [reply, wanted = *wanted, is_secure](const Guests::Secret& secret) {
      JsonWriter json;
      json.text("name", wanted.name);
      if (wanted.wants_token) json.text("token", alea::write(secret));
      Response response = json_response(json.finish());
      response.headers.push_back(Guests::cookie(secret, is_secure));
      reply(std::move(response));
    });
  });
}

void GuestRoutes::rename(const Request& request, const Reply& reply) {
  const auto wanted = read_new_guest(request, std::array<std::string_view, 1>{"name"});
  as_guest(guests_, request, reply, [this, reply, wanted](const Guest& guest) {
    if (!wanted) return reply(bad_message(wanted.error()));
    guests_.rename({.id = guest.id, .name = wanted->name},
                   [reply, name = wanted->name] { reply(json_response(written_name(name))); });
  });
}

void GuestRoutes::give_code(const Request& request, const Reply& reply) {
  as_guest(guests_, request, reply, [this, reply](const Guest& guest) {
    guests_.give_code(guest.id, wires_.now(), [reply](const Guests::Code& code, TimeMs expires) {
      JsonWriter json;
      json.text("code", alea::write(code));
      json.number("expires", expires);
      reply(json_response(json.finish()));
    });
  });
}

void GuestRoutes::claim(const Request& request, const Reply& reply) {
  rapidjson::Document document;
  const auto read = read_body(request, R"(send {"code":"…"})", std::array<std::string_view, 1>{"code"}, document);
  if (!read) return reply(bad_message(read.error()));
  const auto text = JsonFields(document).text("code");
  const auto code = text ? read_bytes<Guests::Code>(*text) : std::nullopt;
  const Refusal wrong{Refusal::Kind::not_allowed, "this code is wrong, already used, or older than ten minutes"};
  if (!code) return reply(refuse(wrong));
  const auto done = [reply, wrong, is_secure = request.is_secure](const auto& secret) {
    if (!secret) return reply(refuse(busy()));
    if (!*secret) return reply(refuse(wrong));
    Response response = json_response("{}");
    response.headers.push_back(Guests::cookie(**secret, is_secure));
    reply(std::move(response));
  };
  guests_.claim(*code, wires_.now(), done);
}

}  // namespace alea::server
