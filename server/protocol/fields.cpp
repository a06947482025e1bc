#include "server/protocol/fields.h"

#include <fmt/format.h>
#include <rapidjson/error/en.h>

#include <algorithm>

#include "engine/text.h"

namespace alea {
namespace {

using rapidjson::Value;

/// An option's value as people write it; nothing for a value that no option can have.
std::optional<std::string> setting_text(const Value& value) {
  if (value.IsString()) return std::string(text_of(value));
  if (value.IsBool()) return value.GetBool() ? "on" : "off";
  if (value.IsInt64()) return std::to_string(value.GetInt64());
  return std::nullopt;
}

/// Whether an escape stands for half of a UTF-16 pair, which is no character. The parser lets no first half pass
/// without the second, but a second without the first.
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

}  // namespace

std::string_view text_of(const Value& string) { return {string.GetString(), string.GetStringLength()}; }

bool is_one_line(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

Checked<Done> read_object(std::string_view text, std::string_view example, rapidjson::Document& document) {
  // Iterative, because a text of brackets must not use up the stack. Not with full precision: for that the parser
  // reads beyond a table when a fraction begins with hundreds of zeros.
  constexpr unsigned kFlags = rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag;
  // The parser takes a NUL for the end and would not look at what follows it.
  if (text.find('\0') != std::string_view::npos) return Error{fmt::format("a NUL byte is not JSON; {}", example)};
  document.Parse<kFlags>(text.data(), text.size());
  if (document.HasParseError()) {
    return Error{fmt::format("this is not JSON ({} At byte {}.); {}",
                             rapidjson::GetParseError_En(document.GetParseError()), document.GetErrorOffset() + 1,
                             example)};
  }
  if (has_half_character(text)) return Error{fmt::format("half of a character is escaped; {}", example)};
  if (!document.IsObject()) return Error{fmt::format("this is JSON, but no object; {}", example)};
  return Done();
}

const Value* Fields::find(std::string_view name) const {
  for (const auto& member : object_.GetObject()) {
    if (text_of(member.name) == name) return &member.value;
  }
  return nullptr;
}

Checked<std::string_view> Fields::text(std::string_view name) const {
  const Value* value = find(name);
  if (value == nullptr) return Error{fmt::format("\"{}\" is missing; it is a string", name)};
  if (!value->IsString()) return Error{fmt::format("\"{}\" is a string", name)};
  return text_of(*value);
}

Checked<std::string> Fields::line(std::string_view name) const {
  const auto whole = text(name);
  if (!whole) return whole.error();
  if (!is_one_line(*whole)) return Error{fmt::format("\"{}\" is one line without control characters", name)};
  return std::string(trimmed(*whole));
}

Checked<std::int64_t> Fields::number(std::string_view name, std::int64_t least, std::int64_t most,
                                     std::optional<std::int64_t> standard) const {
  const Value* value = find(name);
  if (value == nullptr && standard) return *standard;
  if (value != nullptr && value->IsInt64() && value->GetInt64() >= least && value->GetInt64() <= most) {
    return value->GetInt64();
  }
  return Error{fmt::format("\"{}\" {}a whole number from {} to {}", name,
                           value == nullptr ? "is missing; it is " : "is ", least, most)};
}

Checked<bool> Fields::flag(std::string_view name, bool standard) const {
  const Value* value = find(name);
  if (value == nullptr) return standard;
  if (!value->IsBool()) return Error{fmt::format("\"{}\" is true or false", name)};
  return value->GetBool();
}

Checked<Seat> Fields::seat(std::string_view name) const {
  const Value* value = find(name);
  if (value != nullptr && value->IsString()) {
    if (const auto seat = read_seat(text_of(*value))) return *seat;
  }
  return Error{fmt::format("\"{}\" {}a seat, one letter from A to {}", name,
                           value == nullptr ? "is missing; it is " : "is ", letter(alea::seat(kMaxSeats - 1)))};
}

Checked<std::vector<OptionSetting>> Fields::settings() const {
  const Value* options = find("options");
  std::vector<OptionSetting> settings;
  if (options == nullptr) return settings;
  if (!options->IsObject()) return Error{R"("options" is an object of names and values)"};
  for (const auto& [name, value] : options->GetObject()) {
    const auto text = setting_text(value);
    if (!text) return Error{fmt::format("option {} takes a string, a boolean or a whole number", text_of(name))};
    settings.push_back({.name = std::string(text_of(name)), .value = *text});
  }
  return settings;
}

Checked<Done> Fields::check(std::string_view what, std::span<const std::string_view> allowed) const {
  for (const auto& member : object_.GetObject()) {
    const std::string_view name = text_of(member.name);
    if (std::find(allowed.begin(), allowed.end(), name) == allowed.end()) {
      return Error{fmt::format("{} has no field {}; allowed are: {}", what, in_quotes(name), joined(allowed))};
    }
    if (find(name) != &member.value) return Error{fmt::format("\"{}\" is given twice", name)};
  }
  return Done();
}

}  // namespace alea
