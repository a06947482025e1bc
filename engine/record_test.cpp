#include "engine/record.h"

#include "gtest/gtest.h"

namespace alea {
namespace {

constexpr std::string_view kText =
    "alea 1\n"
    "game some_game\n"
    "edition 3\n"
    "seat A person Ann Lee\n"
    "seat B random\n"
    "option play_on on\n"
    "* roll 3\n"
    "B go left\n"
    "result 2 1\n"
    "points 0 12\n";

std::string record_refusal(std::string_view text) {
  const auto record = read_record(text);
  return record ? "" : record.error().reason;
}

TEST(Record, reads_what_it_writes) {
  const auto record = read_record(kText);
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_EQ(record->game, "some_game");
  EXPECT_EQ(record->edition, 3);
  EXPECT_EQ(record->players[0], (Record::Player{"person", "Ann Lee"}));
  EXPECT_EQ(record->options[0], (OptionSetting{"play_on", "on"}));
  EXPECT_EQ(record->events[0], (Record::Event{std::nullopt, "roll 3"}));
  EXPECT_EQ(record->events[1], (Record::Event{seat(1), "go left"}));
  EXPECT_EQ(record->result->place_of(seat(1)), 1);
  EXPECT_EQ(record->result->points_of(seat(1)), 12);
  EXPECT_EQ(write(*record), kText);
}

TEST(Record, is_of_the_first_edition_if_it_names_none) {
  EXPECT_EQ(read_record("alea 1\ngame g\nseat A person\n")->edition, 1);
  EXPECT_EQ(record_refusal("alea 1\ngame g\nedition 2\nedition 2\n"), "line 4: the edition is named twice");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nedition new\n"), "line 3: \"new\" is not an edition of the rules");
}

TEST(Record, a_game_can_be_ended_by_agreement) {
  const std::string text = "alea 1\ngame g\nedition 1\nseat A person\n* roll 3\nended agreement\n";
  const auto record = read_record(text);
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_TRUE(record->ended_by_agreement);
  EXPECT_EQ(write(*record), text);
  EXPECT_EQ(record_refusal(text + "A go\n"), "line 7: only the seed follows the end of the game");
  EXPECT_EQ(record_refusal(text + "result 1\n"), "line 7: only the seed follows the end of the game");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\nresult 1\nended agreement\n"),
            "line 5: nothing but points and the seed follow the result");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\nended badly\n"),
            "line 4: a game without a result was ended by agreement, not \"badly\"");
}

TEST(Record, remarks_blank_lines_and_foreign_line_ends_do_not_matter) {
  const auto record = read_record("# saved by hand\r\n\r\nalea 1\r\ngame g\r\nseat A person Ann\r\n  * roll 3  \r\n");
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_EQ(record->players[0].name, "Ann");
  EXPECT_EQ(record->events[0].text, "roll 3");
}

TEST(Record, keeps_the_text_of_a_file_on_one_line) {
  const std::string deck = "[[goal]]\r\nname = \"a\\\\b\"\n# \\n\n";
  Record record = *read_record(kText);
  record.options.push_back({"deck", deck});
  const std::string text = write(record);
  EXPECT_NE(text.find("\noption deck [[goal]]\\r\\nname = \"a\\\\\\\\b\"\\n# \\\\n\\n\n"), std::string::npos) << text;
  EXPECT_EQ(read_record(text)->options.back().value, deck);
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\noption deck a\\q\n"), R"(line 4: after \ comes n, r or \)");
}

TEST(Record, what_is_wrong_is_told_with_its_line) {
  EXPECT_EQ(record_refusal(""), "this is not a record: it does not begin with \"alea 1\"");
  EXPECT_EQ(record_refusal("PNG\n"), "line 1: a record begins with \"alea 1\", not \"PNG\"");
  EXPECT_EQ(record_refusal("alea 2\n"), "line 1: a record begins with \"alea 1\", not \"alea 2\"");
  EXPECT_EQ(record_refusal("alea 1\nseat A person\n"), "the record names no game (a line such as: game dracarys_dice)");
  EXPECT_EQ(record_refusal("alea 1\ngame g\n"), "the record has no players (lines such as: seat A person Ann)");
  EXPECT_EQ(record_refusal("alea 1\ngame g\ngame h\n"), "line 3: the game is named twice");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat B person\n"),
            "line 3: seats are named in the order A, B, C … up to H");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\nC go\n"), "line 4: nobody sits at C");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\n*\n"), "line 4: what happened is missing");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\nfoo bar\n"),
            "line 4: expected game, edition, seat, option, fair, share, *, a seat, result or ended, not \"foo\"");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\n* x\nseat B person\n"),
            "line 5: expected *, a seat, result or ended, not \"seat\"");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\nresult 1 2\n"), "line 4: expected one number for each seat");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\nresult 99\n"),
            "line 4: \"99\" is not a number that can stand here");
  EXPECT_EQ(record_refusal("alea 1\ngame g\nseat A person\nresult 1\n* x\n"),
            "line 5: nothing but points and the seed follow the result");
}

}  // namespace
}  // namespace alea
