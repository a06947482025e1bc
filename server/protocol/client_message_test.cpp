#include "server/protocol/client_message.h"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace alea::server {
namespace {

using testing::HasSubstr;

std::string reason(std::string_view text) {
  const auto read = read_message(text);
  return read ? "it was understood" : read.error().reason;
}

TEST(ClientMessage, every_command_is_understood) {
  const std::string hex(64, 'a');
  const std::vector<std::string> messages{
      R"({"do":"hello","key":"k","seen":17})",
      R"({"do":"hello","key":"k"})",
      R"({"do":"sit","key":"k","seat":"B","code":"abc","name":"Bo"})",
      R"({"do":"stand","key":"k","seat":"B"})",
      R"({"do":"start","key":"k"})",
      R"({"do":"commit","key":"k","seat":"A","hash":")" + hex + R"("})",
      R"({"do":"commit","key":"k","seat":"A","hash":null})",
      R"({"do":"show","key":"k","seat":"A","share":")" + hex + R"("})",
      R"({"do":"move","key":"k","seat":"A","at":12,"move":"give B"})",
      R"({"do":"move","key":"k","seat":"A","at":12,"move":["give B","give C"]})",
      R"({"do":"say","key":"k","text":"Hello"})",
      R"({"do":"hint","key":"k","seat":"A"})",
      R"({"do":"leave","key":"k"})",
      R"({"do":"back","key":"k","seat":"A"})",
      R"({"do":"end","key":"k"})",
      R"({"do":"rematch","key":"k"})",
  };
  for (const std::string& text : messages) EXPECT_TRUE(read_message(text)) << text << ": " << reason(text);
  EXPECT_EQ(read_message(messages[8])->command, Command(Move{.seat = seat(0), .at = 12, .moves = {"give B"}}));
  EXPECT_EQ(read_message(messages[9])->command,
            Command(Move{.seat = seat(0), .at = 12, .moves = {"give B", "give C"}}));
}

TEST(ClientMessage, what_is_no_object_is_refused_with_an_example) {
  for (const std::string& text :
       {std::string(), std::string("hello"), std::string("[]"), std::string("1"), std::string("{\"do\":"),
        std::string(10'000, '['), std::string("{\"a\":") + std::string(10'000, '[') + "}", std::string("{}\0", 3),
        std::string(R"({"do":"start","key":"k"}{})"), std::string("{\"do\":\"\xFF\"}")}) {
    EXPECT_THAT(reason(text), HasSubstr(R"(such as {"do":"say")")) << text.substr(0, 20);
  }
}

TEST(ClientMessage, a_long_one_is_refused_unread) {
  EXPECT_THAT(reason(std::string(kLongestMessage + 1, ' ')), HasSubstr("at most 16384 bytes"));
}

TEST(ClientMessage, an_unknown_command_is_refused_with_those_there_are) {
  EXPECT_THAT(reason(R"({"do":"cheat","key":"k"})"), HasSubstr("hello, sit, stand, start"));
  EXPECT_THAT(reason(R"({"key":"k"})"), HasSubstr("\"do\" is missing"));
  EXPECT_THAT(reason(R"({"do":["start"],"key":"k"})"), HasSubstr("\"do\" must be a string"));
}

TEST(ClientMessage, a_field_too_many_twice_or_of_a_wrong_type_is_refused_by_its_name) {
  EXPECT_THAT(reason(R"({"do":"start","key":"k","seat":"A"})"), HasSubstr("start has no field \"seat\""));
  EXPECT_THAT(reason(R"({"do":"start","key":"k","key":"l"})"), HasSubstr("\"key\" is given twice"));
  EXPECT_THAT(reason(R"({"do":"start"})"), HasSubstr("\"key\" is missing"));
  for (const std::string_view key : {R"("")", R"("a b")", R"("12345678901234567890123")", "1", "null", "{}"}) {
    EXPECT_THAT(reason(R"({"do":"start","key":)" + std::string(key) + "}"), HasSubstr("\"key\" is 1 to 22"));
  }
  for (const std::string_view seat : {R"("I")", R"("a")", R"("AB")", R"("")", "0", "null", "[\"A\"]"}) {
    EXPECT_THAT(reason(R"({"do":"stand","key":"k","seat":)" + std::string(seat) + "}"),
                HasSubstr("\"seat\" must be a seat, one letter from A to H"));
  }
  for (const std::string_view at : {"-1", "1.5", "\"1\"", "99999999999999999999", "null"}) {
    EXPECT_THAT(reason(R"({"do":"move","key":"k","seat":"A","move":"x","at":)" + std::string(at) + "}"),
                HasSubstr("\"at\" must be a whole number from 0"));
  }
  EXPECT_THAT(reason(R"({"do":"move","key":"k","seat":"A","at":1})"), HasSubstr("\"move\" is missing"));
  std::string many = R"("x")";
  for (int i = 0; i < 64; ++i) many += R"(,"x")";
  for (const std::string& move : {std::string(R"("a\nb")"), "\"" + std::string(201, 'x') + "\"", std::string("1"),
                                  std::string("[]"), std::string("[1]"), std::string(R"([["x"]])"), "[" + many + "]"}) {
    EXPECT_THAT(reason(R"({"do":"move","key":"k","seat":"A","at":1,"move":)" + move + "}"),
                HasSubstr("\"move\" must be a move as text, or a list of 1 to 64 of them, each of at most 200 bytes"));
  }
}

TEST(ClientMessage, shares_and_their_hashes_are_64_digits) {
  for (const std::string& hash : {std::string("1"), std::string(R"("")"), "\"" + std::string(63, 'a') + "\"",
                                  "\"" + std::string(64, 'A') + "\"", "\"" + std::string(64, 'g') + "\""}) {
    EXPECT_THAT(reason(R"({"do":"commit","key":"k","seat":"A","hash":)" + hash + "}"),
                HasSubstr("64 hexadecimal digits in lower case, or null"));
    EXPECT_THAT(reason(R"({"do":"show","key":"k","seat":"A","share":)" + hash + "}"),
                HasSubstr("64 hexadecimal digits in lower case"));
  }
  EXPECT_THAT(reason(R"({"do":"commit","key":"k","seat":"A"})"), HasSubstr("\"hash\" is missing"));
  EXPECT_THAT(reason(R"({"do":"show","key":"k","seat":"A","share":null})"), HasSubstr("\"share\" is"));
}

TEST(ClientMessage, what_is_said_has_a_length_and_no_control_characters) {
  EXPECT_THAT(reason(R"({"do":"say","key":"k","text":"  "})"), HasSubstr("1 to 280 characters"));
  EXPECT_THAT(reason(R"({"do":"say","key":"k","text":")" + std::string(281, 'x') + "\"}"),
              HasSubstr("1 to 280 characters"));
  EXPECT_THAT(reason(R"({"do":"say","key":"k","text":"a\u001b[2J"})"), HasSubstr("\"text\" must be one line"));
  std::string long_but_allowed;
  for (int i = 0; i < 280; ++i) long_but_allowed += "é";
  EXPECT_TRUE(read_message(R"({"do":"say","key":"k","text":")" + long_but_allowed + "\"}"));
}

TEST(ClientMessage, the_key_of_a_wrong_message_is_found_where_it_has_one) {
  EXPECT_EQ(key_of(R"({"do":"cheat","key":"k7"})"), "k7");
  EXPECT_EQ(key_of(R"({"do":"cheat"})"), "");
  EXPECT_EQ(key_of("nonsense"), "");
}

TEST(ClientMessage, names_are_short_trimmed_and_harmless) {
  EXPECT_EQ(*read_name("  Ann "), "Ann");
  EXPECT_EQ(*read_name("Zoë van der Berg-Øst 日本"), "Zoë van der Berg-Øst 日本");
  for (const std::string& bad : {std::string(), std::string("   "), std::string(25, 'x'), std::string("a\x1b[31m"),
                                 std::string("a\nb"), std::string("\xFF"), std::string("a\xC2\x9B")}) {
    EXPECT_FALSE(read_name(bad)) << bad;
  }
}

}  // namespace
}  // namespace alea::server
