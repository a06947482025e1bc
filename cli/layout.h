// Layout of text in a terminal: width, wrapping, columns and colours.
//
// Text is UTF-8 and may contain colours (ANSI sequences), which have no width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/canvas.h"

namespace alea::cli {

/// The size of the screen, and whether to use colours.
struct Look {
  int width = 80;
  int height = 24;
  bool colours = false;
};

/// Its width in columns.
int visible_width(std::string_view text);

/// The text, followed by spaces up to `width`.
std::string padded(std::string_view text, int width);

/// Lines of at most `width`, broken at spaces; all but the first are indented. A longer word gets its own line.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

/// The cells in as many columns of equal width as fit, filled from top to bottom.
std::vector<std::string> in_columns(const std::vector<std::string>& cells, int width);

/// The text in this colour, if the look has colours.
std::string painted(std::string_view text, Ink ink, const Look& look);

}  // namespace alea::cli
