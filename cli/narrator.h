// Shows a game to the people at the terminal: events as sentences, the board, the result.
#pragma once

#include <string>
#include <string_view>

#include "cli/catalogue.h"
#include "cli/layout.h"
#include "engine/any_game.h"

namespace alea::cli {

class Narrator {
 public:
  /// Asks for the size of the terminal each time, as windows change.
  Narrator(const AnyGame& game, Names names) : catalogue_(game), names_(std::move(names)) {}

  const Catalogue& catalogue() const { return catalogue_; }
  const Names& names() const { return names_; }
  std::string text(std::string_view key, const Catalogue::Texts& arguments = {}) const {
    return catalogue_.text(key, arguments);
  }

  /// One paragraph, wrapped.
  void say(std::string_view text, Ink ink = Ink::plain) const;
  /// Several lines as they are.
  void say_lines(std::string_view text) const;
  void say_fact(const Fact& fact, Ink ink = Ink::plain) const;
  /// Returns the number of lines.
  int show_board(const AnyView& view) const;
  /// What can be worked out from the view; false if the game has no notes.
  bool show_notes(const AnyView& view) const;
  /// The winner, then places and points.
  void show_result(const Result& result) const;
  /// A horizontal line.
  void rule() const;

 private:
  int show(const Canvas& canvas) const;
  void show_places(const Result& result) const;

  Catalogue catalogue_;
  Names names_;
};

/// Before every line.
inline constexpr std::string_view kMargin = "  ";

}  // namespace alea::cli
