// Small functions for parsing and formatting text, without exceptions and independent of the locale.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace alea {

/// Parses the whole text as a decimal number, or returns nothing.
inline std::optional<std::int64_t> read_number(std::string_view text) {
  std::int64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || stop != end) return std::nullopt;
  return value;
}

/// Returns the part before the first `separator`, or everything if there is none; `rest` becomes the part after it.
inline std::string_view next_part(std::string_view& rest, char separator) {
  const std::size_t at = rest.find(separator);
  const std::string_view part = rest.substr(0, at);
  rest = at == std::string_view::npos ? std::string_view() : rest.substr(at + 1);
  return part;
}

inline std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

inline std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) parts.push_back(next_part(text, separator));
  return parts;
}

template <class Strings>
std::string joined(const Strings& parts, std::string_view separator = ", ") {
  std::string text;
  for (const auto& part : parts) {
    if (!text.empty()) text += separator;
    text += part;
  }
  return text;
}

/// Whether the whole text is well-formed UTF-8.
bool is_utf8(std::string_view text);

/// The text with question marks for control characters, so that it cannot move the cursor or change colours.
std::string harmless(std::string_view text);

/// The text in quotes for an error message: harmless, and truncated if it is long.
std::string in_quotes(std::string_view text);

}  // namespace alea
