// The sentences of a game and of the program itself, in one language.
//
// A catalogue is a flat JSON object, key to pattern: text/en.json has what the browser says too, cli/text/en.json the
// terminal's own sentences, games/GAME/text/en.json the game's; the last wins.
// A pattern is plain text with places to fill in:
//
//   {who}              the argument `who`: a seat as the player's name, or "you" where that player
//                      reads; a number in digits; a word as the text of its key; a quote
//                      as it is; lists as below
//   {n|a die|# dice}   two forms of the number `n`: the first for 1, the second for all others; `#`
//                      is the number in words (keys number.1 to number.12), above those in digits
//   {who|is|are}       two forms that go with a seat: the second where that player reads ("you are")
//
// A list of things is each noun's pattern with its count as `n`; a list of shares is the pattern
// `share` with {what} and {whom}; a list of facts is each fact's phrase. Lists are joined by `list.comma` and, before
// the last, `list.and`; an empty one is `list.nothing`. A sentence begins with a capital letter.
#pragma once

#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/any_game.h"
#include "engine/fact.h"
#include "engine/seat.h"

namespace alea::cli {

/// What the players are called, and which of them reads.
struct Names {
  std::vector<std::string> by_seat;
  std::optional<Seat> you;  // the only person at the keyboard; nobody where there are several
};

class Catalogue {
 public:
  /// Plain texts for the places of a pattern, by name.
  using Texts = std::vector<std::pair<std::string_view, std::string>>;

  explicit Catalogue(const AnyGame& game);
  /// The keys of all; the last wins. Text that is not a flat JSON object has no keys.
  Catalogue(std::initializer_list<std::string_view> catalogues);

  bool has(std::string_view key) const { return patterns_.contains(key); }

  /// The text of a key, or the key itself in brackets where there is none: seen, and no harm done.
  std::string text(std::string_view key) const;
  std::string text(std::string_view key, const Texts& arguments) const;

  std::string sentence(const Fact& fact, const Names& names) const;
  /// The same without the capital letter.
  std::string phrase(const Fact& fact, const Names& names) const;

  /// The player's name, or the word for "you".
  std::string name(Seat seat, const Names& names) const;
  /// "a, b and c".
  std::string list(const std::vector<std::string>& parts) const;

 private:
  using Forms = std::vector<std::string_view>;

  void add(std::string_view json);
  std::string value(const Fact::Value& value, const Forms& forms, const Names& names) const;
  std::string number(int number, const Forms& forms) const;

  std::map<std::string, std::string, std::less<>> patterns_;
};

/// The text with its first letter as a capital.
std::string capitalised(std::string text);

}  // namespace alea::cli
