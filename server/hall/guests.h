// Guests: people without accounts, known by a secret that only their browser has. Only its hash is kept.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/bytes.h"
#include "server/session/net.h"
#include "server/store/store.h"
#include "server/table/event.h"

namespace alea::server {

class Guests {
 public:
  using Secret = Bytes<struct SecretMeaning, 32>;
  using Code = Bytes<struct CodeMeaning, 16>;

  explicit Guests(Store& store) : store_(store) {}

  /// Who asks, by cookie or bearer token; nothing for somebody unknown.
  std::optional<Guest> who(const Request& request) const;

  /// A new guest. `done` is given the secret once it is kept.
  void welcome(const std::string& name, TimeMs now, std::function<void(const Secret&)> done);
  void rename(const Guest& guest, std::function<void()> done);
  /// A code with which another device can become the same guest, once, for ten minutes.
  void give_code(GuestId guest, TimeMs now, std::function<void(const Code&, TimeMs expires)> done);
  /// A new secret of the guest who gave the code; nothing for a code that is wrong, used or too old.
  void claim(const Code& code, TimeMs now, std::function<void(std::optional<Secret>)> done);

  /// The header that gives a browser its secret.
  static std::pair<std::string, std::string> cookie(const Secret& secret);

 private:
  Store& store_;
};

}  // namespace alea::server
