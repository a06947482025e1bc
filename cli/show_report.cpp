#include "cli/show_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/save_file.h"
#include "cli/terminal.h"
#include "lab/report_page.h"
#include "lab/report_text.h"

namespace alea::cli {
namespace {

void write(std::string_view name, const Report::Cell& cell, Report::Column::Kind kind, JsonWriter& json) {
  if (const auto* text = std::get_if<std::string>(&cell)) return json.text(name, *text);
  const auto* number = std::get_if<double>(&cell);
  if (number == nullptr) return;
  if (kind == Report::Column::Kind::count && std::isfinite(*number)) return json.number(name, std::llround(*number));
  json.real(name, *number);
}

void write_rows(std::string_view name, const Report::Table& table, JsonWriter& json) {
  json.begin_list(name);
  for (const Report::Row& row : table.rows) {
    json.begin_object({});
    for (std::size_t i = 0; i < row.size(); ++i) write(table.columns[i].name, row[i], table.columns[i].kind, json);
    json.end_object();
  }
  json.end_list();
}

void write(const Report& report, JsonWriter& json) {
  for (const auto& [column, value] : report.figures) {
    std::string key = column.name;
    std::replace(key.begin(), key.end(), ' ', '_');
    write(key, value, column.kind, json);
  }
  for (const Report::Table& table : report.tables) {
    if (!table.key.empty()) write_rows(table.key, table, json);
  }
  const auto has_no_key = [](const Report::Table& table) { return table.key.empty(); };
  if (std::none_of(report.tables.begin(), report.tables.end(), has_no_key)) return;
  json.begin_list("tables");
  for (const Report::Table& table : report.tables) {
    if (!has_no_key(table)) continue;
    json.begin_object({});
    json.text("title", table.title);
    json.text("about", table.about);
    write_rows("rows", table, json);
    json.end_object();
  }
  json.end_list();
}

std::string as_json(const Measured& measured) {
  JsonWriter json;
  measured.write_header(json);
  write(measured.report, json);
  return json.finish();
}

}  // namespace

Checked<Done> check_html(const Arguments& arguments) {
  const auto page = arguments.value(kHtmlFlag.name);
  return page ? check_save_path(*page) : Done();
}

Checked<int> show(const Arguments& arguments, const Measured& measured) {
  const auto& [title, summary, report, write_header] = measured;
  const auto page = arguments.value(kHtmlFlag.name);
  if (page) {
    TRY(save_file(*page, lab::report_page(report, title, summary)));
  }
  if (arguments.has(kJsonFlag.name)) {
    fmt::print("{}\n", as_json(measured));
    return 0;
  }
  fmt::print("{}: {}\n", title, summary);
  if (page) {
    fmt::print("Saved as {}\n", *page);
  } else {
    fmt::print("\n{}", lab::report_text(report, static_cast<std::size_t>(terminal_look().width)));
  }
  return 0;
}

}  // namespace alea::cli
