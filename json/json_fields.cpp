#include "json/json_fields.h"

#include <rapidjson/error/en.h>

#include <algorithm>
#include <string>

#include "engine/text.h"

namespace alea {
namespace {

using rapidjson::Value;

/// An option's value as people write it; nothing for a type that no option has.
std::optional<std::string> setting_text(const Value& value) {
  if (value.IsString()) return std::string(text_of(value));
  if (value.IsBool()) return value.GetBool() ? "on" : "off";
  if (value.IsInt64()) return std::to_string(value.GetInt64());
  return std::nullopt;
}

/// Whether the JSON escapes half of a UTF-16 surrogate pair. The parser rejects a first half without its second, but
/// accepts a second half without its first.
bool has_half_character(std::string_view json) {
  constexpr std::string_view kFirst = "89abAB";
  constexpr std::string_view kSecond = "cdefCDEF";
  for (std::size_t at = json.find('\\'); at != std::string_view::npos; at = json.find('\\', at)) {
    const bool is_half = json[at + 1] == 'u' && (json[at + 2] == 'd' || json[at + 2] == 'D');
    if (is_half && kSecond.find(json[at + 3]) != std::string_view::npos) return true;
    const bool is_pair = is_half && kFirst.find(json[at + 3]) != std::string_view::npos;
    at += is_pair ? std::string_view(R"(\ud83d\ude00)").size() : 2;
  }
  return false;
}

std::string quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

/// Says what the field must be, and whether it is missing.
Error wrong(std::string_view name, const Value* value, const std::string& expected) {
  return Error{quoted(name) + (value == nullptr ? " is missing; it must be " : " must be ") + expected};
}

}  // namespace

std::string_view text_of(const Value& string) { return {string.GetString(), string.GetStringLength()}; }

bool is_one_line(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

Checked<Done> read_object(std::string_view text, std::string_view example, rapidjson::Document& document) {
  // Iterative, because nested brackets must not exhaust the stack. Without full precision, because in that mode the
  // parser reads past the end of a table when a fraction starts with hundreds of zeros.
  constexpr unsigned kFlags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
  const auto error = [&](const std::string& reason) { return Error{reason + "; " + std::string(example)}; };
  // The parser takes a NUL for the end of the text and ignores the rest.
  if (text.find('\0') != std::string_view::npos) return error("a NUL byte is not JSON");
  document.Parse<kFlags>(text.data(), text.size());
  if (document.HasParseError()) {
    return error("this is not JSON (" + std::string(rapidjson::GetParseError_En(document.GetParseError())) +
                 " At byte " + std::to_string(document.GetErrorOffset() + 1) + ".)");
  }
  if (has_half_character(text)) return error("half of a character is escaped");
  if (!document.IsObject()) return error("this JSON is not an object");
  return Done();
}

const Value* JsonFields::find(std::string_view name) const {
  for (const auto& member : object_.GetObject()) {
    if (text_of(member.name) == name) return &member.value;
  }
  return nullptr;
}

Checked<std::string_view> JsonFields::text(std::string_view name) const {
  const Value* value = find(name);
  if (value == nullptr || !value->IsString()) return wrong(name, value, "a string");
  return text_of(*value);
}

Checked<std::string> JsonFields::line(std::string_view name) const {
  const auto whole = text(name);
  if (!whole) return whole.error();
  if (!is_one_line(*whole)) return Error{quoted(name) + " must be one line without control characters"};
  return std::string(trimmed(*whole));
}

Checked<std::int64_t> JsonFields::number(std::string_view name, std::int64_t least, std::int64_t most,
                                         std::optional<std::int64_t> standard) const {
  const Value* value = find(name);
  if (value == nullptr && standard) return *standard;
  if (value != nullptr && value->IsInt64() && value->GetInt64() >= least && value->GetInt64() <= most) {
    return value->GetInt64();
  }
  return wrong(name, value, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

Checked<bool> JsonFields::flag(std::string_view name, bool standard) const {
  const Value* value = find(name);
  if (value == nullptr) return standard;
  if (!value->IsBool()) return wrong(name, value, "true or false");
  return value->GetBool();
}

Checked<Seat> JsonFields::seat(std::string_view name) const {
  const Value* value = find(name);
  if (value != nullptr && value->IsString()) {
    if (const auto seat = read_seat(text_of(*value))) return *seat;
  }
  return wrong(name, value, std::string("a seat, one letter from A to ") + letter(alea::seat(kMaxSeats - 1)));
}

Checked<std::vector<OptionSetting>> JsonFields::settings() const {
  const Value* options = find("options");
  std::vector<OptionSetting> settings;
  if (options == nullptr) return settings;
  if (!options->IsObject()) return wrong("options", options, "an object of names and values");
  for (const auto& [name, value] : options->GetObject()) {
    const auto text = setting_text(value);
    if (!text) return Error{"option " + in_quotes(text_of(name)) + " takes a string, a boolean or a whole number"};
    settings.push_back({.name = std::string(text_of(name)), .value = *text});
  }
  return settings;
}

Checked<Done> JsonFields::check(std::string_view what, std::span<const std::string_view> allowed) const {
  for (const auto& member : object_.GetObject()) {
    const std::string_view name = text_of(member.name);
    if (std::find(allowed.begin(), allowed.end(), name) == allowed.end()) {
      return Error{std::string(what) + " has no field " + in_quotes(name) + "; allowed are: " + joined(allowed)};
    }
    if (find(name) != &member.value) return Error{quoted(name) + " is given twice"};
  }
  return Done();
}

}  // namespace alea
