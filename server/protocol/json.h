// JSON, written: the one place that turns what the program knows into text for other programs.
#pragma once

#include <rapidjson/document.h>

#include <string>
#include <string_view>

#include "engine/description.h"
#include "engine/result.h"
#include "engine/seat.h"

namespace alea {

/// A description that writes JSON. The outermost object is begun and ended by the writer itself.
class JsonWriter final : public Description {
 public:
  JsonWriter() { json_.reserve(kUsualBytes); }

  void number(std::string_view name, std::int64_t value) override;
  void flag(std::string_view name, bool value) override { key(name) += value ? "true" : "false"; }
  /// What is not UTF-8 in the text is replaced, so that the whole is JSON whatever it tells.
  void text(std::string_view name, std::string_view value) override { quote(value, key(name)); }
  void begin_list(std::string_view name) override { begin(name, '['); }
  void end_list() override { end(']'); }
  void begin_object(std::string_view name) override { begin(name, '{'); }
  void end_object() override { end('}'); }
  void real(std::string_view name, double value);
  void nothing(std::string_view name) { key(name) += "null"; }
  void copy(std::string_view name, const rapidjson::Value& value);
  /// A value that is JSON already, written by this class.
  void written(std::string_view name, std::string_view json) { key(name) += json; }

  /// How many bytes there are so far.
  std::size_t size() const { return json_.size(); }
  /// The whole object on one line. Nothing can be written after it.
  std::string finish();

 private:
  static constexpr std::size_t kUsualBytes = 500;

  /// Where the value goes that follows.
  std::string& key(std::string_view name);
  void begin(std::string_view name, char bracket);
  void end(char bracket);
  static void quote(std::string_view text, std::string& json);

  std::string json_ = "{";
  bool is_first_ = true;  // in its list or object
};

/// Places and points by seat, as "places": […], "points": […].
void write(const Result& result, JsonWriter& json);
/// A seat as its letter.
void write_seat(std::string_view name, Seat seat, JsonWriter& json);
/// Seats as one text of their letters.
void write_seats(std::string_view name, Seats seats, JsonWriter& json);

}  // namespace alea
