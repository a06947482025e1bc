// The terminal: how it looks, what is drawn on it, and the lines that people type.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/catalogue.h"
#include "cli/layout.h"
#include "engine/canvas.h"

namespace alea::cli {

/// The look of standard output: its size where it is a terminal, else 80 columns without colours.
/// Colours are left out as well where the environment asks for it (NO_COLOR, TERM=dumb).
Look terminal_look();

/// Takes everything off the screen, what was scrolled away too.
void clear_screen();

/// A board as lines of text.
std::vector<std::string> drawn(const Canvas& canvas, const Catalogue& catalogue, const Names& names, const Look& look);

/// Ctrl-C, a closed terminal and a polite kill no longer end the program, but are noticed by
/// `stop_wanted` and end a question that waits for its answer.
void notice_stop();
bool stop_wanted();

/// What people type, line by line.
class Keyboard {
 public:
  Keyboard();

  /// Somebody types, rather than another program.
  bool is_terminal() const { return is_terminal_; }

  /// Asks and waits for a line. Nothing where no answer will come: the input is at its end, or the
  /// program has been asked to stop.
  std::optional<std::string> ask(std::string_view question);

 private:
  std::optional<std::string> read_line();
  bool wait_for_input() const;

  bool is_terminal_;
  std::string typed_;
};

}  // namespace alea::cli
