// JSON, written: the one place that turns what the program knows into text for other programs.
#pragma once

#include <string>
#include <string_view>

#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "engine/description.h"
#include "engine/result.h"
#include "engine/seat.h"

namespace alea {

/// A description that writes JSON. The outermost object is begun and ended by the writer itself.
class JsonWriter final : public Description {
 public:
  JsonWriter() { writer_.StartObject(); }

  void number(std::string_view name, std::int64_t value) override { key(name).Int64(value); }
  void flag(std::string_view name, bool value) override { key(name).Bool(value); }
  /// What is not UTF-8 in the text is replaced, so that the whole is JSON whatever it tells.
  void text(std::string_view name, std::string_view value) override;
  void begin_list(std::string_view name) override { key(name).StartArray(); }
  void end_list() override { writer_.EndArray(); }
  void begin_object(std::string_view name) override { key(name).StartObject(); }
  void end_object() override { writer_.EndObject(); }
  void real(std::string_view name, double value) { key(name).Double(value); }
  void nothing(std::string_view name) { key(name).Null(); }
  void copy(std::string_view name, const rapidjson::Value& value) { value.Accept(key(name)); }
  /// A value that is JSON already, written by this class.
  void written(std::string_view name, std::string_view json);

  /// How many bytes there are so far.
  std::size_t size() const { return buffer_.GetSize(); }
  /// The whole object on one line. Nothing can be written after it.
  std::string finish();

 private:
  using Writer = rapidjson::Writer<rapidjson::StringBuffer>;
  Writer& key(std::string_view name);

  // Room for nearly all messages, so that memory is asked for twice, and not with every few words.
  static constexpr std::size_t kUsualBytes = 1'000;
  static constexpr std::size_t kUsualDepth = 8;

  rapidjson::CrtAllocator memory_;
  rapidjson::StringBuffer buffer_{&memory_, kUsualBytes};
  Writer writer_{buffer_, &memory_, kUsualDepth};
};

/// Places and points by seat, as "places": […], "points": […].
void write(const Result& result, JsonWriter& json);
/// A seat as its letter.
void write_seat(std::string_view name, Seat seat, JsonWriter& json);
/// Seats as one text of their letters.
void write_seats(std::string_view name, Seats seats, JsonWriter& json);

}  // namespace alea
