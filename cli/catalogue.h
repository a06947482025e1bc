// The sentences of the program and of a game, in one language.
//
// A catalogue is a flat JSON object that maps keys to patterns. Three files are merged, and the last one wins:
// text/en.json (shared with the browser), cli/text/en.json (the terminal's own) and games/GAME/text/en.json.
// A pattern is text with placeholders:
//
//   {who}              the argument `who`: a seat as the player's name, or "you" if that player is reading; a number in
//                      digits; a word as the text of its key; a quote unchanged; lists as below
//   {n|a die|# dice}   singular and plural: the first form if `n` is 1, else the second; `#` is the number in words
//                      (keys number.1 to number.12), or in digits if it is larger
//   {who|is|are}       third and second person: the second form if that player is reading ("you are")
//
// A list of things is each noun's pattern with its count as `n`; a list of shares is the pattern `share` with {what}
// and {whom}; a list of facts is each fact's phrase. Items are joined by `list.comma`, the last one by `list.and`; an
// empty list is `list.nothing`. A sentence begins with a capital letter.
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

/// The names of the players, and which of them is reading.
struct Names {
  std::vector<std::string> by_seat;
  std::optional<Seat> you;  // the only person at the keyboard; empty if there are several
};

class Catalogue {
 public:
  /// Texts for the placeholders of a pattern, by name.
  using Texts = std::vector<std::pair<std::string_view, std::string>>;

  explicit Catalogue(const AnyGame& game);
  /// Merges them; the last one wins. Text that is not a flat JSON object has no keys.
  Catalogue(std::initializer_list<std::string_view> catalogues);

  bool has(std::string_view key) const { return patterns_.contains(key); }

  /// The text of a key. A missing key gives the key itself in brackets: visible, but harmless.
  std::string text(std::string_view key) const;
  std::string text(std::string_view key, const Texts& arguments) const;

  std::string sentence(const Fact& fact, const Names& names) const;
  /// The same without the initial capital.
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

/// The text with its first letter in upper case.
std::string capitalised(std::string text);

}  // namespace alea::cli
