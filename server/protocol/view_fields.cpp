#include "server/protocol/view_fields.h"

#include <utility>

#include "server/protocol/json.h"

namespace alea::server {

/// Writes a view as JSON and notes where each of its own fields begins.
class FieldCollector final : public Description {
 public:
  FieldCollector() { fields_.reserve(kUsualFields); }

  void number(std::string_view name, std::int64_t value) override { next(name).number(name, value); }
  void flag(std::string_view name, bool value) override { next(name).flag(name, value); }
  void text(std::string_view name, std::string_view value) override { next(name).text(name, value); }
  void begin_list(std::string_view name) override {
    next(name).begin_list(name);
    ++depth_;
  }
  void end_list() override {
    json_.end_list();
    --depth_;
  }
  void begin_object(std::string_view name) override {
    next(name).begin_object(name);
    ++depth_;
  }
  void end_object() override {
    json_.end_object();
    --depth_;
  }

  void finish(ViewFields& view) {
    view.text_ = json_.finish();
    view.fields_ = std::move(fields_);
    view.fields_.push_back({.begin = view.text_.size(), .name_size = 0});  // after the closing brace, as after a comma
  }

 private:
  static constexpr std::size_t kUsualFields = 16;

  JsonWriter& next(std::string_view name) {
    // Before all but the first stands a comma.
    if (depth_ == 0) fields_.push_back({.begin = json_.size() + (fields_.empty() ? 0 : 1), .name_size = name.size()});
    return json_;
  }

  JsonWriter json_;
  std::vector<ViewFields::Field> fields_;
  int depth_ = 0;
};

ViewFields::ViewFields(const AnyView& view) {
  FieldCollector collector;
  view.describe(collector);
  collector.finish(*this);
}

std::string_view ViewFields::name(std::size_t number) const {
  const auto& [begin, name_size] = fields_[number];
  return std::string_view(text_).substr(begin + 1, name_size);  // after its quotation mark
}

std::string_view ViewFields::field(std::size_t number) const {
  const std::size_t begin = fields_[number].begin;
  return std::string_view(text_).substr(begin, fields_[number + 1].begin - 1 - begin);
}

std::size_t ViewFields::find(std::string_view wanted, std::size_t expected) const {
  if (expected < size() && name(expected) == wanted) return expected;
  std::size_t number = 0;
  while (number < size() && name(number) != wanted) ++number;
  return number;
}

std::string ViewFields::changes_since(const ViewFields& before) const {
  std::string changes;
  if (text_ == before.text_) return changes;
  changes.reserve(text_.size());
  const auto add = [&]() -> std::string& { return changes += changes.empty() ? '{' : ','; };
  for (std::size_t i = 0; i < size(); ++i) {
    const std::size_t same = before.find(name(i), i);
    if (same == before.size() || before.field(same) != field(i)) add() += field(i);
  }
  for (std::size_t i = 0; i < before.size(); ++i) {
    const std::string_view name = before.name(i);
    if (find(name, i) == size()) ((add() += '"') += name) += "\":null";
  }
  if (!changes.empty()) changes += '}';
  return changes;
}

}  // namespace alea::server
