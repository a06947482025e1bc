// The PROXY protocol, versions 1 and 2: what a TCP proxy sends first on each connection, to say who its client is.
// https://www.haproxy.org/download/2.9/doc/proxy-protocol.txt
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/checked.h"
#include "server/session/forwarded.h"

namespace alea::server {

struct ProxyHeader {
  std::size_t size = 0;          // in bytes; 0: there is none, the connection begins with something else
  std::optional<Client> client;  // empty: the proxy speaks for itself, or does not know
};

/// Longer headers are refused.
inline constexpr std::size_t kLongestProxyHeader = 4'096;

/// Reads what a connection begins with. Nothing if more bytes are needed to tell; an error if it is malformed.
Checked<std::optional<ProxyHeader>> read_proxy_header(std::string_view bytes);

}  // namespace alea::server
