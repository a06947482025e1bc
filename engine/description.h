// Receives the fields of a view one by one and writes them in some format, such as JSON. fields.h calls it.
#pragma once

#include <cstdint>
#include <string_view>

namespace alea {

/// The interface that each format implements. The elements of a list have empty names.
class Description {
 public:
  Description() = default;
  Description(const Description&) = delete;
  Description& operator=(const Description&) = delete;
  virtual ~Description() = default;

  virtual void number(std::string_view name, std::int64_t value) = 0;
  virtual void flag(std::string_view name, bool value) = 0;
  virtual void text(std::string_view name, std::string_view value) = 0;
  virtual void nothing(std::string_view name) = 0;
  virtual void begin_list(std::string_view name) = 0;
  virtual void end_list() = 0;
  virtual void begin_object(std::string_view name) = 0;
  virtual void end_object() = 0;

  template <class Numbers>
  void numbers(std::string_view name, const Numbers& values) {
    begin_list(name);
    for (const auto value : values) number({}, value);
    end_list();
  }
};

}  // namespace alea
