#include "games/dracarys_dice/view.h"

#include <string>
#include <vector>

#include "games/dracarys_dice/notation.h"

namespace alea::dracarys_dice {
namespace {

constexpr int kCountColumn = 16;
constexpr int kPointsColumn = 24;

/// Empty where the fields tell it: dice are rolled, and there is a roll until its Dragons are given.
std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::lot: return "lot";
    case Phase::trade: return "trade";
    case Phase::over: return "over";
    default: return {};
  }
}

std::vector<int> by_seat(const SeatCounts& counts, int players) {
  std::vector<int> list;
  for (const Seat seat : Seats::all(players)) list.push_back(counts[seat]);
  return list;
}

Ink ink_of(char face) {
  switch (face) {
    case 'D': return Ink::green;
    case 'F': return Ink::red;
    case 'K': return Ink::cyan;
    case '.': return Ink::faint;
    default: return Ink::plain;
  }
}

/// Where everyone's dice begin: after the points, if there are any.
int dice_column(const State& state) { return state.options.dragon_scales != 0 ? 36 : 24; }

/// The dice as tiles; as mere letters where the tiles would leave the screen.
void show_dice(std::string_view faces, Canvas& canvas) {
  constexpr std::size_t kMostTiles = 14;
  for (const char face : faces) {
    const std::string shown(1, face);
    if (faces.size() <= kMostTiles) {
      canvas.die(shown, ink_of(face));
    } else {
      canvas.text(face == ' ' ? "-" : shown, ink_of(face));
    }
  }
}

void show_player(const State& state, Seat seat, Canvas& canvas) {
  const bool rolls = state.roller == seat && state.phase != Phase::lot && state.phase != Phase::over;
  canvas.text(rolls ? "> " : "  ", Ink::strong);
  canvas.name(seat, rolls ? Ink::strong : Ink::plain);
  canvas.column(kCountColumn);
  if (state.place[seat] > 0) {
    canvas.label("finished", Ink::yellow);
    canvas.text(" " + std::to_string(state.place[seat]), Ink::yellow);
  } else {
    canvas.text(std::to_string(state.dice[seat]) + " ");
    canvas.label(state.dice[seat] == 1 ? "die" : "dice", Ink::faint);
  }
  if (state.options.dragon_scales != 0) {
    canvas.column(kPointsColumn);
    canvas.label("points", Ink::faint);
    canvas.text(" " + std::to_string(state.points[static_cast<std::size_t>(index(seat))]), Ink::strong);
  }
  canvas.column(dice_column(state));
  const bool has_rolled = rolls && state.phase != Phase::roll;
  show_dice(has_rolled ? faces_text(state.rolled) : std::string(static_cast<std::size_t>(state.dice[seat]), ' '),
            canvas);
  canvas.end_line();
}

}  // namespace

void Views::describe(const State& state, Description& description) {
  const auto seat_text = [](Seat seat) { return std::string(1, letter(seat)); };
  if (const std::string_view phase = phase_name(state.phase); !phase.empty()) description.text("phase", phase);
  description.numbers("dice", by_seat(state.dice, state.players));
  description.number("pile", state.pile);
  description.numbers("place", by_seat(state.place, state.players));
  if (state.phase != Phase::lot) {
    description.text("first", seat_text(state.first));
    description.text("roller", seat_text(state.roller));
  }
  if (state.phase == Phase::give || state.phase == Phase::trade) description.text("rolled", faces_text(state.rolled));
  if (state.options.trial_by_fire != 0) {
    if (state.challenge > 0) description.text("challenger", seat_text(state.challenger));
    description.number("challenge", state.challenge);
  }
  if (state.options.dragon_scales != 0) {
    description.number("round", state.round);
    description.numbers("points", std::vector<int>(state.points.begin(), state.points.begin() + state.players));
  }
}

void Views::show(const View& view, Canvas& canvas) {
  const State& state = view.table;
  for (const Seat seat : Seats::all(state.players)) show_player(state, seat, canvas);
  const bool by_fire = state.options.trial_by_fire != 0;
  const int fireballs = by_fire ? state.challenge : state.pile;
  canvas.text("  ");
  canvas.label(by_fire ? "to_match" : "pile", Ink::faint);
  canvas.column(kCountColumn);
  canvas.text(std::to_string(fireballs), Ink::faint);
  if (state.options.dragon_scales != 0) {
    canvas.column(kPointsColumn);
    canvas.label("round", Ink::faint);
    canvas.text(" " + std::to_string(state.round), Ink::faint);
  }
  canvas.column(dice_column(state));
  show_dice(std::string(static_cast<std::size_t>(fireballs), 'F'), canvas);
  canvas.end_line();
}

}  // namespace alea::dracarys_dice
