#include "engine/options.h"

#include "engine/text.h"

namespace alea {

std::string OptionField::allowed() const {
  if (kind == Kind::flag) return "on or off";
  if (kind == Kind::word) return "one of " + joined(words);
  if (kind == Kind::data) return "a file like the game's own";
  return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

std::string OptionField::write(OptionValue value) const {
  if (kind == Kind::number) return std::to_string(value);
  return std::string(words[static_cast<std::size_t>(value)]);
}

Checked<OptionValue> OptionField::read(std::string_view text) const {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == text) return static_cast<OptionValue>(i);
  }
  if (kind == Kind::flag) {
    if (text == "true" || text == "1") return OptionValue{1};
    if (text == "false" || text == "0") return OptionValue{0};
  } else if (kind == Kind::number) {
    if (const auto value = read_number(text); value && *value >= least && *value <= most) {
      return static_cast<OptionValue>(*value);
    }
  }
  return Error{"option " + std::string(name) + " is " + allowed() + ", not " + in_quotes(text)};
}

Error unknown_option(std::string_view name, std::span<const std::string_view> known) {
  if (known.empty()) return Error{"no option " + in_quotes(name) + ": this game has none"};
  return Error{"no option " + in_quotes(name) + "; there are: " + joined(known)};
}

}  // namespace alea
