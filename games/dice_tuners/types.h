// The nouns of Dice Tuners. The dice, heroes and strategy cards themselves are content (content.h).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/options.h"
#include "engine/seat.h"
#include "games/dice_tuners/content.h"

namespace alea::dice_tuners {

inline constexpr int kLeastPlayers = 2;
inline constexpr int kMostPlayers = 4;
inline constexpr int kHandLimit = 4;  // DT-6
inline constexpr int kDealt = 4;      // DT-3
inline constexpr int kRolls = 3;      // in a round, which gives everyone as many dice
inline constexpr int kMostDuels = 6;  // in a round

inline constexpr std::array kAllColours{Colour::red, Colour::green, Colour::blue};

/// DT-25: the colour that loses against this one.
constexpr Colour beaten_by(Colour colour) {
  constexpr std::array kBeaten{Colour::green, Colour::blue, Colour::red};
  return kBeaten[static_cast<std::size_t>(colour)];
}

/// A strategy card by its number in the content, or one of the two below.
enum class Card : std::uint8_t {};
inline constexpr Card kBluff{kMostCards};       // all Bluffs are identical
inline constexpr Card kNoCard{kMostCards + 1};  // no card, or an unknown one

constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }
constexpr bool is_named(Card card) { return index(card) < kMostCards; }

/// A hero by its number in the content.
enum class HeroCard : std::uint8_t {};
inline constexpr HeroCard kNoHero{kMostHeroes};

constexpr std::size_t index(HeroCard hero) { return static_cast<std::size_t>(hero); }

/// DT-16: where a die is placed beside the hero.
enum class Side : std::uint8_t { left, front, right };
inline constexpr std::array kSides{Side::left, Side::front, Side::right};

/// A die with its colour and the face it shows, or no die.
class RolledDie {
 public:
  static constexpr int kCodes = 1 + kColours * kFaces;

  constexpr RolledDie() = default;
  constexpr RolledDie(Colour colour, Face face)
      : code_(static_cast<std::uint8_t>(1 + static_cast<int>(colour) * kFaces + static_cast<int>(face))) {}
  static constexpr RolledDie from_code(int code) {
    RolledDie die;
    die.code_ = static_cast<std::uint8_t>(code);
    return die;
  }

  constexpr bool is_none() const { return code_ == 0; }
  constexpr Colour colour() const { return static_cast<Colour>((code_ - 1) / kFaces); }
  constexpr Face face() const { return static_cast<Face>((code_ - 1) % kFaces); }
  /// Orders dice by colour, then by face. 0 is no die.
  constexpr int code() const { return code_; }

  constexpr bool operator==(const RolledDie&) const = default;

 private:
  std::uint8_t code_ = 0;
};

/// The number of dice of each colour.
struct ColourCounts {
  std::array<std::uint8_t, kColours> count{};

  constexpr int operator[](Colour colour) const { return count[static_cast<std::size_t>(colour)]; }
  constexpr void add(Colour colour, int dice) {
    count[static_cast<std::size_t>(colour)] = static_cast<std::uint8_t>((*this)[colour] + dice);
  }
  constexpr bool is_empty() const { return (count[0] | count[1] | count[2]) == 0; }
  constexpr Colour first() const { return count[0] > 0 ? Colour::red : count[1] > 0 ? Colour::green : Colour::blue; }
  constexpr bool operator==(const ColourCounts&) const = default;
};

/// DT-8: when players draw three cards in later rounds.
enum class DrawTime : std::uint8_t { before_hiring, after_hiring };
inline constexpr std::array<std::string_view, 2> kDrawTimes{"before_hiring", "after_hiring"};

struct Options {
  Shared<Content> content;  // our_content() if not set
  OptionValue draw = 0;
  constexpr DrawTime draw_time() const { return static_cast<DrawTime>(draw); }
  bool operator==(const Options&) const = default;
};

inline constexpr std::array kOptions{data<&Options::content, read_content>("content"),
                                     word("draw", &Options::draw, kDrawTimes)};

/// One choice of one seat.
class Move {
 public:
  enum class Kind : std::uint8_t {
    spend,    // the first card for a hero, face down in round 1 (DT-7, DT-8)
    add,      // one more card (DT-9)
    enough,   // no more
    hire,     // a hero (DT-10)
    extra,    // the dice beyond one of each colour (DT-12)
    draft,    // a rolled die (DT-13)
    deploy,   // a die to a side (DT-16)
    play,     // a card in a duel, or none (DT-20)
    fight,    // do not retreat (DT-22)
    retreat,  // DT-22
    use,      // the effect of the card (DT-23)
    skip,     // leave its effect unused
    take,     // the winner's card (DT-26)
    leave,
    discard,  // down to four cards (DT-6)
  };

  constexpr Move() = default;
  static constexpr Move spend(Card card) { return {Kind::spend, {}, static_cast<int>(card)}; }
  static constexpr Move add(Card card) { return {Kind::add, {}, static_cast<int>(card)}; }
  static constexpr Move enough() { return {Kind::enough, {}, 0}; }
  static constexpr Move hire(HeroCard hero) { return {Kind::hire, {}, static_cast<int>(hero)}; }
  static constexpr Move extra(const ColourCounts& dice) {
    return {Kind::extra, {}, dice.count[0] | dice.count[1] << 2 | dice.count[2] << 4};
  }
  static constexpr Move draft(RolledDie die) { return {Kind::draft, {}, die.code()}; }
  static constexpr Move deploy(RolledDie die, Side side) { return {Kind::deploy, side, die.code()}; }
  static constexpr Move play(Card card) { return {Kind::play, {}, static_cast<int>(card)}; }
  static constexpr Move fight() { return {Kind::fight, {}, 0}; }
  static constexpr Move retreat() { return {Kind::retreat, {}, 0}; }
  static constexpr Move use() { return {Kind::use, {}, 0}; }
  static constexpr Move skip() { return {Kind::skip, {}, 0}; }
  static constexpr Move take() { return {Kind::take, {}, 0}; }
  static constexpr Move leave() { return {Kind::leave, {}, 0}; }
  static constexpr Move discard(Card card) { return {Kind::discard, {}, static_cast<int>(card)}; }

  constexpr Kind kind() const { return static_cast<Kind>(word_ >> kKindShift); }
  constexpr Card card() const { return static_cast<Card>(what()); }
  constexpr HeroCard hero() const { return static_cast<HeroCard>(what()); }
  constexpr RolledDie die() const { return RolledDie::from_code(what()); }
  constexpr Side side() const { return static_cast<Side>(word_ >> kSideShift & 0xFU); }
  constexpr ColourCounts colours() const {
    ColourCounts dice;
    for (const Colour colour : kAllColours) dice.add(colour, what() >> 2 * static_cast<int>(colour) & 3);
    return dice;
  }

  constexpr bool operator==(const Move&) const = default;

 private:
  static constexpr unsigned kSideShift = 8;
  static constexpr unsigned kKindShift = 12;
  constexpr Move(Kind kind, Side side, int what)
      : word_(static_cast<std::uint16_t>(static_cast<unsigned>(kind) << kKindShift |
                                         static_cast<unsigned>(side) << kSideShift | static_cast<unsigned>(what))) {}

  /// A card, a hero, a die or colours, depending on the kind.
  constexpr int what() const { return word_ & 0xFF; }

  std::uint16_t word_;  // left uninitialised, so that an empty list of moves costs nothing
};

/// What chance did.
struct Outcome {
  enum class Kind : std::uint8_t {
    lot,   // who is the first player (DT-5)
    card,  // a strategy card that only the player who takes it sees
    top,   // the new top card of the strategy deck, seen by everyone (DT-3)
    hero,  // a hero for the market
    roll,  // one die
  };
  Kind kind = Kind::lot;
  std::uint8_t what = 0;

  static constexpr Outcome lot(Seat seat) { return {Kind::lot, static_cast<std::uint8_t>(seat)}; }
  static constexpr Outcome of_card(Card card) { return {Kind::card, static_cast<std::uint8_t>(card)}; }
  static constexpr Outcome of_top(Card card) { return {Kind::top, static_cast<std::uint8_t>(card)}; }
  static constexpr Outcome of_hero(HeroCard hero) { return {Kind::hero, static_cast<std::uint8_t>(hero)}; }
  static constexpr Outcome roll(RolledDie die) { return {Kind::roll, static_cast<std::uint8_t>(die.code())}; }

  constexpr Seat seat() const { return alea::seat(what); }
  constexpr Card card() const { return static_cast<Card>(what); }
  constexpr HeroCard hero() const { return static_cast<HeroCard>(what); }
  constexpr RolledDie die() const { return RolledDie::from_code(what); }

  constexpr bool operator==(const Outcome&) const = default;
};

}  // namespace alea::dice_tuners
