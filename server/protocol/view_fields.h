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
  /// Name and value of a field, as they stand in the text.
  std::string_view field(std::size_t number) const;
  /// The field of the same name, or nothing; most often it has the same number.
  std::string_view same_field(std::string_view name, std::size_t number) const;

  std::string text_;
  std::vector<std::size_t> begins_;  // of each field, and of what follows the last
};

}  // namespace alea::server
