#include "server/session/proxy_header.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/text.h"

namespace alea::server {
namespace {

using namespace std::string_view_literals;
using Found = Checked<std::optional<ProxyHeader>>;

constexpr std::string_view kText = "PROXY ";                         // version 1
constexpr std::string_view kBinary = "\r\n\r\n\0\r\nQUIT\n"sv;       // version 2
constexpr std::array kTextKinds{"TCP4 "sv, "TCP6 "sv, "UNKNOWN"sv};  // others are an HTTP method called PROXY
constexpr std::size_t kLongestText = 107;

constexpr std::size_t kFixedBytes = 16;
constexpr std::size_t kV4Bytes = 12;  // two addresses and two ports
constexpr std::size_t kV6Bytes = 36;
constexpr std::size_t kUnixBytes = 216;
constexpr int kTlsNote = 0x20;
constexpr int kIsTls = 0x01;

const Found kNeedsMore = std::optional<ProxyHeader>();

bool may_become(std::string_view bytes, std::string_view start) {
  return bytes.starts_with(start) || start.starts_with(bytes);
}

bool is_port(std::string_view text) {
  const auto port = read_number(text);
  return port && *port >= 0 && *port <= 65'535;
}

/// PROXY TCP4 10.0.0.1 10.0.0.2 1000 80, without what is common to all.
Checked<std::optional<Client>> read_text_client(std::string_view line) {
  const Error wrong{"a PROXY header must be like: PROXY TCP4 10.0.0.1 10.0.0.2 1000 80"};
  const std::string_view kind = next_part(line, ' ');
  if (kind == "UNKNOWN") return std::optional<Client>();
  const auto words = split(line, ' ');
  if (words.size() != 4 || !is_port(words[2]) || !is_port(words[3])) return wrong;
  const auto from = read_address(words[0]);
  const auto to = read_address(words[1]);
  const bool is_v4 = kind == "TCP4";
  const auto has_colon = [](std::string_view text) { return text.find(':') != std::string_view::npos; };
  if (!from || !to || has_colon(words[0]) == is_v4 || has_colon(words[1]) == is_v4) return wrong;
  return std::optional(Client{.address = *from, .is_secure = false});
}

Found read_text(std::string_view bytes) {
  const std::size_t end = bytes.substr(0, kLongestText).find("\r\n");
  if (end == std::string_view::npos) {
    if (bytes.size() >= kLongestText) return Error{"a PROXY header has at most 107 bytes"};
    return kNeedsMore;
  }
  const auto client = read_text_client(bytes.substr(kText.size(), end - kText.size()));
  if (!client) return client.error();
  return std::optional(ProxyHeader{.size = end + 2, .client = *client});
}

int byte_at(std::string_view bytes, std::size_t place) { return static_cast<std::uint8_t>(bytes[place]); }

std::size_t size_at(std::string_view bytes, std::size_t place) {
  return static_cast<std::size_t>(byte_at(bytes, place)) * 256 + static_cast<std::size_t>(byte_at(bytes, place + 1));
}

/// The notes after the addresses: type, length and value of each.
Checked<bool> has_tls_note(std::string_view notes) {
  bool is_tls = false;
  while (!notes.empty()) {
    const Error wrong{"a note of a PROXY header is longer than the header"};
    if (notes.size() < 3 || notes.size() - 3 < size_at(notes, 1)) return wrong;
    const std::string_view value = notes.substr(3, size_at(notes, 1));
    if (byte_at(notes, 0) == kTlsNote && !value.empty()) is_tls = (byte_at(value, 0) & kIsTls) != 0;
    notes.remove_prefix(3 + value.size());
  }
  return is_tls;
}

template <class Bytes>
IpAddress address_in(std::string_view bytes) {
  Bytes address{};
  for (std::size_t i = 0; i < address.size(); ++i) address[i] = static_cast<std::uint8_t>(bytes[i]);
  return IpAddress(address);
}

/// `family` is the byte that says what kind of addresses follow.
Checked<std::optional<Client>> read_binary_client(int family, std::string_view rest) {
  constexpr std::array kSizes{std::size_t{0}, kV4Bytes, kV6Bytes, kUnixBytes};
  const auto kind = static_cast<std::size_t>(family >> 4);
  if (kind >= kSizes.size()) return Error{"a PROXY header has an unknown kind of address"};
  if (rest.size() < kSizes[kind]) return Error{"a PROXY header is too short for its addresses"};
  const bool is_tls = TRY(has_tls_note(rest.substr(kSizes[kind])));
  if (family == 0x11) return std::optional(Client{address_in<IpAddress::V4>(rest), is_tls});
  if (family == 0x21) return std::optional(Client{address_in<IpAddress::V6>(rest), is_tls});
  return std::optional<Client>();
}

Found read_binary(std::string_view bytes) {
  if (bytes.size() < kFixedBytes) return kNeedsMore;
  const int version = byte_at(bytes, kBinary.size()) >> 4;
  const int command = byte_at(bytes, kBinary.size()) & 0xf;
  if (version != 2 || command > 1) return Error{"a PROXY header has an unknown version or command"};
  const std::size_t size = kFixedBytes + size_at(bytes, kBinary.size() + 2);
  if (size > kLongestProxyHeader) return Error{"a PROXY header is longer than 4096 bytes"};
  if (bytes.size() < size) return kNeedsMore;
  ProxyHeader header{.size = size, .client = {}};
  const bool is_local = command == 0;  // a health check of the proxy itself
  if (!is_local) {
    header.client =
        TRY(read_binary_client(byte_at(bytes, kBinary.size() + 1), bytes.substr(kFixedBytes, size - kFixedBytes)));
  }
  return std::optional(header);
}

}  // namespace

Checked<std::optional<ProxyHeader>> read_proxy_header(std::string_view bytes) {
  if (may_become(bytes, kBinary)) return bytes.size() < kBinary.size() ? kNeedsMore : read_binary(bytes);
  if (may_become(bytes, kText)) {
    const std::string_view rest = bytes.substr(std::min(kText.size(), bytes.size()));
    for (const std::string_view kind : kTextKinds) {
      if (rest.starts_with(kind)) return read_text(bytes);
      if (kind.starts_with(rest)) return kNeedsMore;
    }
  }
  return std::optional(ProxyHeader());
}

}  // namespace alea::server
