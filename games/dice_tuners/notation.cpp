#include "games/dice_tuners/notation.h"

#include "engine/text.h"

namespace alea::dice_tuners {
namespace {

constexpr std::string_view kColourLetters = "RGB";
constexpr std::array<std::string_view, 3> kSideNames{"left", "front", "right"};
constexpr std::string_view kBluffName = "bluff";
constexpr std::string_view kNoneName = "none";

/// A number from 1 to `most` without leading zeros; 0 if the text is not one.
int read_index(std::string_view text, int most) {
  const auto number = read_number(text);
  if (!number || *number < 1 || *number > most || text.front() == '0') return 0;
  return static_cast<int>(*number);
}

std::optional<Card> read_card(std::string_view text) {
  if (text == kBluffName) return kBluff;
  const int number = read_index(text, kMostCards);
  if (number == 0) return std::nullopt;
  return static_cast<Card>(number - 1);
}

std::optional<HeroCard> read_hero(std::string_view text) {
  const int number = read_index(text, kMostHeroes);
  if (number == 0) return std::nullopt;
  return static_cast<HeroCard>(number - 1);
}

std::optional<RolledDie> read_die(std::string_view text) {
  for (int code = 1; code < RolledDie::kCodes; ++code) {
    if (text == text_of(RolledDie::from_code(code))) return RolledDie::from_code(code);
  }
  return std::nullopt;
}

std::optional<Side> read_side(std::string_view text) {
  for (const Side side : kSides) {
    if (text == text_of(side)) return side;
  }
  return std::nullopt;
}

std::string extra_text(const ColourCounts& dice) {
  std::string text;
  for (const Colour colour : kAllColours) text += std::string(static_cast<std::size_t>(dice[colour]), letter(colour));
  return text;
}

/// One or two colours, in order.
std::optional<Move> read_extra(std::string_view text) {
  ColourCounts dice;
  for (const char one : text.substr(0, 2)) {
    const std::size_t colour = kColourLetters.find(one);
    if (colour == std::string_view::npos) return std::nullopt;
    dice.add(static_cast<Colour>(colour), 1);
  }
  if (text.empty() || extra_text(dice) != text) return std::nullopt;
  return Move::extra(dice);
}

std::optional<Move> read_deploy(std::string_view rest) {
  const auto die = read_die(next_part(rest, ' '));
  const auto side = read_side(rest);
  if (!die || !side) return std::nullopt;
  return Move::deploy(*die, *side);
}

/// A move made from one value.
template <class T>
std::optional<Move> made(const std::optional<T>& thing, Move (*make)(T)) {
  if (!thing) return std::nullopt;
  return make(*thing);
}

template <class T>
std::optional<Outcome> made(const std::optional<T>& thing, Outcome (*make)(T)) {
  if (!thing) return std::nullopt;
  return make(*thing);
}

/// Moves written as one word.
constexpr std::array kPlainMoves{Move::enough(), Move::fight(), Move::retreat(), Move::use(),
                                 Move::skip(),   Move::take(),  Move::leave()};

constexpr std::array<std::string_view, 15> kMoveWords{"spend", "add",    "enough", "hire",  "extra",
                                                      "draft", "deploy", "play",   "fight", "retreat",
                                                      "use",   "skip",   "take",   "leave", "discard"};

}  // namespace

char letter(Colour colour) { return kColourLetters[static_cast<std::size_t>(colour)]; }

std::string text_of(Card card) {
  if (is_named(card)) return std::to_string(index(card) + 1);
  return std::string(card == kBluff ? kBluffName : kNoneName);
}

std::string text_of(HeroCard hero) { return std::to_string(index(hero) + 1); }

std::string_view text_of(Side side) { return kSideNames[static_cast<std::size_t>(side)]; }

std::string Notation::write(const Move& move) {
  std::string word(kMoveWords[static_cast<std::size_t>(move.kind())]);
  switch (move.kind()) {
    case Move::Kind::spend:
    case Move::Kind::add:
    case Move::Kind::play:
    case Move::Kind::discard: return word + " " + text_of(move.card());
    case Move::Kind::hire: return word + " " + text_of(move.hero());
    case Move::Kind::extra: return word + " " + extra_text(move.colours());
    case Move::Kind::draft: return word.append(" ").append(text_of(move.die()));
    case Move::Kind::deploy:
      return word.append(" ").append(text_of(move.die())).append(" ").append(text_of(move.side()));
    default: return word;
  }
}

std::string Notation::write(const Outcome& outcome) {
  switch (outcome.kind) {
    case Outcome::Kind::lot: return std::string("lot ") + alea::letter(outcome.seat());
    case Outcome::Kind::card: return "card " + text_of(outcome.card());
    case Outcome::Kind::top: return "top " + text_of(outcome.card());
    case Outcome::Kind::hero: return "hero " + text_of(outcome.hero());
    case Outcome::Kind::roll: return std::string("roll ").append(text_of(outcome.die()));
  }
  return {};
}

std::optional<Move> Notation::read_move(std::string_view text) {
  for (const Move& move : kPlainMoves) {
    if (text == kMoveWords[static_cast<std::size_t>(move.kind())]) return move;
  }
  const std::string_view word = next_part(text, ' ');
  if (word == "spend") return made(read_card(text), Move::spend);
  if (word == "add") return made(read_card(text), Move::add);
  if (word == "discard") return made(read_card(text), Move::discard);
  if (word == "play") return text == kNoneName ? Move::play(kNoCard) : made(read_card(text), Move::play);
  if (word == "hire") return made(read_hero(text), Move::hire);
  if (word == "extra") return read_extra(text);
  if (word == "draft") return made(read_die(text), Move::draft);
  if (word == "deploy") return read_deploy(text);
  return std::nullopt;
}

std::optional<Outcome> Notation::read_outcome(std::string_view text) {
  const std::string_view word = next_part(text, ' ');
  if (word == "card") return made(read_card(text), Outcome::of_card);
  if (word == "top") return made(read_card(text), Outcome::of_top);
  if (word == "hero") return made(read_hero(text), Outcome::of_hero);
  if (word == "roll") return made(read_die(text), Outcome::roll);
  if (word != "lot") return std::nullopt;
  const auto seat = read_seat(text);
  if (!seat || index(*seat) >= kMostPlayers) return std::nullopt;
  return Outcome::lot(*seat);
}

}  // namespace alea::dice_tuners
