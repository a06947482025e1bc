#include "server/session/forwarded.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <utility>

#include "engine/text.h"

namespace alea::server {
namespace {

/// What one proxy says about the request it got.
struct Hop {
  std::optional<IpAddress> address;  // of its sender; empty: unknown or hidden
  bool is_secure = false;            // it came by TLS
};
using Hops = std::vector<Hop>;  // the nearest last

bool is_same_word(std::string_view one, std::string_view other) {
  const auto lower = [](char letter) { return std::tolower(static_cast<unsigned char>(letter)); };
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [&](char left, char right) { return lower(left) == lower(right); });
}

/// Reads 10.0.0.1, 10.0.0.1:80, [2001:db8::1]:80 or 2001:db8::1.
std::optional<IpAddress> read_node(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view after = text.substr(end + 1);
    if (!after.empty() && !after.starts_with(':')) return std::nullopt;
    return read_address(text.substr(1, end - 1));
  }
  if (std::count(text.begin(), text.end(), ':') == 1) text = text.substr(0, text.find(':'));
  return read_address(text);
}

/// Reads a header of the form `for=10.0.0.1;proto=https, for="[2001:db8::1]:80"` from left to right.
class ForwardedReader {
 public:
  explicit ForwardedReader(std::string_view text) : rest_(text) {}

  /// Nothing if any part of it is malformed: an open quote on the left could hide what a proxy added on the right.
  std::optional<Hops> read() {
    Hops hops;
    do {
      Element element;
      do {
        if (!read_pair(element)) return std::nullopt;
      } while (take(';'));
      hops.push_back(element.hop);
    } while (take(','));
    return rest_.empty() ? std::optional(hops) : std::nullopt;
  }

 private:
  struct Element {
    Hop hop;
    bool has_for = false;
  };

  static bool is_token(char one) {
    constexpr std::string_view kMarks = "!#$%&'*+-.^_`|~";
    return std::isalnum(static_cast<unsigned char>(one)) != 0 || kMarks.find(one) != std::string_view::npos;
  }

  void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t"), rest_.size())); }

  bool take(char wanted) {
    skip_blanks();
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(1);
    skip_blanks();
    return true;
  }

  std::string_view read_token(std::string_view also = "") {
    std::size_t size = 0;
    while (size < rest_.size() && (is_token(rest_[size]) || also.find(rest_[size]) != std::string_view::npos)) ++size;
    const std::string_view token = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return token;
  }

  /// Nothing if the closing quote is missing.
  std::optional<std::string> read_quoted() {
    std::string value;
    for (std::size_t i = 1; i < rest_.size(); ++i) {
      if (rest_[i] == '"') {
        rest_.remove_prefix(i + 1);
        return value;
      }
      if (rest_[i] == '\\') ++i;
      if (i == rest_.size()) break;
      value += rest_[i];
    }
    return std::nullopt;
  }

  /// Reads name=value, or nothing at all, which is allowed between separators.
  bool read_pair(Element& element) {
    skip_blanks();
    const std::string_view name = read_token();
    if (name.empty()) return true;
    if (!rest_.starts_with('=')) return false;
    rest_.remove_prefix(1);
    // A port makes quotes necessary, but some proxies leave them out.
    const auto value = rest_.starts_with('"') ? read_quoted() : std::optional<std::string>(read_token(":[]"));
    if (!value || value->empty()) return false;
    if (is_same_word(name, "for")) {
      if (std::exchange(element.has_for, true)) return false;
      element.hop.address = read_node(*value);
    }
    if (is_same_word(name, "proto")) element.hop.is_secure = is_same_word(*value, "https");
    return true;
  }

  std::string_view rest_;
};

Hops read_list(std::string_view addresses, std::string_view protocols) {
  const auto all_protocols = split(protocols, ',');
  const bool is_secure = !all_protocols.empty() && is_same_word(trimmed(all_protocols.back()), "https");
  Hops hops;
  for (const std::string_view address : split(addresses, ',')) {
    hops.push_back({.address = read_node(trimmed(address)), .is_secure = is_secure});
  }
  if (hops.empty() && !protocols.empty()) hops.push_back({.address = {}, .is_secure = is_secure});
  return hops;
}

/// Goes from the nearest proxy towards the client, as long as those who speak are trusted.
Client walk(Client client, const Hops& hops, const std::vector<AddressRange>& trusted) {
  for (auto hop = hops.rbegin(); hop != hops.rend() && is_in(trusted, client.address); ++hop) {
    client.is_secure = hop->is_secure;
    if (!hop->address) break;
    client.address = *hop->address;
  }
  return client;
}

}  // namespace

Client read_forwarded(const Client& proxy, const ForwardedHeaders& headers, const std::vector<AddressRange>& trusted) {
  const Client by_list = walk(proxy, read_list(headers.x_forwarded_for, headers.x_forwarded_proto), trusted);
  const Client by_standard = walk(proxy, ForwardedReader(headers.forwarded).read().value_or(Hops()), trusted);
  const bool is_secure = by_list.is_secure || by_standard.is_secure;
  if (headers.forwarded.empty()) return {.address = by_list.address, .is_secure = is_secure};
  const bool agree = headers.x_forwarded_for.empty() || by_list.address == by_standard.address;
  return {.address = agree ? by_standard.address : proxy.address, .is_secure = is_secure};
}

}  // namespace alea::server
