// What a designer reads of a game: tables of numbers, and plots of their columns.
//
// A game's Study fills a report; the program prints it as text, JSON or a page with plots.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace alea {

struct Report {
  struct Column {
    enum class Kind : std::uint8_t { text, count, number, share };  // a share is from 0 to 1, shown in per cent
    std::string name;                                               // a short heading; in JSON the key
    Kind kind = Kind::number;
  };
  /// Nothing where there is nothing to tell.
  using Cell = std::variant<std::monostate, std::string, double>;
  using Row = std::vector<Cell>;

  /// One column of the table drawn against another: as bars with a name each, or as points.
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
    std::vector<Row> rows;  // each with a cell for every column
    std::vector<Plot> plots;
  };

  std::vector<Table> tables;
};

}  // namespace alea
