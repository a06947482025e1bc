// A value, or the reason why there is none: the result of everything that handles input from outside.
//
//   Checked<Record> record = read_record(text);
//   if (!record) return Error{file + ": " + record.error().reason};
//
// TRY propagates an error unchanged: it returns the error from the enclosing function, or evaluates to the value.
//
//   const Record record = TRY(read_record(text));
//   TRY(check_players(about, players));  // a Checked<Done> has no value
//   return colour_named(TRY(entry.text("colour")), entry.line);
//
// The value is moved out, even of a Checked that has a name. SerenityOS and Ladybird have the same macro. Do not use it
// inside the braces of an initializer: when g++ 12 returns from there, it does not destroy the members that are already
// initialized. Give the value a name first.
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
  // NOLINTBEGIN(google-explicit-constructor): lets a function return either a value or an error
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

/// The value of something that only succeeds or fails.
struct Done {};

}  // namespace alea

// A GNU statement expression: its value is that of its last line. The name is unique, so that TRY can nest.
// NOLINTBEGIN(bugprone-macro-parentheses): the name in a declaration cannot be parenthesized
#define TRY(expression) ALEA_TRY_AS(expression, ALEA_JOIN(alea_tried_, __COUNTER__))
#define ALEA_TRY_AS(expression, name) \
  ({                                  \
    auto&& name = (expression);       \
    if (!name) return name.error();   \
    *std::move(name);                 \
  })
#define ALEA_JOIN(left, right) ALEA_JOIN_EXPANDED(left, right)
#define ALEA_JOIN_EXPANDED(left, right) left##right
// NOLINTEND(bugprone-macro-parentheses)
