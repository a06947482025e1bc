#include "server/table/opening.h"

#include "gtest/gtest.h"

namespace alea::server {
namespace {

Opening example() {
  Opening opening{.table = "00ff",
                  .game = "dracarys_dice",
                  .edition = 2,
                  .options = {{"play_on", "on"}, {"deck", "a\nb\\c"}},
                  .host = PersonId{17},
                  .seats = {{.kind = SeatShown::Kind::person, .who = PersonId{17}, .name = "Ann"},
                            {.kind = SeatShown::Kind::invite},
                            {.kind = SeatShown::Kind::bot, .name = "Cleo", .level = "medium"}},
                  .clock = {.kind = Clock::Kind::seconds, .seconds = 30, .reserve = 300},
                  .has_hints = true,
                  .is_listed = true,
                  .invite = "abc",
                  .fair_game = {},
                  .seed = {}};
  opening.seed.value[3] = 7;
  opening.fair_game.value[0] = 9;
  return opening;
}

TEST(Opening, reads_what_it_writes_and_stays_on_one_line) {
  const std::string text = write(example());
  EXPECT_EQ(text.find('\n'), std::string::npos);
  const auto read = read_opening(text);
  ASSERT_TRUE(read) << read.error().reason;
  EXPECT_EQ(*read, example());
}

TEST(Opening, the_first_person_is_the_host_of_an_older_one) {
  std::string text = write(example());
  const std::string host = R"("host":17,)";
  text.erase(text.find(host), host.size());
  EXPECT_EQ(read_opening(text)->host, PersonId{17});
}

TEST(Opening, a_damaged_one_is_refused) {
  const std::string whole = write(example());
  EXPECT_FALSE(read_opening(whole.substr(0, whole.size() / 2)));
  EXPECT_FALSE(read_opening("{}"));
}

TEST(Opening, clocks_out_of_their_range_are_refused) {
  const auto clock = [](const char* text) {
    rapidjson::Document document;
    document.Parse(text);
    return read_clock(document);
  };
  EXPECT_EQ(*clock("null"), Clock());
  EXPECT_EQ(*clock(R"({"days":2})"), (Clock{.kind = Clock::Kind::days, .days = 2}));
  EXPECT_EQ(*clock(R"({"seconds":30})"), (Clock{.kind = Clock::Kind::seconds, .seconds = 30}));
  for (const char* bad : {"1", "{}", "[]", R"({"days":0})", R"({"days":1,"seconds":5})", R"({"seconds":1})",
                          R"({"seconds":30,"reserve":-1})", R"({"seconds":30,"extra":1})", R"({"seconds":"30"})"}) {
    EXPECT_FALSE(clock(bad)) << bad;
  }
}

}  // namespace
}  // namespace alea::server
