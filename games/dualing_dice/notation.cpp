#include "games/dualing_dice/notation.h"

#include "engine/text.h"
#include "games/dualing_dice/goals.h"

namespace alea::dualing_dice {
namespace {

/// In either case: d8 is easier to type.
std::optional<Kind> read_kind(std::string_view text) {
  for (std::size_t kind = 0; kind < kKindNames.size(); ++kind) {
    const bool begins = !text.empty() && (text[0] == 'D' || text[0] == 'd');
    if (begins && text.substr(1) == kKindNames[kind].substr(1)) return static_cast<Kind>(kind);
  }
  return std::nullopt;
}

std::optional<Kind> read_white(std::string_view text) {
  const auto kind = read_kind(text);
  return kind && *kind != Kind::d20 ? kind : std::nullopt;
}

/// A whole number from 1 to `most`.
std::optional<int> read_up_to(std::string_view text, int most) {
  const auto number = read_number(text);
  if (!number || *number < 1 || *number > most) return std::nullopt;
  return static_cast<int>(*number);
}

/// The place in the deck, from 0, of a goal written with its number, from 1.
std::optional<int> read_goal(std::string_view text) {
  const auto number = read_up_to(text, kMostGoals);
  if (!number) return std::nullopt;
  return *number - 1;
}

std::string text_of(int goal) { return std::to_string(goal + 1); }

std::string text_of_discard(const Move& move) {
  std::string text;
  for (int goal = 0; goal < kMostGoals; ++goal) {
    if (move.discards(goal)) text += " " + text_of(goal);
  }
  return text.empty() ? "keep" : "discard" + text;
}

std::optional<Move> read_discard(std::string_view rest) {
  const bool are_two = rest.find(' ') != std::string_view::npos;
  const auto one = read_goal(next_part(rest, ' '));
  if (!one) return std::nullopt;
  if (!are_two) return Move::discard(*one);
  const auto other = read_goal(rest);
  if (!other || *other == *one) return std::nullopt;
  return Move::discard(*one, *other);
}

std::optional<Move> read_choose(std::string_view rest) {
  const auto colour = read_kind(next_part(rest, ' '));
  const auto white = read_white(rest);
  if (!colour || !white) return std::nullopt;
  return Move::choose(*colour, *white);
}

std::optional<Move> read_take(std::string_view rest) {
  if (rest == "colour") return Move::take_colour();
  const auto kind = read_white(next_part(rest, ' '));
  const auto number = kind ? read_up_to(rest, faces(*kind)) : std::nullopt;
  if (!number) return std::nullopt;
  return Move::take_white({.kind = *kind, .number = static_cast<std::uint8_t>(*number)});
}

}  // namespace

std::string Notation::write(const Move& move) {
  const auto name = [](Kind kind) { return " " + std::string(kind_name(kind)); };
  switch (move.verb()) {
    case Move::Verb::none: break;
    case Move::Verb::discard: return text_of_discard(move);
    case Move::Verb::choose: return "choose" + name(move.colour_kind()) + name(move.white_kind());
    case Move::Verb::white: return "white" + name(move.white_kind());
    case Move::Verb::reroll_colour: return "reroll colour";
    case Move::Verb::reroll_white: return "reroll white";
    case Move::Verb::take_colour: return "take colour";
    case Move::Verb::take_white:
      return "take" + name(move.white_kind()) + " " + std::to_string(move.white_die().number);
  }
  return {};
}

std::string Notation::write(const Outcome& outcome) {
  const std::string seat = std::string(" ") + letter(outcome.seat) + " ";
  switch (outcome.type) {
    case Outcome::Type::deal: return "deal" + seat + text_of(outcome.first);
    case Outcome::Type::roll:
      return "roll" + seat + std::to_string(outcome.first) + " " + std::to_string(outcome.second);
    case Outcome::Type::reroll: break;
  }
  return "reroll" + seat + std::to_string(outcome.first);
}

std::optional<Move> Notation::read_move(std::string_view text) {
  if (text == "keep") return Move::keep();
  if (text == "reroll colour") return Move::reroll_colour();
  if (text == "reroll white") return Move::reroll_white();
  const std::string_view word = next_part(text, ' ');
  if (word == "discard") return read_discard(text);
  if (word == "choose") return read_choose(text);
  if (word == "take") return read_take(text);
  if (word != "white") return std::nullopt;
  const auto white = read_white(text);
  if (!white) return std::nullopt;
  return Move::white(*white);
}

std::optional<Outcome> Notation::read_outcome(std::string_view text) {
  const std::string_view word = next_part(text, ' ');
  const auto seat = read_seat(next_part(text, ' '));
  if (!seat) return std::nullopt;
  if (word == "deal") {
    const auto goal = read_goal(text);
    if (goal) return Outcome::deal(*seat, *goal);
  } else if (word == "roll") {
    const auto colour = read_up_to(next_part(text, ' '), faces(Kind::d20));
    const auto white = read_up_to(text, faces(Kind::d12));
    if (colour && white) return Outcome::roll(*seat, *colour, *white);
  } else if (word == "reroll") {
    const auto number = read_up_to(text, faces(Kind::d20));
    if (number) return Outcome::reroll(*seat, *number);
  }
  return std::nullopt;
}

}  // namespace alea::dualing_dice
