#include "cli/catalogue.h"

#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include <algorithm>

#include "engine/text.h"

namespace alea::text {
extern const GameTexts kTexts;  // generated from text/
}

namespace alea::cli {

extern const GameTexts kTexts;  // generated from cli/text

namespace {

using Forms = std::vector<std::string_view>;

using Patterns = std::map<std::string, std::string>;

/// Accepts a flat object of strings; anything else stops the parser.
class PatternReader : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, PatternReader> {
 public:
  explicit PatternReader(Patterns& patterns) : patterns_(patterns) {}

  // NOLINTBEGIN(readability-identifier-naming): the names are RapidJSON's
  bool Default() { return false; }
  bool StartObject() { return ++objects_ == 1; }
  bool EndObject(rapidjson::SizeType /*members*/) { return true; }
  bool Key(const char* text, rapidjson::SizeType length, bool /*copy*/) {
    key_.assign(text, length);
    return true;
  }
  bool String(const char* text, rapidjson::SizeType length, bool /*copy*/) {
    patterns_[key_].assign(text, length);
    return objects_ == 1;
  }
  // NOLINTEND(readability-identifier-naming)

 private:
  Patterns& patterns_;
  std::string key_;
  int objects_ = 0;
};

/// The pattern with each {name|form|form} replaced by what `resolve` makes of it.
std::string filled(std::string_view pattern, const auto& resolve) {
  std::string text;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    const std::size_t close = pattern.find('}', open);
    if (close == std::string_view::npos) break;
    text += pattern.substr(0, open);
    Forms forms = split(pattern.substr(open + 1, close - open - 1), '|');
    const std::string_view name = forms.empty() ? std::string_view() : forms.front();
    if (!forms.empty()) forms.erase(forms.begin());
    text += resolve(name, forms);
    pattern.remove_prefix(close + 1);
  }
  return text + std::string(pattern);
}

const auto* find_argument(const auto& arguments, std::string_view name) {
  const auto found =
      std::find_if(arguments.begin(), arguments.end(), [&](const auto& argument) { return argument.first == name; });
  return found == arguments.end() ? nullptr : &found->second;
}

/// A placeholder without an argument stays visible.
std::string unfilled(std::string_view name) { return "{" + std::string(name) + "}"; }

}  // namespace

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

Catalogue::Catalogue(const AnyGame& game)
    : Catalogue({text::kTexts.catalogue, kTexts.catalogue, game.texts().catalogue}) {}

Catalogue::Catalogue(std::initializer_list<std::string_view> catalogues) {
  for (const std::string_view catalogue : catalogues) add(catalogue);
}

void Catalogue::add(std::string_view json) {
  Patterns patterns;
  rapidjson::MemoryStream stream(json.data(), json.size());
  PatternReader reader(patterns);
  if (rapidjson::Reader().Parse(stream, reader).IsError()) return;
  for (auto& [key, pattern] : patterns) patterns_.insert_or_assign(key, std::move(pattern));
}

std::string Catalogue::text(std::string_view key) const {
  const auto found = patterns_.find(key);
  return found == patterns_.end() ? "[" + std::string(key) + "]" : found->second;
}

std::string Catalogue::text(std::string_view key, const Texts& arguments) const {
  return filled(text(key), [&](std::string_view name, const Forms&) {
    const std::string* argument = find_argument(arguments, name);
    return argument == nullptr ? unfilled(name) : *argument;
  });
}

std::string Catalogue::sentence(const Fact& fact, const Names& names) const { return capitalised(phrase(fact, names)); }

std::string Catalogue::phrase(const Fact& fact, const Names& names) const {
  return filled(text(fact.name), [&](std::string_view name, const Forms& forms) {
    const Fact::Value* argument = find_argument(fact.arguments, name);
    return argument == nullptr ? unfilled(name) : value(*argument, forms, names);
  });
}

std::string Catalogue::value(const Fact::Value& value, const Forms& forms, const Names& names) const {
  if (const auto* seat = std::get_if<Seat>(&value)) {
    if (forms.size() == 2) return std::string(names.you == *seat ? forms[1] : forms[0]);
    return name(*seat, names);
  }
  if (const auto* count = std::get_if<int>(&value)) return number(*count, forms);
  if (const auto* word = std::get_if<Word>(&value)) return text(word->key);
  if (const auto* quote = std::get_if<Quote>(&value)) return quote->text;

  std::vector<std::string> parts;
  if (const auto* things = std::get_if<std::vector<Thing>>(&value)) {
    for (const Thing& thing : *things) parts.push_back(phrase({thing.noun, {{"n", thing.count}}}, names));
  } else if (const auto* shares = std::get_if<std::vector<Portion>>(&value)) {
    for (const Portion& share : *shares) {
      parts.push_back(phrase({"share", {{"what", std::vector{share.thing}}, {"whom", share.seat}}}, names));
    }
  } else if (const auto* phrases = std::get_if<std::vector<Fact>>(&value)) {
    for (const Fact& one : *phrases) parts.push_back(phrase(one, names));
  }
  return list(parts);
}

std::string Catalogue::number(int number, const Forms& forms) const {
  if (forms.size() != 2) return std::to_string(number);
  constexpr int kMostInWords = 12;
  const bool in_words = number >= 1 && number <= kMostInWords;
  const std::string written = in_words ? text("number." + std::to_string(number)) : std::to_string(number);
  std::string text;
  for (const char c : forms[number == 1 ? 0 : 1]) text += c == '#' ? written : std::string(1, c);
  return text;
}

std::string Catalogue::name(Seat seat, const Names& names) const {
  if (names.you == seat) return text("you");
  const auto at = static_cast<std::size_t>(index(seat));
  return at < names.by_seat.size() ? names.by_seat[at] : std::string(1, letter(seat));
}

std::string Catalogue::list(const std::vector<std::string>& parts) const {
  if (parts.empty()) return text("list.nothing");
  std::string joined = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) {
    joined += text(i + 1 == parts.size() ? "list.and" : "list.comma") + parts[i];
  }
  return joined;
}

}  // namespace alea::cli
