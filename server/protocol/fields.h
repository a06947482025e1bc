// A JSON object from outside, read strictly: fields of known names and types, each at most once.
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

/// Reads a text as a JSON object, or says what is wrong with it; `example` shows what is expected.
Checked<Done> read_object(std::string_view text, std::string_view example, rapidjson::Document& document);

/// The fields of one object, as the types that messages need. Those of optional fields give nothing, or the
/// `standard`, where the field is left out.
class Fields {
 public:
  explicit Fields(const rapidjson::Value& object) : object_(object) {}

  const rapidjson::Value* find(std::string_view name) const;
  bool has(std::string_view name) const { return find(name) != nullptr; }

  /// A text that may have several lines.
  Checked<std::string_view> text(std::string_view name) const;
  /// A text that can stand in a line of a record, without blanks around it.
  Checked<std::string> line(std::string_view name) const;
  /// A whole number within the range; without a `standard` it must be there.
  Checked<std::int64_t> number(std::string_view name, std::int64_t least, std::int64_t most,
                               std::optional<std::int64_t> standard = {}) const;
  Checked<bool> flag(std::string_view name, bool standard) const;
  Checked<Seat> seat(std::string_view name) const;
  /// `options`, an object of names and values; none where it is left out.
  Checked<std::vector<OptionSetting>> settings() const;

  /// Refuses a field that `what` does not have, or has twice.
  Checked<Done> check(std::string_view what, std::span<const std::string_view> allowed) const;

 private:
  const rapidjson::Value& object_;
};

std::string_view text_of(const rapidjson::Value& string);
/// Whether the text can stand in a line of a record: no control characters.
bool is_one_line(std::string_view text);

}  // namespace alea
