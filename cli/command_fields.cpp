#include "cli/command_fields.h"

#include <fmt/format.h>
#include <rapidjson/error/en.h>

#include <algorithm>

#include "engine/text.h"

namespace alea::cli {
namespace {

using rapidjson::Value;

std::string_view text_of(const Value& string) { return {string.GetString(), string.GetStringLength()}; }

bool is_one_line(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

/// An option's value as people write it; nothing for a value that no option can have.
std::optional<std::string> setting_text(const Value& value) {
  if (value.IsString()) return std::string(text_of(value));
  if (value.IsBool()) return value.GetBool() ? "on" : "off";
  if (value.IsInt64()) return std::to_string(value.GetInt64());
  return std::nullopt;
}

}  // namespace

Checked<Done> read_command(std::string_view line, std::size_t longest, rapidjson::Document& document) {
  constexpr std::string_view kExample = R"(a command is an object on one line, such as {"cmd":"games"})";
  // Iterative, because a line of brackets must not use up the stack.
  constexpr unsigned kFlags =
      rapidjson::kParseIterativeFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseFullPrecisionFlag;
  if (line.size() > longest) {
    return Error{fmt::format("the line is too long: at most {} bytes are read", longest)};
  }
  // The parser takes a NUL for the end and would not look at what follows it.
  if (line.find('\0') != std::string_view::npos) return Error{fmt::format("a NUL byte is not JSON; {}", kExample)};
  document.Parse<kFlags>(line.data(), line.size());
  if (document.HasParseError()) {
    return Error{fmt::format("this is not JSON ({} At byte {}.); {}",
                             rapidjson::GetParseError_En(document.GetParseError()), document.GetErrorOffset() + 1,
                             kExample)};
  }
  if (!document.IsObject()) return Error{fmt::format("this is JSON, but no object; {}", kExample)};
  return Done();
}

const Value* CommandFields::find(std::string_view name) const {
  for (const auto& member : object_.GetObject()) {
    if (text_of(member.name) == name) return &member.value;
  }
  return nullptr;
}

Checked<std::string_view> CommandFields::text(std::string_view name) const {
  const Value* value = find(name);
  if (value == nullptr) return Error{fmt::format("\"{}\" is missing; it is a string", name)};
  if (!value->IsString()) return Error{fmt::format("\"{}\" is a string", name)};
  return text_of(*value);
}

Checked<std::string> CommandFields::line(std::string_view name) const {
  const auto whole = text(name);
  if (!whole) return whole.error();
  if (!is_one_line(*whole)) return Error{fmt::format("\"{}\" is one line without control characters", name)};
  return std::string(trimmed(*whole));
}

Checked<std::int64_t> CommandFields::number(std::string_view name, std::int64_t least, std::int64_t most,
                                            std::optional<std::int64_t> standard) const {
  const Value* value = find(name);
  if (value == nullptr && standard) return *standard;
  if (value != nullptr && value->IsInt64() && value->GetInt64() >= least && value->GetInt64() <= most) {
    return value->GetInt64();
  }
  return Error{fmt::format("\"{}\" {}a whole number from {} to {}", name,
                           value == nullptr ? "is missing; it is " : "is ", least, most)};
}

Checked<std::vector<OptionSetting>> CommandFields::settings() const {
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

Checked<std::vector<Record::Player>> CommandFields::players(std::size_t count) const {
  const Value* names = find("names");
  std::vector<Record::Player> players(count, {.kind = "person", .name = ""});
  if (names == nullptr) return players;
  const Error wrong{fmt::format(R"("names" is a list of {} names, one for each seat, each on one line)", count)};
  if (!names->IsArray() || names->Size() != count) return wrong;
  for (rapidjson::SizeType i = 0; i < names->Size(); ++i) {
    const Value& name = (*names)[i];
    if (!name.IsString() || !is_one_line(text_of(name))) return wrong;
    players[i].name = trimmed(text_of(name));
  }
  return players;
}

Checked<Done> CommandFields::check(std::string_view command, std::span<const std::string_view> known) const {
  std::vector<std::string_view> allowed{"cmd", "id"};
  allowed.insert(allowed.end(), known.begin(), known.end());
  for (const auto& member : object_.GetObject()) {
    const std::string_view name = text_of(member.name);
    if (std::find(allowed.begin(), allowed.end(), name) == allowed.end()) {
      return Error{fmt::format("{} has no field {}; allowed are: {}", command, in_quotes(name), joined(allowed))};
    }
    if (find(name) != &member.value) return Error{fmt::format("\"{}\" is given twice", name)};
  }
  return Done();
}

}  // namespace alea::cli
