// The measurements of a command: single figures, tables of numbers, and plots of their columns.
//
// A game's Study fills in the report of `alea lab`; simulate, arena and solve fill in their own. The program can show
// any report as text, as JSON or as a page with plots.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace alea {

// g++ warns where a designated initializer leaves out a member that has no initializer of its own.
// NOLINTBEGIN(readability-redundant-member-init)
struct Report {
  struct Column {
    enum class Kind : std::uint8_t { text, count, number, share };  // a share is from 0 to 1, shown as a percentage
    std::string name;                                               // a short heading; the key in JSON
    Kind kind = Kind::number;
    std::optional<int> places = {};  // decimals shown; by default two for numbers and one for shares
  };
  /// std::monostate if there is nothing to show.
  using Cell = std::variant<std::monostate, std::string, double>;
  using Row = std::vector<Cell>;

  /// One column of the table plotted against another: as named bars, or as points.
  struct Plot {
    enum class Kind : std::uint8_t { bars, points };
    Kind kind = Kind::bars;
    std::string title;
    std::size_t across;  // the column along the x axis: the names of the bars, or numbers
    std::size_t up;      // the column along the y axis: numbers
  };

  struct Table {
    std::string title;
    std::string about;  // what was measured and how; may be empty
    std::vector<Column> columns;
    std::vector<Row> rows;  // each with one cell per column
    std::vector<Plot> plots = {};
    std::string key = {};  // the name of its list of rows in JSON; a table without a key goes into `tables`
  };

  /// A single value, outside any table.
  struct Figure {
    Column column;
    Cell value;
  };

  std::vector<Table> tables;
  std::vector<Figure> figures = {};  // shown before the tables
};
// NOLINTEND(readability-redundant-member-init)

}  // namespace alea
