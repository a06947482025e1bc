// How Dice Tuners looks in a terminal.
#include <array>
#include <string>

#include "games/dice_tuners/board_pieces.h"
#include "games/dice_tuners/notation.h"
#include "games/dice_tuners/rules.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {
namespace {

constexpr int kVpColumn = 13;
constexpr int kCardsColumn = 18;
constexpr int kHeroColumn = 25;
constexpr int kSideColumn = 47;
constexpr int kSideWidth = 6;
constexpr int kDraftedColumn = 65;
constexpr int kMarketColumn = 23;

constexpr int side_column(Side side) { return kSideColumn + kSideWidth * static_cast<int>(side); }

bool is_recruiting(const State& table) {
  return table.round > 0 && table.duel == kNoDuel && table.roll == 0 && !table.market.is_empty();
}

/// The duel that a seat's die on that side fights in.
int duel_at(const State& table, Seat seat, Side side) {
  for (int duel = 0; duel < duels_of(table.players); ++duel) {
    if (duellists_of(table, duel).has(seat) && side_of(table, duel, seat) == side) return duel;
  }
  return 0;
}

/// How the duel of a die ended: + won, - lost, = null, also for those who left a duel of three.
void show_mark(const State& table, Seat seat, Side side, Canvas& canvas) {
  if (table.duel == kNoDuel) return;
  const DuelResult& result = table.results[static_cast<std::size_t>(duel_at(table, seat, side))];
  if (result.kind == DuelResult::Kind::none) return;
  const bool has_won = result.kind == DuelResult::Kind::won && result.winner == seat;
  if (has_won) return canvas.text("+", Ink::strong);
  canvas.text(result.losers.has(seat) ? "-" : "=", Ink::faint);
}

void show_heading(const State& table, Canvas& canvas) {
  canvas.text("  ");
  canvas.label("round", Ink::faint);
  canvas.text(" " + std::to_string(table.round) + "/" + std::to_string(Rules::rounds(table.players)), Ink::faint);
  canvas.column(kVpColumn);
  canvas.label("vp", Ink::faint);
  canvas.column(kCardsColumn);
  canvas.label("cards", Ink::faint);
  canvas.column(kHeroColumn);
  canvas.label("hero", Ink::faint);
  if (is_recruiting(table)) {
    canvas.column(kSideColumn);
    canvas.label("paid", Ink::faint);
  } else {
    for (const Side side : kSides) {
      canvas.column(side_column(side));
      canvas.label("side." + std::string(text_of(side)), Ink::faint);
    }
  }
  canvas.end_line();
}

void show_player(const View& view, Seat seat, Canvas& canvas) {
  const State& table = view.table;
  const Player& player = table.player(seat);
  const bool is_waited_for = Rules::turn(table).seats().has(seat);
  canvas.text(is_waited_for ? "> " : "  ", Ink::strong);
  canvas.name(seat, is_waited_for ? Ink::strong : Ink::plain);
  if (table.round > 0 && seat == table.first) canvas.text(" *", Ink::yellow);
  canvas.column(kVpColumn);
  canvas.text(std::to_string(player.vp), Ink::strong);
  canvas.column(kCardsColumn);
  canvas.text(std::to_string(player.held));
  canvas.column(kHeroColumn);
  if (player.hero != kNoHero) {
    canvas.text(std::to_string(table.cost(player.hero)) + " ", Ink::faint);
    canvas.text(table.content().heroes[index(player.hero)].name, player.has_overdrive ? Ink::magenta : Ink::plain);
  }
  if (is_recruiting(table)) {
    canvas.column(kSideColumn);
    if (player.paid > 0) canvas.text(std::to_string(player.paid));
  }
  for (const Side side : kSides) {
    if (player.at(side).is_none()) continue;
    canvas.column(side_column(side));
    show_die(player.at(side), canvas);
    show_mark(table, seat, side, canvas);
  }
  if (!player.dice.is_empty()) {
    canvas.column(kDraftedColumn);
    show_dice(player.dice, canvas);
  }
  canvas.end_line();
}

void show_table(const State& table, Canvas& canvas) {
  if (!table.aside.is_empty()) {
    begin_row("aside", canvas);
    show_dice(table.aside, canvas);
    canvas.text("  ");
    canvas.label(table.aside.size() == kRolls ? "aside.playable" : "aside.so_far", Ink::faint);
    canvas.end_line();
  }
  if (!table.row.is_empty() || !table.loose.is_empty()) {
    begin_row("row", canvas);
    show_dice(table.row, canvas);
    for (const Colour colour : kAllColours) {
      for (int i = 0; i < table.loose[colour]; ++i) {
        canvas.die(std::string(1, letter(colour)) + "?", ink_of(colour));
      }
    }
    canvas.text("  ");
    canvas.label("legend", Ink::faint);
    canvas.end_line();
  }
  if (!table.left.is_empty()) {
    begin_row("left", canvas);
    for (const Colour colour : kAllColours) {
      canvas.text(std::string(static_cast<std::size_t>(table.left[colour]), letter(colour)) + " ", ink_of(colour));
    }
    canvas.end_line();
  }
}

void show_market(const State& table, Canvas& canvas) {
  table.market.each([&](HeroCard hero) {
    const Hero& data = table.content().heroes[index(hero)];
    canvas.text("  " + std::to_string(data.cost) + " ", Ink::yellow);
    canvas.text(data.name, Ink::strong);
    show_hero_texts(data, false, kMarketColumn, canvas);
  });
}

/// The duellist's die and strength, then the effects of card and hero.
void show_duellist(const State& table, const Clash& now, Seat seat, Canvas& canvas) {
  const Player& player = table.player(seat);
  canvas.text("  ");
  canvas.name(seat, Ink::strong);
  canvas.column(kTextColumn);
  show_die(die_of(table, seat), canvas);
  canvas.text(" ");
  canvas.label("strength", Ink::faint);
  canvas.text(" " + std::to_string(now.strength_of(seat)) + " ", Ink::strong);
  if (table.phase == Phase::play) {
    if (die_of(table, seat).face() == Face::sheathe) {
      canvas.phrase({"sheathe_hint", {{"n", table.cost(player.hero)}}}, Ink::faint);
      canvas.text(" ");
    }
    canvas.text(" ");
    canvas.label(table.waiting.has(seat) ? "choosing" : "chosen", Ink::faint);
  } else if (table.on_fire.has(seat)) {
    canvas.text(" ");
    canvas.label("on_fire", Ink::yellow);
  }
  canvas.end_line();
  if (player.card != kNoCard) {
    canvas.text("    ");
    show_card(table.content(), player.card, false, canvas);
    canvas.end_line();
  }
  show_hero_texts(table.content().heroes[index(player.hero)], player.has_overdrive, kTextColumn, canvas);
}

bool is_duelling(const State& table) {
  return table.duel != kNoDuel && table.phase != Phase::over && !table.duellists.empty() &&
         table.duel_result().kind != DuelResult::Kind::stopped;
}

/// Who is ahead, or has won.
void show_standing(const State& table, const Clash& now, Canvas& canvas) {
  const DuelResult& result = table.duel_result();
  canvas.text("   ");
  if (result.kind == DuelResult::Kind::won) {
    canvas.phrase({"stands.won", {{"who", result.winner}}}, Ink::yellow);
  } else if (result.kind != DuelResult::Kind::none) {
    canvas.label("null", Ink::yellow);
  } else if (now.decided == Clash::Decided::not_at_all) {
    canvas.label("nobody_leads", Ink::faint);
  } else {
    canvas.phrase({"stands.leads", {{"who", now.winner}}}, Ink::faint);
  }
}

void show_duel(const State& table, Canvas& canvas) {
  canvas.text("  ");
  canvas.label("duel", Ink::yellow);
  canvas.text(" " + std::to_string(table.duel + 1) + "/" + std::to_string(duels_of(table.players)), Ink::yellow);
  canvas.column(kTextColumn);
  const Seats seats = duellists_of(table, table.duel);
  for (const Seat seat : seats) {
    if (seat != seats.front()) canvas.text(" - ", Ink::faint);
    const bool has_left = !table.duellists.has(seat);
    canvas.name(seat, has_left ? Ink::faint : Ink::strong);
    canvas.text(" ");
    if (seats.size() == 2) {
      canvas.label("side." + std::string(text_of(side_of(table, table.duel, seat))), Ink::faint);
      canvas.text(" ");
    }
    show_die(die_of(table, seat), canvas);
    if (!has_left) continue;
    canvas.text(" ");
    canvas.label("out", Ink::faint);
  }
  const Clash now = shown_clash(table);
  show_standing(table, now, canvas);
  canvas.end_line();
  for (const Seat seat : table.duellists) show_duellist(table, now, seat, canvas);
}

void show_hand(const View& view, Canvas& canvas) {
  if (view.viewer.is_spectator()) return;
  const State& table = view.table;
  const Player& player = table.player(*view.viewer.seat());
  const bool is_settled = table.aside.size() == kRolls;
  const CardSet playable = Rules::playable(table, player.hand);
  canvas.end_line();
  for (int i = 0; i < player.hand.size(); ++i) {
    const Card card = player.hand.nth(i);
    const bool is_dead = is_settled && !playable.has(card);
    canvas.text("  ");
    show_card(table.content(), card, is_dead, canvas);
    canvas.end_line();
  }
}

}  // namespace

void Views::show(const View& view, Canvas& canvas) {
  const State& table = view.table;
  show_heading(table, canvas);
  for (const Seat seat : Seats::all(table.players)) show_player(view, seat, canvas);
  show_table(table, canvas);
  if (is_recruiting(table)) show_market(table, canvas);
  if (is_duelling(table)) {
    show_duel(table, canvas);
  } else if (!view.viewer.is_spectator() && table.player(*view.viewer.seat()).hero != kNoHero) {
    canvas.text("  ");
    canvas.label("your_hero", Ink::faint);
    const Player& player = table.player(*view.viewer.seat());
    show_hero_texts(table.content().heroes[index(player.hero)], player.has_overdrive, kTextColumn, canvas);
  }
  if (is_recruiting(table)) show_top(table, canvas);
  show_hand(view, canvas);
}

}  // namespace alea::dice_tuners
