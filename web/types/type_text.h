// The TypeScript type of a C++ type that engine/fields.h or engine/events.h can write, as text.
#pragma once

#include <array>
#include <concepts>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "engine/fields.h"

namespace alea::web {

template <class T>
std::string type_text();

/// `name: type`, and `name?: type` for what may be left out.
template <class Field, class Owner, class Write>
std::string field_text(const Field& field, std::type_identity<Owner> /*owner*/, Write write) {
  using Value = std::remove_cvref_t<std::invoke_result_t<decltype(field.get), const Owner&>>;
  const std::string_view mark = detail::kIsOptional<Value> ? "?: " : ": ";
  return std::string(field.name) + std::string(mark) + write(std::type_identity<Value>());
}

template <const auto& kNames>
std::string names_text(std::type_identity<OneOf<kNames>> /*type*/) {
  std::string text;
  for (const std::string_view name : kNames) text += (text.empty() ? "'" : " | '") + std::string(name) + "'";
  return text;
}

template <class T>
using ElementOf = std::remove_cvref_t<decltype(*std::declval<const T&>().begin())>;

inline std::string list_of(const std::string& element) {
  const bool is_union = element.find(" | ") != std::string::npos;
  return is_union ? "(" + element + ")[]" : element + "[]";
}

/// A field of a view.
template <class T>
std::string type_text() {
  if constexpr (detail::kIsOptional<T>) {
    return type_text<typename T::value_type>();
  } else if constexpr (std::same_as<T, bool>) {
    return "boolean";
  } else if constexpr (std::integral<T>) {
    return "number";
  } else if constexpr (std::same_as<T, Seat>) {
    return "Seat";
  } else if constexpr (std::convertible_to<T, std::string_view>) {
    return "string";
  } else if constexpr (detail::kIsOneOf<T>) {
    return names_text(std::type_identity<T>());
  } else if constexpr (HasFields<T>) {
    std::string text;
    detail::each_field(T::kFields, [&](const auto& field) {
      text += text.empty() ? "{ " : "; ";
      text += field_text(field, std::type_identity<T>(),
                         []<class V>(std::type_identity<V> /*value*/) { return type_text<V>(); });
    });
    return text.empty() ? "Record<string, never>" : text + " }";
  } else if constexpr (detail::kIsBySeat<ElementOf<T>>) {
    return "Partial<Record<Seat, " + type_text<typename ElementOf<T>::second_type>() + ">>";
  } else {
    return list_of(type_text<ElementOf<T>>());
  }
}

/// The types of the phrases inside a game's events and choices, by name. Phrases can contain each other, so a type
/// names those it contains: `Phrases['die.shield' | 'die.katanas'][]`.
class Phrases {
 public:
  /// A seen event or a choice, as the pages have it: its name and its arguments.
  template <class T>
  std::string told_text() {
    return named(T::kName, arguments_text<T>());
  }

  template <class... T>
  std::string any_of(std::type_identity<std::variant<T...>> /*type*/, std::string_view between) {
    std::string text;
    ((text += (text.empty() ? "" : std::string(between)) + told_text<T>()), ...);
    return text;
  }

  /// The interface that has them all.
  std::string text() const {
    std::string text = "export interface Phrases {\n";
    for (const auto& [name, type] : types_) text += "  '" + name + "': " + type + ";\n";
    return text + "}\n";
  }

 private:
  static std::string named(std::string_view name, const std::string& arguments) {
    return "['" + std::string(name) + "'" + (arguments.empty() ? "" : ", " + arguments) + "]";
  }

  template <class T>
  std::string arguments_text() {
    std::string text;
    detail::each_field(T::kFields, [&](const auto& field) {
      text += text.empty() ? "{ " : "; ";
      text += field_text(field, std::type_identity<T>(),
                         [&]<class V>(std::type_identity<V> /*value*/) { return argument_text<V>(); });
    });
    return text.empty() ? text : text + " }";
  }

  template <class T>
  std::string argument_text() {
    if constexpr (detail::kIsOptional<T>) {
      return argument_text<typename T::value_type>();
    } else if constexpr (std::integral<T>) {
      return "number";
    } else if constexpr (std::same_as<T, Seat>) {
      return "Seat";
    } else if constexpr (std::same_as<T, Word>) {
      return "{ word: string }";
    } else if constexpr (std::same_as<T, Quote>) {
      return "{ quote: string }";
    } else if constexpr (std::same_as<T, std::vector<Thing>>) {
      return "Thing[]";
    } else if constexpr (std::same_as<T, std::vector<Portion>>) {
      return "Portion[]";
    } else if constexpr (detail::Phrase<T>) {
      return "Phrases[" + names_of(std::type_identity<T>()) + "][]";
    } else {
      return "Phrases[" + names_of(std::type_identity<ElementOf<T>>()) + "][]";
    }
  }

  template <class... T>
  std::string names_of(std::type_identity<std::variant<T...>> /*type*/) {
    std::string text;
    ((text += (text.empty() ? "" : " | ") + names_of(std::type_identity<T>())), ...);
    return text;
  }

  /// The names of a phrase, whose types are added.
  template <Tellable T>
  std::string names_of(std::type_identity<T> /*type*/) {
    if constexpr (requires { T::kName; }) {
      add<T>(std::array{std::string_view(T::kName)});
      return "'" + std::string(T::kName) + "'";
    } else {
      using Name = decltype(T::name);
      add<T>(Name::all());
      return names_text(std::type_identity<Name>());
    }
  }

  template <class T, class Names>
  void add(const Names& names) {
    if (types_.contains(std::string(names.front()))) return;
    for (const std::string_view name : names) types_[std::string(name)];  // ends the recursion
    const std::string arguments = arguments_text<T>();
    for (const std::string_view name : names) types_[std::string(name)] = named(name, arguments);
  }

  std::map<std::string, std::string> types_;
};

}  // namespace alea::web
