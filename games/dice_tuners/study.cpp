#include "games/dice_tuners/study.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "games/dice_tuners/ending.h"

namespace alea::dice_tuners {
namespace {

constexpr std::int64_t kWholeWin = 12;

std::size_t at(DuelResult::Kind kind) { return static_cast<std::size_t>(kind); }

int all_vp(const State& state) {
  int sum = 0;
  for (const Player& player : state.seats) sum += player.vp;
  return sum;
}

Report::Cell text(std::string_view words) { return std::string(words); }
Report::Cell number(std::int64_t count) { return static_cast<double>(count); }
Report::Cell ratio(std::int64_t part, std::int64_t whole) {
  if (whole == 0) return {};
  return static_cast<double>(part) / static_cast<double>(whole);
}

using Kind = Report::Column::Kind;

/// Who would have won without the card of a seat, if nobody had retreated.
std::optional<Seat> winner_without_card_of(State state, Seat seat) {
  state.player(seat).card = kNoCard;
  state.on_fire = set_on_fire(state);
  return winner_if_fought(state);
}

}  // namespace

Study::Study(const Options& options, int players)
    : content_(options.content ? &*options.content : &our_content()), players_(players) {}

void Study::watch(const State& before, Seat seat, const Move& move) {
  switch (move.kind()) {
    case Move::Kind::spend:
    case Move::Kind::add: ++cards_[index(move.card())].spent; break;
    case Move::Kind::discard: ++cards_[index(move.card())].discarded; break;
    case Move::Kind::retreat: ++retreats_; break;
    case Move::Kind::play: {
      int kinds = 0;
      Rules::playable(before, before.player(seat).hand).each_kind([&](Card) { ++kinds; });
      ++playable_[static_cast<std::size_t>(std::min(kinds, 2))];
      break;
    }
    case Move::Kind::hire:
      ++heroes_[index(move.hero())].hired;
      before.market.each([&](HeroCard hero) { ++heroes_[index(hero)].in_market; });
      break;
    default: break;
  }
  State after = before;
  Rules::choose(after, seat, move);
  see_step(before, after);
  follow(after);
}

void Study::watch(const State& before, const Outcome& outcome) {
  State after = before;
  Rules::happen(after, outcome);
  follow(after);
}

void Study::follow(State& state) {
  while (is_step(state.phase)) {
    const State before = state;
    Rules::step(state);
    see_step(before, state);
  }
}

void Study::see_step(const State& before, const State& after) {
  if (before.round > 0) vp_in_round_[before.round - 1U] += all_vp(after) - all_vp(before);
  if (before.phase == Phase::reveal) see_cards(before, after);
  if (before.duel == kNoDuel) return;
  if (before.phase == Phase::duel && before.duel == 0) {
    for (const Seat seat : Seats::all(players_))
      hero(after, seat).overdrives += after.player(seat).has_overdrive ? 1 : 0;
  }
  const bool ended = before.duel_result().kind == DuelResult::Kind::none && after.duel == before.duel &&
                     after.duel_result().kind != DuelResult::Kind::none;
  if (ended) see_end_of_duel(before, after);
}

void Study::see_cards(const State& before, const State& after) {
  for (const Seat seat : before.duellists) {
    const Card card = before.player(seat).card;
    if (card == kNoCard) continue;
    ++cards_[index(card)].played;
    cards_[index(card)].on_fire += after.on_fire.has(seat) ? 1 : 0;
  }
}

void Study::see_end_of_duel(const State& before, const State& after) {
  const DuelResult& result = after.duel_result();
  ++ends_[at(result.kind)];
  const bool is_won = result.kind == DuelResult::Kind::won;
  for (const Seat seat : duellists_of(after, after.duel)) {
    OfHero& counts = hero(after, seat);
    const bool took_part = is_won && after.duellists.has(seat);
    counts.won += took_part && result.winner == seat ? 1 : 0;
    counts.lost += took_part && result.winner != seat ? 1 : 0;
    counts.null += took_part ? 0 : 1;
  }
  if (before.phase == Phase::compare) see_decisive_cards(before, result);
}

void Study::see_decisive_cards(const State& fought, const DuelResult& result) {
  const auto is_winner = [&](Seat seat) { return result.kind == DuelResult::Kind::won && result.winner == seat; };
  for (const Seat seat : fought.duellists) {
    const Card card = fought.player(seat).card;
    if (card == kNoCard) continue;
    OfCard& counts = cards_[index(card)];
    counts.won += is_winner(seat) ? 1 : 0;
    const std::optional<Seat> otherwise = winner_without_card_of(fought, seat);
    const bool ends_alike = otherwise ? is_winner(*otherwise) : result.kind != DuelResult::Kind::won;
    counts.decided += ends_alike ? 0 : 1;
  }
}

void Study::watch(const State& end) {
  ++games_;
  const Result result = Rules::result(end);
  Number winners = 0;
  for (const Seat seat : Seats::all(players_)) winners += result.place[seat] == 1 ? 1 : 0;
  assert(winners > 0);
  for (const Seat seat : Seats::all(players_)) {
    OfPlace& place = by_place_[static_cast<std::size_t>((index(seat) - index(end.began) + players_) % players_)];
    place.vp += end.player(seat).vp;
    if (result.place[seat] != 1) continue;
    place.wins += kWholeWin / winners;
    wins_by_seat_[seat] += kWholeWin / winners;
  }
}

void Study::add(const Study& other) {
  games_ += other.games_;
  retreats_ += other.retreats_;
  for (std::size_t i = 0; i < playable_.size(); ++i) playable_[i] += other.playable_[i];
  for (std::size_t i = 0; i < ends_.size(); ++i) ends_[i] += other.ends_[i];
  for (std::size_t i = 0; i < vp_in_round_.size(); ++i) vp_in_round_[i] += other.vp_in_round_[i];
  for (std::size_t i = 0; i < by_place_.size(); ++i) {
    by_place_[i].wins += other.by_place_[i].wins;
    by_place_[i].vp += other.by_place_[i].vp;
    wins_by_seat_[i] += other.wins_by_seat_[i];
  }
  for (std::size_t i = 0; i < heroes_.size(); ++i) {
    OfHero& hero = heroes_[i];
    const OfHero& more = other.heroes_[i];
    hero.in_market += more.in_market;
    hero.hired += more.hired;
    hero.overdrives += more.overdrives;
    hero.won += more.won;
    hero.lost += more.lost;
    hero.null += more.null;
  }
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    OfCard& card = cards_[i];
    const OfCard& more = other.cards_[i];
    card.played += more.played;
    card.spent += more.spent;
    card.discarded += more.discarded;
    card.on_fire += more.on_fire;
    card.won += more.won;
    card.decided += more.decided;
  }
}

Study::Number Study::duels() const { return std::accumulate(ends_.begin(), ends_.end(), Number{0}); }

void Study::report(Report& report) const {
  report_duels(report);
  report_playable(report);
  report_heroes(report);
  report_cards(report);
  report_order(report);
  report_rounds(report);
}

void Study::report_duels(Report& report) const {
  Report::Table table{.title = "How duels end",
                      .about =
                          "A duel is null because of a Shield, a retreat or a tie. With three in a duel some may "
                          "retreat and the others fight on.",
                      .columns = {{"end", Kind::text}, {"duels", Kind::count}, {"share", Kind::share}},
                      .rows = {},
                      .plots = {{.kind = Report::Plot::Kind::bars, .title = "How duels end", .across = 0, .up = 2}}};
  const auto add_row = [&](std::string_view name, Number count) {
    table.rows.push_back({text(name), number(count), ratio(count, duels())});
  };
  add_row("won", ends_[at(DuelResult::Kind::won)]);
  add_row("null: tie", ends_[at(DuelResult::Kind::tied)]);
  add_row("null: retreat", ends_[at(DuelResult::Kind::retreated)]);
  add_row("null: Shield", ends_[at(DuelResult::Kind::stopped)]);
  add_row("someone retreated", retreats_);
  report.tables.push_back(std::move(table));
}

void Study::report_playable(Report& report) const {
  Report::Table table{.title = "Cards to choose from in a duel",
                      .about = "Of all duellists who had to put down a card. Two Bluffs count as one.",
                      .columns = {{"cards", Kind::text}, {"duellists", Kind::count}, {"share", Kind::share}},
                      .rows = {},
                      .plots = {}};
  const Number all = std::accumulate(playable_.begin(), playable_.end(), Number{0});
  constexpr std::array<std::string_view, 3> kNames{"none", "one, which is forced", "two or more"};
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    table.rows.push_back({text(kNames[i]), number(playable_[i]), ratio(playable_[i], all)});
  }
  report.tables.push_back(std::move(table));
}

void Study::report_heroes(Report& report) const {
  Report::Table table{
      .title = "Heroes",
      .about =
          "hired: of the times it was in the market when someone hired. overdrive: of its rounds. won: of the "
          "duels that it stayed in and that someone won. null: of all its duels.",
      .columns = {{"hero", Kind::text},
                  {"cost", Kind::count},
                  {"rounds", Kind::count},
                  {"hired", Kind::share},
                  {"overdrive", Kind::share},
                  {"won", Kind::share},
                  {"null", Kind::share}},
      .rows = {},
      .plots = {{.kind = Report::Plot::Kind::bars, .title = "Duels won", .across = 0, .up = 5},
                {.kind = Report::Plot::Kind::points, .title = "Duels won by cost", .across = 1, .up = 5}}};
  for (std::size_t i = 0; i < content_->heroes.size(); ++i) {
    const Hero& data = content_->heroes[i];
    const OfHero& hero = heroes_[i];
    table.rows.push_back({text(data.name), number(data.cost), number(hero.hired), ratio(hero.hired, hero.in_market),
                          ratio(hero.overdrives, hero.hired), ratio(hero.won, hero.won + hero.lost),
                          ratio(hero.null, hero.won + hero.lost + hero.null)});
  }
  report.tables.push_back(std::move(table));
}

void Study::report_cards(Report& report) const {
  Report::Table table{
      .title = "Strategy cards",
      .about =
          "use: played in a duel, of the times it left a hand; otherwise it was spent on a hero or discarded. on "
          "fire and won: of the times it was played. decides: of all duels, those that would have ended differently "
          "without it.",
      .columns = {{"card", Kind::text},
                  {"colour", Kind::text},
                  {"value", Kind::count},
                  {"played", Kind::count},
                  {"use", Kind::share},
                  {"on fire", Kind::share},
                  {"won", Kind::share},
                  {"decides", Kind::share}},
      .rows = {},
      .plots = {{.kind = Report::Plot::Kind::bars, .title = "Duels decided", .across = 0, .up = 7},
                {.kind = Report::Plot::Kind::points, .title = "Duels decided by value", .across = 2, .up = 7}}};
  const auto add_row = [&](std::string_view name, std::string_view colour, int value, const OfCard& card) {
    table.rows.push_back({text(name), text(colour), number(value), number(card.played),
                          ratio(card.played, card.played + card.spent + card.discarded),
                          ratio(card.on_fire, card.played), ratio(card.won, card.played),
                          ratio(card.decided, duels())});
  };
  for (std::size_t i = 0; i < content_->cards.size(); ++i) {
    const StrategyCard& data = content_->cards[i];
    add_row(data.name, kColourNames[static_cast<std::size_t>(data.colour)], data.value, cards_[i]);
  }
  add_row("Bluff", "none", 0, cards_[index(kBluff)]);
  report.tables.push_back(std::move(table));
}

void Study::report_order(Report& report) const {
  Report::Table order{
      .title = "Wins by place in the order",
      .about = "Counted from the first player of round 1. A shared win is divided.",
      .columns = {{"place", Kind::count}, {"wins", Kind::share}, {"fair", Kind::share}, {"VP", Kind::number}},
      .rows = {},
      .plots = {{.kind = Report::Plot::Kind::bars, .title = "Wins by place", .across = 0, .up = 1}}};
  Report::Table seats{.title = "Wins by seat",
                      .about = "",
                      .columns = {{"seat", Kind::text}, {"wins", Kind::share}},
                      .rows = {},
                      .plots = {}};
  for (const Seat seat : Seats::all(players_)) {
    const OfPlace& place = by_place_[static_cast<std::size_t>(index(seat))];
    order.rows.push_back(
        {number(index(seat) + 1), ratio(place.wins, kWholeWin * games_), ratio(1, players_), ratio(place.vp, games_)});
    seats.rows.push_back({std::string(1, letter(seat)), ratio(wins_by_seat_[seat], kWholeWin * games_)});
  }
  report.tables.push_back(std::move(order));
  report.tables.push_back(std::move(seats));
}

void Study::report_rounds(Report& report) const {
  Report::Table table{.title = "VP by round",
                      .about = "Scored by all players together, per game.",
                      .columns = {{"round", Kind::count}, {"VP", Kind::number}},
                      .rows = {},
                      .plots = {{.kind = Report::Plot::Kind::bars, .title = "VP by round", .across = 0, .up = 1}}};
  for (int round = 1; round <= Rules::rounds(players_); ++round) {
    table.rows.push_back({number(round), ratio(vp_in_round_[static_cast<std::size_t>(round - 1)], games_)});
  }
  report.tables.push_back(std::move(table));
}

}  // namespace alea::dice_tuners
