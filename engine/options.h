// The options of a game: plain data, each field described once.
//
// A game's `Options` is a struct of `OptionValue` fields, and its `kOptions` describes them:
//
//   inline constexpr std::array<std::string_view, 2> kMarkings{"by_program", "by_hand"};
//   inline constexpr std::array kOptions{
//       flag("play_on", &Options::play_on),
//       number("target", &Options::target, 1, 999),
//       word("marking", &Options::marking, kMarkings),
//       data<&Options::deck, read_deck>("deck"),
//   };
//
// The default of a field is what `Options{}` holds. The sentence that explains it to people is in
// the game's catalogue under `option.NAME`.
//
// A data option is a file of the game's own, such as a deck: its value as text is the whole text of
// the file. `read_deck` makes a `Checked<Deck>` of it, and the field is a `Shared<Deck>` that holds
// nothing where the game's own file is used.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/checked.h"

namespace alea {

/// Options are small, so that a state can carry them.
using OptionValue = std::int16_t;

/// What is known of one option without knowing its game.
struct OptionField {
  enum class Kind : std::uint8_t { flag, number, word, data };

  std::string_view name;
  Kind kind;
  OptionValue least;
  OptionValue most;
  std::span<const std::string_view> words;  // of a flag or a word: what its values are called, from 0

  /// What may be written, for people: `on or off`, the words, a range, or a file.
  std::string allowed() const;
  // Of all but data
  std::string write(OptionValue value) const;
  Checked<OptionValue> read(std::string_view text) const;
};

/// Data that many states share. It is owned by who read the options (`ReadOptions`), so that states
/// stay plain values; two are equal if what they hold is.
template <class T>
class Shared {
 public:
  constexpr Shared() = default;
  constexpr explicit Shared(const T& data) : data_(&data) {}

  explicit operator bool() const { return data_ != nullptr; }
  const T& operator*() const { return *data_; }
  const T* operator->() const { return data_; }

  bool operator==(const Shared& other) const {
    return data_ == other.data_ || (data_ != nullptr && other.data_ != nullptr && *data_ == *other.data_);
  }

 private:
  const T* data_ = nullptr;
};

/// Owns data of an option, whatever its type.
using OptionData = std::shared_ptr<const void>;

template <class Options>
struct Option : OptionField {
  OptionValue Options::* value;                                          // of all but data
  Checked<OptionData> (*load)(std::string_view text, Options& options);  // of data: sets the field too
};

inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};

template <class Options>
constexpr Option<Options> flag(std::string_view name, OptionValue Options::* value) {
  return {{.name = name, .kind = OptionField::Kind::flag, .least = 0, .most = 1, .words = kOffOn}, value, nullptr};
}

template <class Options>
constexpr Option<Options> number(std::string_view name, OptionValue Options::* value, OptionValue least,
                                 OptionValue most) {
  return {{.name = name, .kind = OptionField::Kind::number, .least = least, .most = most, .words = {}}, value, nullptr};
}

/// `words` must outlive the option: a constant beside it.
template <class Options>
constexpr Option<Options> word(std::string_view name, OptionValue Options::* value,
                               std::span<const std::string_view> words) {
  return {{.name = name,
           .kind = OptionField::Kind::word,
           .least = 0,
           .most = static_cast<OptionValue>(words.size() - 1),
           .words = words},
          value,
          nullptr};
}

namespace detail {
template <class T>
struct SharedMember;
template <class O, class T>
struct SharedMember<Shared<T> O::*> {
  using Options = O;
  using Data = T;
};
}  // namespace detail

template <auto kMember, auto kRead>
constexpr auto data(std::string_view name) {
  using Options = typename detail::SharedMember<decltype(kMember)>::Options;
  using Data = typename detail::SharedMember<decltype(kMember)>::Data;
  return Option<Options>{{.name = name, .kind = OptionField::Kind::data, .least = 0, .most = 0, .words = {}},
                         nullptr,
                         [](std::string_view text, Options& options) -> Checked<OptionData> {
                           Checked<Data> read = kRead(text);
                           if (!read) return read.error();
                           auto kept = std::make_shared<const Data>(*std::move(read));
                           options.*kMember = Shared<Data>(*kept);
                           return OptionData(std::move(kept));
                         }};
}

/// The refusal of an option that the game does not have: it names those that it has.
Error unknown_option(std::string_view name, std::span<const std::string_view> known);

}  // namespace alea
