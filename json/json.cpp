#include "json/json.h"

#include <rapidjson/memorystream.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <algorithm>
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
  constexpr std::size_t kMostDigits = 20;
  key(name);
  char* const digits = room_for(kMostDigits);
  size_ += static_cast<std::size_t>(std::to_chars(digits, digits + kMostDigits, value).ptr - digits);
}

void JsonWriter::text(std::string_view name, std::string_view value) {
  key(name);
  quote(value);
}

void JsonWriter::real(std::string_view name, double value) {
  written(name, written_by_library([&](Writer& writer) { writer.Double(value); }));
}

void JsonWriter::copy(std::string_view name, const rapidjson::Value& value) {
  written(name, written_by_library([&](Writer& writer) { value.Accept(writer); }));
}

void JsonWriter::written(std::string_view name, std::string_view json) {
  key(name);
  append(json);
}

void JsonWriter::enlarge(std::size_t more) {
  capacity_ = 2 * (size_ + more);
  auto larger = std::make_unique_for_overwrite<char[]>(capacity_);  // NOLINT(*-avoid-c-arrays)
  std::copy_n(bytes_, size_, larger.get());
  large_ = std::move(larger);
  bytes_ = large_.get();
}

void JsonWriter::append(std::string_view text) {
  std::copy(text.begin(), text.end(), room_for(text.size()));
  size_ += text.size();
}

void JsonWriter::key(std::string_view name) {
  if (!std::exchange(is_first_, false)) append(',');
  if (name.empty()) return;
  quote(name);
  append(':');
}

void JsonWriter::begin(std::string_view name, char bracket) {
  key(name);
  append(bracket);
  is_first_ = true;
}

void JsonWriter::end(char bracket) {
  append(bracket);
  is_first_ = false;
}

/// Nearly every text is plain ASCII and can be copied; RapidJSON escapes the others.
void JsonWriter::quote(std::string_view text) {
  char* to = room_for(text.size() + 2);
  *to++ = '"';
  for (const char c : text) {
    if (!is_plain(c)) {
      const std::string utf8 = is_utf8(text) ? std::string(text) : valid(text);
      return append(written_by_library(
          [&](Writer& writer) { writer.String(utf8.data(), static_cast<rapidjson::SizeType>(utf8.size())); }));
    }
    *to++ = c;
  }
  *to = '"';
  size_ += text.size() + 2;
}

std::string JsonWriter::finish() {
  end('}');
  return {bytes_, size_};
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
