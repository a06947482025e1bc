#include "server/session/forwarded.h"

#include <gtest/gtest.h>

#include <string>

namespace alea::server {
namespace {

const Client kProxy{.address = *read_address("10.0.0.1"), .is_secure = false};
const std::vector<AddressRange> kTrusted{*read_range("10.0.0.0/8"), *read_range("fd00::/8")};

std::string shown(const Client& client) { return client.address.text() + (client.is_secure ? " secure" : ""); }

std::string by_list(std::string_view addresses, std::string_view protocol = "") {
  return shown(read_forwarded(kProxy, {"", addresses, protocol}, kTrusted));
}
std::string by_standard(std::string_view forwarded) {
  return shown(read_forwarded(kProxy, {forwarded, "", ""}, kTrusted));
}
std::string by_both(std::string_view forwarded, std::string_view addresses) {
  return shown(read_forwarded(kProxy, {forwarded, addresses, ""}, kTrusted));
}

TEST(Forwarded, without_headers_the_proxy_speaks_for_itself) {
  EXPECT_EQ(by_list(""), "10.0.0.1");
  EXPECT_EQ(by_list("", "https"), "10.0.0.1 secure");
}

TEST(XForwardedFor, the_client_is_the_rightmost_address_that_is_not_a_proxys) {
  EXPECT_EQ(by_list("1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(by_list("6.6.6.6, 1.2.3.4"), "1.2.3.4") << "the left one is a claim of the client";
  EXPECT_EQ(by_list("6.6.6.6, 1.2.3.4, 10.0.0.2,fd00::7"), "1.2.3.4");
  EXPECT_EQ(by_list("10.0.0.3, 10.0.0.2"), "10.0.0.3") << "a client inside";
}

TEST(XForwardedFor, addresses_may_have_ports) {
  EXPECT_EQ(by_list("1.2.3.4:5678"), "1.2.3.4");
  EXPECT_EQ(by_list("2001:db8::1"), "2001:db8::1");
  EXPECT_EQ(by_list("[2001:db8::1]"), "2001:db8::1");
  EXPECT_EQ(by_list(" [2001:db8::1]:80 "), "2001:db8::1");
}

TEST(XForwardedFor, what_is_no_address_counts_for_the_proxy_that_sent_it) {
  for (const char* const text :
       {"unknown", "6.6.6.6, unknown", "6.6.6.6,,", ",", "[2001:db8::1", "[2001:db8::1]x", "x"}) {
    EXPECT_EQ(by_list(text), "10.0.0.1") << text;
  }
  EXPECT_EQ(by_list("6.6.6.6, unknown, 10.0.0.2"), "10.0.0.2");
}

TEST(XForwardedProto, says_whether_the_client_used_tls) {
  EXPECT_EQ(by_list("1.2.3.4", "https"), "1.2.3.4 secure");
  EXPECT_EQ(by_list("1.2.3.4", "HTTPS"), "1.2.3.4 secure");
  EXPECT_EQ(by_list("1.2.3.4", "http, https"), "1.2.3.4 secure");
  EXPECT_EQ(by_list("1.2.3.4", "https, http"), "1.2.3.4") << "what the nearest proxy says counts";
  EXPECT_EQ(by_list("1.2.3.4", "wss"), "1.2.3.4");
}

TEST(Forwarded, the_client_is_the_rightmost_address_that_is_not_a_proxys) {
  EXPECT_EQ(by_standard("for=1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(by_standard("for=6.6.6.6, for=1.2.3.4;proto=https, For=10.0.0.2;by=10.0.0.1"), "1.2.3.4 secure");
  EXPECT_EQ(by_standard("for=1.2.3.4,for=10.0.0.2;proto=https"), "1.2.3.4") << "TLS between proxies only";
  EXPECT_EQ(by_standard("by=_proxy;host=\"a;b,c\";PROTO=https;FOR=1.2.3.4"), "1.2.3.4 secure");
}

TEST(Forwarded, ipv6_addresses_and_ports_are_quoted) {
  EXPECT_EQ(by_standard("for=\"[2001:db8::1]\""), "2001:db8::1");
  EXPECT_EQ(by_standard("for=\"[2001:db8::1]:4711\""), "2001:db8::1");
  EXPECT_EQ(by_standard("for=\"1.2.3.4:80\""), "1.2.3.4");
  EXPECT_EQ(by_standard("for=\"\\1.2.3.\\4\""), "1.2.3.4");
  EXPECT_EQ(by_standard("for=1.2.3.4:80"), "1.2.3.4") << "some proxies forget the quotes";
}

TEST(Forwarded, hidden_addresses_count_for_the_proxy_that_hides_them) {
  EXPECT_EQ(by_standard("for=6.6.6.6, for=unknown"), "10.0.0.1");
  EXPECT_EQ(by_standard("for=6.6.6.6, for=_hidden;proto=https"), "10.0.0.1 secure");
  EXPECT_EQ(by_standard("for=6.6.6.6, for=\"_hidden:_port\", for=10.0.0.2"), "10.0.0.2");
  EXPECT_EQ(by_standard("for=6.6.6.6, proto=http"), "10.0.0.1");
}

TEST(Forwarded, counts_for_the_proxy_if_any_part_is_malformed) {
  for (const char* const text :
       {"for=\"1.2.3.4", "for=6.6.6.6;x=\", for=1.2.3.4", "for=6.6.6.6;x=\", for=\"[2001:db8::1]\"", "for",
        "for=", "for=\"\"", "=1.2.3.4", "for=1.2.3.4;for=6.6.6.6", "for=unknown;for=6.6.6.6", "for =1.2.3.4",
        "for=1.2.3.4 6.6.6.6", "for=\"1.2.3.4\\"}) {
    EXPECT_EQ(by_standard(text), "10.0.0.1") << text;
  }
}

TEST(Forwarded, two_headers_must_agree) {
  EXPECT_EQ(by_both("for=1.2.3.4", "1.2.3.4"), "1.2.3.4");
  EXPECT_EQ(by_both("for=6.6.6.6;proto=https, for=1.2.3.4;proto=https", "7.7.7.7, 1.2.3.4"), "1.2.3.4 secure");
  EXPECT_EQ(by_both("for=6.6.6.6", "1.2.3.4"), "10.0.0.1") << "one of them is a claim of the client";
  EXPECT_EQ(by_both("nonsense", "1.2.3.4"), "10.0.0.1");
}

TEST(Forwarded, who_is_not_trusted_is_not_believed) {
  const Client stranger{.address = *read_address("8.8.8.8"), .is_secure = false};
  EXPECT_EQ(shown(read_forwarded(stranger, {"for=1.2.3.4;proto=https", "1.2.3.4", "https"}, kTrusted)), "8.8.8.8");
}

}  // namespace
}  // namespace alea::server
