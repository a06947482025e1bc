// Text laid out in a terminal: how wide it is, how it is wrapped, put in columns and coloured.
//
// Text here is UTF-8 and may hold colours (ANSI sequences), which take no room.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/canvas.h"

namespace alea::cli {

/// How output should look.
struct Look {
  int width = 80;
  int height = 24;
  bool colours = false;
};

/// The columns the text takes.
int visible_width(std::string_view text);

/// The text with blanks after it up to `width`.
std::string padded(std::string_view text, int width);

/// Lines of at most `width`, broken at blanks; all but the first are indented.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

/// The cells below each other in as many columns as fit, all equally wide.
std::vector<std::string> in_columns(const std::vector<std::string>& cells, int width);

/// The text in a colour, where colours are wanted.
std::string painted(std::string_view text, Ink ink, const Look& look);

}  // namespace alea::cli
