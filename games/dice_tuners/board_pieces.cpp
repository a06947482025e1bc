#include "games/dice_tuners/board_pieces.h"

#include <array>
#include <string>

#include "games/dice_tuners/effect_wording.h"
#include "games/dice_tuners/notation.h"

namespace alea::dice_tuners {

Ink ink_of(Colour colour) {
  constexpr std::array kInks{Ink::red, Ink::green, Ink::blue};
  return kInks[static_cast<std::size_t>(colour)];
}

void show_die(RolledDie die, Canvas& canvas) { canvas.die(text_of(die), ink_of(die.colour())); }

void show_dice(const DiceSet& dice, Canvas& canvas) {
  dice.each_kind([&](RolledDie die) {
    for (int i = 0; i < dice.count(die); ++i) show_die(die, canvas);
  });
}

void begin_row(std::string_view label, Canvas& canvas) {
  canvas.text("  ");
  canvas.label(label, Ink::faint);
  canvas.column(kTextColumn);
}

void show_card_code(const Content& content, Card card, bool is_dead, Canvas& canvas) {
  if (card == kBluff) return canvas.label("bluff");
  const StrategyCard& data = content.cards[index(card)];
  canvas.text(letter(data.colour) + std::to_string(data.value), is_dead ? Ink::faint : ink_of(data.colour));
}

void show_card_name(const Content& content, Card card, Ink ink, Canvas& canvas) {
  if (card == kBluff) return canvas.label("bluff", ink);
  show_card_code(content, card, false, canvas);
  canvas.text(" " + content.cards[index(card)].name, ink);
}

void show_card(const Content& content, Card card, bool is_dead, Canvas& canvas) {
  show_card_name(content, card, is_dead ? Ink::faint : Ink::plain, canvas);
  if (!is_named(card)) return;
  canvas.text("  ");
  if (is_dead) {
    canvas.label("not_playable", Ink::faint);
  } else {
    canvas.phrase(fact_of(wording(content.cards[index(card)].effect)), Ink::faint);
  }
}

void show_hero_texts(const Hero& hero, bool has_overdrive, int column, Canvas& canvas) {
  canvas.column(column);
  canvas.phrase(fact_of(wording(hero.skill)));
  canvas.end_line();
  int needed = 0;
  for (const int dice : hero.overdrive_needs) needed += dice;
  canvas.column(column - 1 - needed);
  for (const Colour colour : kAllColours) {
    const int dice = hero.overdrive_needs[static_cast<std::size_t>(colour)];
    canvas.text(std::string(static_cast<std::size_t>(dice), letter(colour)), ink_of(colour));
  }
  canvas.column(column);
  canvas.phrase(fact_of(wording(hero.overdrive)), has_overdrive ? Ink::magenta : Ink::faint);
  if (has_overdrive) {
    canvas.text(" ");
    canvas.label("overdrive", Ink::magenta);
  }
  canvas.end_line();
}

void show_card_list(std::string_view label, const Content& content, CardSet cards, Canvas& canvas) {
  const auto width = [&](int i) {
    const Card card = cards.nth(i);
    return is_named(card) ? 3 + static_cast<int>(content.cards[index(card)].name.size()) : 5;
  };
  show_list(
      label, cards.size(), width, [&](int i) { show_card_name(content, cards.nth(i), Ink::plain, canvas); }, canvas);
}

void show_top(const State& table, Canvas& canvas) {
  if (table.top == kNoCard) return;
  begin_row("top", canvas);
  show_card_name(table.content(), table.top, Ink::plain, canvas);
  canvas.end_line();
}

}  // namespace alea::dice_tuners
