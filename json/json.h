// Writes JSON: everything that other programs read goes through here.
#pragma once

#include <rapidjson/document.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/description.h"
#include "engine/result.h"
#include "engine/seat.h"

namespace alea {

/// Writes one JSON object. The writer opens and closes the outermost object itself. Only a long one takes memory before
/// it is finished.
class JsonWriter final : public Description {
 public:
  JsonWriter() { append('{'); }

  void number(std::string_view name, std::int64_t value) override;
  void flag(std::string_view name, bool value) override { written(name, value ? "true" : "false"); }
  /// Replaces bytes that are not UTF-8, so that the output is valid JSON whatever the text.
  void text(std::string_view name, std::string_view value) override;
  void begin_list(std::string_view name) override { begin(name, '['); }
  void end_list() override { end(']'); }
  void begin_object(std::string_view name) override { begin(name, '{'); }
  void end_object() override { end('}'); }
  void real(std::string_view name, double value);
  void nothing(std::string_view name) override { written(name, "null"); }
  void copy(std::string_view name, const rapidjson::Value& value);
  /// Inserts a value that another JsonWriter has written.
  void written(std::string_view name, std::string_view json);

  /// The number of bytes written so far.
  std::size_t size() const { return size_; }
  /// A place in the text. What is written after it can be taken back, as long as no list or object around it has ended.
  struct Mark {
    std::size_t size;
    bool is_first;
  };
  Mark mark() const { return {.size = size_, .is_first = is_first_}; }
  void back_to(Mark mark) {
    size_ = mark.size;
    is_first_ = mark.is_first;
  }
  /// Closes the object and returns it on one line. Nothing can be written after that.
  std::string finish();

 private:
  static constexpr std::size_t kUsualBytes = 1'000;

  /// Where the next bytes are written; there is room for this many.
  char* room_for(std::size_t bytes) {
    if (size_ + bytes > capacity_) enlarge(bytes);
    return bytes_ + size_;
  }
  void enlarge(std::size_t more);
  void append(char c) {
    *room_for(1) = c;
    ++size_;
  }
  void append(std::string_view text);
  /// Writes what precedes a value: a comma where one is needed, and the name.
  void key(std::string_view name);
  void quote(std::string_view text);
  void begin(std::string_view name, char bracket);
  void end(char bracket);

  std::array<char, kUsualBytes> usual_;  // NOLINT(cppcoreguidelines-pro-type-member-init): written before it is read
  std::unique_ptr<char[]> large_;        // NOLINT(*-avoid-c-arrays): instead of it, where it is too small
  char* bytes_ = usual_.data();
  std::size_t size_ = 0;
  std::size_t capacity_ = kUsualBytes;
  bool is_first_ = true;  // the next value is the first of its list or object
};

/// Places and points by seat: "places": […], "points": […].
void write(const Result& result, JsonWriter& json);
/// A seat as one letter.
void write_seat(std::string_view name, Seat seat, JsonWriter& json);
/// Seats as one string of letters.
void write_seats(std::string_view name, Seats seats, JsonWriter& json);

}  // namespace alea
