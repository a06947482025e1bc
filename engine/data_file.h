// Data files that a designer edits by hand: a small part of TOML.
//
//   # a comment
//   [[goal]]                           begins an entry of the kind `goal`
//   name = "Five Alive"                a text, with \" and \\ for a quote and a backslash
//   points = 5                         a whole number
//   when = ["sum >= 40", "all even"]   a list of texts, on one line or several
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

/// One entry, with its fields in the order of the file, each name once.
struct DataEntry {
  std::string kind;  // empty for the file itself
  int line = 0;
  std::vector<DataField> fields;

  const DataField* find(std::string_view name) const;

  // A field that must be there, of the right type and within its range
  Checked<std::string> text(std::string_view name) const;
  Checked<std::int64_t> number(std::string_view name, std::int64_t least, std::int64_t most) const;
  /// A single text counts as a list of one.
  Checked<DataField::Texts> texts(std::string_view name) const;

  /// Refuses a field that is none of these.
  Checked<Done> check_names(const std::vector<std::string_view>& known) const;
};

/// "line 12: REASON"
Error on_line(int line, std::string_view reason);

/// The entries in the order of the file; the first is the file itself.
Checked<std::vector<DataEntry>> read_data_file(std::string_view text);

}  // namespace alea
