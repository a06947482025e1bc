// What a player of Dice Tuners might write down: heroes in play, known cards, discards.
#include <string>
#include <utility>

#include "games/dice_tuners/board_pieces.h"
#include "games/dice_tuners/phrases.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {
namespace {

void note_hand(const View& view, Seat seat, Canvas& canvas) {
  const Player& player = view.table.player(seat);
  const CardSet& known = player.hand;
  canvas.text("  ");
  canvas.name(seat);
  canvas.column(kTextColumn);
  Facts cards;
  for (const CardPhrase& card : phrases(view.table.options.content, known)) cards.push_back(fact_of(card));
  canvas.phrase({"notes.hand", {{"cards", std::move(cards)}, {"n", player.held - known.size()}}});
  canvas.end_line();
}

void note_hero(const State& table, Seat seat, Canvas& canvas) {
  const Player& player = table.player(seat);
  if (player.hero == kNoHero) return;
  const Hero& hero = table.content().heroes[index(player.hero)];
  canvas.text("  " + std::to_string(hero.cost) + " ", Ink::yellow);
  canvas.text(hero.name, Ink::strong);
  canvas.text("  ");
  canvas.name(seat, Ink::faint);
  canvas.end_line();
  show_hero_texts(hero, player.has_overdrive, kTextColumn, canvas);
}

}  // namespace

void Views::notes(const View& view, Canvas& canvas) {
  const State& table = view.table;
  for (const Seat seat : Seats::all(table.players)) note_hero(table, seat, canvas);
  for (const Seat seat : Seats::all(table.players)) {
    if (!view.is_of(seat)) note_hand(view, seat, canvas);
  }
  show_top(table, canvas);
  show_card_list("discards", table.content(), table.discards, canvas);
}

}  // namespace alea::dice_tuners
