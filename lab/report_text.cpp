#include "lab/report_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace alea::lab {
namespace {

using Kind = Report::Column::Kind;

/// Letters, not bytes.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Texts begin at the left, numbers end at the right.
std::string aligned(const std::string& text, Kind kind, std::size_t width) {
  const std::string blanks(width - std::min(width, width_of(text)), ' ');
  return kind == Kind::text ? text + blanks : blanks + text;
}

std::vector<std::size_t> widths(const Report::Table& table) {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    std::size_t widest = width_of(table.columns[i].name);
    for (const Report::Row& row : table.rows) {
      widest = std::max(widest, width_of(shown(row[i], table.columns[i].kind)));
    }
    widths.push_back(widest);
  }
  return widths;
}

std::string table_text(const Report::Table& table) {
  const std::vector<std::size_t> wide = widths(table);
  std::string text = table.title + "\n";
  if (!table.about.empty()) text += fmt::format("  {}\n", table.about);
  text += "\n";
  const auto add_line = [&](const auto& cell_of) {
    std::string line;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      line += "  " + aligned(cell_of(i), table.columns[i].kind, wide[i]);
    }
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  };
  add_line([&](std::size_t i) { return table.columns[i].name; });
  for (const Report::Row& row : table.rows) {
    add_line([&](std::size_t i) { return shown(row[i], table.columns[i].kind); });
  }
  return text;
}

}  // namespace

std::string shown(const Report::Cell& cell, Kind kind) {
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  const auto* number = std::get_if<double>(&cell);
  if (number == nullptr) return {};
  if (kind == Kind::count) return fmt::format("{:.0f}", *number);
  if (kind == Kind::share) return fmt::format("{:.1f} %", *number * 100);
  return fmt::format("{:.2f}", *number);
}

std::string report_text(const Report& report) {
  std::string text;
  for (const Report::Table& table : report.tables) text += (text.empty() ? "" : "\n") + table_text(table);
  return text;
}

}  // namespace alea::lab
