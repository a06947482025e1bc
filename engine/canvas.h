// A board drawn in lines of coloured text, without knowing the terminal or the language.
//
// A game draws its view on a canvas; the terminal turns names, labels and inks into what its
// user sees.
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
    std::string text;  // what stands there; for a label its key in the catalogue
    Seat seat{};       // for a name
    int column = 0;    // for a column: where the next piece starts
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

  /// One die with what it shows, drawn as a small tile.
  void die(std::string_view face, Ink ink) { add({.kind = Piece::Kind::die, .ink = ink, .text = std::string(face)}); }

  /// What the catalogue makes of a fact, without a capital letter: the condition of a card, say.
  void phrase(Fact what, Ink ink = Ink::plain) {
    add({.kind = Piece::Kind::phrase, .ink = ink, .text = {}, .phrase = std::move(what)});
  }

  /// The next piece starts at this column, or after a blank where the line is longer already.
  void column(int at) { add({.kind = Piece::Kind::column, .text = {}, .column = at}); }

  void end_line() { lines_.emplace_back(); }
  const std::vector<Line>& lines() const { return lines_; }

 private:
  void add(Piece piece) { lines_.back().push_back(std::move(piece)); }

  std::vector<Line> lines_{1};
};

}  // namespace alea
