#include "server/protocol/view_fields.h"

#include "server/protocol/json.h"

namespace alea::server {
namespace {

/// Writes a view as JSON and notes where each of its own fields begins.
class Collector final : public Description {
 public:
  void number(std::string_view name, std::int64_t value) override { next().number(name, value); }
  void flag(std::string_view name, bool value) override { next().flag(name, value); }
  void text(std::string_view name, std::string_view value) override { next().text(name, value); }
  void begin_list(std::string_view name) override {
    next().begin_list(name);
    ++depth_;
  }
  void end_list() override {
    json_.end_list();
    --depth_;
  }
  void begin_object(std::string_view name) override {
    next().begin_object(name);
    ++depth_;
  }
  void end_object() override {
    json_.end_object();
    --depth_;
  }

  std::string finish() { return json_.finish(); }
  std::vector<std::size_t> begins() const { return begins_; }

 private:
  JsonWriter& next() {
    // Before all but the first stands a comma.
    if (depth_ == 0) begins_.push_back(json_.size() + (begins_.empty() ? 0 : 1));
    return json_;
  }

  JsonWriter json_;
  std::vector<std::size_t> begins_;
  int depth_ = 0;
};

std::string_view name_of_field(std::string_view field) { return field.substr(0, field.find(':')); }

}  // namespace

ViewFields::ViewFields(const AnyView& view) {
  Collector collector;
  view.describe(collector);
  text_ = collector.finish();
  begins_ = collector.begins();
  begins_.push_back(text_.size());  // one after the closing brace, as after a comma
}

std::string_view ViewFields::field(std::size_t number) const {
  return std::string_view(text_).substr(begins_[number], begins_[number + 1] - 1 - begins_[number]);
}

std::string_view ViewFields::same_field(std::string_view name, std::size_t number) const {
  const std::size_t fields = begins_.size() - 1;
  if (number < fields && name_of_field(field(number)) == name) return field(number);
  for (std::size_t i = 0; i < fields; ++i) {
    if (name_of_field(field(i)) == name) return field(i);
  }
  return {};
}

std::string ViewFields::changes_since(const ViewFields& before) const {
  std::string changes;
  if (text_ == before.text_) return changes;
  const auto add = [&](std::string_view field) {
    changes += changes.empty() ? '{' : ',';
    changes += field;
  };
  for (std::size_t i = 0; i + 1 < begins_.size(); ++i) {
    if (before.same_field(name_of_field(field(i)), i) != field(i)) add(field(i));
  }
  for (std::size_t i = 0; i + 1 < before.begins_.size(); ++i) {
    const std::string_view name = name_of_field(before.field(i));
    if (same_field(name, i).empty()) add(std::string(name) + ":null");
  }
  if (!changes.empty()) changes += '}';
  return changes;
}

}  // namespace alea::server
