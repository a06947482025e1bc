// Data files that designers edit by hand, in a small subset of TOML.
//
//   # a comment
//   [[goal]]                           starts an entry of kind `goal`
//   name = "Five Alive"                a string, with \" and \\ for a quote and a backslash
//   points = 5                         an integer
//   when = ["sum >= 40", "all even"]   a list of strings, on one line or several
//
// Fields before the first entry belong to the file itself. Every error names its line.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/checked.h"

namespace alea {

struct DataField {
  using Texts = std::vector<std::string>;

  std::string name;
  std::variant<std::string, std::int64_t, Texts> value;
  int line = 0;
};

/// One entry, with its fields in file order. Names are unique within an entry.
struct DataEntry {
  std::string kind;  // empty for the file itself
  int line = 0;
  std::vector<DataField> fields;

  const DataField* find(std::string_view name) const;

  // A required field; an error if it is missing, has the wrong type or is out of range
  Checked<std::string> text(std::string_view name) const;
  Checked<std::int64_t> number(std::string_view name, std::int64_t least, std::int64_t most) const;
  /// A single string counts as a list of one.
  Checked<DataField::Texts> texts(std::string_view name) const;

  /// An error if there is a field whose name is not in `known`.
  Checked<Done> check_names(const std::vector<std::string_view>& known) const;
};

/// "line 12: REASON"
Error on_line(int line, std::string_view reason);

/// The entries in file order; the first one holds the fields of the file itself.
Checked<std::vector<DataEntry>> read_data_file(std::string_view text);

}  // namespace alea
