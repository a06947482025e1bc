#include "server/session/target.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/text.h"

namespace alea::server {
namespace {

const Error kWrongEscape{"a % in an address must be followed by two hexadecimal digits"};
const Error kWrongCharacter{"an address must be UTF-8 without control characters"};
const Error kWrongPath{"a path must start with a slash, without \\, //, . or .. in it"};

std::optional<char> read_escape(std::string_view digits) {
  unsigned value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, value, 16);
  if (digits.size() != 2 || error != std::errc() || stop != end) return std::nullopt;
  return static_cast<char>(value);
}

Checked<std::string> decode(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      decoded += text[i];
      continue;
    }
    const auto character = read_escape(text.substr(i + 1, 2));
    if (!character) return kWrongEscape;
    decoded += *character;
    i += 2;
  }
  const bool has_control = std::any_of(decoded.begin(), decoded.end(), [](char one) {
    const auto code = static_cast<unsigned char>(one);
    return code < 0x20 || code == 0x7f;
  });
  if (has_control || !is_utf8(decoded)) return kWrongCharacter;
  return decoded;
}

bool is_plain(std::string_view path) {
  if (!path.starts_with('/') || path.find('\\') != std::string_view::npos) return false;
  path.remove_prefix(1);
  while (!path.empty()) {
    const std::string_view part = next_part(path, '/');
    if (part.empty() || part == "." || part == "..") return false;
  }
  return true;
}

}  // namespace

Checked<Target> read_target(std::string_view text) {
  std::string_view query = text;
  auto path = decode(next_part(query, '?'));
  if (!path) return path.error();
  if (!is_plain(*path)) return kWrongPath;
  Target target{.path = *std::move(path), .query = {}};
  while (!query.empty()) {
    std::string pair(next_part(query, '&'));
    std::replace(pair.begin(), pair.end(), '+', ' ');
    std::string_view rest = pair;
    auto name = decode(next_part(rest, '='));
    if (!name) return name.error();
    auto value = decode(rest);
    if (!value) return value.error();
    target.query.insert_or_assign(*std::move(name), *std::move(value));
  }
  return target;
}

}  // namespace alea::server
