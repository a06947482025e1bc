// The current duel on the terminal's board.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/dice_tuners/board_pieces.h"
#include "games/dice_tuners/ending.h"
#include "games/dice_tuners/notation.h"
#include "games/dice_tuners/phrases.h"

namespace alea::dice_tuners {
namespace {

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

/// Who is ahead, and both strengths.
std::vector<Fact::Argument> score_of(const State& table, const Clash& clash) {
  int other = 0;
  for (const Seat seat : table.duellists.without(clash.winner)) other = std::max(other, clash.strength_of(seat));
  return {{"who", clash.winner}, {"n", clash.strength_of(clash.winner)}, {"other", other}};
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
    canvas.phrase({"stands.leads", score_of(table, now)}, Ink::faint);
  }
}

/// What would change who is ahead: a card in the viewer's hand, or the effects of the cards on the table.
void show_prospect(const View& view, const Clash& now, Canvas& canvas) {
  const State& table = view.table;
  const auto leader = now.decided == Clash::Decided::not_at_all ? std::nullopt : std::optional(now.winner);
  const auto seat = view.viewer.seat();
  if (table.phase == Phase::play && seat && table.waiting.has(*seat) && leader != seat) {
    const auto card = card_that_would_win(table, *seat);
    if (!card) return;
    canvas.column(kTextColumn);
    canvas.phrase({"stands.card", {{"card", Facts{fact_of(phrase(card_of(table, *card)))}}}}, Ink::cyan);
    canvas.end_line();
  }
  if (table.phase != Phase::retreat && table.phase != Phase::effect) return;
  State used = table;
  use_all_effects(used);
  const Clash then = clash(used);
  if (then.decided == Clash::Decided::not_at_all || leader == then.winner) return;
  canvas.column(kTextColumn);
  canvas.phrase({"stands.effects", score_of(table, then)}, Ink::cyan);
  canvas.end_line();
}

}  // namespace

void show_duel(const View& view, Canvas& canvas) {
  const State& table = view.table;
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
  show_prospect(view, now, canvas);
  for (const Seat seat : table.duellists) show_duellist(table, now, seat, canvas);
}

}  // namespace alea::dice_tuners
