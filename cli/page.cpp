#include "cli/page.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "cli/terminal.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

/// The text between `mark` at the front and the next `mark`; removes all three. Empty if there is no such pair.
std::string_view take_marked(std::string_view& text, std::string_view mark) {
  if (!text.starts_with(mark)) return {};
  const std::size_t end = text.find(mark, mark.size());
  if (end == std::string_view::npos || end == mark.size()) return {};
  if (text[mark.size()] == ' ' || text[end - 1] == ' ') return {};  // it marks nothing
  const std::string_view inside = text.substr(mark.size(), end - mark.size());
  text.remove_prefix(end + mark.size());
  return inside;
}

/// One clause such as DR-9, or several such as DR-9, DR-10.
bool is_clause(std::string_view text) {
  const bool has_digit = std::any_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
  const bool fits = std::all_of(text.begin(), text.end(), [](unsigned char c) {
    return std::isupper(c) != 0 || std::isdigit(c) != 0 || c == '-' || c == ',' || c == ' ';
  });
  return has_digit && fits && std::isupper(static_cast<unsigned char>(text.front())) != 0;
}

/// Removes a clause mark or a link from the front; empty if there is none.
std::string take_bracket(std::string_view& text, const Look& look) {
  const std::size_t end = text.find(']');
  if (!text.starts_with('[') || end == std::string_view::npos || end == 1) return {};
  const std::string_view inside = text.substr(1, end - 1);
  std::string shown;
  const std::string_view after = text.substr(end + 1);
  std::size_t taken = end + 1;
  if (const std::size_t close = after.find(')'); after.starts_with('(') && close != std::string_view::npos) {
    shown = inside;
    taken += close + 1;
  } else if (is_clause(inside)) {
    shown = painted(text.substr(0, end + 1), Ink::faint, look);
  } else {
    return {};
  }
  text.remove_prefix(taken);
  return shown;
}

/// Inline marks as colours, or without them if there are no colours.
std::string styled(std::string_view text, const Look& look) {
  std::string shown;
  while (!text.empty()) {
    if (const auto code = take_marked(text, "`"); !code.empty()) {
      shown += painted(code, Ink::cyan, look);
    } else if (const auto bold = take_marked(text, "**"); !bold.empty()) {
      shown += painted(bold, Ink::strong, look);
    } else if (const auto emphasis = take_marked(text, "*"); !emphasis.empty()) {
      shown += emphasis;
    } else if (const auto bracket = take_bracket(text, look); !bracket.empty()) {
      shown += bracket;
    } else {
      shown += text.front();
      text.remove_prefix(1);
    }
  }
  return shown;
}

std::size_t leading_blanks(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

/// The length of the mark of a list item ("- ", "3. "), or 0.
std::size_t item_mark(std::string_view line) {
  if (line.starts_with("- ") || line.starts_with("* ") || line.starts_with("+ ")) return 2;
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  return digits > 0 && line.substr(digits).starts_with(". ") ? digits + 2 : 0;
}

bool is_table_rule(std::string_view line) {
  return line.find('-') != std::string_view::npos && line.find_first_not_of("|-: ") == std::string_view::npos;
}

class MarkdownRenderer {
 public:
  explicit MarkdownRenderer(const Look& look) : look_(look) {}

  std::string render(std::string_view markdown) {
    while (!markdown.empty()) add_line(next_part(markdown, '\n'));
    end_block();
    return std::move(text_);
  }

 private:
  void add_line(std::string_view line) {
    const std::string_view content = trimmed(line);
    if (content.starts_with("```")) {
      end_block();
      in_code_ = !in_code_;
    } else if (in_code_) {
      text_ += "    " + std::string(line) + "\n";
      open_ = true;
    } else if (content.empty()) {
      end_block();
      gap_ = true;
    } else if (content.starts_with('#')) {
      add_heading(content);
    } else if (content.starts_with('|')) {
      if (table_.empty()) end_block();
      add_row(content);
    } else if (const std::size_t mark = item_mark(content); mark > 0) {
      end_block();
      block_ = std::string(leading_blanks(line), ' ');
      bullet_ =
          content[0] == '-' || content[0] == '*' || content[0] == '+' ? "- " : std::string(content.substr(0, mark));
      block_text_ = content.substr(mark);
    } else {
      if (!table_.empty()) end_block();
      if (!block_text_.empty()) block_text_ += ' ';
      block_text_ += content;
    }
  }

  void add_heading(std::string_view line) {
    end_block();
    gap_ = true;
    begin_block();
    const std::size_t level = line.find_first_not_of('#');
    if (level == std::string_view::npos) return;
    const std::string_view title = trimmed(line.substr(level));
    text_ += painted(styled(title, {}), Ink::strong, look_) + "\n";
    if (level == 1)
      text_ += painted(std::string(static_cast<std::size_t>(visible_width(title)), '='), Ink::faint, look_) + "\n";
    gap_ = level == 1;
  }

  void add_row(std::string_view line) {
    if (is_table_rule(line)) return;
    if (line.starts_with('|')) line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    std::vector<std::string> cells;
    for (const std::string_view cell : split(line, '|')) {
      const std::string shown = styled(trimmed(cell), look_);
      cells.push_back(table_.empty() ? painted(styled(trimmed(cell), {}), Ink::strong, look_) : shown);
    }
    table_.push_back(std::move(cells));
  }

  /// Blocks are separated by one empty line if the page has at least one there.
  void begin_block() {
    if (gap_ && open_) text_ += "\n";
    gap_ = false;
    open_ = true;
  }

  void end_block() {
    if (!table_.empty()) {
      begin_block();
      end_table();
    }
    if (block_text_.empty()) return;
    begin_block();
    const std::string start = block_ + bullet_;
    const std::string whole = styled(block_text_, look_);
    const int width = look_.width - static_cast<int>(start.size());
    bool first = true;
    for (const std::string& line : wrapped(whole, width)) {
      text_ += (first ? start : std::string(start.size(), ' ')) + line + "\n";
      first = false;
    }
    block_.clear();
    bullet_.clear();
    block_text_.clear();
  }

  std::vector<int> column_widths() const {
    constexpr int kGap = 2;
    std::vector<int> widths;
    for (const auto& row : table_) {
      widths.resize(std::max(widths.size(), row.size()));
      for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], visible_width(row[i]));
    }
    int total = -kGap;
    for (const int width : widths) total += width + kGap;
    for (constexpr int kNarrowest = 8; total > look_.width; --total) {
      const auto widest = std::max_element(widths.begin(), widths.end());
      if (*widest <= kNarrowest) break;
      --*widest;
    }
    return widths;
  }

  void end_table() {
    const std::vector<int> widths = column_widths();
    for (const auto& row : table_) {
      std::vector<std::vector<std::string>> cells;
      std::size_t height = 1;
      for (std::size_t i = 0; i < row.size(); ++i) {
        cells.push_back(wrapped(row[i], widths[i]));
        height = std::max(height, cells.back().size());
      }
      for (std::size_t line = 0; line < height; ++line) add_table_line(cells, widths, line);
    }
    table_.clear();
  }

  void add_table_line(const std::vector<std::vector<std::string>>& cells, const std::vector<int>& widths,
                      std::size_t line) {
    std::string shown;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::string cell = line < cells[i].size() ? cells[i][line] : std::string();
      shown += i + 1 < cells.size() ? padded(cell, widths[i] + 2) : cell;
    }
    text_ += shown.substr(0, shown.find_last_not_of(' ') + 1) + "\n";
  }

  Look look_;
  std::string text_;
  std::string block_;       // indentation of the current block
  std::string bullet_;      // its mark, if it is a list item
  std::string block_text_;  // its text, not yet wrapped
  std::vector<std::vector<std::string>> table_;
  bool in_code_ = false;
  bool gap_ = false;   // after an empty line
  bool open_ = false;  // after some output
};

}  // namespace

std::string render_page(std::string_view markdown) {
  constexpr int kWidest = 100;
  Look look = terminal_look();
  look.width = std::min(look.width, kWidest);
  return render_page(markdown, look);
}

std::string render_page(std::string_view markdown, const Look& look) { return MarkdownRenderer(look).render(markdown); }

}  // namespace alea::cli
