// What a viewer may know, as JSON: the whole, or only what has changed. Made from a view and from nothing else, so
// that no message can hold more than its reader may know.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace alea::server {

class ViewFields {
 public:
  explicit ViewFields(const AnyView& view);

  /// All fields as one object.
  const std::string& whole() const { return text_; }
  /// The fields that differ from `before` as one object, with null for one that is no more; empty where none does.
  std::string changes_since(const ViewFields& before) const;

 private:
  friend class FieldCollector;
  /// Where a field begins in the text, and how long its name is.
  struct Field {
    std::size_t begin;
    std::size_t name_size;
  };

  std::size_t size() const { return fields_.size() - 1; }
  std::string_view name(std::size_t number) const;
  /// Name and value, as they stand in the text.
  std::string_view field(std::size_t number) const;
  /// The number of the field with this name, or size(); most often it is the expected one.
  std::size_t find(std::string_view wanted, std::size_t expected) const;

  std::string text_;
  std::vector<Field> fields_;  // and what follows the last
};

}  // namespace alea::server
