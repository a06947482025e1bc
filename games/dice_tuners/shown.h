// The fields of a view of Dice Tuners, for programs that draw the table.
//
// Colours, dice, sides, cards and heroes are written as in notation.h; effects in the words of the content (effect.h).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/fields.h"
#include "games/dice_tuners/notation.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

using DieShown = OneOf<kDieNames>;

struct EffectShown {
  Effect effect;

  OneOf<kMomentNames> moment() const { return {static_cast<std::size_t>(effect.moment)}; }
  OneOf<kActionNames> action() const { return {static_cast<std::size_t>(effect.action)}; }
  int amount() const { return effect.amount; }
  std::optional<OneOf<kColourNames>> colour() const;
  OneOf<kCountNames> per() const { return {static_cast<std::size_t>(effect.per)}; }
  bool always() const { return effect.always; }
  std::vector<OneOf<kConditionNames>> needs() const;
  static constexpr auto kFields =
      std::tuple{field("moment", &EffectShown::moment), field("action", &EffectShown::action),
                 field("amount", &EffectShown::amount), field("colour", &EffectShown::colour),
                 field("per", &EffectShown::per),       field("always", &EffectShown::always),
                 field("needs", &EffectShown::needs)};
  constexpr bool operator==(const EffectShown&) const = default;
};

/// A Bluff has only its `card`.
struct CardShown {
  ContentCard of;

  std::string card() const { return text_of(of.card); }
  std::optional<std::string_view> name() const;
  std::optional<OneOf<kColourNames>> colour() const;
  std::optional<int> value() const;
  std::optional<EffectShown> effect() const;
  static constexpr auto kFields =
      std::tuple{field("card", &CardShown::card), field("name", &CardShown::name), field("colour", &CardShown::colour),
                 field("value", &CardShown::value), field("effect", &CardShown::effect)};
  bool operator==(const CardShown&) const = default;
};

/// How many dice of each colour.
struct CountsShown {
  ColourCounts dice;

  int red() const { return dice[Colour::red]; }
  int green() const { return dice[Colour::green]; }
  int blue() const { return dice[Colour::blue]; }
  static constexpr auto kFields =
      std::tuple{field("R", &CountsShown::red), field("G", &CountsShown::green), field("B", &CountsShown::blue)};
  constexpr bool operator==(const CountsShown&) const = default;
};

struct HeroShown {
  HeroCard number{};
  const Hero* data = nullptr;

  std::string hero() const { return text_of(number); }
  std::string_view name() const { return data->name; }
  int cost() const { return data->cost; }
  EffectShown skill() const { return {data->skill}; }
  EffectShown overdrive() const { return {data->overdrive}; }
  CountsShown overdrive_needs() const { return {{data->overdrive_needs}}; }
  static constexpr auto kFields =
      std::tuple{field("hero", &HeroShown::hero),           field("name", &HeroShown::name),
                 field("cost", &HeroShown::cost),           field("skill", &HeroShown::skill),
                 field("overdrive", &HeroShown::overdrive), field("overdrive_needs", &HeroShown::overdrive_needs)};
  constexpr bool operator==(const HeroShown&) const = default;
};

struct PlayerShown {
  int vp = 0;
  int cards = 0;                // in hand
  std::vector<CardShown> hand;  // those that the viewer knows
  std::optional<HeroShown> hero;
  bool overdrive = false;
  int paid = 0;
  std::vector<DieShown> dice;
  std::optional<DieShown> left;
  std::optional<DieShown> front;
  std::optional<DieShown> right;
  std::optional<CardShown> card;  // played, or chosen face down
  static constexpr auto kFields = std::tuple{field("vp", &PlayerShown::vp),
                                             field("cards", &PlayerShown::cards),
                                             field("hand", &PlayerShown::hand),
                                             field("hero", &PlayerShown::hero),
                                             field("overdrive", &PlayerShown::overdrive),
                                             field("paid", &PlayerShown::paid),
                                             field("dice", &PlayerShown::dice),
                                             field("left", &PlayerShown::left),
                                             field("front", &PlayerShown::front),
                                             field("right", &PlayerShown::right),
                                             field("card", &PlayerShown::card)};
  bool operator==(const PlayerShown&) const = default;
};

struct DuelShown {
  static constexpr std::array<std::string_view, 5> kResults{"none", "stopped", "retreated", "tied", "won"};

  OneOf<kResults> result;
  std::optional<Seat> winner;
  std::vector<Seat> losers;
  static constexpr auto kFields = std::tuple{field("result", &DuelShown::result), field("winner", &DuelShown::winner),
                                             field("losers", &DuelShown::losers)};
  bool operator==(const DuelShown&) const = default;
};

struct Shown {
  static constexpr std::array<std::string_view, 20> kPhases{
      "lot",  "deal",  "draw",  "top",    "market",  "roll",   "bid",       "play", "spend",   "add",
      "hire", "extra", "draft", "deploy", "retreat", "effect", "aftermath", "take", "discard", "over"};

  static OneOf<kPhases> phase(const View& view) { return {static_cast<std::size_t>(view.table.phase)}; }
  static int round(const View& view) { return view.table.round; }
  static int rounds(const View& view);
  static std::optional<Seat> began(const View& view);
  static std::optional<Seat> first(const View& view);
  static std::vector<Seat> waiting(const View& view);
  static std::optional<Seat> viewer(const View& view) { return view.viewer.seat(); }

  // Strategy cards and heroes
  static std::optional<CardShown> top(const View& view);
  static std::vector<CardShown> discards(const View& view);
  static std::vector<HeroShown> market(const View& view);
  static std::vector<std::string> hero_discards(const View& view);
  // While heroes are hired: the order, and how many have hired
  static std::optional<std::vector<Seat>> hiring(const View& view);
  static std::optional<int> hired(const View& view);

  // Dice
  static int roll(const View& view) { return view.table.roll; }
  static CountsShown left(const View& view) { return {view.table.left}; }
  static CountsShown loose(const View& view) { return {view.table.loose}; }
  static std::vector<DieShown> row(const View& view);
  static std::vector<DieShown> aside(const View& view);

  // From the first duel of a round on
  static std::optional<int> duel(const View& view);
  static std::optional<std::vector<Seat>> duellists(const View& view);
  static std::optional<std::vector<Seat>> on_fire(const View& view);
  static std::optional<std::vector<Seat>> users(const View& view);
  static std::optional<std::vector<std::pair<Seat, int>>> strength(const View& view);
  static std::optional<std::vector<DuelShown>> results(const View& view);

  static std::vector<PlayerShown> players(const View& view);
  /// Only in a full view.
  static std::optional<std::vector<CardShown>> deck(const View& view);

  static constexpr std::tuple kView{field("phase", &phase),
                                    field("round", &round),
                                    field("rounds", &rounds),
                                    field("began", &began),
                                    field("first", &first),
                                    field("waiting", &waiting),
                                    field("viewer", &viewer),
                                    field("top", &top),
                                    field("discards", &discards),
                                    field("market", &market),
                                    field("hero_discards", &hero_discards),
                                    field("hiring", &hiring),
                                    field("hired", &hired),
                                    field("roll", &roll),
                                    field("left", &left),
                                    field("loose", &loose),
                                    field("row", &row),
                                    field("aside", &aside),
                                    field("duel", &duel),
                                    field("duellists", &duellists),
                                    field("on_fire", &on_fire),
                                    field("users", &users),
                                    field("strength", &strength),
                                    field("results", &results),
                                    field("players", &players),
                                    field("deck", &deck)};
};

}  // namespace alea::dice_tuners
