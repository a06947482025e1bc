// On whose behalf a proxy sends a request: Forwarded (RFC 7239), X-Forwarded-For and X-Forwarded-Proto.
//
// Each proxy adds the address that it got the request from at the right, so only what trusted proxies added can be
// believed: the client is the rightmost address that is not a trusted proxy's. Everything to the left of it is a claim
// of the client. If the two headers lead to different clients, neither counts, because a proxy that sets only one of
// them passes on whatever its client wrote in the other.
#pragma once

#include <string_view>
#include <vector>

#include "server/session/ip_address.h"

namespace alea::server {

struct Client {
  IpAddress address;
  bool is_secure = false;  // connected with TLS

  bool operator==(const Client&) const = default;
};

struct ForwardedHeaders {
  std::string_view forwarded;
  std::string_view x_forwarded_for;
  std::string_view x_forwarded_proto;
};

/// The client of a request from a trusted proxy: the proxy itself if the headers name no other.
Client read_forwarded(const Client& proxy, const ForwardedHeaders& headers, const std::vector<AddressRange>& trusted);

}  // namespace alea::server
