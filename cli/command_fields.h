// One command of the engine protocol, read: an object with fields of known types.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "engine/record.h"
#include "server/protocol/fields.h"

namespace alea::cli {

/// Reads a line as a JSON object, or says what is wrong with it.
Checked<Done> read_command(std::string_view line, std::size_t longest, rapidjson::Document& document);

/// The fields of one command, as the types that the commands need.
class CommandFields : public Fields {
 public:
  using Fields::Fields;

  Checked<std::int64_t> seed() const { return number("seed", 0, INT64_MAX, 1); }
  /// `names`, one for each of `count` seats; without a name where it is left out.
  Checked<std::vector<Record::Player>> players(std::size_t count) const;

  /// Refuses a field that the command does not have, or has twice. All have cmd and id.
  Checked<Done> check(std::string_view command, std::span<const std::string_view> known) const;
};

}  // namespace alea::cli
