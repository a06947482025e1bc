#include "engine/checked.h"

#include <memory>

#include "gtest/gtest.h"

namespace alea {
namespace {

Checked<int> half(int number) {
  if (number % 2 != 0) return Error{std::to_string(number) + " is odd"};
  return number / 2;
}

Checked<Done> check_positive(int number) {
  if (number <= 0) return Error{std::to_string(number) + " is not positive"};
  return Done();
}

/// Counts its instances, and owns memory so that the address sanitizer notices one that is never destroyed.
struct Counted {
  static inline int count = 0;
  std::unique_ptr<int> owned = std::make_unique<int>(7);

  Counted() { ++count; }
  Counted(Counted&& other) noexcept : owned(std::move(other.owned)) { ++count; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  Counted& operator=(Counted&&) = delete;
  ~Counted() { --count; }

  int value() const { return *owned; }
};

Checked<Counted> counted_if(bool is_there) {
  if (!is_there) return Error{"missing"};
  return Counted();
}

Checked<int> quarter(int number) {
  const int once = TRY(half(number));
  return TRY(half(once));
}

TEST(Try, has_the_value) { EXPECT_EQ(*quarter(12), 3); }

TEST(Try, returns_the_error) {
  EXPECT_EQ(quarter(5).error(), Error{"5 is odd"});
  EXPECT_EQ(quarter(6).error(), Error{"3 is odd"});
}

Checked<int> quarter_in_one(int number) { return TRY(half(TRY(half(number)))); }

TEST(Try, nests) {
  EXPECT_EQ(*quarter_in_one(12), 3);
  EXPECT_EQ(quarter_in_one(5).error(), Error{"5 is odd"});
  EXPECT_EQ(quarter_in_one(6).error(), Error{"3 is odd"});
}

Checked<int> positive_half(int number) {
  TRY(check_positive(number));
  if (number > 100) TRY(check_positive(100 - number));
  return half(number);
}

TEST(Try, is_a_statement_where_there_is_no_value) {
  EXPECT_EQ(*positive_half(4), 2);
  EXPECT_EQ(positive_half(-4).error(), Error{"-4 is not positive"});
  EXPECT_EQ(positive_half(104).error(), Error{"-4 is not positive"});
}

Checked<int> value_of(Checked<Counted> checked) { return TRY(checked).value(); }

TEST(Try, moves_the_value_out) {
  EXPECT_EQ(*value_of(counted_if(true)), 7);
  EXPECT_EQ(value_of(counted_if(false)).error(), Error{"missing"});
  EXPECT_EQ(Counted::count, 0);
}

int sum(const Counted& first, const Counted& second) { return first.value() + second.value(); }

Checked<int> sum_if(bool is_there) { return sum(Counted(), TRY(counted_if(is_there))); }

TEST(Try, as_an_argument_leaves_no_other_argument_behind) {
  EXPECT_EQ(*sum_if(true), 14);
  EXPECT_EQ(sum_if(false).error(), Error{"missing"});
  EXPECT_EQ(Counted::count, 0);
}

}  // namespace
}  // namespace alea
