#include "json/json.h"

#include <rapidjson/memorystream.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "engine/text.h"

namespace alea {
namespace {

using Writer = rapidjson::Writer<rapidjson::StringBuffer>;

template <class Write>
std::string written_by_library(const Write& write) {
  rapidjson::StringBuffer buffer;
  Writer writer(buffer);
  write(writer);
  return {buffer.GetString(), buffer.GetSize()};
}

/// The text with U+FFFD in place of whatever is not UTF-8.
std::string valid(std::string_view text) {
  constexpr unsigned kReplacement = 0xFFFD;
  rapidjson::MemoryStream bytes(text.data(), text.size());
  rapidjson::StringBuffer valid;
  while (bytes.Tell() < text.size()) {
    unsigned code = 0;
    if (!rapidjson::UTF8<>::Decode(bytes, &code)) code = kReplacement;
    rapidjson::UTF8<>::Encode(valid, code);
  }
  return {valid.GetString(), valid.GetSize()};
}

bool is_plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }

}  // namespace

void JsonWriter::number(std::string_view name, std::int64_t value) {
  std::array<char, 20> digits;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by to_chars
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  key(name).append(digits.data(), end);
}

void JsonWriter::real(std::string_view name, double value) {
  key(name) += written_by_library([&](Writer& writer) { writer.Double(value); });
}

void JsonWriter::copy(std::string_view name, const rapidjson::Value& value) {
  key(name) += written_by_library([&](Writer& writer) { value.Accept(writer); });
}

std::string& JsonWriter::key(std::string_view name) {
  if (!std::exchange(is_first_, false)) json_ += ',';
  if (!name.empty()) {
    quote(name, json_);
    json_ += ':';
  }
  return json_;
}

void JsonWriter::begin(std::string_view name, char bracket) {
  key(name) += bracket;
  is_first_ = true;
}

void JsonWriter::end(char bracket) {
  json_ += bracket;
  is_first_ = false;
}

/// Nearly every text is plain ASCII and can be copied; RapidJSON escapes the others.
void JsonWriter::quote(std::string_view text, std::string& json) {
  if (std::all_of(text.begin(), text.end(), is_plain)) {
    json += '"';
    json += text;
    json += '"';
    return;
  }
  const std::string utf8 = is_utf8(text) ? std::string(text) : valid(text);
  json += written_by_library(
      [&](Writer& writer) { writer.String(utf8.data(), static_cast<rapidjson::SizeType>(utf8.size())); });
}

std::string JsonWriter::finish() {
  end('}');
  return std::move(json_);
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
