// What happened, or what can be chosen, in a form that all games share: a name with arguments.
//
// The engine is independent of language. A fact's name is a key of the game's catalogue. There is one catalogue per
// language, shared by terminal and browser: the fact `gave {who: A, whom: B}` becomes "Ann gave a Dragon to Bob." Games
// do not construct facts for what happens: they report typed events, and engine/events.h turns those into facts.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/seat.h"

namespace alea {

/// A number of identical things; `noun` is a key of the catalogue.
struct Thing {
  std::string_view noun;
  int count;
  bool operator==(const Thing&) const = default;
};

/// A value that the catalogue translates, given by its key: the name of a card, a colour.
struct Word {
  std::string_view key;
  bool operator==(const Word&) const = default;
};

/// Text that is the same in every language: the name of a card from a data file.
struct Quote {
  std::string text;
  bool operator==(const Quote&) const = default;
};

/// What one of several seats gets.
struct Portion {
  Seat seat;
  Thing thing;
  bool operator==(const Portion&) const = default;
};

struct Fact {
  /// A list of facts is a list of phrases inside the sentence.
  using Value = std::variant<Seat, int, Word, Quote, std::vector<Thing>, std::vector<Portion>, std::vector<Fact>>;

  using Argument = std::pair<std::string_view, Value>;

  std::string_view name;
  std::vector<Argument> arguments;

  bool operator==(const Fact&) const = default;
};

using Facts = std::vector<Fact>;

}  // namespace alea
