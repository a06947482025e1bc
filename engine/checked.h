// A value, or the reason why there is none: how everything from outside is answered.
//
//   Checked<Record> record = read_record(text);
//   if (!record) return record.error();
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace alea {

/// A reason that a person can act on: what is wrong, and what is allowed.
struct Error {
  std::string reason;
  bool operator==(const Error&) const = default;
};

template <class T>
class [[nodiscard]] Checked {
 public:
  // NOLINTBEGIN(google-explicit-constructor): a function returns either of the two
  Checked(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Checked(Error error) : content_(std::in_place_index<1>, std::move(error)) {}
  // NOLINTEND(google-explicit-constructor)

  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() & {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  const T& operator*() const& {
    assert(*this);
    return *std::get_if<0>(&content_);
  }
  T&& operator*() && {
    assert(*this);
    return std::move(*std::get_if<0>(&content_));
  }
  T* operator->() { return &**this; }
  const T* operator->() const { return &**this; }
  const Error& error() const {
    assert(!*this);
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Error> content_;
};

/// The answer of something that has no value to give.
struct Done {};

}  // namespace alea
