#include "server/session/target.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace alea::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

TEST(Target, is_a_path_and_a_query_decoded) {
  const auto target = read_target("/api/tables/k%C3%A4se?mine&name=A+%26%20B&x=1%2B1=2");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/api/tables/käse");
  EXPECT_THAT(target->query, ElementsAre(Pair("mine", ""), Pair("name", "A & B"), Pair("x", "1+1=2")));
}

TEST(Target, may_be_the_root) {
  const auto target = read_target("/");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/");
  EXPECT_THAT(target->query, IsEmpty());
}

TEST(Target, with_tricks_is_refused) {
  for (const std::string_view text :
       {"",     "*",     "x",        "http://other/", "//other/", "/a//b", "/a/../b", "/a/%2e%2e/b", "/%2e%2e%2fetc",
        "/.",   "/a/..", "/a%00b",   "/a%0ab",        "/a%5cb",   "/a\\b", "/%",      "/%4",         "/%zz",
        "/%+4", "/%ff",  "/a?b=%c3", "/a?%00"}) {
    EXPECT_FALSE(read_target(text)) << text;
  }
}

}  // namespace
}  // namespace alea::server
