// How the terminal's board and notes draw dice, cards and heroes.
#pragma once

#include "engine/canvas.h"
#include "games/dice_tuners/view.h"

namespace alea::dice_tuners {

inline constexpr int kTextColumn = 13;

Ink ink_of(Colour colour);
void show_die(RolledDie die, Canvas& canvas);
void show_dice(const DiceSet& dice, Canvas& canvas);

/// A label on the left; the text after it starts at the text column.
void begin_row(std::string_view label, Canvas& canvas);

void show_card_name(const Content& content, Card card, Ink ink, Canvas& canvas);
/// R4 for a red card of value 4.
void show_card_code(const Content& content, Card card, bool is_dead, Canvas& canvas);
/// A card with its effect. A dead one cannot be played this round.
void show_card(const Content& content, Card card, bool is_dead, Canvas& canvas);
/// What a hero does, in two lines: the skill, and the overdrive after the colours it needs.
void show_hero_texts(const Hero& hero, bool has_overdrive, int column, Canvas& canvas);
/// The top card of the strategy deck, if there is one.
void show_top(const State& table, Canvas& canvas);

/// The current duel: its dice, who is ahead, and what each duellist has.
void show_duel(const View& view, Canvas& canvas);

/// A labelled list of `count` pieces, which continues on the next line where it gets too wide. draw(i) draws a piece,
/// width(i) is how wide it is.
template <class Width, class Draw>
void show_list(std::string_view label, int count, Width width, Draw draw, Canvas& canvas) {
  constexpr int kWidest = 64;
  begin_row(label, canvas);
  int used = 0;
  for (int i = 0; i < count; ++i) {
    if (used > 0 && used + width(i) > kWidest) {
      canvas.end_line();
      canvas.column(kTextColumn);
      used = 0;
    }
    draw(i);
    canvas.text("  ");
    used += width(i) + 2;
  }
  canvas.end_line();
}

void show_card_list(std::string_view label, const Content& content, CardSet cards, Canvas& canvas);

}  // namespace alea::dice_tuners
