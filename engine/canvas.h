// A board drawn as lines of coloured text, independent of the terminal and the language.
//
// A game draws its view on a canvas piece by piece. The terminal turns seats into players' names, labels into words of
// the user's language, and inks into colours.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/fact.h"
#include "engine/seat.h"

namespace alea {

enum class Ink : std::uint8_t { plain, faint, strong, red, green, yellow, blue, magenta, cyan };

class Canvas {
 public:
  struct Piece {
    enum class Kind : std::uint8_t { text, label, name, die, phrase, column };
    Kind kind;
    Ink ink = Ink::plain;
    std::string text;  // for a text or a die, what it shows; for a label, its key in the catalogue
    Seat seat{};       // for a name
    int column = 0;    // for a column, where the next piece starts
    Fact phrase{};     // for a phrase
  };
  using Line = std::vector<Piece>;

  void text(std::string_view what, Ink ink = Ink::plain) {
    add({.kind = Piece::Kind::text, .ink = ink, .text = std::string(what)});
  }
  void label(std::string_view key, Ink ink = Ink::plain) {
    add({.kind = Piece::Kind::label, .ink = ink, .text = std::string(key)});
  }
  void name(Seat seat, Ink ink = Ink::plain) { add({.kind = Piece::Kind::name, .ink = ink, .text = {}, .seat = seat}); }

  /// One die, drawn as a small tile with its face on it.
  void die(std::string_view face, Ink ink) { add({.kind = Piece::Kind::die, .ink = ink, .text = std::string(face)}); }

  /// A fact in the words of the catalogue, without an initial capital: the condition of a card, for example.
  void phrase(Fact what, Ink ink = Ink::plain) {
    add({.kind = Piece::Kind::phrase, .ink = ink, .text = {}, .phrase = std::move(what)});
  }

  /// The next piece starts at this column, or after one space if the line is already longer.
  void column(int at) { add({.kind = Piece::Kind::column, .text = {}, .column = at}); }

  void end_line() { lines_.emplace_back(); }
  const std::vector<Line>& lines() const { return lines_; }

 private:
  void add(Piece piece) { lines_.back().push_back(std::move(piece)); }

  std::vector<Line> lines_{1};
};

}  // namespace alea
