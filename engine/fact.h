// What happened, or what can be chosen, as a fact with a name and arguments.
//
// The engine knows no language. A fact's name is a key of the game's catalogue, one per language,
// which terminal and browser share: fact `gave {who: A, whom: B}` becomes "Ann gave a Dragon to Bob."
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/seat.h"

namespace alea {

/// So many of something; `noun` is a key of the catalogue.
struct Thing {
  std::string_view noun;
  int count;
  bool operator==(const Thing&) const = default;
};

/// A key of the catalogue in place of a value: the name of a card, a colour.
struct Word {
  std::string_view key;
  bool operator==(const Word&) const = default;
};

/// A text that stands as it is in every language: the name of a card from a data file.
struct Quote {
  std::string text;
  bool operator==(const Quote&) const = default;
};

/// What one of several seats got.
struct Share {
  Seat seat;
  Thing thing;
  bool operator==(const Share&) const = default;
};

struct Fact {
  /// A list of facts is one of phrases, joined like any other list.
  using Value = std::variant<Seat, int, Word, Quote, std::vector<Thing>, std::vector<Share>, std::vector<Fact>>;

  using Argument = std::pair<std::string_view, Value>;

  std::string_view name;
  std::vector<Argument> arguments;

  bool operator==(const Fact&) const = default;
};

using Facts = std::vector<Fact>;

}  // namespace alea
