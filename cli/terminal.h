// The terminal: its size and colours, boards drawn on it, and the lines that people type.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/catalogue.h"
#include "cli/layout.h"
#include "engine/canvas.h"

namespace alea::cli {

struct TerminalSize {
  int width = 80;
  int height = 24;
};

/// Of the terminal behind this file descriptor; 80 by 24 if there is none, or if it does not say.
TerminalSize terminal_size(int descriptor);

/// The look of standard output. It has colours if it is a terminal, unless the environment refuses them (NO_COLOR,
/// TERM=dumb).
Look terminal_look();

/// Clears the screen and its history.
void clear_screen();

/// A board as lines of text.
std::vector<std::string> drawn(const Canvas& canvas, const Catalogue& catalogue, const Names& names, const Look& look);

/// Where the answers come from.
class Keyboard {
 public:
  Keyboard() = default;
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;
  virtual ~Keyboard() = default;

  /// Whether a person is typing, rather than another program.
  virtual bool is_terminal() const = 0;

  /// Asks and waits for a line. Nothing if no answer will come.
  virtual std::optional<std::string> ask(std::string_view question) = 0;
};

/// The lines of standard input. No answer comes after its end, or once the program was asked to stop (cli/stop.h).
class StandardInput final : public Keyboard {
 public:
  StandardInput();

  bool is_terminal() const override { return is_terminal_; }
  std::optional<std::string> ask(std::string_view question) override;

 private:
  std::optional<std::string> read_line();

  bool is_terminal_;
  std::string typed_;
};

}  // namespace alea::cli
