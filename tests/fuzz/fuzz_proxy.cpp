// What proxies say about clients. A client cannot pass for another, whatever it writes to the left of what a proxy
// adds.
#include <string>
#include <vector>

#include "server/session/forwarded.h"
#include "server/session/hosts.h"
#include "server/session/proxy_header.h"
#include "tests/fuzz/fuzz.h"

namespace alea::fuzz {
namespace {

using namespace server;

const Client kProxy{.address = *read_address("10.0.0.1"), .is_secure = false};
const std::vector<AddressRange> kTrusted{*read_range("10.0.0.0/8")};

void check_claims(const std::string& claim) {
  for (const std::string node : {"192.0.2.1", "2001:db8::1"}) {
    const IpAddress client = *read_address(node);
    const std::string quoted = client.is_v4() ? node : "\"[" + node + "]:80\"";
    const std::string list = claim + ", " + node;
    const std::string forwarded = claim + ", for=" + quoted + ";proto=https";
    const auto found = [&](const std::string& one, const std::string& other) {
      return read_forwarded(kProxy, {one, other, {}}, kTrusted).address;
    };
    require(found("", list) == client, "X-Forwarded-For: claims are ignored");
    for (const std::string& other : {std::string(), list, claim}) {
      const IpAddress by_standard = found(forwarded, other);
      require(by_standard == client || by_standard == kProxy.address, "Forwarded: claims are ignored");
    }
    const IpAddress by_list = found(claim, list);
    require(by_list == client || by_list == kProxy.address, "claims in the other header are ignored");
  }
  const Client stranger{.address = *read_address("192.0.2.9"), .is_secure = false};
  require(read_forwarded(stranger, {claim, claim, claim}, kTrusted) == stranger, "strangers are not believed");
}

void check_proxy_header(std::string_view bytes) {
  const auto found = read_proxy_header(bytes);
  require_reason(found);
  if (!found) return;
  if (!*found) return require(bytes.size() < kLongestProxyHeader, "a header ends somewhere");
  const std::size_t size = (*found)->size;
  require(size <= bytes.size() && size <= kLongestProxyHeader, "a header is within what has arrived");
  if (size == 0) return;
  const auto before = read_proxy_header(bytes.substr(0, size - 1));
  require(before && !*before, "a header is read when all of it has arrived");
  const auto again = read_proxy_header(bytes.substr(0, size));
  require(again && *again && (*again)->client == (*found)->client, "what follows a header does not change it");
}

void check_host(std::string_view text) {
  const auto name = read_host(text);
  require_reason(name);
  if (!name) return;
  const Hosts hosts({*name}, "", IpAddress());
  const bool is_v6 = name->find(':') != std::string::npos;
  const std::string host = is_v6 ? "[" + *name + "]" : *name;
  require(hosts.accept(host) && hosts.accept(host + ":80"), "a name is accepted with and without a port");
  require(!hosts.accept(host + ".example") && !hosts.accept("x" + host), "no other name is");
}

}  // namespace

void check(std::string_view input) {
  check_claims(std::string(input));
  check_proxy_header(input);
  check_host(input);
  if (const auto address = read_address(input)) {
    require(read_address(address->text()) == address, "an address can be read again");
  }
  const auto range = read_range(input);
  require_reason(range);
  require(!range || range->contains(range->start), "a range contains its start");
}

}  // namespace alea::fuzz
