#include "server/session/ip_address.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace alea::server {
namespace {

using testing::HasSubstr;

IpAddress ip(std::string_view text) { return read_address(text).value_or(IpAddress()); }

bool contains(std::string_view range, std::string_view address) {
  const auto read = read_range(range);
  EXPECT_TRUE(read) << range;
  return read && read->contains(ip(address));
}

TEST(IpAddress, is_written_as_it_was_read) {
  for (const char* const text : {"10.0.0.1", "255.255.255.255", "::1", "2001:db8::1"}) EXPECT_EQ(ip(text).text(), text);
  EXPECT_EQ(ip("2001:DB8:0:0::1").text(), "2001:db8::1");
  EXPECT_EQ(ip("::ffff:10.0.0.1"), ip("10.0.0.1")) << "one address, however it is written";
}

TEST(IpAddress, what_is_not_an_address_is_not_read) {
  for (const std::string_view text :
       {"", "10.0.0", "10.0.0.256", "10.0.0.1 ", "10.0.0.1:80", "[::1]", "fe80::1%eth0", "name", ":", "1"}) {
    EXPECT_FALSE(read_address(text)) << text;
  }
  EXPECT_FALSE(read_address(std::string_view("10.0.0.1\0", 9)));
}

TEST(IpAddress, limits_apply_to_an_ipv4_address_or_an_ipv6_network) {
  EXPECT_EQ(ip("10.0.0.1").limited_part(), "10.0.0.1");
  EXPECT_EQ(ip("2001:db8:1:2:3:4:5:6").limited_part(), "2001:db8:1:2::");
}

TEST(IpAddress, loopback_is_a_network_in_ipv4_and_one_address_in_ipv6) {
  EXPECT_TRUE(ip("127.0.0.1").is_loopback());
  EXPECT_TRUE(ip("127.1.2.3").is_loopback());
  EXPECT_TRUE(ip("::1").is_loopback());
  EXPECT_FALSE(ip("::2").is_loopback());
  EXPECT_FALSE(ip("128.0.0.1").is_loopback());
}

TEST(AddressRange, contains_addresses_with_the_same_first_bits) {
  EXPECT_TRUE(contains("10.0.0.1", "10.0.0.1"));
  EXPECT_FALSE(contains("10.0.0.1", "10.0.0.2"));
  EXPECT_TRUE(contains("10.0.0.0/8", "10.255.0.1"));
  EXPECT_FALSE(contains("10.0.0.0/8", "11.0.0.0"));
  EXPECT_TRUE(contains("192.168.0.0/23", "192.168.1.255"));
  EXPECT_FALSE(contains("192.168.0.0/23", "192.168.2.0"));
  EXPECT_TRUE(contains("2001:db8::/33", "2001:db8:7fff::1"));
  EXPECT_FALSE(contains("2001:db8::/33", "2001:db8:8000::1"));
  EXPECT_TRUE(contains("10.9.9.9/8", "10.0.0.1")) << "the other bits do not matter";
  EXPECT_TRUE(contains("0.0.0.0/0", "1.2.3.4"));
  EXPECT_FALSE(contains("0.0.0.0/0", "2001:db8::1")) << "all of IPv4 only";
}

TEST(AddressRange, refuses_what_is_not_a_range) {
  for (const char* const text :
       {"", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "2001:db8::/129", "/8", "proxy", "10.0.0.0/8/8"}) {
    const auto range = read_range(text);
    ASSERT_FALSE(range) << text;
    EXPECT_THAT(range.error().reason, HasSubstr("such as 10.0.0.1"));
  }
}

}  // namespace
}  // namespace alea::server
