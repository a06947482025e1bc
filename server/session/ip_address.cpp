#include "server/session/ip_address.h"

#include <arpa/inet.h>
#include <fmt/format.h>

#include <algorithm>

#include "engine/text.h"

namespace alea::server {
namespace {

constexpr IpAddress::V6 kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};  // ::ffff:0.0.0.0
constexpr std::size_t kMappedBytes = 12;
constexpr int kMappedBits = 96;
constexpr int kBits = 128;

IpAddress::V4 v4_part(const IpAddress::V6& bytes) {
  IpAddress::V4 part{};
  std::copy(bytes.begin() + kMappedBytes, bytes.end(), part.begin());
  return part;
}

}  // namespace

IpAddress::IpAddress(const V4& bytes) : bytes_(kMapped) {
  std::copy(bytes.begin(), bytes.end(), bytes_.begin() + kMappedBytes);
}

bool IpAddress::is_v4() const { return std::equal(kMapped.begin(), kMapped.begin() + kMappedBytes, bytes_.begin()); }

bool IpAddress::is_loopback() const {
  constexpr V6 kLoopback{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
  return is_v4() ? bytes_[kMappedBytes] == 127 : bytes_ == kLoopback;
}

std::string IpAddress::text() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_v4()) {
    inet_ntop(AF_INET, v4_part(bytes_).data(), text.data(), text.size());
  } else {
    inet_ntop(AF_INET6, bytes_.data(), text.data(), text.size());
  }
  return text.data();
}

std::string IpAddress::limited_part() const {
  if (is_v4()) return text();
  V6 network = bytes_;
  std::fill(network.begin() + 8, network.end(), std::uint8_t{0});
  return IpAddress(network).text();
}

std::optional<IpAddress> read_address(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) return std::nullopt;  // inet_pton would stop there
  const std::string ended(text);
  IpAddress::V4 v4{};
  if (inet_pton(AF_INET, ended.c_str(), v4.data()) == 1) return IpAddress(v4);
  IpAddress::V6 v6{};
  if (inet_pton(AF_INET6, ended.c_str(), v6.data()) == 1) return IpAddress(v6);
  return std::nullopt;
}

bool AddressRange::contains(const IpAddress& address) const {
  for (std::size_t i = 0; i < address.bytes().size(); ++i) {
    const int counted = std::clamp(bits - 8 * static_cast<int>(i), 0, 8);
    const int difference = start.bytes()[i] ^ address.bytes()[i];
    if (difference >> (8 - counted) != 0) return false;
  }
  return true;
}

Checked<AddressRange> read_range(std::string_view text) {
  const Error wrong{
      fmt::format("{} is not an address or a network, such as 10.0.0.1, 10.0.0.0/8 or 2001:db8::/32", in_quotes(text))};
  const bool has_bits = text.find('/') != std::string_view::npos;
  const auto start = read_address(next_part(text, '/'));
  if (!start) return wrong;
  if (!has_bits) return AddressRange{.start = *start, .bits = kBits};
  const int skipped = start->is_v4() ? kMappedBits : 0;
  const auto bits = read_number(text);
  if (!bits || *bits < 0 || *bits > kBits - skipped) return wrong;
  return AddressRange{.start = *start, .bits = skipped + static_cast<int>(*bits)};
}

bool is_in(const std::vector<AddressRange>& ranges, const IpAddress& address) {
  return std::any_of(ranges.begin(), ranges.end(), [&](const AddressRange& range) { return range.contains(address); });
}

}  // namespace alea::server
