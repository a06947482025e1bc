#include "lab/report_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>

#include "engine/text.h"

namespace alea::lab {
namespace {

using Column = Report::Column;
using Lines = std::vector<std::string>;

constexpr std::string_view kGap = "  ";  // before every column

/// Characters, not bytes.
std::size_t width_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Broken at blanks; a longer word has a line of its own.
Lines wrapped(std::string_view text, std::size_t width) {
  Lines lines(1);
  for (const std::string_view word : split(text, ' ')) {
    if (!lines.back().empty() && width_of(lines.back()) + 1 + width_of(word) > width) lines.emplace_back();
    if (!lines.back().empty()) lines.back() += ' ';
    lines.back() += word;
  }
  return lines;
}

/// Text is aligned at the left, numbers at the right.
std::string aligned(const std::string& text, Column::Kind kind, std::size_t width) {
  const std::string blanks(width - std::min(width, width_of(text)), ' ');
  return kind == Column::Kind::text ? text + blanks : blanks + text;
}

class TableText {
 public:
  TableText(const Report::Table& table, std::size_t width) : table_(table), width_(width) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      std::size_t widest = width_of(table.columns[i].name);
      for (const Report::Row& row : table.rows) widest = std::max(widest, width_of(shown(row[i], table.columns[i])));
      widths_.push_back(widest);
    }
    make_fit();
  }

  std::string write() {
    text_ = table_.title + "\n";
    if (!table_.about.empty()) {
      for (const std::string& line : wrapped(table_.about, width_ - kGap.size())) text_ += fmt::format("  {}\n", line);
    }
    text_ += "\n";
    add_row([&](std::size_t i) { return table_.columns[i].name; });
    for (const Report::Row& row : table_.rows) {
      add_row([&](std::size_t i) { return shown(row[i], table_.columns[i]); });
    }
    return std::move(text_);
  }

 private:
  /// Takes what is too much from the widest text column.
  void make_fit() {
    constexpr std::size_t kLeast = 8;
    const std::size_t all =
        std::accumulate(widths_.begin(), widths_.end(), std::size_t{0}) + kGap.size() * widths_.size();
    if (all <= width_) return;
    std::size_t* widest = nullptr;
    for (std::size_t i = 0; i < widths_.size(); ++i) {
      const bool is_text = table_.columns[i].kind == Column::Kind::text;
      if (is_text && (widest == nullptr || widths_[i] > *widest)) widest = &widths_[i];
    }
    if (widest != nullptr) *widest = std::max(kLeast, *widest - std::min(*widest, all - width_));
  }

  /// `cell_of(i)` is the text of column i. Texts that are too long continue on lines below.
  template <class CellOf>
  void add_row(const CellOf& cell_of) {
    std::vector<Lines> cells;
    std::size_t height = 1;
    for (std::size_t i = 0; i < widths_.size(); ++i) {
      const std::string cell = cell_of(i);
      cells.push_back(width_of(cell) > widths_[i] ? wrapped(cell, widths_[i]) : Lines{cell});
      height = std::max(height, cells.back().size());
    }
    for (std::size_t line = 0; line < height; ++line) {
      std::string row;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string part = line < cells[i].size() ? cells[i][line] : "";
        row += std::string(kGap) + aligned(part, table_.columns[i].kind, widths_[i]);
      }
      text_ += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
    }
  }

  const Report::Table& table_;
  std::size_t width_;
  std::vector<std::size_t> widths_;
  std::string text_;
};

std::string figures_text(const std::vector<Report::Figure>& figures) {
  std::size_t names = 0;
  std::size_t values = 0;
  for (const auto& [column, value] : figures) {
    names = std::max(names, width_of(column.name));
    values = std::max(values, width_of(shown(value, column)));
  }
  std::string text;
  for (const auto& [column, value] : figures) {
    text += fmt::format("  {}  {}\n", aligned(column.name, Column::Kind::text, names),
                        aligned(shown(value, column), Column::Kind::number, values));
  }
  return text;
}

}  // namespace

std::string shown(const Report::Cell& cell, const Column& column) {
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  const auto* number = std::get_if<double>(&cell);
  if (number == nullptr) return {};
  if (column.kind == Column::Kind::count) return fmt::format("{:.0f}", *number);
  if (column.kind == Column::Kind::share) return fmt::format("{:.{}f} %", *number * 100, column.places.value_or(1));
  const int places = column.places.value_or(2);
  const bool is_visible = *number == 0 || std::abs(*number) >= std::pow(10, -places);
  return is_visible ? fmt::format("{:.{}f}", *number, places) : fmt::format("{:.1e}", *number);
}

std::string report_text(const Report& report, std::size_t width) {
  std::string text = figures_text(report.figures);
  for (const Report::Table& table : report.tables) {
    if (!table.rows.empty()) text += (text.empty() ? "" : "\n") + TableText(table, width).write();
  }
  return text;
}

}  // namespace alea::lab
