#include "cli/narrator.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/terminal.h"
#include "engine/text.h"

namespace alea::cli {

void Narrator::say(std::string_view text, Ink ink) const {
  const Look look = terminal_look();
  constexpr int kIndent = 2;
  for (const std::string& line : wrapped(text, look.width - static_cast<int>(kMargin.size()) - 1, kIndent)) {
    fmt::print("{}{}\n", kMargin, painted(line, ink, look));
  }
}

void Narrator::say_lines(std::string_view text) const {
  while (!text.empty()) fmt::print("{}{}\n", kMargin, next_part(text, '\n'));
}

void Narrator::say_fact(const Fact& fact, Ink ink) const { say(catalogue_.sentence(fact, names_), ink); }

int Narrator::show_board(const AnyView& view) const {
  Canvas canvas;
  view.show(canvas);
  return show(canvas);
}

bool Narrator::show_notes(const AnyView& view) const {
  Canvas canvas;
  if (!view.notes(canvas)) return false;
  show(canvas);
  return true;
}

int Narrator::show(const Canvas& canvas) const {
  const std::vector<std::string> lines = drawn(canvas, catalogue_, names_, terminal_look());
  fmt::print("\n");
  for (const std::string& line : lines) fmt::print("{}{}\n", kMargin, line);
  fmt::print("\n");
  return static_cast<int>(lines.size()) + 2;
}

void Narrator::show_result(const Result& result) const {
  const Look look = terminal_look();
  std::vector<std::string> winners;
  for (const Seat seat : result.winners()) winners.push_back(catalogue_.name(seat, names_));
  const std::string winner = winners.size() == 1
                                 ? catalogue_.sentence({"end.won", {{"who", result.winners().front()}}}, names_)
                                 : capitalised(catalogue_.text("end.shared", {{"winners", catalogue_.list(winners)}}));
  say(catalogue_.text("end.over") + " " + painted(winner, Ink::strong, look));
  show_places(result);
}

void Narrator::show_places(const Result& result) const {
  int widest = 0;
  for (const Seat seat : Seats::all(result.players)) {
    widest = std::max(widest, visible_width(catalogue_.name(seat, names_)));
  }
  const bool scored = std::any_of(result.points.begin(), result.points.end(), [](int points) { return points != 0; });
  for (int place = 1; place <= result.players; ++place) {
    for (const Seat seat : Seats::all(result.players)) {
      if (result.place_of(seat) != place) continue;
      std::string line = fmt::format("{:>3}. {}", place, capitalised(catalogue_.name(seat, names_)));
      if (scored) {
        constexpr int kBeforeName = 5;
        constexpr int kGap = 2;
        line = padded(line, kBeforeName + widest + kGap) +
               catalogue_.sentence({"end.points", {{"n", result.points_of(seat)}}}, names_);
      }
      fmt::print("{}{}\n", kMargin, line);
    }
  }
}

void Narrator::rule() const {
  const Look look = terminal_look();
  constexpr int kWidest = 76;
  std::string line;
  for (int i = 0; i < std::min(look.width - 4, kWidest); ++i) line += "─";
  fmt::print("{}{}\n", kMargin, painted(line, Ink::faint, look));
}

}  // namespace alea::cli
