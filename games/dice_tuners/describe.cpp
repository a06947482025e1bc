// A view of Dice Tuners as fields, for programs that draw the table.
#include <array>
#include <string>

#include "games/dice_tuners/notation.h"
#include "games/dice_tuners/rules.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {
namespace {

std::string_view phase_name(Phase phase) {
  constexpr std::array<std::string_view, 20> kNames{
      "lot",  "deal",  "draw",  "top",    "market",  "roll",   "bid",       "play", "spend",   "add",
      "hire", "extra", "draft", "deploy", "retreat", "effect", "aftermath", "take", "discard", "over"};
  return kNames[static_cast<std::size_t>(phase)];
}

std::string text_of(Seat seat) { return std::string(1, alea::letter(seat)); }

void describe_seats(std::string_view name, Seats seats, Description& description) {
  description.begin_list(name);
  for (const Seat seat : seats) description.text({}, text_of(seat));
  description.end_list();
}

void describe_dice(std::string_view name, const DiceSet& dice, Description& description) {
  description.begin_list(name);
  dice.each_kind([&](RolledDie die) {
    for (int i = 0; i < dice.count(die); ++i) description.text({}, text_of(die));
  });
  description.end_list();
}

void describe_counts(std::string_view name, const ColourCounts& dice, Description& description) {
  description.begin_object(name);
  for (const Colour colour : kAllColours) description.number(std::string(1, letter(colour)), dice[colour]);
  description.end_object();
}

/// In the words of the content's vocabulary.
void describe_effect(std::string_view name, const Effect& effect, Description& description) {
  description.begin_object(name);
  description.text("moment", kMomentNames[static_cast<std::size_t>(effect.moment)]);
  description.text("action", kActionNames[static_cast<std::size_t>(effect.action)]);
  description.number("amount", effect.amount);
  if (effect.action == Action::colour) {
    description.text("colour", kColourNames[static_cast<std::size_t>(effect.colour)]);
  }
  description.text("per", kCountNames[static_cast<std::size_t>(effect.per)]);
  description.flag("always", effect.always);
  description.begin_list("needs");
  for (int i = 0; i < kConditions; ++i) {
    if (effect.needs.has(static_cast<Condition>(i))) {
      description.text({}, kConditionNames[static_cast<std::size_t>(i)]);
    }
  }
  description.end_list();
  description.end_object();
}

void describe_card(std::string_view name, const Content& content, Card card, Description& description) {
  if (card == kNoCard) return;
  description.begin_object(name);
  description.text("card", text_of(card));
  if (is_named(card)) {
    const StrategyCard& data = content.cards[index(card)];
    description.text("name", data.name);
    description.text("colour", kColourNames[static_cast<std::size_t>(data.colour)]);
    description.number("value", data.value);
    describe_effect("effect", data.effect, description);
  }
  description.end_object();
}

void describe_cards(std::string_view name, const Content& content, CardSet cards, Description& description) {
  description.begin_list(name);
  for (int i = 0; i < cards.size(); ++i) describe_card({}, content, cards.nth(i), description);
  description.end_list();
}

void describe_hero(std::string_view name, const Content& content, HeroCard hero, Description& description) {
  const Hero& data = content.heroes[index(hero)];
  description.begin_object(name);
  description.text("hero", text_of(hero));
  description.text("name", data.name);
  description.number("cost", data.cost);
  describe_effect("skill", data.skill, description);
  describe_effect("overdrive", data.overdrive, description);
  describe_counts("overdrive_needs", {data.overdrive_needs}, description);
  description.end_object();
}

void describe_player(const View& view, Seat seat, Description& description) {
  const State& table = view.table;
  const Player& player = table.player(seat);
  description.begin_object({});
  description.number("vp", player.vp);
  description.number("cards", view.held_by(seat));
  describe_cards("hand", table.content(), player.hand, description);
  if (player.hero != kNoHero) describe_hero("hero", table.content(), player.hero, description);
  description.flag("overdrive", player.has_overdrive);
  description.number("paid", player.paid);
  describe_dice("dice", player.dice, description);
  for (const Side side : kSides) {
    if (!player.at(side).is_none()) description.text(text_of(side), text_of(player.at(side)));
  }
  describe_card("card", table.content(), player.card, description);
  description.end_object();
}

void describe_result(const DuelResult& result, Description& description) {
  constexpr std::array<std::string_view, 5> kNames{"none", "stopped", "retreated", "tied", "won"};
  description.begin_object({});
  description.text("result", kNames[static_cast<std::size_t>(result.kind)]);
  if (result.kind == DuelResult::Kind::won) description.text("winner", text_of(result.winner));
  description.end_object();
}

void describe_duels(const State& table, Description& description) {
  description.number("duel", table.duel + 1);
  describe_seats("duellists", table.duellists, description);
  describe_seats("on_fire", table.on_fire, description);
  describe_seats("users", table.users, description);
  const Clash now = clash(table);
  description.begin_object("strength");
  for (const Seat seat : table.duellists) description.number(text_of(seat), now.strength_of(seat));
  description.end_object();
  description.begin_list("results");
  for (int duel = 0; duel < duels_of(table.players); ++duel) {
    describe_result(table.results[static_cast<std::size_t>(duel)], description);
  }
  description.end_list();
}

void describe_recruitment(const State& table, Description& description) {
  description.begin_list("market");
  table.market.each([&](HeroCard hero) { describe_hero({}, table.content(), hero, description); });
  description.end_list();
  description.begin_list("hero_discards");
  table.hero_discards.each([&](HeroCard hero) { description.text({}, text_of(hero)); });
  description.end_list();
  const bool is_hiring = table.phase == Phase::spend || table.phase == Phase::add || table.phase == Phase::hire;
  if (!is_hiring) return;
  description.begin_list("hiring");
  for (std::size_t i = 0; i < table.players; ++i) description.text({}, text_of(table.hiring[i]));
  description.end_list();
  description.number("hired", table.hired);
}

}  // namespace

void Views::describe(const State& state, Description& description) {
  View all{.table = state, .held = {}, .viewer = kMaxSeats};
  for (const Seat seat : Seats::all(state.players)) {
    all.held[static_cast<std::size_t>(index(seat))] = static_cast<std::uint8_t>(state.player(seat).hand.size());
  }
  describe(all, description);
  describe_cards("deck", state.content(), state.deck, description);
}

void Views::describe(const View& view, Description& description) {
  const State& table = view.table;
  description.text("phase", phase_name(table.phase));
  description.number("round", table.round);
  description.number("rounds", Rules::rounds(table.players));
  if (table.phase != Phase::lot) {
    description.text("began", text_of(table.began));
    description.text("first", text_of(table.first));
  }
  describe_seats("waiting", Rules::turn(table).seats(), description);
  if (view.viewer != kMaxSeats) description.text("viewer", text_of(seat(view.viewer)));
  describe_card("top", table.content(), table.top, description);
  describe_cards("discards", table.content(), table.discards, description);
  describe_recruitment(table, description);
  description.number("roll", table.roll);
  describe_counts("left", table.left, description);
  describe_counts("loose", table.loose, description);
  describe_dice("row", table.row, description);
  describe_dice("aside", table.aside, description);
  if (table.duel != kNoDuel) describe_duels(table, description);
  description.begin_list("players");
  for (const Seat seat : Seats::all(table.players)) describe_player(view, seat, description);
  description.end_list();
}

}  // namespace alea::dice_tuners
