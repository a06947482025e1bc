// Reads JSON objects from outside, strictly: every field has a known name and type and appears at most once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <rapidjson/document.h>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/seat.h"

namespace alea {

/// Parses a JSON object. Errors end with `example`, which shows what is expected.
Checked<Done> read_object(std::string_view text, std::string_view example, rapidjson::Document& document);

/// The fields of one object, by type. An optional field that is left out has the value `standard`.
class JsonFields {
 public:
  explicit JsonFields(const rapidjson::Value& object) : object_(object) {}

  const rapidjson::Value* find(std::string_view name) const;
  bool has(std::string_view name) const { return find(name) != nullptr; }

  /// A string, possibly of several lines.
  Checked<std::string_view> text(std::string_view name) const;
  /// A string that fits on one line of a record, trimmed.
  Checked<std::string> line(std::string_view name) const;
  /// A whole number in the range; required unless there is a `standard`.
  Checked<std::int64_t> number(std::string_view name, std::int64_t least, std::int64_t most,
                               std::optional<std::int64_t> standard = {}) const;
  Checked<bool> flag(std::string_view name, bool standard) const;
  Checked<Seat> seat(std::string_view name) const;
  /// The field `options`, an object of names and values; empty where it is left out.
  Checked<std::vector<OptionSetting>> settings() const;

  /// Rejects unknown and repeated fields; `what` names the object in the error.
  Checked<Done> check(std::string_view what, std::span<const std::string_view> allowed) const;

 private:
  const rapidjson::Value& object_;
};

std::string_view text_of(const rapidjson::Value& string);
/// Whether the text fits on one line of a record: it has no control characters.
bool is_one_line(std::string_view text);

}  // namespace alea
