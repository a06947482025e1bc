// Moves and outcomes of Dice Tuners as text.
//
// Colours are letters (R red, G green, B blue). A die has its colour and what it shows: R2 two Katanas, RS a Shield, RH
// a Sheathe. Strategy cards and heroes are numbered from 1 in the order of the content; a Bluff is bluff.
//
//   lot B           seat B is the first player       roll R2      a die was rolled
//   card 17         a card that its taker sees       top 17       the new top card, seen by everyone
//   hero 4          a hero for the market
//   spend 17        the first card for a hero        add 17       one more       enough    no more
//   hire 4          a hero                           discard 17   one card too many
//   extra RB        the dice rolled beyond one of each colour
//   draft R2        a rolled die                     deploy R2 left   a die to a side
//   play 17         a card in a duel                 play none    there is no legal one
//   fight, retreat  when On Fire                     use, skip    the effect of one's own card
//   take, leave     the winner's card
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/dice_tuners/types.h"

namespace alea::dice_tuners {

/// By the code of a die, starting from 1: 0 is no die.
inline constexpr std::array<std::string_view, RolledDie::kCodes - 1> kDieNames{
    "R1", "R2", "R3", "RS", "RH", "G1", "G2", "G3", "GS", "GH", "B1", "B2", "B3", "BS", "BH"};

char letter(Colour colour);
constexpr std::string_view text_of(RolledDie die) { return kDieNames[static_cast<std::size_t>(die.code() - 1)]; }
std::string text_of(Card card);
std::string text_of(HeroCard hero);
std::string_view text_of(Side side);

struct Notation {
  static std::string write(const Move& move);
  static std::string write(const Outcome& outcome);
  static std::optional<Move> read_move(std::string_view text);
  static std::optional<Outcome> read_outcome(std::string_view text);
};

}  // namespace alea::dice_tuners
