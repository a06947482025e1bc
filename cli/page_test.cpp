#include "cli/page.h"

#include <gtest/gtest.h>

#include "engine/simulation_dice.h"
#include "engine/text.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

constexpr Look kPlain{.width = 30, .height = 24, .colours = false};
constexpr Look kInColour{.width = 30, .height = 24, .colours = true};

TEST(Page, sets_headings_apart) {
  EXPECT_EQ(render_page("# Dice\nA game.\n## Turn\n\n\nRoll.", kPlain), "Dice\n====\n\nA game.\n\nTurn\n\nRoll.\n");
  EXPECT_EQ(render_page("## Turn", kInColour), "\x1b[1mTurn\x1b[0m\n");
}

TEST(Page, wraps_paragraphs) {
  EXPECT_EQ(render_page("one two three four five six\nseven eight\n\nnine", kPlain),
            "one two three four five six\nseven eight\n\nnine\n");
}

TEST(Page, wraps_items_under_their_text) {
  EXPECT_EQ(render_page("- one two three four five six seven\n- b\n  1. c\n     d", kPlain),
            "- one two three four five six\n  seven\n- b\n  1. c d\n");
}

TEST(Page, takes_marks_out_of_plain_text) {
  EXPECT_EQ(render_page("a **bold** `code` *soft* [link](x.md) 2 * 3 [DR-9] [x]", {.width = 80}),
            "a bold code soft link 2 * 3 [DR-9] [x]\n");
}

TEST(Page, keeps_clauses_faint) {
  EXPECT_EQ(render_page("**Roll** [DR-9, DR-10]", kInColour), "\x1b[1mRoll\x1b[0m \x1b[2m[DR-9, DR-10]\x1b[0m\n");
}

TEST(Page, aligns_tables) {
  EXPECT_EQ(render_page("| a | bb |\n|---|---|\n| **ccc** | d |\n| e | |\n", kPlain), "a    bb\nccc  d\ne\n");
}

TEST(Page, wraps_cells_of_a_wide_table) {
  EXPECT_EQ(render_page("| a | one two three four five six seven |", kPlain),
            "a  one two three four five six\n   seven\n");
}

TEST(Page, leaves_code_as_it_is) { EXPECT_EQ(render_page("```\n a  **b**\n```\nc", kPlain), "     a  **b**\nc\n"); }

TEST(Page, shows_marks_that_mark_nothing_as_they_are) {
  for (const std::string text : {"**", "`", "[", "[]", "[]()", "-", "1.", "***", "a ** b", "[DR-9", "x]", "**a`"}) {
    EXPECT_EQ(render_page(text, kPlain), text + "\n");
  }
  for (const auto* text : {"", "#", "```", "|-|", "\n\n"}) EXPECT_EQ(render_page(text, kPlain), "") << text;
  EXPECT_EQ(render_page("* *", kPlain), "- *\n");
  EXPECT_EQ(render_page("||\n| a |", kPlain), "\na\n");
}

/// Without colours, and without spaces at the ends of lines, which nobody sees.
std::string visible(std::string page) {
  for (std::size_t at = page.find('\x1b'); at != std::string::npos; at = page.find('\x1b')) {
    page.erase(at, page.find('m', at) - at + 1);
  }
  for (std::size_t at = page.find(" \n"); at != std::string::npos; at = page.find(" \n")) page.erase(at, 1);
  return page;
}

TEST(Page, has_the_same_text_with_and_without_colours_whatever_it_says) {
  const std::vector<std::string_view> parts{"#",  "# ",  "**", "*", "`", "|",    "-",   "[",    "]",   "(",   ")",
                                            "- ", "1. ", "\n", " ", "a", "DR-9", "```", "word", "|-|", "\n\n"};
  SimulationDice dice(1, 0);
  for (int i = 0; i < 3000; ++i) {
    std::string text;
    for (int part = 0; part < 14; ++part) {
      text += parts[static_cast<std::size_t>(dice.pick(static_cast<int>(parts.size())))];
    }
    ASSERT_EQ(visible(render_page(text, kInColour)), visible(render_page(text, kPlain))) << text;
  }
}

TEST(Page, fits_the_screen_for_every_game) {
  for (const AnyGame* game : all_games()) {
    const std::string page = render_page(game->texts().rules, {.width = 80});
    EXPECT_FALSE(page.empty());
    for (const auto line : split(page, '\n')) EXPECT_LE(visible_width(line), 80) << line;
  }
}

}  // namespace
}  // namespace alea::cli
