// Plain values as lists of named fields: the one place that says how a view, an event or a choice is written.
//
// A type lists its fields once, as a constant:
//
//   struct Effort {
//     Row dice;
//     std::optional<Marks> marks;
//     static constexpr auto kFields = std::tuple{field("dice", &Effort::dice), field("marks", &Effort::marks)};
//   };
//
// A getter is a data member, a member function or a function of the value. JSON, the differences between two views and
// the types of the pages are all made from that list, so they cannot disagree. What a field may be:
//
//   bool, whole numbers, text, Seat             as they are
//   Seats, and any other range                  a list
//   OneOf<kNames>                               one of a closed set of names
//   a type with kFields                         an object
//   a range of std::pair<Seat, T>               an object with a field for each seat
//   std::optional<T>                            left out where it is empty
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "engine/by_seat.h"
#include "engine/description.h"
#include "engine/seat.h"

namespace alea {

template <class Get>
struct Field {
  std::string_view name;
  Get get;
};

template <class Get>
constexpr Field<Get> field(std::string_view name, Get get) {
  return {name, get};
}

/// One of the names in `kNames`, a constant array of them.
template <const auto& kNames>
struct OneOf {
  std::size_t at = 0;

  static constexpr const auto& all() { return kNames; }
  constexpr std::string_view name() const { return kNames[at]; }
  constexpr bool operator==(const OneOf&) const = default;
};

/// The one with this name. A name that is not in `kNames` does not compile.
template <const auto& kNames>
consteval OneOf<kNames> one_of(std::string_view name) {
  std::size_t at = 0;
  while (kNames[at] != name) ++at;
  return {at};
}

template <class T>
concept HasFields = requires { T::kFields; };

namespace detail {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

template <class T>
inline constexpr bool kIsOneOf = false;
template <const auto& kNames>
inline constexpr bool kIsOneOf<OneOf<kNames>> = true;

template <class T>
inline constexpr bool kIsBySeat = false;
template <class T>
inline constexpr bool kIsBySeat<std::pair<Seat, T>> = true;

template <class Fields, class Visit>
constexpr void each_field(const Fields& fields, Visit&& visit) {
  std::apply([&](const auto&... field) { (visit(field), ...); }, fields);
}

inline constexpr BySeat<std::string_view> kLetters{"A", "B", "C", "D", "E", "F", "G", "H"};
static_assert(!kLetters.back().empty());

constexpr std::string_view letter_text(Seat seat) { return kLetters[seat]; }

}  // namespace detail

template <class Fields, class T>
void describe_fields(const Fields& fields, const T& value, Description& description);

/// Writes one value; an empty optional writes nothing.
template <class T>
void describe_value(std::string_view name, const T& value, Description& description) {
  if constexpr (detail::kIsOptional<T>) {
    if (value) describe_value(name, *value, description);
  } else if constexpr (std::same_as<T, bool>) {
    description.flag(name, value);
  } else if constexpr (std::integral<T>) {
    description.number(name, value);
  } else if constexpr (std::same_as<T, Seat>) {
    description.text(name, detail::letter_text(value));
  } else if constexpr (std::convertible_to<T, std::string_view>) {
    description.text(name, value);
  } else if constexpr (detail::kIsOneOf<T>) {
    description.text(name, value.name());
  } else if constexpr (HasFields<T>) {
    description.begin_object(name);
    describe_fields(T::kFields, value, description);
    description.end_object();
  } else if constexpr (detail::kIsBySeat<std::remove_cvref_t<decltype(*value.begin())>>) {
    description.begin_object(name);
    for (const auto& [seat, one] : value) describe_value(detail::letter_text(seat), one, description);
    description.end_object();
  } else {
    description.begin_list(name);
    for (const auto& one : value) describe_value({}, one, description);
    description.end_list();
  }
}

/// Writes the fields of a value.
template <class Fields, class T>
void describe_fields(const Fields& fields, const T& value, Description& description) {
  detail::each_field(
      fields, [&](const auto& field) { describe_value(field.name, std::invoke(field.get, value), description); });
}

template <class Fields, class T>
bool describe_changes(const Fields& fields, const T& before, const T& value, Description& description);

namespace detail {

template <class T>
concept ListOfObjects = requires(const T& list) {
  list.size();
  requires HasFields<std::remove_cvref_t<decltype(list[0])>>;
};

/// Writes only the elements that differ, by their place, if that is at most half of them: a player does something, and
/// all others stay as they are. Otherwise writes nothing and returns false.
template <ListOfObjects T>
bool describe_changed_elements(std::string_view name, const T& before, const T& now, Description& description) {
  using Element = std::remove_cvref_t<decltype(now[0])>;
  if (now.size() < before.size()) return false;
  std::size_t changed = now.size() - before.size();
  for (std::size_t i = 0; i < before.size(); ++i) changed += now[i] == before[i] ? 0 : 1;
  if (2 * changed > now.size()) return false;
  description.begin_object(name);
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (i < before.size() && now[i] == before[i]) continue;
    description.begin_object(std::to_string(i));
    if (i < before.size()) {
      describe_changes(Element::kFields, before[i], now[i], description);
    } else {
      describe_fields(Element::kFields, now[i], description);
    }
    description.end_object();
  }
  description.end_object();
  return true;
}

}  // namespace detail

/// Writes the fields that differ from those of `before`, and null for one that is no longer there. Of a list of objects
/// it may write an object with the changes of some elements, by their place from 0. Returns whether anything differs.
template <class Fields, class T>
bool describe_changes(const Fields& fields, const T& before, const T& value, Description& description) {
  bool changed = false;
  detail::each_field(fields, [&](const auto& field) {
    const auto now = std::invoke(field.get, value);
    const auto was = std::invoke(field.get, before);
    if (now == was) return;
    changed = true;
    if constexpr (detail::ListOfObjects<std::remove_cvref_t<decltype(now)>>) {
      if (detail::describe_changed_elements(field.name, was, now, description)) return;
    }
    if constexpr (detail::kIsOptional<std::remove_cvref_t<decltype(now)>>) {
      if (!now) return description.nothing(field.name);
    }
    describe_value(field.name, now, description);
  });
  return changed;
}

}  // namespace alea
