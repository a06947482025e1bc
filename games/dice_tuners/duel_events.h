// What happens in a duel, from the Shield check to the cards that go back to a hand (DT-18 to DT-27).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "games/dice_tuners/event_shapes.h"

namespace alea::dice_tuners {

inline constexpr int kMostDuellists = 3;

// The beginning

/// A duellist and the die they fight with.
struct DuelDie {
  static constexpr std::string_view kName = "duel.die";
  Seat who{};
  RolledDie die;
  DiePhrase die_phrase() const { return phrase(die); }
  static constexpr auto kFields = std::tuple{field("who", &DuelDie::who), field("die", &DuelDie::die_phrase)};
  constexpr bool operator==(const DuelDie&) const = default;
};

/// A duel begins. `n` counts the duels of the round from 1; the duellists are in turn order.
struct DuelEvent {
  int n = 0;
  std::array<DuelDie, kMostDuellists> duellists{};
  std::uint8_t count = 0;  // of duellists
  std::span<const DuelDie> dice() const { return std::span(duellists).first(count); }
  static constexpr auto kFields = std::tuple{field("n", &DuelEvent::n), field("dice", &DuelEvent::dice)};
  constexpr bool operator==(const DuelEvent&) const = default;
};

struct DuelOfSides : DuelEvent {
  static constexpr std::string_view kName = "duel.sides";
};

struct DuelOfFronts : DuelEvent {
  static constexpr std::string_view kName = "duel.fronts";
};

struct DuelOfThree : DuelEvent {
  static constexpr std::string_view kName = "duel.three";
};

/// DT-19: a Shield makes a duel of two null.
struct ShieldStops : SeatEvent {
  static constexpr std::string_view kName = "shield.stops";
};

/// DT-19: a Shield takes its owner out of a duel of three.
struct ShieldLeaves : SeatEvent {
  static constexpr std::string_view kName = "shield.leaves";
};

/// A Shield that a hero's effect keeps in the duel.
struct ShieldPassed : SeatEvent {
  static constexpr std::string_view kName = "shield.passed";
};

/// Shields left fewer than two of three.
struct NobodyLeft : BareEvent {
  static constexpr std::string_view kName = "duel.nobody_left";
};

// Cards and fire

/// DT-20: a card chosen face down, or none.
struct SecretPlay : SecretCard {};

struct Played : CardEvent {
  static constexpr std::string_view kName = "played";
};

struct NothingToPlay : SeatEvent {
  static constexpr std::string_view kName = "nothing_to_play";
};

/// DT-21
struct Revealed : CardEvent {
  static constexpr std::string_view kName = "reveal.card";
};

struct RevealedOnFire : CardEvent {
  static constexpr std::string_view kName = "reveal.fire";
};

struct RevealedNone : SeatEvent {
  static constexpr std::string_view kName = "reveal.none";
};

struct NobodyOnFire : BareEvent {
  static constexpr std::string_view kName = "on_fire.nobody";
};

/// One seat saw the hand of another.
struct Looked {
  static constexpr std::string_view kName = "looked";
  Seat who{};
  Seat whom{};
  static constexpr auto kFields = std::tuple{field("who", &Looked::who), field("whom", &Looked::whom)};
  constexpr bool operator==(const Looked&) const = default;
};

/// The hand that `who` saw.
struct SecretLook : SecretCards {
  Seat whom{};
  bool operator==(const SecretLook&) const = default;
};

struct LookedCards {
  static constexpr std::string_view kName = "looked.cards";
  Seat whom{};
  Shared<Content> content;
  CardSet cards;
  std::vector<CardPhrase> card_phrases() const { return phrases(content, cards); }
  static constexpr auto kFields =
      std::tuple{field("whom", &LookedCards::whom), field("cards", &LookedCards::card_phrases)};
};

// Choices of those On Fire

/// DT-22: the card is discarded.
struct Retreated : CardEvent {
  static constexpr std::string_view kName = "retreated";
};

/// DT-22: the retreat leaves nobody to fight with.
struct RetreatNull : BareEvent {
  static constexpr std::string_view kName = "retreat.null";
};

/// DT-23: the effect of the seat's own card.
struct Used {
  static constexpr std::string_view kName = "used";
  Seat who{};
  std::string_view card;
  Effect effect;
  Quote card_name() const { return {std::string(card)}; }
  EffectPhrase effect_wording() const { return wording(effect); }
  static constexpr auto kFields =
      std::tuple{field("who", &Used::who), field("name", &Used::card_name), field("effect", &Used::effect_wording)};
  constexpr bool operator==(const Used&) const = default;
};

struct Skipped : SeatEvent {
  static constexpr std::string_view kName = "skipped";
};

// Strength

inline constexpr std::array<std::string_view, 3> kDieParts{"part.katanas", "part.sheathe", "part.shield"};
inline constexpr std::array<std::string_view, 2> kEffectParts{"part.added", "part.taken"};

/// What a die counts.
struct DiePart {
  OneOf<kDieParts> name;
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &DiePart::n)};
};

/// What the effect of a card or hero adds or takes away.
struct EffectPart {
  OneOf<kEffectParts> name;
  int n = 0;
  std::string_view by;
  Quote source() const { return {std::string(by)}; }
  static constexpr auto kFields = std::tuple{field("n", &EffectPart::n), field("by", &EffectPart::source)};
};

using PartPhrase = std::variant<DiePart, EffectPart>;

/// One summand of a strength.
struct StrengthPart {
  enum class Kind : std::uint8_t { katanas, sheathe, shield, effect };
  Kind kind{};
  std::int16_t n = 0;   // below 0 where an opponent's effect takes strength away
  std::string_view by;  // the card or hero whose effect it is
  PartPhrase phrase() const;
  constexpr bool operator==(const StrengthPart&) const = default;
};

/// DT-24
struct Strength {
  /// The die, a card and two effects of the hero; and of each opponent, a card and two effects.
  static constexpr int kMostParts = 4 + 3 * (kMostDuellists - 1);

  static constexpr std::string_view kName = "strength";
  Seat who{};
  int n = 0;
  std::array<StrengthPart, kMostParts> summands{};
  std::uint8_t count = 0;  // of summands
  void add(const StrengthPart& part) { summands[count++] = part; }
  std::vector<PartPhrase> parts() const;
  static constexpr auto kFields =
      std::tuple{field("who", &Strength::who), field("n", &Strength::n), field("parts", &Strength::parts)};
  constexpr bool operator==(const Strength&) const = default;
};

struct StrengthNothing {
  static constexpr std::string_view kName = "strength.nothing";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &StrengthNothing::who), field("n", &StrengthNothing::n)};
  constexpr bool operator==(const StrengthNothing&) const = default;
};

/// A hero's effect wins the tie at strength `n`.
struct TieWon {
  static constexpr std::string_view kName = "tie.won";
  int n = 0;
  Seat who{};
  static constexpr auto kFields = std::tuple{field("n", &TieWon::n), field("who", &TieWon::who)};
  constexpr bool operator==(const TieWon&) const = default;
};

/// DT-25: one colour beats the other.
struct TieAdvantage {
  static constexpr std::string_view kName = "tie.advantage";
  int n = 0;
  Colour colour{};
  Colour other{};
  Word colour_word() const { return word_of(colour); }
  Word other_word() const { return word_of(other); }
  static constexpr auto kFields = std::tuple{field("n", &TieAdvantage::n), field("colour", &TieAdvantage::colour_word),
                                             field("other", &TieAdvantage::other_word)};
  constexpr bool operator==(const TieAdvantage&) const = default;
};

struct TieNull {
  static constexpr std::string_view kName = "tie.null";
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &TieNull::n)};
  constexpr bool operator==(const TieNull&) const = default;
};

// The end

/// DT-26, DT-27: `n` VP for the winner.
struct DuelWon {
  static constexpr std::string_view kName = "won";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &DuelWon::who), field("n", &DuelWon::n)};
  constexpr bool operator==(const DuelWon&) const = default;
};

// What the seat's hero gives it: `n` cards to draw, `n` VP, or its own card back

struct GainDraw : HeroEvent {
  static constexpr std::string_view kName = "gain.draw";
};

struct GainScore : HeroEvent {
  static constexpr std::string_view kName = "gain.score";
};

struct GainKeep : HeroEvent {
  static constexpr std::string_view kName = "gain.keep";
};

/// DT-26: a loser takes the winner's card.
struct TookCard : CardEvent {
  static constexpr std::string_view kName = "took_card";
};

struct LeftCard : SeatEvent {
  static constexpr std::string_view kName = "left_card";
};

/// One's own card goes back to the hand.
struct TookBack : CardEvent {
  static constexpr std::string_view kName = "took_back";
};

}  // namespace alea::dice_tuners
