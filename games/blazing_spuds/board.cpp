#include "games/blazing_spuds/view.h"

#include <algorithm>
#include <array>
#include <string>

#include "games/blazing_spuds/notation.h"
#include "games/blazing_spuds/rules.h"

namespace alea::blazing_spuds {
namespace {

constexpr int kSmallColumn = 13;
constexpr int kCardColumn = 18;
constexpr int kDiceColumn = 37;
constexpr int kNeedsColumn = 58;

/// Also the label of the side.
std::string_view name_of(Side side) { return kSideNames[static_cast<std::size_t>(side)]; }

Ink ink_of(Colour colour) {
  constexpr std::array kInks{Ink::red, Ink::yellow, Ink::plain, Ink::green};
  return kInks[static_cast<std::size_t>(colour)];
}

std::string_view colour_label(const State& state, Colour colour) {
  constexpr std::array<std::string_view, kColours> kLabels{"red", "yellow", "white", "green"};
  if (state.players == 2 && colour == Colour::white) return "neutral";
  return kLabels[static_cast<std::size_t>(colour)];
}

/// Words such as R1146, each in the ink of its colour.
void show_dice(std::string_view text, Canvas& canvas) {
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    for (const Colour colour : kAllColours) {
      if (letter(colour) == word.front()) canvas.text(word, ink_of(colour));
    }
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (!text.empty()) canvas.text(" ");
  }
}

void show_dice_on(const State& state, Seat seat, Card card, Canvas& canvas) {
  const bool is_unrolled = card == Card::stove && Rules::is_unrolled(state, seat);
  show_dice(is_unrolled ? loose_text(Rules::starting_dice(state, seat)) : dice_text(state.kitchen(seat).on(card)),
            canvas);
}

void show_card(const State& state, Seat seat, Card card, Canvas& canvas) {
  const Kitchen& kitchen = state.kitchen(seat);
  const bool is_ready = kitchen.is_ready(card);
  const Ink ink = is_ready ? Ink::strong : Ink::faint;
  canvas.column(kCardColumn);
  canvas.text(card == Card::stove ? "  " : std::to_string(static_cast<int>(card) + 1) + " ", ink);
  canvas.label(name_of(kitchen.side(card)), ink);
  canvas.column(kDiceColumn);
  show_dice_on(state, seat, card, canvas);
  if (is_ready) {
    canvas.text("  ");
    canvas.label("ready", Ink::cyan);
  }
  if (card == Card::stove) return;
  canvas.column(kNeedsColumn);
  canvas.label("needs." + std::string(name_of(kitchen.side(card))), Ink::faint);
}

bool has_turn(const State& state, Seat seat) {
  return state.turn > 0 && seat == state.player && state.phase != Phase::over;
}

/// The player who acts, in four lines: name, colour and dice on the left, a card on each with what activates it.
void show_large(const State& state, Seat seat, Canvas& canvas) {
  canvas.text("> ", Ink::strong);
  canvas.name(seat, has_turn(state, seat) ? Ink::strong : Ink::plain);
  show_card(state, seat, Card::one, canvas);
  canvas.end_line();
  canvas.text("  ");
  canvas.text(std::string(1, letter(colour_of(seat))) + " ", ink_of(colour_of(seat)));
  canvas.label(colour_label(state, colour_of(seat)), ink_of(colour_of(seat)));
  show_card(state, seat, Card::two, canvas);
  canvas.end_line();
  canvas.text("  " + std::to_string(state.held[seat]) + " ", Ink::faint);
  canvas.label("dice", Ink::faint);
  show_card(state, seat, Card::three, canvas);
  canvas.end_line();
  show_card(state, seat, Card::stove, canvas);
  canvas.end_line();
}

/// Anyone else, in two lines; a star marks a card that could be activated.
void show_small(const State& state, Seat seat, Canvas& canvas) {
  const Kitchen& kitchen = state.kitchen(seat);
  canvas.text("  ");
  canvas.name(seat, has_turn(state, seat) ? Ink::strong : Ink::plain);
  canvas.column(kSmallColumn);
  for (const Card card : kActionCards) {
    const bool is_ready = kitchen.is_ready(card);
    canvas.text(std::to_string(static_cast<int>(card) + 1) + (is_ready ? "*" : " "), is_ready ? Ink::cyan : Ink::faint);
    canvas.label("short." + std::string(name_of(kitchen.side(card))), Ink::faint);
    canvas.text(" ");
    show_dice_on(state, seat, card, canvas);
    canvas.text("  ");
  }
  canvas.end_line();
  canvas.text("  ");
  canvas.text(std::string(1, letter(colour_of(seat))) + " ", ink_of(colour_of(seat)));
  canvas.text(std::to_string(state.held[seat]) + " ", Ink::faint);
  canvas.label("dice", Ink::faint);
  canvas.column(kSmallColumn + 2);
  canvas.label(name_of(Side::stove), Ink::faint);
  canvas.text(" ");
  show_dice_on(state, seat, Card::stove, canvas);
  canvas.end_line();
}

void show_player(const State& state, Seat seat, Canvas& canvas) {
  const bool acts = seat == state.chooser && state.phase != Phase::lot && state.phase != Phase::over;
  if (acts) {
    show_large(state, seat, canvas);
  } else {
    show_small(state, seat, canvas);
  }
}

void show_compost(const State& state, Canvas& canvas) {
  canvas.text("  ");
  canvas.label("compost", Ink::faint);
  canvas.column(kCardColumn + 2);
  canvas.text(std::to_string(state.compost.size()));
  for (const Colour colour : kAllColours) {
    if (state.compost[colour] == 0) continue;
    canvas.text("   " + std::string(1, letter(colour)) + " ", ink_of(colour));
    canvas.label(colour_label(state, colour), ink_of(colour));
    canvas.text(" " + std::to_string(state.compost[colour]), ink_of(colour));
  }
  canvas.end_line();
}

void show_turn(const State& state, Canvas& canvas) {
  canvas.text("  ");
  canvas.label(state.turn > 0 ? "turn" : "setting_up", Ink::faint);
  if (state.turn > 0) {
    canvas.column(kCardColumn + 2);
    canvas.text(std::to_string(state.turn) + "  ");
    canvas.name(state.player);
  }
  canvas.end_line();
}

/// Everyone's dice in hand, on one line: only one player ever has more than a few.
void show_hands(const State& state, Canvas& canvas) {
  const auto has_dice = [&](Seat seat) {
    return !state.kitchen(seat).hand.is_empty() || (seat == state.chooser && !state.loose.is_empty());
  };
  const Seats all = Seats::all(state.players);
  if (std::none_of(all.begin(), all.end(), has_dice)) return;
  canvas.text("  ");
  canvas.label("in_hand", Ink::faint);
  canvas.column(kCardColumn + 2);
  for (const Seat seat : all) {
    if (!has_dice(seat)) continue;
    canvas.name(seat);
    canvas.text(" ");
    show_dice(dice_text(state.kitchen(seat).hand), canvas);
    if (seat == state.chooser && !state.loose.is_empty()) {
      if (!state.kitchen(seat).hand.is_empty()) canvas.text(" ");
      show_dice(loose_text(state.loose), canvas);
    }
    canvas.text("  ");
  }
  canvas.end_line();
}

}  // namespace

void Views::show(const View& view, Canvas& canvas) {
  const State& state = view.table;
  for (const Seat seat : Seats::all(state.players)) show_player(state, seat, canvas);
  show_turn(state, canvas);
  show_compost(state, canvas);
  show_hands(state, canvas);
}

}  // namespace alea::blazing_spuds
