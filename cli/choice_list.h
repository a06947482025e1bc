// The choices a person has: numbered, shown on the screen, and read from what is typed.
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

  const std::vector<std::string>& moves() const { return moves_; }

  /// The move as a sentence.
  std::string sentence(const std::string& move) const;

  /// Sentences, one a line. Where these are too many, in columns; where even those are too long, the
  /// short way of records in columns; and where nothing fits the screen, how to type it that way.
  std::vector<std::string> lines(const Look& look) const;
  /// All of them the short way of records, in columns.
  std::vector<std::string> in_short(const Look& look) const;

  /// The move of a number, or the one written the way of records; capitals and order do not matter
  /// where it is plain what is meant.
  std::optional<std::string> read(std::string_view text) const;

 private:
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
