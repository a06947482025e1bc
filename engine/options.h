// The options of a game: plain data, with each field described once.
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
// The default of a field is its value in `Options{}`. The sentence that explains an option to users is in the game's
// catalogue under `option.NAME`.
//
// A data option is a whole file, such as a deck of cards: written as text, its value is the complete text of the file.
// `read_deck` parses that text into a `Checked<Deck>`. The field is a `Shared<Deck>`, which is empty if the game's
// default file is used.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/checked.h"

namespace alea {

/// Small, so that every state can carry its options.
using OptionValue = std::int16_t;

/// An option without the type of its game.
struct OptionField {
  enum class Kind : std::uint8_t { flag, number, word, data };

  std::string_view name;
  Kind kind;
  OptionValue least;
  OptionValue most;
  std::span<const std::string_view> words;  // for a flag or a word: the names of its values, from 0

  /// A description of the allowed values for users: `on or off`, the words, a range, or a file.
  std::string allowed() const;
  // Not for data options
  std::string write(OptionValue value) const;
  Checked<OptionValue> read(std::string_view text) const;
};

/// A reference to data that many states share. `ReadOptions` owns the data, so that states stay plain values. Two are
/// equal if their data is equal, or if both are empty.
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

/// Owns the data of a data option, whatever its type.
using OptionData = std::shared_ptr<const void>;

template <class Options>
struct Option : OptionField {
  OptionValue Options::* value;                                          // unused for data options
  Checked<OptionData> (*load)(std::string_view text, Options& options);  // only for data options; also sets the field
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

/// `words` must outlive the option, so make it a constant.
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
                           auto kept = std::make_shared<const Data>(TRY(kRead(text)));
                           options.*kMember = Shared<Data>(*kept);
                           return OptionData(std::move(kept));
                         }};
}

/// The error for an option that the game does not have. It lists the options that it does have.
Error unknown_option(std::string_view name, std::span<const std::string_view> known);

}  // namespace alea
