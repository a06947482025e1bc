// Reads one command of the engine protocol: an object with fields of known types.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "engine/record.h"
#include "json/json_fields.h"

namespace alea::cli {

/// Reads a line as a JSON object, or says what is wrong with it.
Checked<Done> read_command(std::string_view line, std::size_t longest, rapidjson::Document& document);

/// The fields of one command, with the types that commands need.
class CommandFields : public JsonFields {
 public:
  using JsonFields::JsonFields;

  Checked<std::int64_t> seed() const { return number("seed", 0, INT64_MAX, 1); }
  /// `names`, one for each of `count` seats; empty names if the field is missing.
  Checked<std::vector<Record::Player>> players(std::size_t count) const;

  /// Refuses unknown and duplicate fields. Every command has cmd and id.
  Checked<Done> check(std::string_view command, std::span<const std::string_view> known) const;
};

}  // namespace alea::cli
