// The options of a game: plain data, each field described once.
//
// A game's `Options` is a struct of `OptionValue` fields, and its `kOptions` describes them:
//
//   inline constexpr std::array<std::string_view, 2> kMarkings{"by_program", "by_hand"};
//   inline constexpr std::array kOptions{
//       flag("play_on", &Options::play_on),
//       number("target", &Options::target, 1, 999),
//       word("marking", &Options::marking, kMarkings),
//   };
//
// The default of a field is what `Options{}` holds. The sentence that explains it to people is in
// the game's catalogue under `option.NAME`.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/checked.h"

namespace alea {

/// Options are small, so that a state can carry them.
using OptionValue = std::int16_t;

/// What is known of one option without knowing its game.
struct OptionField {
  enum class Kind : std::uint8_t { flag, number, word };

  std::string_view name;
  Kind kind;
  OptionValue least;
  OptionValue most;
  std::span<const std::string_view> words;  // of a flag or a word: what its values are called, from 0

  /// What may be written, for people: `on or off`, the words, or a range.
  std::string allowed() const;
  std::string write(OptionValue value) const;
  Checked<OptionValue> read(std::string_view text) const;
};

template <class Options>
struct Option : OptionField {
  OptionValue Options::* value;
};

inline constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};

template <class Options>
constexpr Option<Options> flag(std::string_view name, OptionValue Options::* value) {
  return {{.name = name, .kind = OptionField::Kind::flag, .least = 0, .most = 1, .words = kOffOn}, value};
}

template <class Options>
constexpr Option<Options> number(std::string_view name, OptionValue Options::* value, OptionValue least,
                                 OptionValue most) {
  return {{.name = name, .kind = OptionField::Kind::number, .least = least, .most = most, .words = {}}, value};
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
          value};
}

/// The refusal of an option that the game does not have: it names those that it has.
Error unknown_option(std::string_view name, std::span<const std::string_view> known);

}  // namespace alea
