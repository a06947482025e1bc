#include "engine/text.h"

namespace alea {
namespace {

bool is_inside_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

/// Control characters: those of ASCII, and those that UTF-8 writes as C2 80 to C2 9F.
bool is_control(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x20 || byte == 0x7F) return true;
  return byte == 0xC2 && at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) < 0xA0;
}

}  // namespace

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
