#include "lab/report_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/report_text.h"

namespace alea::lab {
namespace {

using Kind = Report::Column::Kind;

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #1d2433; --faint: #6b7280; --line: #d8dce4; --mark: #2f6fde; --paper: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ef; --faint: #9aa3b2; --line: #343b4a; --mark: #7aa7ff; --paper: #14181f; }
}
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 72rem; background: var(--paper); color: var(--ink);
       font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 3rem; } .about { color: var(--faint); max-width: 50rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { position: sticky; top: 0; background: var(--paper); } .text { text-align: left; }
figure { margin: 1.5rem 0; } figcaption { font-weight: 600; } svg { width: 100%; max-width: 46rem; height: auto; }
svg text { fill: var(--faint); font-size: 12px; } .mark { fill: var(--mark); } circle.mark { fill-opacity: .65; }
.axis { stroke: var(--line); }
)";

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&') {
      safe += "&amp;";
    } else if (c == '<') {
      safe += "&lt;";
    } else if (c == '>') {
      safe += "&gt;";
    } else if (c == '"') {
      safe += "&quot;";
    } else {
      safe += c;
    }
  }
  return safe;
}

/// A round step that divides the range into about five parts.
double step_for(double range) {
  const double rough = std::max(range, 1e-9) / 5;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  for (const double round : {1.0, 2.0, 5.0}) {
    if (rough <= round * power) return round * power;
  }
  return 10 * power;
}

/// An axis with ticks, from 0, or from the least value if that is negative, to a round number.
class Axis {
 public:
  Axis(double least, double most, double from, double to)
      : step_(step_for(most - std::min(0.0, least))),
        least_(std::floor(std::min(0.0, least) / step_) * step_),
        most_(std::max(std::ceil(most / step_) * step_, least_ + step_)),
        from_(from),
        to_(to) {}

  double at(double value) const { return from_ + (value - least_) / (most_ - least_) * (to_ - from_); }

  template <class F>
  void ticks(const F& visit) const {
    const auto count = static_cast<int>(std::lround((most_ - least_) / step_));
    for (int i = 0; i <= count; ++i) visit(least_ + i * step_);
  }

 private:
  double step_;
  double least_;
  double most_;
  double from_;
  double to_;
};

std::string tick_text(double value, Kind kind) {
  return kind == Kind::share ? fmt::format("{:.4g} %", value * 100) : fmt::format("{:.4g}", value);
}

class PlotWriter {
 public:
  PlotWriter(const Report::Table& table, const Report::Plot& plot) : table_(table), plot_(plot) {}

  std::string write() {
    collect();
    if (marks_.empty()) return {};
    const Axis up = axis([](const Mark& mark) { return mark.y; }, kHeight - kBelow, kAbove);
    up.ticks([&](double value) {
      add(R"(<line class="axis" x1="{}" x2="{}" y1="{:.1f}" y2="{:.1f}"/>)", kLeft, kWidth, up.at(value), up.at(value));
      add(R"(<text x="{}" y="{:.1f}" text-anchor="end">{}</text>)", kLeft - 6, up.at(value) + 4,
          tick_text(value, table_.columns[plot_.up].kind));
    });
    if (plot_.kind == Report::Plot::Kind::bars) {
      draw_bars(up);
    } else {
      draw_points(up);
    }
    add(R"(<text x="{}" y="{}" text-anchor="middle">{}</text>)", (kLeft + kWidth) / 2, kHeight - 4,
        escaped(table_.columns[plot_.across].name));
    add(R"(<text x="0" y="12">{}</text>)", escaped(table_.columns[plot_.up].name));
    return fmt::format(
        "<figure><figcaption>{}</figcaption><svg viewBox=\"0 0 {} {}\" role=\"img\" "
        "aria-label=\"{}\">{}</svg></figure>\n",
        escaped(plot_.title), kWidth, kHeight, escaped(plot_.title), svg_);
  }

 private:
  static constexpr int kWidth = 720;
  static constexpr int kHeight = 320;
  static constexpr int kLeft = 60;
  static constexpr int kAbove = 24;
  static constexpr int kBelow = 48;

  struct Mark {
    double x;
    double y;
    std::string name;  // label of the bar
    std::string row;   // text of the first column, shown as a tooltip
  };

  template <class... Values>
  void add(fmt::format_string<Values...> pattern, Values&&... values) {
    svg_ += fmt::format(pattern, std::forward<Values>(values)...);
  }

  void collect() {
    for (const Report::Row& row : table_.rows) {
      const auto* y = std::get_if<double>(&row[plot_.up]);
      const auto* x = std::get_if<double>(&row[plot_.across]);
      const bool needs_x = plot_.kind == Report::Plot::Kind::points;
      if (y == nullptr || (needs_x && x == nullptr)) continue;
      marks_.push_back({.x = x == nullptr ? 0 : *x,
                        .y = *y,
                        .name = shown(row[plot_.across], table_.columns[plot_.across]),
                        .row = shown(row.front(), table_.columns.front())});
    }
  }

  template <class F>
  Axis axis(const F& value, double from, double to) const {
    const auto [least, most] = std::minmax_element(marks_.begin(), marks_.end(),
                                                   [&](const auto& a, const auto& b) { return value(a) < value(b); });
    return {value(*least), value(*most), from, to};
  }

  std::string title(const Mark& mark) const {
    return fmt::format("<title>{}: {}</title>", escaped(mark.row), escaped(shown(mark.y, table_.columns[plot_.up])));
  }

  void draw_bars(const Axis& up) {
    constexpr std::size_t kMostNames = 24;
    const double each = static_cast<double>(kWidth - kLeft) / static_cast<double>(marks_.size());
    const std::size_t every = (marks_.size() + kMostNames - 1) / kMostNames;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      const double left = kLeft + each * static_cast<double>(i);
      const double top = std::min(up.at(marks_[i].y), up.at(0));
      add(R"(<rect class="mark" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}">{}</rect>)", left + each * 0.1,
          top, each * 0.8, std::abs(up.at(marks_[i].y) - up.at(0)), title(marks_[i]));
      if (i % every == 0) {
        add(R"(<text x="{:.1f}" y="{}" text-anchor="middle">{}</text>)", left + each / 2, kHeight - kBelow + 18,
            escaped(marks_[i].name));
      }
    }
  }

  void draw_points(const Axis& up) {
    const Axis across = axis([](const Mark& mark) { return mark.x; }, kLeft + 12, kWidth - 12);
    across.ticks([&](double value) {
      add(R"(<text x="{:.1f}" y="{}" text-anchor="middle">{}</text>)", across.at(value), kHeight - kBelow + 18,
          tick_text(value, table_.columns[plot_.across].kind));
    });
    for (const Mark& mark : marks_) {
      add(R"(<circle class="mark" cx="{:.1f}" cy="{:.1f}" r="5">{}</circle>)", across.at(mark.x), up.at(mark.y),
          title(mark));
    }
  }

  const Report::Table& table_;
  const Report::Plot& plot_;
  std::vector<Mark> marks_;
  std::string svg_;
};

std::string table_html(const Report::Table& table) {
  std::string html = fmt::format("<h2>{}</h2>\n", escaped(table.title));
  if (!table.about.empty()) html += fmt::format("<p class=\"about\">{}</p>\n", escaped(table.about));
  for (const Report::Plot& plot : table.plots) html += PlotWriter(table, plot).write();
  html += "<div class=\"wide\"><table><thead><tr>";
  const auto cell = [&](std::string_view tag, std::size_t i, std::string_view text) {
    const std::string_view kind = table.columns[i].kind == Kind::text ? " class=\"text\"" : "";
    html += fmt::format("<{0}{1}>{2}</{0}>", tag, kind, escaped(text));
  };
  for (std::size_t i = 0; i < table.columns.size(); ++i) cell("th", i, table.columns[i].name);
  html += "</tr></thead><tbody>\n";
  for (const Report::Row& row : table.rows) {
    html += "<tr>";
    for (std::size_t i = 0; i < table.columns.size(); ++i) cell("td", i, shown(row[i], table.columns[i]));
    html += "</tr>\n";
  }
  return html + "</tbody></table></div>\n";
}

std::string figures_html(const std::vector<Report::Figure>& figures) {
  if (figures.empty()) return {};
  std::string html = "<table><tbody>\n";
  for (const auto& [column, value] : figures) {
    html += fmt::format("<tr><th class=\"text\">{}</th><td>{}</td></tr>\n", escaped(column.name),
                        escaped(shown(value, column)));
  }
  return html + "</tbody></table>\n";
}

}  // namespace

std::string report_page(const Report& report, std::string_view title, std::string_view about) {
  std::string html = fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{0}</title>\n<style>{1}</style>"
      "</head><body>\n<h1>{0}</h1>\n<p class=\"about\">{2}</p>\n",
      escaped(title), kStyle, escaped(about));
  html += figures_html(report.figures);
  for (const Report::Table& table : report.tables) {
    if (!table.rows.empty()) html += table_html(table);
  }
  return html + "</body></html>\n";
}

}  // namespace alea::lab
