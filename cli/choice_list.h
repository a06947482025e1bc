// The choices of a person: numbered, laid out for the screen, and recognised in what they type.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/layout.h"
#include "cli/narrator.h"
#include "engine/any_game.h"

namespace alea::cli {

class ChoiceList {
 public:
  /// Both must outlive the list. The seat must have a choice in this state.
  ChoiceList(const AnyState& state, Seat seat, const Narrator& narrator);

  const AnyView& view() const { return *view_; }
  const std::vector<std::string>& moves() const { return moves_; }

  /// What the game asks the player. It names them if several people share the keyboard.
  std::string question() const;

  /// The move as a sentence.
  std::string sentence(const std::string& move) const;

  /// How to answer, if the catalogue explains it, and the choices: as sentences, one per line. If these do not fit the
  /// look, sentences in columns; if those do not, the short form of records in columns; and if nothing fits, only how
  /// to answer.
  std::vector<std::string> lines(const Look& look) const;
  /// All of them in the short form of records, in columns.
  std::vector<std::string> in_short(const Look& look) const;

  /// The moves that a line means, one after the other, or why it means none. It is the number of a choice; a move in
  /// short form, where case and order do not matter if the meaning is clear; something that the game understands; or
  /// several numbers (cli/answers.h).
  Checked<std::vector<std::string>> read(std::string_view line) const;

 private:
  std::optional<std::string> in_short_form(std::string_view line) const;
  std::string how_to_answer() const;
  Names own_names() const;
  std::vector<std::string> listed(const Look& look, bool is_explained) const;
  std::vector<std::string> sentences(int width) const;
  bool names_seats() const;
  std::string numbered(std::size_t at, std::string_view text) const;

  const AnyState& state_;
  Seat seat_;
  const Narrator& narrator_;
  std::unique_ptr<AnyView> view_;
  std::vector<std::string> moves_;
};

}  // namespace alea::cli
