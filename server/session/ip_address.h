// IP addresses and ranges of them, as values that can be compared.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/checked.h"

namespace alea::server {

/// An IPv4 address is kept as an IPv6 address (::ffff:a.b.c.d), so that both are one kind of value.
class IpAddress {
 public:
  using V4 = std::array<std::uint8_t, 4>;
  using V6 = std::array<std::uint8_t, 16>;

  IpAddress() = default;
  explicit IpAddress(const V4& bytes);
  explicit IpAddress(const V6& bytes) : bytes_(bytes) {}

  bool is_v4() const;
  bool is_loopback() const;
  const V6& bytes() const { return bytes_; }
  std::string text() const;
  /// The part that limits apply to: for IPv6 the /64 network, since a client usually has all of it.
  std::string limited_part() const;

  bool operator==(const IpAddress&) const = default;

 private:
  V6 bytes_{};
};

/// Reads 10.0.0.1 or 2001:db8::1, without brackets, port or zone.
std::optional<IpAddress> read_address(std::string_view text);

struct AddressRange {
  IpAddress start;
  int bits = 128;  // that count, of the 128 of an IPv6 address

  bool contains(const IpAddress& address) const;
};

/// Reads 10.0.0.1, 10.0.0.0/8 or 2001:db8::/32.
Checked<AddressRange> read_range(std::string_view text);

bool is_in(const std::vector<AddressRange>& ranges, const IpAddress& address);

}  // namespace alea::server
