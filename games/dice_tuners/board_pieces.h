// How the terminal's board and notes draw dice, cards and heroes.
#pragma once

#include "engine/canvas.h"
#include "games/dice_tuners/state.h"

namespace alea::dice_tuners {

inline constexpr int kTextColumn = 13;

Ink ink_of(Colour colour);
void show_die(RolledDie die, Canvas& canvas);
void show_dice(const DiceSet& dice, Canvas& canvas);

/// A label on the left; the text after it starts at the text column.
void begin_row(std::string_view label, Canvas& canvas);

void show_card_name(const Content& content, Card card, Ink ink, Canvas& canvas);
/// A card with its effect. A dead one cannot be played this round.
void show_card(const Content& content, Card card, bool is_dead, Canvas& canvas);
/// What a hero does, in two lines: the skill, and the overdrive after the colours it needs.
void show_hero_texts(const Hero& hero, bool has_overdrive, int column, Canvas& canvas);
/// The top card of the strategy deck, if there is one.
void show_top(const State& table, Canvas& canvas);

}  // namespace alea::dice_tuners
