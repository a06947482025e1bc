#include "server/hall/guest_cache.h"

#include <gtest/gtest.h>

namespace alea::server {
namespace {

SecretHash secret(std::uint8_t filling) {
  SecretHash hash{};
  hash.fill(filling);
  return hash;
}

const Guest kAnn{.id = GuestId{1}, .name = "Ann"};

TEST(GuestCache, finds_a_guest_by_each_secret_and_renames_them_all) {
  GuestCache cache(10);
  EXPECT_EQ(cache.find(secret(1)), nullptr);
  const GuestRef one = cache.add(secret(1), kAnn);
  cache.add(secret(2), kAnn);
  cache.rename({.id = GuestId{1}, .name = "Anna"});
  cache.rename({.id = GuestId{2}, .name = "Bo"});
  EXPECT_EQ(one->name, "Anna");
  EXPECT_EQ(cache.find(secret(1)), one);
  EXPECT_EQ(cache.find(secret(2)), one);
}

TEST(GuestCache, forgets_those_who_were_not_asked_for_recently) {
  GuestCache cache(10);
  cache.add(secret(1), kAnn);
  for (int i = 2; i <= 30; ++i) cache.add(secret(static_cast<std::uint8_t>(i)), {.id = GuestId{i}, .name = "N"});
  EXPECT_EQ(cache.find(secret(1)), nullptr);
  EXPECT_NE(cache.find(secret(30)), nullptr);
}

TEST(GuestCache, keeps_those_who_are_asked_for) {
  GuestCache cache(10);
  cache.add(secret(1), kAnn);
  for (int i = 2; i <= 100; ++i) {
    cache.add(secret(static_cast<std::uint8_t>(i)), {.id = GuestId{i}, .name = "N"});
    ASSERT_NE(cache.find(secret(1)), nullptr);
  }
}

TEST(GuestCache, renames_a_guest_whom_somebody_still_holds) {
  GuestCache cache(2);
  const GuestRef ann = cache.add(secret(1), kAnn);
  for (int i = 2; i <= 30; ++i) cache.add(secret(static_cast<std::uint8_t>(i)), {.id = GuestId{i}, .name = "N"});
  EXPECT_EQ(cache.find(secret(1)), nullptr);
  EXPECT_EQ(cache.add(secret(1), kAnn), ann);
  cache.rename({.id = GuestId{1}, .name = "Anna"});
  EXPECT_EQ(ann->name, "Anna");
}

}  // namespace
}  // namespace alea::server
