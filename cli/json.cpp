#include "cli/json.h"

#include <rapidjson/memorystream.h>

#include <vector>

namespace alea::cli {

void JsonWriter::text(std::string_view name, std::string_view value) {
  constexpr unsigned kReplacement = 0xFFFD;
  rapidjson::MemoryStream bytes(value.data(), value.size());
  rapidjson::StringBuffer valid;
  while (bytes.Tell() < value.size()) {
    unsigned code = 0;
    if (!rapidjson::UTF8<>::Decode(bytes, &code)) code = kReplacement;
    rapidjson::UTF8<>::Encode(valid, code);
  }
  key(name).String(valid.GetString(), static_cast<rapidjson::SizeType>(valid.GetSize()));
}

JsonWriter::Writer& JsonWriter::key(std::string_view name) {
  if (!name.empty()) writer_.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
  return writer_;
}

std::string JsonWriter::finish() {
  writer_.EndObject();
  return buffer_.GetString();
}

void write(const Result& result, JsonWriter& json) {
  json.numbers("places", std::vector<int>(result.place.begin(), result.place.begin() + result.players));
  json.numbers("points", std::vector<int>(result.points.begin(), result.points.begin() + result.players));
}

}  // namespace alea::cli
