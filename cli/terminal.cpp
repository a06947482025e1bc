#include "cli/terminal.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include "cli/stop.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

/// False if the program was asked to stop. Where signals are not caught, poll skips the descriptor -1.
bool wait_for_input() {
  std::array<pollfd, 2> inputs{{{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0},
                                {.fd = stop_descriptor(), .events = POLLIN, .revents = 0}}};
  while (!stop_requested() && poll(inputs.data(), inputs.size(), -1) < 0 && errno == EINTR) continue;
  return !stop_requested();
}

bool colours_wanted() {
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool refused = no_color != nullptr && *no_color != '\0';
  return !refused && term != nullptr && std::string_view(term) != "dumb";
}

std::string piece_text(const Canvas::Piece& piece, const Catalogue& catalogue, const Names& names) {
  switch (piece.kind) {
    case Canvas::Piece::Kind::text: return piece.text;
    case Canvas::Piece::Kind::label: return catalogue.text("label." + piece.text);
    case Canvas::Piece::Kind::name: return capitalised(catalogue.name(piece.seat, names));
    case Canvas::Piece::Kind::die: return "[" + piece.text + "]";
    case Canvas::Piece::Kind::phrase: return catalogue.phrase(piece.phrase, names);
    case Canvas::Piece::Kind::column: break;
  }
  return {};
}

std::string drawn(const Canvas::Line& line, const Catalogue& catalogue, const Names& names, const Look& look) {
  std::string text;
  for (const Canvas::Piece& piece : line) {
    if (piece.kind == Canvas::Piece::Kind::column) {
      const bool is_passed = visible_width(text) >= piece.column && piece.column > 0;
      text = padded(text, is_passed ? visible_width(text) + 1 : piece.column);
    } else {
      text += painted(piece_text(piece, catalogue, names), piece.ink, look);
    }
  }
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

}  // namespace

TerminalSize terminal_size(int descriptor) {
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return {};
  return {.width = size.ws_col, .height = size.ws_row};
}

Look terminal_look() {
  const auto [width, height] = terminal_size(STDOUT_FILENO);
  return {.width = width, .height = height, .colours = isatty(STDOUT_FILENO) != 0 && colours_wanted()};
}

void clear_screen() {
  fmt::print("\x1b[2J\x1b[3J\x1b[H");
  std::fflush(stdout);
}

std::vector<std::string> drawn(const Canvas& canvas, const Catalogue& catalogue, const Names& names, const Look& look) {
  std::vector<std::string> lines;
  for (const Canvas::Line& line : canvas.lines()) lines.push_back(drawn(line, catalogue, names, look));
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

StandardInput::StandardInput() : is_terminal_(isatty(STDIN_FILENO) != 0) {}

std::optional<std::string> StandardInput::ask(std::string_view question) {
  fmt::print("{}", question);
  std::fflush(stdout);
  std::optional<std::string> line = read_line();
  // Without an Enter in this terminal, the line of the question is still open.
  if (!line || !is_terminal_) fmt::print("\n");
  return line;
}

std::optional<std::string> StandardInput::read_line() {
  while (true) {
    if (const std::size_t end = typed_.find('\n'); end != std::string::npos) {
      std::string line(trimmed(typed_.substr(0, end)));
      typed_.erase(0, end + 1);
      return line;
    }
    std::array<char, 4096> buffer{};
    if (!wait_for_input()) return std::nullopt;
    const ssize_t count = read(STDIN_FILENO, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count > 0) {
      typed_.append(buffer.data(), static_cast<std::size_t>(count));
    } else if (!typed_.empty()) {
      typed_ += '\n';  // the last line of a file may lack a line end
    } else {
      return std::nullopt;
    }
  }
}

}  // namespace alea::cli
