#include "games/dracarys_dice/notation.h"

#include "engine/text.h"

namespace alea::dracarys_dice {
namespace {

/// A seat at the largest table; whether it is taken in this game shows when the move is played.
std::optional<Seat> read_player(std::string_view text) {
  const std::optional<Seat> seat = read_seat(text);
  return seat && index(*seat) < kMostPlayers ? seat : std::nullopt;
}

std::optional<Move> read_give(std::string_view rest) {
  constexpr int kMostDragons = 20;
  if (rest.empty() || rest.back() == ' ') return std::nullopt;
  SeatCounts dragons;
  int count = 0;
  while (!rest.empty()) {
    const auto seat = read_player(next_part(rest, ' '));
    if (!seat || ++count > kMostDragons) return std::nullopt;
    dragons.add(*seat, 1);
  }
  return Move::give(dragons);
}

std::optional<Roll> read_faces(std::string_view text) {
  constexpr std::size_t kMostDice = 20;
  if (text.empty() || text.size() > kMostDice) return std::nullopt;
  Roll roll;
  for (const char face : text) {
    switch (face) {
      case 'D': ++roll.dragons; break;
      case 'F': ++roll.fireballs; break;
      case 'K': ++roll.knights; break;
      case '.': ++roll.blanks; break;
      default: return std::nullopt;
    }
  }
  return roll;
}

}  // namespace

std::string faces_text(const Roll& roll) {
  return std::string(roll.dragons, 'D') + std::string(roll.fireballs, 'F') + std::string(roll.knights, 'K') +
         std::string(roll.blanks, '.');
}

std::string Notation::write(const Move& move) {
  switch (move.kind()) {
    case Move::Kind::keep: return "keep";
    case Move::Kind::trade: return std::string("trade ") + letter(move.with());
    case Move::Kind::give: break;
  }
  std::string text = "give";
  for (const Seat seat : Seats::all(kMostPlayers)) {
    for (int dragon = 0; dragon < move.dragons()[seat]; ++dragon) text += std::string(" ") + letter(seat);
  }
  return text;
}

std::string Notation::write(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::lot) return std::string("lot ") + letter(outcome.first);
  return "roll " + faces_text(outcome.roll);
}

std::optional<Move> Notation::read_move(std::string_view text) {
  const std::string_view whole = text;
  const std::string_view word = next_part(text, ' ');
  if (word == "give") return read_give(text);
  if (word == "keep") return whole == word ? std::optional(Move::keep()) : std::nullopt;
  if (word != "trade") return std::nullopt;
  const auto with = read_player(text);
  if (!with) return std::nullopt;
  return Move::trade(*with);
}

std::optional<Outcome> Notation::read_outcome(std::string_view text) {
  const std::string_view word = next_part(text, ' ');
  if (word == "lot") {
    const auto first = read_player(text);
    if (!first) return std::nullopt;
    return Outcome{.kind = Outcome::Kind::lot, .first = *first, .roll = {}};
  }
  if (word != "roll") return std::nullopt;
  const auto roll = read_faces(text);
  if (!roll) return std::nullopt;
  return Outcome{.kind = Outcome::Kind::roll, .first = {}, .roll = *roll};
}

}  // namespace alea::dracarys_dice
