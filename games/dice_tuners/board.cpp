// How Dice Tuners looks in a terminal.
#include <array>
#include <string>

#include "games/dice_tuners/board_pieces.h"
#include "games/dice_tuners/duel.h"
#include "games/dice_tuners/notation.h"
#include "games/dice_tuners/rules.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {
namespace {

constexpr int kVpColumn = 12;
constexpr int kCardsColumn = 15;
constexpr int kHeroColumn = 23;
constexpr int kSideColumn = 46;
constexpr int kSideWidth = 6;
constexpr int kLastColumn = 64;  // of drafted dice, or the viewer's cards
constexpr int kMarketColumn = 23;

constexpr int side_column(Side side) { return kSideColumn + kSideWidth * static_cast<int>(side); }

bool is_recruiting(const State& table) {
  return table.round > 0 && table.duel == kNoDuel && table.roll == 0 && !table.market.is_empty();
}

/// How the viewer's hand is shown, so that board, question and choices fit on a screen together.
enum class HandShown : std::uint8_t {
  list,   // each card with its effect
  names,  // on one line or two
  codes,  // beside the viewer's name, because the choices have the rest or it does not matter now
};

HandShown hand_shown(const View& view) {
  const State& table = view.table;
  if (!Rules::turn(table).seats().has(*view.viewer.seat())) return HandShown::list;
  switch (table.phase) {
    case Phase::extra:
    case Phase::draft: return HandShown::list;
    case Phase::deploy: return HandShown::names;
    default: return HandShown::codes;
  }
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
    if (table.top != kNoCard) {
      canvas.column(kLastColumn);
      canvas.label("top", Ink::faint);
      canvas.text(" ");
      show_card_code(table.content(), table.top, false, canvas);
    }
  } else {
    for (const Side side : kSides) {
      canvas.column(side_column(side));
      canvas.label("side." + std::string(text_of(side)), Ink::faint);
    }
  }
  canvas.end_line();
}

/// The viewer's cards by colour and value.
void show_codes(const View& view, Canvas& canvas) {
  const State& table = view.table;
  const CardSet& hand = table.player(*view.viewer.seat()).hand;
  const bool is_settled = table.aside.size() == kRolls;
  const CardSet playable = Rules::playable(table, hand);
  canvas.column(is_recruiting(table) ? kLastColumn - kSideWidth : kLastColumn);
  for (int i = 0; i < hand.size(); ++i) {
    if (i > 0) canvas.text(" ");
    show_card_code(table.content(), hand.nth(i), is_settled && !playable.has(hand.nth(i)), canvas);
  }
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
    canvas.column(kLastColumn);
    show_dice(player.dice, canvas);
  } else if (view.is_of(seat) && hand_shown(view) == HandShown::codes) {
    show_codes(view, canvas);
  }
  canvas.end_line();
}

void show_table(const State& table, Canvas& canvas) {
  const bool matters = table.duel == kNoDuel || table.phase == Phase::play;
  if (!table.aside.is_empty() && matters) {
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

/// While cards are discarded there are more of them to read, so heroes have only their names and costs.
void show_market_names(const State& table, Canvas& canvas) {
  const auto name = [&](int i) -> const Hero& { return table.content().heroes[index(table.market.nth(i))]; };
  show_list(
      "market", table.market.size(), [&](int i) { return 2 + static_cast<int>(name(i).name.size()); },
      [&](int i) {
        canvas.text(std::to_string(name(i).cost) + " ", Ink::yellow);
        canvas.text(name(i).name);
      },
      canvas);
}

void show_market(const State& table, Canvas& canvas) {
  if (table.phase == Phase::discard) return show_market_names(table, canvas);
  table.market.each([&](HeroCard hero) {
    const Hero& data = table.content().heroes[index(hero)];
    canvas.text("  " + std::to_string(data.cost) + " ", Ink::yellow);
    canvas.text(data.name, Ink::strong);
    show_hero_texts(data, false, kMarketColumn, canvas);
  });
}

bool is_duelling(const State& table) {
  return table.duel != kNoDuel && table.phase != Phase::over && !table.duellists.empty() &&
         table.duel_result().kind != DuelResult::Kind::stopped;
}

void show_hand(const View& view, Canvas& canvas) {
  if (view.viewer.is_spectator() || hand_shown(view) == HandShown::codes) return;
  const State& table = view.table;
  const Player& player = table.player(*view.viewer.seat());
  if (hand_shown(view) == HandShown::names) return show_card_list("hand", table.content(), player.hand, canvas);
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
    show_duel(view, canvas);
  } else if (!view.viewer.is_spectator() && table.player(*view.viewer.seat()).hero != kNoHero) {
    canvas.text("  ");
    canvas.label("your_hero", Ink::faint);
    const Player& player = table.player(*view.viewer.seat());
    show_hero_texts(table.content().heroes[index(player.hero)], player.has_overdrive, kTextColumn, canvas);
  }
  show_hand(view, canvas);
}

}  // namespace alea::dice_tuners
