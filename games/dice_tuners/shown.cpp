#include "games/dice_tuners/shown.h"

#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {
namespace {

std::vector<Seat> listed(Seats seats) { return {seats.begin(), seats.end()}; }

DieShown shown(RolledDie die) { return {static_cast<std::size_t>(die.code() - 1)}; }

std::optional<DieShown> shown_at(const Player& player, Side side) {
  if (player.at(side).is_none()) return std::nullopt;
  return shown(player.at(side));
}

std::vector<DieShown> shown(const DiceSet& dice) {
  std::vector<DieShown> list;
  dice.each_kind([&](RolledDie die) {
    for (int i = 0; i < dice.count(die); ++i) list.push_back(shown(die));
  });
  return list;
}

std::optional<CardShown> shown(const State& table, Card card) {
  if (card == kNoCard) return std::nullopt;
  return CardShown{card_of(table, card)};
}

std::vector<CardShown> shown(const State& table, CardSet cards) {
  std::vector<CardShown> list;
  for (int i = 0; i < cards.size(); ++i) list.push_back({card_of(table, cards.nth(i))});
  return list;
}

HeroShown shown(const State& table, HeroCard hero) {
  return {.number = hero, .data = &table.content().heroes[index(hero)]};
}

PlayerShown shown(const View& view, Seat seat) {
  const Player& player = view.table.player(seat);
  PlayerShown shown_player{.vp = player.vp,
                           .cards = player.held,
                           .hand = shown(view.table, player.hand),
                           .hero = std::nullopt,
                           .overdrive = player.has_overdrive,
                           .paid = player.paid,
                           .dice = shown(player.dice),
                           .left = shown_at(player, Side::left),
                           .front = shown_at(player, Side::front),
                           .right = shown_at(player, Side::right),
                           .card = shown(view.table, player.card)};
  if (player.hero != kNoHero) shown_player.hero = shown(view.table, player.hero);
  return shown_player;
}

DuelShown shown(const DuelResult& result) {
  DuelShown shown_duel{
      .result = {static_cast<std::size_t>(result.kind)}, .winner = std::nullopt, .losers = listed(result.losers)};
  if (result.kind == DuelResult::Kind::won) shown_duel.winner = result.winner;
  return shown_duel;
}

bool is_begun(const View& view) { return view.table.phase != Phase::lot; }

bool is_hiring(const View& view) {
  const Phase phase = view.table.phase;
  return phase == Phase::spend || phase == Phase::add || phase == Phase::hire;
}

bool has_duels(const View& view) { return view.table.duel != kNoDuel; }

template <class T>
std::optional<T> only_if(bool is_there, T value) {
  return is_there ? std::optional(std::move(value)) : std::nullopt;
}

}  // namespace

std::optional<OneOf<kColourNames>> EffectShown::colour() const {
  return only_if(effect.action == Action::colour, OneOf<kColourNames>{static_cast<std::size_t>(effect.colour)});
}

std::vector<OneOf<kConditionNames>> EffectShown::needs() const {
  std::vector<OneOf<kConditionNames>> list;
  effect.needs.each([&](Condition condition) { list.push_back({static_cast<std::size_t>(condition)}); });
  return list;
}

std::optional<std::string_view> CardShown::name() const {
  if (!is_named(of.card)) return std::nullopt;
  return of.content->cards[index(of.card)].name;
}

std::optional<OneOf<kColourNames>> CardShown::colour() const {
  if (!is_named(of.card)) return std::nullopt;
  return OneOf<kColourNames>{static_cast<std::size_t>(of.content->cards[index(of.card)].colour)};
}

std::optional<int> CardShown::value() const {
  if (!is_named(of.card)) return std::nullopt;
  return of.content->cards[index(of.card)].value;
}

std::optional<EffectShown> CardShown::effect() const {
  if (!is_named(of.card)) return std::nullopt;
  return EffectShown{of.content->cards[index(of.card)].effect};
}

int Shown::rounds(const View& view) { return Rules::rounds(view.table.players); }

std::optional<Seat> Shown::began(const View& view) { return only_if(is_begun(view), view.table.began); }

std::optional<Seat> Shown::first(const View& view) { return only_if(is_begun(view), view.table.first); }

std::vector<Seat> Shown::waiting(const View& view) { return listed(Rules::turn(view.table).seats()); }

std::optional<CardShown> Shown::top(const View& view) { return shown(view.table, view.table.top); }

std::vector<CardShown> Shown::discards(const View& view) { return shown(view.table, view.table.discards); }

std::vector<HeroShown> Shown::market(const View& view) {
  std::vector<HeroShown> list;
  view.table.market.each([&](HeroCard hero) { list.push_back(shown(view.table, hero)); });
  return list;
}

std::vector<std::string> Shown::hero_discards(const View& view) {
  std::vector<std::string> list;
  view.table.hero_discards.each([&](HeroCard hero) { list.push_back(text_of(hero)); });
  return list;
}

std::optional<std::vector<Seat>> Shown::hiring(const View& view) {
  const auto& order = view.table.hiring;
  return only_if(is_hiring(view), std::vector<Seat>(order.begin(), order.begin() + view.table.players));
}

std::optional<int> Shown::hired(const View& view) { return only_if(is_hiring(view), int{view.table.hired}); }

std::vector<DieShown> Shown::row(const View& view) { return shown(view.table.row); }

std::vector<DieShown> Shown::aside(const View& view) { return shown(view.table.aside); }

std::optional<int> Shown::duel(const View& view) { return only_if(has_duels(view), view.table.duel + 1); }

std::optional<std::vector<Seat>> Shown::duellists(const View& view) {
  return only_if(has_duels(view), listed(view.table.duellists));
}

std::optional<std::vector<Seat>> Shown::on_fire(const View& view) {
  return only_if(has_duels(view), listed(view.table.on_fire));
}

std::optional<std::vector<Seat>> Shown::users(const View& view) {
  return only_if(has_duels(view), listed(view.table.users));
}

std::optional<std::vector<std::pair<Seat, int>>> Shown::strength(const View& view) {
  if (!has_duels(view)) return std::nullopt;
  const Clash now = shown_clash(view.table);
  std::vector<std::pair<Seat, int>> list;
  for (const Seat seat : view.table.duellists) list.emplace_back(seat, now.strength_of(seat));
  return list;
}

std::optional<std::vector<DuelShown>> Shown::results(const View& view) {
  if (!has_duels(view)) return std::nullopt;
  std::vector<DuelShown> list;
  for (int duel = 0; duel < duels_of(view.table.players); ++duel) {
    list.push_back(shown(view.table.results[static_cast<std::size_t>(duel)]));
  }
  return list;
}

std::vector<PlayerShown> Shown::players(const View& view) {
  std::vector<PlayerShown> list;
  for (const Seat seat : Seats::all(view.table.players)) list.push_back(shown(view, seat));
  return list;
}

std::optional<std::vector<CardShown>> Shown::deck(const View& view) {
  return only_if(view.is_full, shown(view.table, view.table.deck));
}

}  // namespace alea::dice_tuners
