// The HTTP requests under /api/me: who a guest is.
#pragma once

#include <functional>
#include <string_view>

#include "server/hall/guests.h"
#include "server/hall/wires.h"
#include "server/session/net.h"

namespace alea::server {

/// Calls `then` with the guest who sent the request; replies with a refusal if there is none.
void as_guest(Guests& guests, const Request& request, const Reply& reply, std::function<void(const Guest&)> then);

class GuestRoutes {
 public:
  GuestRoutes(Wires& wires, Guests& guests) : wires_(wires), guests_(guests) {}

  /// `rest` is the path after /api/me.
  void answer(const Request& request, std::string_view rest, const Reply& reply);

 private:
  void show(const Request& request, const Reply& reply);
  void welcome(const Request& request, const Reply& reply);
  void rename(const Request& request, const Reply& reply);
  void give_code(const Request& request, const Reply& reply);
  void claim(const Request& request, const Reply& reply);

  Wires& wires_;
  Guests& guests_;
};

}  // namespace alea::server
