#include "server/session/hosts.h"

#include <gtest/gtest.h>

namespace alea::server {
namespace {

const IpAddress kLoopback = *read_address("127.0.0.1");
const IpAddress kPublic = *read_address("0.0.0.0");

TEST(Hosts, named_ones_are_the_only_ones) {
  const Hosts hosts({"play.example.org", "2001:db8::1"}, "127.0.0.1", kLoopback);
  for (const char* const host : {"play.example.org", "play.example.org:8080", "PLAY.Example.org", "play.example.org.",
                                 "[2001:db8::1]", "[2001:DB8:0::1]:80", ""}) {
    EXPECT_TRUE(hosts.accept(host)) << host;
  }
  for (const char* const host : {"example.org", "play.example.org.evil.example", "localhost", "127.0.0.1",
                                 "[2001:db8::1].evil.example", "[", "[]", ":"}) {
    EXPECT_FALSE(hosts.accept(host)) << host;
  }
}

TEST(Hosts, without_names_a_private_server_answers_to_names_that_nobody_else_can_have) {
  const Hosts hosts({}, "My-Computer", kLoopback);
  for (const char* const host : {"localhost", "localhost:8080", "alea.localhost", "127.0.0.1:8080", "[::1]:8080",
                                 "192.168.1.7:5173", "my-computer:8080"}) {
    EXPECT_TRUE(hosts.accept(host)) << host;
  }
  for (const char* const host :
       {"evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example"}) {
    EXPECT_FALSE(hosts.accept(host)) << host;
  }
}

TEST(Hosts, without_names_a_public_server_answers_to_any) {
  EXPECT_TRUE(Hosts({}, "0.0.0.0", kPublic).accept("any.example"));
  EXPECT_TRUE(Hosts().accept("any.example"));
}

TEST(Hosts, are_read_without_a_port) {
  EXPECT_EQ(*read_host("Play.Example.org"), "play.example.org");
  EXPECT_EQ(*read_host("play.example.org."), "play.example.org");
  EXPECT_EQ(*read_host("[2001:DB8::1]"), "2001:db8::1");
  EXPECT_EQ(*read_host("127.0.0.1"), "127.0.0.1");
  for (const char* const text :
       {"", "play.example.org:80", "https://play.example.org", "*.example.org", "a b", "a,b", ".", "a..b"}) {
    EXPECT_FALSE(read_host(text)) << text;
  }
}

}  // namespace
}  // namespace alea::server
