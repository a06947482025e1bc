// Which names a server answers to, by the Host header. This stops pages of other sites that have their own name point
// at this computer (DNS rebinding): to a browser they would be our pages.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "server/session/ip_address.h"

namespace alea::server {

class Hosts {
 public:
  /// Answers to any name.
  Hosts() = default;

  /// Answers to these names, or if there are none, to any on a public address and otherwise only to those of this
  /// computer: localhost, `listened`, and any IP address, which nobody can point elsewhere.
  Hosts(std::vector<std::string> names, std::string_view listened, const IpAddress& bound);

  /// A request without Host is not from a browser, and is accepted.
  bool accept(std::string_view header) const;

 private:
  enum class Others : std::uint8_t { none, local, all };

  std::vector<std::string> names_;
  Others others_ = Others::all;
};

/// Reads a name or an address, without a port, as it is compared: in lower case, IPv6 without brackets.
Checked<std::string> read_host(std::string_view text);

}  // namespace alea::server
