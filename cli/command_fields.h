// One command of the engine protocol, read: an object with fields of known types.
#pragma once

#include <rapidjson/document.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/record.h"

namespace alea::cli {

/// Reads a line as a JSON object, or says what is wrong with it.
Checked<Done> read_command(std::string_view line, std::size_t longest, rapidjson::Document& document);

/// The fields of one command, as the types that the commands need.
class CommandFields {
 public:
  explicit CommandFields(const rapidjson::Value& object) : object_(object) {}

  const rapidjson::Value* find(std::string_view name) const;
  bool has(std::string_view name) const { return find(name) != nullptr; }

  /// A text that may have several lines.
  Checked<std::string_view> text(std::string_view name) const;
  /// A text that can stand in a line of a record.
  Checked<std::string> line(std::string_view name) const;
  /// A whole number within the range; without a `standard` it must be there.
  Checked<std::int64_t> number(std::string_view name, std::int64_t least, std::int64_t most,
                               std::optional<std::int64_t> standard = {}) const;
  Checked<std::int64_t> seed() const { return number("seed", 0, INT64_MAX, 1); }

  /// `options`, an object of names and values; none where it is left out.
  Checked<std::vector<OptionSetting>> settings() const;
  /// `names`, one for each of `count` seats; without a name where it is left out.
  Checked<std::vector<Record::Player>> players(std::size_t count) const;

  /// Refuses a field that the command does not have, or has twice. All have cmd and id.
  Checked<Done> check(std::string_view command, std::span<const std::string_view> known) const;

 private:
  const rapidjson::Value& object_;
};

}  // namespace alea::cli
