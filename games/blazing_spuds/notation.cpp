#include "games/blazing_spuds/notation.h"

#include "engine/text.h"

namespace alea::blazing_spuds {
namespace {

constexpr std::string_view kLetters = "RYWG";
constexpr std::array<std::string_view, 4> kCardNames{"1", "2", "3", "stove"};

std::string text_of(Card card) { return std::string(kCardNames[static_cast<std::size_t>(card)]); }
std::string text_of(Die die) { return letter(die.colour()) + std::to_string(die.value()); }

std::optional<Colour> read_colour(std::string_view text) {
  if (text.size() != 1 || kLetters.find(text[0]) == std::string_view::npos) return std::nullopt;
  return static_cast<Colour>(kLetters.find(text[0]));
}

std::optional<Card> read_card(std::string_view text) {
  for (const Card card : kAllCards) {
    if (text == kCardNames[static_cast<std::size_t>(card)]) return card;
  }
  return std::nullopt;
}

/// The value that a digit stands for, or 0.
int read_value(char digit) { return digit >= '1' && digit <= '6' ? digit - '0' : 0; }

std::optional<Die> read_die(std::string_view text) {
  const auto colour = read_colour(text.substr(0, 1));
  if (!colour || text.size() != 2 || read_value(text[1]) == 0) return std::nullopt;
  return Die(*colour, read_value(text[1]));
}

/// A seat of the largest game; whether this game has it is checked when the move is played.
std::optional<Seat> read_player(std::string_view text) {
  const std::optional<Seat> seat = read_seat(text);
  return seat && index(*seat) < kMostPlayers ? seat : std::nullopt;
}

std::optional<Move> read_reroll(std::string_view rest) {
  if (const auto card = read_card(rest)) return Move::reroll(*card);
  if (const auto colour = read_colour(rest)) return Move::reroll(*colour);
  return std::nullopt;
}

std::optional<Move> read_die_and_card(std::string_view rest, Move (*make)(Die, Card)) {
  const auto die = read_die(next_part(rest, ' '));
  const auto card = read_card(rest);
  if (!die || !card) return std::nullopt;
  return make(*die, *card);
}

std::optional<Move> read_die_alone(std::string_view rest, Move (*make)(Die)) {
  const auto die = read_die(rest);
  if (!die) return std::nullopt;
  return make(*die);
}

std::optional<Outcome> read_roll(std::string_view text) {
  constexpr std::size_t kMostDice = 10;  // of a colour
  const auto colour = read_colour(text.substr(0, 1));
  if (!colour || text.size() < 2 || text.size() > kMostDice + 1) return std::nullopt;
  FaceCounts values;
  for (const char digit : text.substr(1)) {
    if (read_value(digit) == 0) return std::nullopt;
    values.add(read_value(digit) - 1);
  }
  return Outcome::roll(*colour, values);
}

}  // namespace

char letter(Colour colour) { return kLetters[static_cast<std::size_t>(colour)]; }

std::string dice_text(const DiceSet& dice) {
  std::string text;
  char last = 0;
  dice.each_kind([&](Die die) {
    const char colour = letter(die.colour());
    if (colour != last) text += std::string(text.empty() ? "" : " ") + colour;
    last = colour;
    text += std::string(static_cast<std::size_t>(dice.count(die)), static_cast<char>('0' + die.value()));
  });
  return text;
}

std::string loose_text(const ColourCounts& dice) {
  std::string text;
  for (const Colour colour : kAllColours) {
    if (dice[colour] == 0) continue;
    if (!text.empty()) text += " ";
    text += letter(colour) + std::string(static_cast<std::size_t>(dice[colour]), '?');
  }
  return text;
}

std::string Notation::write(const Move& move) {
  switch (move.kind()) {
    case Move::Kind::reroll_card: return "reroll " + text_of(move.card());
    case Move::Kind::reroll_colour: return std::string("reroll ") + letter(move.colour());
    case Move::Kind::place: return "place " + text_of(move.die()) + " " + text_of(move.card());
    case Move::Kind::activate: return "activate " + text_of(move.card());
    case Move::Kind::pass: return "pass";
    case Move::Kind::deal: return "deal " + text_of(move.die());
    case Move::Kind::give: return std::string("give ") + alea::letter(move.seat());
    case Move::Kind::lift: return "lift " + text_of(move.die()) + " " + text_of(move.card());
    case Move::Kind::done: return "done";
    case Move::Kind::set: return "set " + text_of(move.die());
  }
  return {};
}

std::string Notation::write(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::lot) return std::string("lot ") + alea::letter(outcome.first);
  std::string text = std::string("roll ") + letter(outcome.colour);
  for (int face = 0; face < kValues; ++face) {
    text += std::string(static_cast<std::size_t>(outcome.values[face]), static_cast<char>('1' + face));
  }
  return text;
}

std::optional<Move> Notation::read_move(std::string_view text) {
  if (text == "pass") return Move::pass();
  if (text == "done") return Move::done();
  const std::string_view word = next_part(text, ' ');
  if (word == "reroll") return read_reroll(text);
  if (word == "place") return read_die_and_card(text, Move::place);
  if (word == "lift") return read_die_and_card(text, Move::lift);
  if (word == "deal") return read_die_alone(text, Move::deal);
  if (word == "set") return read_die_alone(text, Move::set);
  if (word == "activate") {
    const auto card = read_card(text);
    if (card && *card != Card::stove) return Move::activate(*card);
  } else if (word == "give") {
    const auto to = read_player(text);
    if (to) return Move::give(*to);
  }
  return std::nullopt;
}

std::optional<Outcome> Notation::read_outcome(std::string_view text) {
  const std::string_view word = next_part(text, ' ');
  if (word == "roll") return read_roll(text);
  if (word != "lot") return std::nullopt;
  const auto first = read_player(text);
  if (!first) return std::nullopt;
  return Outcome::lot(*first);
}

}  // namespace alea::blazing_spuds
