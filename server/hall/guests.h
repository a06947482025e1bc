// Guests: people without accounts, recognised by a secret that only their browser has. Only its hash is stored.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "engine/bytes.h"
#include "server/hall/guest_cache.h"
#include "server/session/net.h"
#include "server/store/store.h"
#include "server/table/event.h"

namespace alea::server {

class Guests {
 public:
  using Secret = Bytes<struct SecretMeaning, 32>;
  using Code = Bytes<struct CodeMeaning, 16>;

  explicit Guests(Store& store) : store_(store) {}

  /// Who sent the request, by cookie or bearer token. Immediately if the guest is known already.
  void identify(const Request& request, Then<GuestRef> then);

  /// Creates a guest. `done` receives the secret once it is durable.
  void welcome(const std::string& name, TimeMs now, std::function<void(const Secret&)> done);
  void rename(const Guest& guest, std::function<void()> done);
  /// A code with which another device can become the same guest, once, within ten minutes.
  void give_code(GuestId guest, TimeMs now, std::function<void(const Code&, TimeMs expires)> done);
  /// A new secret for the guest who gave the code; nothing if the code is wrong, used or expired.
  void claim(const Code& code, TimeMs now, Then<std::optional<Secret>> done);

  /// The header that gives a browser its secret. If the browser uses TLS, it never sends the secret without.
  static std::pair<std::string, std::string> cookie(const Secret& secret, bool is_secure);

 private:
  void look_up(const SecretHash& secret, Then<GuestRef> then);

  Store& store_;
  GuestCache cache_{20'000};
  std::uint64_t renames_ = 0;  // that are durable
};

}  // namespace alea::server
