#include "cli/layout.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/text.h"

namespace alea::cli {
namespace {

/// Code points from the first to the last.
using Range = std::pair<char32_t, char32_t>;

// Coarse on purpose: this is for names that people type, not for all of Unicode.
constexpr std::array kNoWidth{Range(0x300, 0x36F), Range(0x200B, 0x200F), Range(0xFE00, 0xFE0F)};
constexpr std::array kDoubleWidth{Range(0x1100, 0x115F),   Range(0x2E80, 0xA4CF),   Range(0xAC00, 0xD7A3),
                                  Range(0xF900, 0xFAFF),   Range(0xFE30, 0xFE6F),   Range(0xFF00, 0xFF60),
                                  Range(0x1F300, 0x1F64F), Range(0x1F900, 0x1F9FF), Range(0x20000, 0x3FFFD)};

bool is_in(const auto& ranges, char32_t point) {
  return std::any_of(ranges.begin(), ranges.end(),
                     [&](const Range& range) { return point >= range.first && point <= range.second; });
}

/// Removes one code point from the front; an invalid byte counts as one.
char32_t next_point(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
  char32_t point = more == 0 ? lead : lead & (0x3FU >> static_cast<unsigned>(more));
  text.remove_prefix(1);
  for (int i = 0; i < more && !text.empty() && (static_cast<unsigned char>(text.front()) & 0xC0U) == 0x80; ++i) {
    point = (point << 6U) | (static_cast<unsigned char>(text.front()) & 0x3FU);
    text.remove_prefix(1);
  }
  return point;
}

/// Removes a colour sequence from the front, if there is one.
bool skip_colour(std::string_view& text) {
  if (!text.starts_with("\x1b[")) return false;
  const std::size_t end = text.find('m');
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return true;
}

std::string_view code(Ink ink) {
  switch (ink) {
    case Ink::plain: break;
    case Ink::faint: return "2";
    case Ink::strong: return "1";
    case Ink::red: return "31";
    case Ink::green: return "32";
    case Ink::yellow: return "33";
    case Ink::blue: return "34";
    case Ink::magenta: return "35";
    case Ink::cyan: return "36";
  }
  return {};
}

std::string blanks(int count) { return std::string(static_cast<std::size_t>(std::max(0, count)), ' '); }

}  // namespace

int visible_width(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    if (skip_colour(text)) continue;
    const char32_t point = next_point(text);
    if (is_in(kNoWidth, point)) continue;
    width += is_in(kDoubleWidth, point) ? 2 : 1;
  }
  return width;
}

std::string padded(std::string_view text, int width) { return std::string(text) + blanks(width - visible_width(text)); }

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  std::vector<std::string> lines;
  std::string line;
  bool has_word = false;
  for (const std::string_view word : split(text, ' ')) {
    if (word.empty()) continue;
    if (has_word && visible_width(line) + 1 + visible_width(word) > width) {
      lines.push_back(std::move(line));
      line = blanks(indent);
      has_word = false;
    }
    if (has_word) line += ' ';
    line += word;
    has_word = true;
  }
  lines.push_back(std::move(line));
  return lines;
}

std::vector<std::string> in_columns(const std::vector<std::string>& cells, int width) {
  constexpr int kGap = 3;
  int widest = 1;
  for (const std::string& cell : cells) widest = std::max(widest, visible_width(cell));
  const auto columns = static_cast<std::size_t>(std::max(1, (width + kGap) / (widest + kGap)));
  const std::size_t rows = (cells.size() + columns - 1) / columns;
  std::vector<std::string> lines(rows);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    std::string& line = lines[i % rows];
    if (i >= rows) line = padded(line, static_cast<int>(i / rows) * (widest + kGap));
    line += cells[i];
  }
  return lines;
}

std::string painted(std::string_view text, Ink ink, const Look& look) {
  if (!look.colours || ink == Ink::plain || text.empty()) return std::string(text);
  return "\x1b[" + std::string(code(ink)) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace alea::cli
