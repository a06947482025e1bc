#include "server/session/address_book.h"

#include <gtest/gtest.h>

namespace alea::server {
namespace {

using std::chrono::milliseconds;

const AddressBook::Time kStart{};

TEST(AddressBook, counts_the_connections_of_each_address) {
  AddressBook book(2, {.per_second = 1, .burst = 1});
  EXPECT_TRUE(book.arrive("a", kStart));
  EXPECT_TRUE(book.arrive("a", kStart));
  EXPECT_FALSE(book.arrive("a", kStart));
  EXPECT_TRUE(book.arrive("b", kStart));
  book.leave("a");
  EXPECT_TRUE(book.arrive("a", kStart));
}

TEST(AddressBook, limits_the_requests_of_each_address_with_a_burst) {
  AddressBook book(9, {.per_second = 10, .burst = 3});
  ASSERT_TRUE(book.arrive("a", kStart));
  ASSERT_TRUE(book.arrive("b", kStart));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(book.may_ask("a", kStart));
  EXPECT_FALSE(book.may_ask("a", kStart));
  EXPECT_TRUE(book.may_ask("b", kStart));
  EXPECT_FALSE(book.may_ask("a", kStart + milliseconds(90)));
  EXPECT_TRUE(book.may_ask("a", kStart + milliseconds(110)));
  EXPECT_FALSE(book.may_ask("a", kStart + milliseconds(110)));
}

TEST(AddressBook, does_not_forget_a_flood_when_its_connection_ends) {
  AddressBook book(9, {.per_second = 1, .burst = 2});
  ASSERT_TRUE(book.arrive("a", kStart));
  EXPECT_TRUE(book.may_ask("a", kStart));
  EXPECT_TRUE(book.may_ask("a", kStart));
  book.leave("a");
  book.forget_absent(kStart);
  ASSERT_TRUE(book.arrive("a", kStart));
  EXPECT_FALSE(book.may_ask("a", kStart));
}

TEST(AddressBook, forgets_addresses_that_left_a_while_ago) {
  AddressBook book(9, {.per_second = 1, .burst = 2});
  ASSERT_TRUE(book.arrive("a", kStart));
  ASSERT_TRUE(book.arrive("b", kStart));
  EXPECT_TRUE(book.may_ask("a", kStart));
  book.leave("a");
  EXPECT_EQ(book.forget_absent(kStart + milliseconds(500)), 0U);
  EXPECT_EQ(book.forget_absent(kStart + milliseconds(1'500)), 1U);
}

}  // namespace
}  // namespace alea::server
