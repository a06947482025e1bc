// Writes JSON: everything that other programs read goes through here.
#pragma once

#include <rapidjson/document.h>

#include <string>
#include <string_view>

#include "engine/description.h"
#include "engine/result.h"
#include "engine/seat.h"

namespace alea {

/// Writes one JSON object. The writer opens and closes the outermost object itself.
class JsonWriter final : public Description {
 public:
  JsonWriter() { json_.reserve(kUsualBytes); }

  void number(std::string_view name, std::int64_t value) override;
  void flag(std::string_view name, bool value) override { key(name) += value ? "true" : "false"; }
  /// Replaces bytes that are not UTF-8, so that the output is valid JSON whatever the text.
  void text(std::string_view name, std::string_view value) override { quote(value, key(name)); }
  void begin_list(std::string_view name) override { begin(name, '['); }
  void end_list() override { end(']'); }
  void begin_object(std::string_view name) override { begin(name, '{'); }
  void end_object() override { end('}'); }
  void real(std::string_view name, double value);
  void nothing(std::string_view name) override { key(name) += "null"; }
  void copy(std::string_view name, const rapidjson::Value& value);
  /// Inserts a value that another JsonWriter has written.
  void written(std::string_view name, std::string_view json) { key(name) += json; }

  /// The number of bytes written so far.
  std::size_t size() const { return json_.size(); }
  /// Closes the object and returns it on one line. Nothing can be written after that.
  std::string finish();

 private:
  static constexpr std::size_t kUsualBytes = 500;

  /// Writes the name; the caller appends the value to the returned text.
  std::string& key(std::string_view name);
  void begin(std::string_view name, char bracket);
  void end(char bracket);
  static void quote(std::string_view text, std::string& json);

  std::string json_ = "{";
  bool is_first_ = true;  // the next value is the first of its list or object
};

/// Places and points by seat: "places": […], "points": […].
void write(const Result& result, JsonWriter& json);
/// A seat as one letter.
void write_seat(std::string_view name, Seat seat, JsonWriter& json);
/// Seats as one string of letters.
void write_seats(std::string_view name, Seats seats, JsonWriter& json);

}  // namespace alea
