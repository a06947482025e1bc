// Tells a game to the people at the terminal: what happened in sentences, the board, the result.
#pragma once

#include <string>
#include <string_view>

#include "cli/catalogue.h"
#include "cli/layout.h"
#include "engine/any_game.h"

namespace alea::cli {

class Narrator {
 public:
  /// Output looks as the terminal allows; its size is asked for again each time, as windows change.
  Narrator(const AnyGame& game, Names names) : catalogue_(game), names_(std::move(names)) {}

  const Catalogue& catalogue() const { return catalogue_; }
  const Names& names() const { return names_; }

  /// One line of the page, wrapped where it is too long.
  void say(std::string_view text, Ink ink = Ink::plain) const;
  /// A text of several lines.
  void say_lines(std::string_view text) const;
  void say_fact(const Fact& fact, Ink ink = Ink::plain) const;
  void show_board(const AnyView& view) const;
  /// What can be worked out from the view; false where the game has nothing to say.
  bool show_notes(const AnyView& view) const;
  /// Who won, then places and points.
  void show_result(const Result& result) const;
  /// A line across the page.
  void rule() const;

 private:
  void show(const Canvas& canvas) const;
  void show_places(const Result& result) const;

  Catalogue catalogue_;
  Names names_;
};

/// What stands before every line.
inline constexpr std::string_view kMargin = "  ";

}  // namespace alea::cli
