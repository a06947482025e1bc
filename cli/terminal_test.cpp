#include "cli/terminal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace alea::cli {
namespace {

using testing::ElementsAre;

const Names kZoeAndBob{.by_seat = {"Zoë", "Bob"}, .you = seat(1)};
const Catalogue kCatalogue({R"({"you": "you", "label.pile": "the pile"})"});

TEST(Drawn, turns_pieces_into_text) {
  Canvas canvas;
  canvas.name(seat(0));
  canvas.column(6);
  canvas.die("D", Ink::green);
  canvas.die(" ", Ink::plain);
  canvas.end_line();
  canvas.name(seat(1));
  canvas.column(6);
  canvas.label("pile", Ink::faint);
  canvas.end_line();
  EXPECT_THAT(drawn(canvas, kCatalogue, kZoeAndBob, {}), ElementsAre("Zoë   [D][ ]", "You   the pile"));
}

TEST(Drawn, leaves_a_blank_where_the_column_is_passed) {
  Canvas canvas;
  canvas.text("longer");
  canvas.column(3);
  canvas.text("x");
  EXPECT_THAT(drawn(canvas, kCatalogue, kZoeAndBob, {}), ElementsAre("longer x"));
}

TEST(Drawn, pads_by_what_is_seen) {
  Canvas canvas;
  canvas.text("ab", Ink::red);
  canvas.column(4);
  canvas.text("c");
  EXPECT_THAT(drawn(canvas, kCatalogue, kZoeAndBob, {.colours = true}), ElementsAre("\x1b[31mab\x1b[0m  c"));
}

}  // namespace
}  // namespace alea::cli
