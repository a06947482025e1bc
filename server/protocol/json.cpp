#include "server/protocol/json.h"

#include <rapidjson/memorystream.h>

#include <vector>

#include "engine/text.h"

namespace alea {
namespace {

/// The text with a replacement for all that is not UTF-8.
rapidjson::StringBuffer valid(std::string_view text) {
  constexpr unsigned kReplacement = 0xFFFD;
  rapidjson::MemoryStream bytes(text.data(), text.size());
  rapidjson::StringBuffer valid;
  while (bytes.Tell() < text.size()) {
    unsigned code = 0;
    if (!rapidjson::UTF8<>::Decode(bytes, &code)) code = kReplacement;
    rapidjson::UTF8<>::Encode(valid, code);
  }
  return valid;
}

}  // namespace

void JsonWriter::text(std::string_view name, std::string_view value) {
  if (is_utf8(value)) {
    key(name).String(value.data(), static_cast<rapidjson::SizeType>(value.size()));
  } else {
    const rapidjson::StringBuffer replaced = valid(value);
    key(name).String(replaced.GetString(), static_cast<rapidjson::SizeType>(replaced.GetSize()));
  }
}

void JsonWriter::written(std::string_view name, std::string_view json) {
  key(name).RawValue(json.data(), json.size(), rapidjson::kObjectType);
}

JsonWriter::Writer& JsonWriter::key(std::string_view name) {
  if (!name.empty()) writer_.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
  return writer_;
}

std::string JsonWriter::finish() {
  writer_.EndObject();
  return {buffer_.GetString(), buffer_.GetSize()};
}

void write(const Result& result, JsonWriter& json) {
  json.numbers("places", std::vector<int>(result.place.begin(), result.place.begin() + result.players));
  json.numbers("points", std::vector<int>(result.points.begin(), result.points.begin() + result.players));
}

void write_seat(std::string_view name, Seat seat, JsonWriter& json) {
  const char shown = letter(seat);
  json.text(name, {&shown, 1});
}

void write_seats(std::string_view name, Seats seats, JsonWriter& json) {
  std::string letters;
  for (const Seat seat : seats) letters += letter(seat);
  json.text(name, letters);
}

}  // namespace alea
