#include "server/hall/guests.h"

#include <string_view>
#include <utility>

#include "engine/blake2b.h"
#include "engine/text.h"
#include "server/hall/random_bytes.h"

namespace alea::server {
namespace {

constexpr TimeMs kCodeLasts = 600'000;
constexpr std::string_view kCookie = "alea";

template <class B>
SecretHash hash(const B& secret) {
  return Blake2b<32>({.key = {}, .person = "alea.guest"}).add(secret.value).digest();
}

std::string_view cookie_value(std::string_view cookies) {
  while (!cookies.empty()) {
    std::string_view value = trimmed(next_part(cookies, ';'));
    if (next_part(value, '=') == kCookie) return value;
  }
  return {};
}

}  // namespace

void Guests::identify(const Request& request, Then<GuestRef> then) {
  constexpr std::string_view kBearer = "Bearer ";
  std::string_view text = request.header("authorization");
  text = text.starts_with(kBearer) ? text.substr(kBearer.size()) : cookie_value(request.header("cookie"));
  const auto secret = read_bytes<Secret>(text);
  if (!secret) return then(GuestRef());
  const SecretHash hashed = hash(*secret);
  if (GuestRef known = cache_.find(hashed)) return then(std::move(known));
  look_up(hashed, std::move(then));
}

void Guests::look_up(const SecretHash& secret, Then<GuestRef> then) {
  store_.guest_of(
      secret, [this, secret, then = std::move(then), renames = renames_](const Checked<std::optional<Guest>>& found) {
        if (!found) return then(found.error());
        if (!*found) return then(GuestRef());
        // The read may have seen the name from before a rename that has become durable since.
        if (renames != renames_) return look_up(secret, then);
        then(cache_.add(secret, **found));
      });
}

void Guests::welcome(const std::string& name, TimeMs now, std::function<void(const Secret&)> done) {
  const auto secret = random_bytes<Secret>();
  const Guest guest{.id = static_cast<GuestId>(random_id()), .name = name};
  store_.write(GuestCame{.guest = guest, .secret = hash(secret), .at_ms = now},
               [this, guest, secret, done = std::move(done)] {
                 cache_.add(hash(secret), guest);
                 done(secret);
               });
}

void Guests::rename(const Guest& guest, std::function<void()> done) {
  store_.write(GuestRenamed{.guest = guest}, [this, guest, done = std::move(done)] {
    ++renames_;
    cache_.rename(guest);
    done();
  });
}

void Guests::give_code(GuestId guest, TimeMs now, std::function<void(const Code&, TimeMs)> done) {
  const auto code = random_bytes<Code>();
  const TimeMs expires = now + kCodeLasts;
  store_.write(CodeGiven{.code = hash(code), .guest = guest, .expires_at_ms = expires},
               [code, expires, done = std::move(done)] { done(code, expires); });
}

void Guests::claim(const Code& code, TimeMs now, Then<std::optional<Secret>> done) {
  const auto secret = random_bytes<Secret>();
  store_.write(CodeUsed{.code = hash(code), .secret = hash(secret), .at_ms = now},
               [this, secret, done = std::move(done)] {
                 look_up(hash(secret), [secret, done](const Checked<GuestRef>& guest) {
                   if (!guest) return done(guest.error());
                   done(*guest ? std::optional(secret) : std::nullopt);
                 });
               });
}

std::pair<std::string, std::string> Guests::cookie(const Secret& secret, bool is_secure) {
  return {"Set-Cookie", std::string(kCookie) + "=" + alea::write(secret) +
                            "; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000" + (is_secure ? "; Secure" : "")};
}

}  // namespace alea::server
