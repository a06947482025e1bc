// The content of Dice Tuners: what its dice, heroes and strategy cards are. Read from a data file.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/checked.h"
#include "engine/fact.h"
#include "games/dice_tuners/effect.h"

namespace alea::dice_tuners {

/// DT-2: what a side of a die shows.
enum class Face : std::uint8_t { one_katana, two_katanas, three_katanas, shield, sheathe };

inline constexpr int kFaces = 5;
inline constexpr std::array<std::string_view, kFaces> kFaceNames{"katana 1", "katana 2", "katana 3", "shield",
                                                                 "sheathe"};

constexpr int katanas(Face face) { return face <= Face::three_katanas ? static_cast<int>(face) + 1 : 0; }

/// One kind of die, as the number of sides that show each face.
struct Die {
  static constexpr int kSides = 6;

  std::array<std::uint8_t, kFaces> sides{};
  constexpr bool operator==(const Die&) const = default;
};

struct Hero {
  std::string name;
  int cost = 1;
  Effect skill;
  Effect overdrive;
  std::array<std::uint8_t, kColours> overdrive_needs{};  // dice of each colour, one to three in all (DT-31)

  bool operator==(const Hero&) const = default;
};

struct StrategyCard {
  std::string name;
  Colour colour = Colour::red;
  int value = 1;
  Effect effect;

  bool operator==(const StrategyCard&) const = default;
};

// DT-30. At most 64 cards and Bluffs together, so that a set of them fits in one word.
inline constexpr int kLeastHeroes = 18;
inline constexpr int kMostHeroes = 32;
inline constexpr int kLeastCardsOfColour = 16;
inline constexpr int kMostCards = 60;
inline constexpr int kBluffs = 4;
inline constexpr int kLongestName = 20;  // in characters, so that it fits its column in a terminal
inline constexpr int kHighestCost = 6;
inline constexpr int kHighestValue = 6;

struct Content {
  std::array<Die, kColours> dice{};  // by colour
  std::vector<Hero> heroes;          // numbered from 0 in the order of the file
  std::vector<StrategyCard> cards;   // without the Bluffs

  bool operator==(const Content&) const = default;
};

/// DT-32: the content of a data file, or the line and the reason why it is refused.
Checked<Content> read_content(std::string_view text);

/// The game's own content, from data/content.toml.
const Content& our_content();

// What players read about a hero
/// "Skill: …"
Fact skill_wording(const Hero& hero);
/// "Overdrive (red and two blue): …"
Fact overdrive_wording(const Hero& hero);

}  // namespace alea::dice_tuners
