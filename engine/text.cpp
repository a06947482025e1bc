#include "engine/text.h"

namespace alea {
namespace {

bool is_inside_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// Control characters: those of ASCII, and those that UTF-8 encodes as C2 80 to C2 9F.
bool is_control(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x20 || byte == 0x7F) return true;
  return byte == 0xC2 && at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) < 0xA0;
}

/// The length in bytes of a character that starts with this byte, or 0 if none does. C0, C1 and F5 to FF start none.
std::size_t character_length(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t length = character_length(first);
    if (length == 0 || length > text.size()) return false;
    for (std::size_t i = 1; i < length; ++i) {
      if (!is_inside_character(text[i])) return false;
    }
    if (length > 2) {
      // An overlong encoding, a surrogate, or a code point beyond U+10FFFF
      const auto second = static_cast<unsigned char>(text[1]);
      if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0)) return false;
      if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90)) return false;
    }
    text.remove_prefix(length);
  }
  return true;
}

std::string harmless(std::string_view text) {
  std::string clean;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool controls = is_control(text, i);
    clean += controls ? '?' : text[i];
    if (controls && text[i] == '\xC2') ++i;
  }
  return clean;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  if (text.size() <= kLongest) return "\"" + harmless(text) + "\"";
  std::size_t end = kLongest;
  while (end > 0 && is_inside_character(text[end])) --end;
  return "\"" + harmless(text.substr(0, end)) + "...\"";
}

}  // namespace alea
