#include "server/session/proxy_header.h"

#include <gtest/gtest.h>

#include <string>

namespace alea::server {
namespace {

const std::string kRequest = "GET / HTTP/1.1\r\n\r\n";

/// The client, or what else the bytes are.
std::string read(const std::string& bytes) {
  const auto found = read_proxy_header(bytes);
  if (!found) return "wrong";
  if (!*found) return "needs more";
  const ProxyHeader& header = **found;
  if (header.size == 0) return "none";
  EXPECT_EQ(bytes.substr(header.size), kRequest) << "the header ends where the request begins";
  if (!header.client) return "itself";
  return header.client->address.text() + (header.client->is_secure ? " secure" : "");
}

/// The bytes of a version 2 header before its request.
std::string binary(char command, char family, const std::string& rest) {
  const auto size = static_cast<unsigned>(rest.size());
  return std::string("\r\n\r\n\0\r\nQUIT\n", 12) + command + family + static_cast<char>(size >> 8U) +
         static_cast<char>(size & 0xffU) + rest;
}

const std::string kV4("\x01\x02\x03\x04\x0a\0\0\x01\x10\0\0\x50", 12);
const std::string kV6 = std::string("\x20\x01\x0d\xb8", 4) + std::string(11, '\0') + "\x01" + std::string(20, '\0');

std::string tls_note(char flags) { return std::string("\x20\0\5", 3) + flags + std::string(4, '\0'); }

TEST(ProxyHeader, version_1_names_the_client) {
  EXPECT_EQ(read("PROXY TCP4 1.2.3.4 10.0.0.1 1000 80\r\n" + kRequest), "1.2.3.4");
  EXPECT_EQ(read("PROXY TCP6 2001:db8::1 fd00::1 65535 80\r\n" + kRequest), "2001:db8::1");
  EXPECT_EQ(read("PROXY UNKNOWN\r\n" + kRequest), "itself");
  EXPECT_EQ(read("PROXY UNKNOWN ffff:: ::1 1 2\r\n" + kRequest), "itself");
}

TEST(ProxyHeader, version_2_names_the_client) {
  EXPECT_EQ(read(binary('\x21', '\x11', kV4) + kRequest), "1.2.3.4");
  EXPECT_EQ(read(binary('\x21', '\x21', kV6) + kRequest), "2001:db8::1");
  EXPECT_EQ(read(binary('\x20', '\x00', "") + kRequest), "itself") << "a check by the proxy";
  EXPECT_EQ(read(binary('\x20', '\x11', kV4) + kRequest), "itself");
  EXPECT_EQ(read(binary('\x21', '\x00', "rest") + kRequest), "wrong") << "what follows are not notes";
  EXPECT_EQ(read(binary('\x21', '\x00', "") + kRequest), "itself");
  EXPECT_EQ(read(binary('\x21', '\x31', std::string(216, 'u')) + kRequest), "itself") << "a Unix socket";
}

TEST(ProxyHeader, version_2_can_say_that_the_client_uses_tls) {
  const std::string name("\x02\0\4here", 7);
  EXPECT_EQ(read(binary('\x21', '\x11', kV4 + name + tls_note(1)) + kRequest), "1.2.3.4 secure");
  EXPECT_EQ(read(binary('\x21', '\x21', kV6 + tls_note(7) + name) + kRequest), "2001:db8::1 secure");
  EXPECT_EQ(read(binary('\x21', '\x11', kV4 + tls_note(0)) + kRequest), "1.2.3.4");
  EXPECT_EQ(read(binary('\x21', '\x11', kV4 + name) + kRequest), "1.2.3.4");
}

TEST(ProxyHeader, other_connections_have_none) {
  for (const std::string& bytes :
       {kRequest, std::string("POST / HTTP/1.1"), std::string("PROXY / HTTP/1.1\r\n"), std::string("PROXYTCP4"),
        std::string("PROXY tcp4 "), std::string("\r\n\r\nGET /"), std::string("x")}) {
    EXPECT_EQ(read(bytes), "none") << bytes;
  }
}

TEST(ProxyHeader, may_arrive_byte_by_byte) {
  for (const std::string& header : {std::string("PROXY TCP4 1.2.3.4 10.0.0.1 1000 80\r\n"),
                                    std::string("PROXY UNKNOWN\r\n"), binary('\x21', '\x11', kV4 + tls_note(1))}) {
    for (std::size_t size = 0; size < header.size(); ++size)
      EXPECT_EQ(read(header.substr(0, size)), "needs more") << size;
  }
}

TEST(ProxyHeader, malformed_ones_are_refused) {
  for (const std::string line :
       {"TCP4 1.2.3.4", "TCP4 1.2.3.4 10.0.0.1 1000 80 9", "TCP4 1.2.3.4 10.0.0.1 1000 65536",
        "TCP4 1.2.3.4 10.0.0.1 -1 80", "TCP4 2001:db8::1 10.0.0.1 1000 80", "TCP6 1.2.3.4 10.0.0.1 1000 80",
        "TCP4  1.2.3.4 10.0.0.1 1000 80", "TCP4 name 10.0.0.1 1000 80", "TCP4 1.2.3.4 10.0.0.1 1000 "}) {
    EXPECT_EQ(read("PROXY " + line + "\r\n" + kRequest), "wrong") << line;
  }
  EXPECT_EQ(read("PROXY UNKNOWN " + std::string(93, 'x') + "\r\n"), "wrong") << "too long";
  EXPECT_EQ(read(binary('\x31', '\x11', kV4)), "wrong") << "version 3";
  EXPECT_EQ(read(binary('\x22', '\x11', kV4)), "wrong") << "an unknown command";
  EXPECT_EQ(read(binary('\x21', '\x41', kV4)), "wrong") << "an unknown kind of address";
  EXPECT_EQ(read(binary('\x21', '\x11', kV4.substr(1))), "wrong") << "too short";
  EXPECT_EQ(read(binary('\x21', '\x21', kV4)), "wrong") << "too short for IPv6";
  EXPECT_EQ(read(binary('\x21', '\x11', kV4 + "\x01")), "wrong") << "half a note";
  EXPECT_EQ(read(binary('\x21', '\x11', kV4 + std::string("\x20\0\5\1", 4))), "wrong") << "a note that is cut off";
  EXPECT_EQ(read(binary('\x21', '\x11', kV4 + std::string(5'000, '\0')).substr(0, 16)), "wrong") << "too long";
}

}  // namespace
}  // namespace alea::server
