#include "engine/data_file.h"

#include <algorithm>
#include <optional>

#include "engine/text.h"

namespace alea {
namespace {

constexpr std::string_view kNameLetters = "abcdefghijklmnopqrstuvwxyz0123456789_";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

constexpr const char* kListForm = "a list consists of texts in quotes, separated by commas, and ends with ]";

/// Far more than any entry has. It keeps the time to read a file proportional to its length.
constexpr std::size_t kMostFields = 64;

/// Parses the text of a file in one pass. Each read function returns what is wrong, or nothing.
class DataReader {
 public:
  explicit DataReader(std::string_view text) : rest_(text) {}

  Checked<std::vector<DataEntry>> read() {
    if (!is_utf8(rest_)) return Error{"the file is not UTF-8 text"};
    if (rest_.starts_with(kByteOrderMark)) {
      return on_line(line_, "the file begins with a byte-order mark; save it as UTF-8 without one");
    }
    entries_.push_back({.kind = {}, .line = 1, .fields = {}});
    while (skip_to_content(), !rest_.empty()) {
      if (const Wrong wrong = rest_.front() == '[' ? read_heading() : read_field()) return on_line(line_, *wrong);
    }
    return std::move(entries_);
  }

 private:
  using Wrong = std::optional<std::string>;

  /// Skips whitespace, comments and line ends.
  void skip_to_content() {
    while (!rest_.empty()) {
      if (rest_.front() == '#') {
        rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
      } else if (trimmed(rest_.substr(0, 1)).empty()) {
        take();
      } else {
        return;
      }
    }
  }
  void skip_blanks() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\t' || rest_.front() == '\r')) take();
  }

  char take() {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    if (c == '\n') ++line_;
    return c;
  }
  bool take(std::string_view expected) {
    if (!rest_.starts_with(expected)) return false;
    rest_.remove_prefix(expected.size());
    return true;
  }

  std::string_view read_name() {
    const std::string_view name = rest_.substr(0, rest_.find_first_not_of(kNameLetters));
    rest_.remove_prefix(name.size());
    return name;
  }

  /// The rest of this line, for an error message.
  std::string here() const { return in_quotes(trimmed(rest_.substr(0, rest_.find('\n')))); }

  Wrong read_heading() {
    const std::string shown = here();
    const bool opens = take("[[");
    const std::string_view kind = read_name();
    if (!opens || kind.empty() || !take("]]")) return "an entry begins with a line such as [[goal]], not " + shown;
    entries_.push_back({.kind = std::string(kind), .line = line_, .fields = {}});
    return expect_end_of_line();
  }

  Wrong read_field() {
    const std::string shown = here();
    const std::string_view name = read_name();
    skip_blanks();
    if (name.empty() || !take("=")) return "expected a field such as name = \"Text\", not " + shown;
    skip_blanks();
    DataEntry& entry = entries_.back();
    if (entry.find(name) != nullptr) return std::string(name) + " appears twice in this entry";
    if (entry.fields.size() == kMostFields) return "an entry has at most " + std::to_string(kMostFields) + " fields";
    DataField field{.name = std::string(name), .value = std::int64_t{0}, .line = line_};
    if (Wrong wrong = read_value(field)) return wrong;
    entry.fields.push_back(std::move(field));
    return expect_end_of_line();
  }

  Wrong expect_end_of_line() {
    skip_blanks();
    if (rest_.empty() || rest_.front() == '\n' || rest_.front() == '#') return {};
    return "nothing may follow on this line, but here is " + here();
  }

  Wrong read_value(DataField& field) {
    if (rest_.starts_with('"')) {
      std::string text;
      Wrong wrong = read_text(text);
      field.value = std::move(text);
      return wrong;
    }
    if (take("[")) {
      DataField::Texts texts;
      Wrong wrong = read_list(texts);
      field.value = std::move(texts);
      return wrong;
    }
    if (rest_.starts_with('\'')) return single_quoted();
    const std::string_view word = rest_.substr(0, rest_.find_first_of(" \t\r\n#"));
    const auto number = read_number(word);
    if (!number) {
      return "a value is a text in quotes, a whole number or a list of texts in [ ], not " + in_quotes(word);
    }
    field.value = *number;
    rest_.remove_prefix(word.size());
    return {};
  }

  Wrong read_text(std::string& text) {
    take();  // the opening quote
    while (!rest_.empty() && rest_.front() != '\n') {
      const char c = take();
      if (c == '"') {
        if (harmless(text) != text) return "a text may not contain control characters";
        return {};
      }
      if (c != '\\') {
        text += c;
      } else if (rest_.starts_with('"') || rest_.starts_with('\\')) {
        text += take();
      } else {
        return "after \\ in a text comes \" or \\";
      }
    }
    return "a text has no closing quote";
  }

  Wrong single_quoted() const { return "a text is written in double quotes, \"like this\", not " + here(); }

  Wrong read_list(DataField::Texts& texts) {
    while (true) {
      skip_to_content();
      if (take("]")) return {};
      if (rest_.starts_with('\'')) return single_quoted();
      if (!rest_.starts_with('"')) return kListForm;
      if (Wrong wrong = read_text(texts.emplace_back())) return wrong;
      skip_to_content();
      if (!take(",") && !rest_.starts_with(']')) return kListForm;
    }
  }

  std::string_view rest_;
  int line_ = 1;
  std::vector<DataEntry> entries_;
};

}  // namespace

const DataField* DataEntry::find(std::string_view name) const {
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const DataField& one) { return one.name == name; });
  return found == fields.end() ? nullptr : &*found;
}

Checked<std::string> DataEntry::text(std::string_view name) const {
  const DataField* field = find(name);
  if (field == nullptr) return on_line(line, std::string(name) + " is missing; it is a text in quotes");
  if (const auto* text = std::get_if<std::string>(&field->value)) return *text;
  return on_line(field->line, std::string(name) + " is a text in quotes");
}

Checked<std::int64_t> DataEntry::number(std::string_view name, std::int64_t least, std::int64_t most) const {
  const DataField* field = find(name);
  const std::string allowed = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
  if (field == nullptr) return on_line(line, std::string(name) + " is missing; it is " + allowed);
  const auto* number = std::get_if<std::int64_t>(&field->value);
  if (number != nullptr && *number >= least && *number <= most) return *number;
  return on_line(field->line, std::string(name) + " is " + allowed);
}

Checked<DataField::Texts> DataEntry::texts(std::string_view name) const {
  const DataField* field = find(name);
  if (field == nullptr) return on_line(line, std::string(name) + " is missing; it is a list of texts in [ ]");
  if (const auto* texts = std::get_if<DataField::Texts>(&field->value)) return *texts;
  if (const auto* text = std::get_if<std::string>(&field->value)) return DataField::Texts{*text};
  return on_line(field->line, std::string(name) + " is a list of texts in [ ]");
}

Checked<Done> DataEntry::check_names(const std::vector<std::string_view>& known) const {
  for (const DataField& field : fields) {
    if (std::find(known.begin(), known.end(), field.name) == known.end()) {
      return on_line(field.line, "no field is called " + in_quotes(field.name) + " here; there are: " + joined(known));
    }
  }
  return Done();
}

Error on_line(int line, std::string_view reason) {
  return Error{"line " + std::to_string(line) + ": " + std::string(reason)};
}

Checked<std::vector<DataEntry>> read_data_file(std::string_view text) { return DataReader(text).read(); }

}  // namespace alea
