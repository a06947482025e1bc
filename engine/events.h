// What happens in a game, as typed events that the rules report while they happen.
//
// A game's `Event` is a closed set, a std::variant of plain values. `play` and `settle` report each to a listener:
//
//   listener(Gave{.who = seat, .dragons = move.dragons()});
//
// There are two listeners. Simulation and search pass `Silent`, which compiles away; everyone else passes a
// `Recorder`, which keeps the events. Where an event takes work to make, ask `L::kHears` first.
//
// What a viewer may know of an event is a `SeenEvent`: `see(event, viewer)` decides it, and is the only way to get one.
// Only a seen event has a name and fields, so only a seen event can be shown or sent:
//
//   struct Gave {
//     static constexpr std::string_view kName = "gave";
//     Seat who;
//     SeatCounts dragons;
//     std::vector<SeatThing> shares() const;
//     static constexpr auto kFields = std::tuple{field("who", &Gave::who), field("shares", &Gave::shares)};
//   };
//
// Its name is a key of the game's catalogue. `fact_of` makes the Fact that sentences, log and wire are made from, and
// the pages get their types from the same fields. A game without secrets has `SeenEvent = Event`.
//
// A field can be a phrase, which has a name and fields too: another such struct, a std::variant of them, or a list of
// either. Phrases can contain each other.
#pragma once

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/fact.h"
#include "engine/fields.h"

namespace alea {

/// Ignores every event.
struct Silent {
  static constexpr bool kHears = false;
  template <class E>
  constexpr void operator()(const E& /*event*/) const {}
};

/// Appends every event to a list.
template <class Event>
struct Recorder {
  static constexpr bool kHears = true;
  std::vector<Event>* events;

  void operator()(const Event& event) const { events->push_back(event); }
};

/// A value that has a sentence: an event as it is seen, a choice as it is offered, or a phrase inside one of them. Its
/// name is `kName`. Phrases that differ only in their names can be one type, with a member `name` that is a `OneOf`.
template <class T>
concept Tellable = HasFields<T> && (requires {
                     { T::kName } -> std::convertible_to<std::string_view>;
                   } || requires(const T& told) { requires detail::kIsOneOf<std::remove_cvref_t<decltype(told.name)>>; });

template <Tellable T>
Fact fact_of(const T& told);
template <Tellable... T>
Fact fact_of(const std::variant<T...>& told) {
  return std::visit([](const auto& one) { return fact_of(one); }, told);
}

namespace detail {

template <class T>
inline constexpr bool kIsTellableVariant = false;
template <Tellable... T>
inline constexpr bool kIsTellableVariant<std::variant<T...>> = true;

/// What `fact_of` accepts.
template <class T>
concept Phrase = Tellable<T> || kIsTellableVariant<T>;

template <class T>
concept PhraseRange = requires(const T& range) { requires Phrase<std::remove_cvref_t<decltype(*range.begin())>>; };

template <Tellable T>
constexpr std::string_view name_of(const T& told) {
  if constexpr (requires { T::kName; }) {
    return T::kName;
  } else {
    return told.name.name();
  }
}

/// A field as an argument of a fact: another event becomes a phrase inside the sentence.
template <class T>
Fact::Value argument_of(const T& value) {
  if constexpr (std::integral<T>) {
    return static_cast<int>(value);
  } else if constexpr (Phrase<T>) {
    return Facts{fact_of(value)};
  } else if constexpr (PhraseRange<T>) {
    Facts phrases;
    for (const auto& one : value) phrases.push_back(fact_of(one));
    return phrases;
  } else {
    return value;
  }
}

template <class T>
void add_argument(std::string_view name, const T& value, Fact& fact) {
  if constexpr (kIsOptional<T>) {
    if (value) add_argument(name, *value, fact);
  } else {
    fact.arguments.emplace_back(name, argument_of(value));
  }
}

}  // namespace detail

template <Tellable T>
Fact fact_of(const T& told) {
  Fact fact{.name = detail::name_of(told), .arguments = {}};
  detail::each_field(T::kFields,
                     [&](const auto& field) { detail::add_argument(field.name, std::invoke(field.get, told), fact); });
  return fact;
}

}  // namespace alea
