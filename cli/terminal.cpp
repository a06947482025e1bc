#include "cli/terminal.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include "engine/text.h"

namespace alea::cli {
namespace {

constexpr std::array kStopSignals{SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t stop_signal = 0;

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

Look terminal_look() {
  Look look;
  if (isatty(STDOUT_FILENO) == 0) return look;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    look.width = size.ws_col;
    look.height = size.ws_row;
  }
  look.colours = colours_wanted();
  return look;
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

void notice_stop() {
  struct sigaction action{};
  action.sa_handler = [](int signal) { stop_signal = signal; };
  // Without SA_RESTART, so that a wait for input ends.
  for (const int signal : kStopSignals) sigaction(signal, &action, nullptr);
}

bool stop_wanted() { return stop_signal != 0; }

Keyboard::Keyboard() : is_terminal_(isatty(STDIN_FILENO) != 0) {}

std::optional<std::string> Keyboard::ask(std::string_view question) {
  fmt::print("{}", question);
  std::fflush(stdout);
  std::optional<std::string> line = read_line();
  // Where nobody pressed Enter in this terminal, nothing ended the line of the question.
  if (!line || !is_terminal_) fmt::print("\n");
  return line;
}

/// False when a stop was asked for. Signals are let in only while it waits, so that none slips in
/// between the look at the flag and the wait.
bool Keyboard::wait_for_input() const {
  sigset_t stops;
  sigset_t before;
  sigemptyset(&stops);
  for (const int signal : kStopSignals) sigaddset(&stops, signal);
  sigprocmask(SIG_BLOCK, &stops, &before);
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  int ready = -1;
  while (!stop_wanted() && ready < 0) {
    ready = ppoll(&input, 1, nullptr, &before);
    if (ready < 0 && errno != EINTR) break;
  }
  sigprocmask(SIG_SETMASK, &before, nullptr);
  return !stop_wanted();
}

std::optional<std::string> Keyboard::read_line() {
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
      typed_ += '\n';  // the last line of a file may lack its end
    } else {
      return std::nullopt;
    }
  }
}

}  // namespace alea::cli
