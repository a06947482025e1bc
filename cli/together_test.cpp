#include "cli/together.h"

#include <gtest/gtest.h>

namespace alea::cli {
namespace {

using Things = std::vector<Thing>;

Fact put(Seat who, const Things& what, std::string_view where) {
  return {"put", {{"who", who}, {"what", what}, {"where", Word{where}}}};
}

TEST(ToldTogether, adds_up_what_goes_to_the_same_place) {
  const Facts facts{put(seat(0), {{"two", 1}}, "run"), put(seat(0), {{"two", 2}}, "stove"),
                    put(seat(0), {{"three", 1}}, "run"), put(seat(0), {{"two", 1}}, "stove")};
  EXPECT_EQ(told_together(facts),
            (Facts{put(seat(0), {{"two", 1}, {"three", 1}}, "run"), put(seat(0), {{"two", 3}}, "stove")}));
}

TEST(ToldTogether, keeps_apart_what_others_did_and_what_happened_in_between) {
  const Facts others{put(seat(0), {{"two", 1}}, "run"), put(seat(1), {{"two", 1}}, "run")};
  EXPECT_EQ(told_together(others), others);
  const Facts later{put(seat(0), {{"two", 1}}, "run"), {"turned", {}}, put(seat(0), {{"two", 1}}, "run")};
  EXPECT_EQ(told_together(later), later);
}

TEST(ToldTogether, repeats_facts_that_are_not_about_things) {
  const Facts twice{{"set", {{"n", 4}}}, {"set", {{"n", 4}}}};
  EXPECT_EQ(told_together(twice), twice);
}

}  // namespace
}  // namespace alea::cli
