#include "games/dracarys_dice/view.h"

#include <string>
#include <vector>

#include "games/dracarys_dice/notation.h"

namespace alea::dracarys_dice {
namespace {

constexpr int kCountColumn = 16;
constexpr int kPointsColumn = 24;

std::vector<int> by_seat(const SeatCounts& counts, int players) {
  std::vector<int> list;
  for (const Seat seat : Seats::all(players)) list.push_back(counts[seat]);
  return list;
}

bool has_begun(const View& view) { return view.table.phase != Phase::lot; }

template <class T>
std::optional<T> only_if(bool is_there, T value) {
  return is_there ? std::optional(value) : std::nullopt;
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
  // Injured Knights are out at once, but lie beside the others until the roller has chosen.
  const std::string faces = rolls && state.phase != Phase::roll
                                ? faces_text(state.rolled)
                                : std::string(static_cast<std::size_t>(state.dice[seat]), ' ');
  canvas.text(rolls ? "> " : "  ", Ink::strong);
  canvas.name(seat, rolls ? Ink::strong : Ink::plain);
  canvas.column(kCountColumn);
  if (state.place[seat] > 0) {
    canvas.label("finished", Ink::yellow);
    canvas.text(" " + std::to_string(state.place[seat]), Ink::yellow);
  } else {
    canvas.text(std::to_string(faces.size()) + " ");
    canvas.label(faces.size() == 1 ? "die" : "dice", Ink::faint);
  }
  if (state.options.dragon_scales != 0) {
    canvas.column(kPointsColumn);
    canvas.label("points", Ink::faint);
    canvas.text(" " + std::to_string(state.points[seat]), Ink::strong);
  }
  canvas.column(dice_column(state));
  show_dice(faces, canvas);
  canvas.end_line();
}

}  // namespace

std::optional<OneOf<Shown::kPhases>> Shown::phase(const View& view) {
  switch (view.table.phase) {
    case Phase::lot: return OneOf<kPhases>{0};
    case Phase::trade: return OneOf<kPhases>{1};
    case Phase::over: return OneOf<kPhases>{2};
    default: return std::nullopt;
  }
}

std::vector<int> Shown::dice(const View& view) { return by_seat(view.table.dice, view.table.players); }

std::vector<int> Shown::place(const View& view) { return by_seat(view.table.place, view.table.players); }

std::optional<Seat> Shown::first(const View& view) { return only_if(has_begun(view), view.table.first); }

std::optional<Seat> Shown::roller(const View& view) { return only_if(has_begun(view), view.table.roller); }

std::optional<std::string> Shown::rolled(const View& view) {
  const Phase phase = view.table.phase;
  if (phase != Phase::give && phase != Phase::trade) return std::nullopt;
  return faces_text(view.table.rolled);
}

std::optional<Seat> Shown::challenger(const View& view) {
  return only_if(view.table.options.trial_by_fire != 0 && view.table.challenge > 0, view.table.challenger);
}

std::optional<int> Shown::challenge(const View& view) {
  return only_if(view.table.options.trial_by_fire != 0, int{view.table.challenge});
}

std::optional<int> Shown::round(const View& view) {
  return only_if(view.table.options.dragon_scales != 0, int{view.table.round});
}

std::optional<std::vector<int>> Shown::points(const View& view) {
  const State& table = view.table;
  if (table.options.dragon_scales == 0) return std::nullopt;
  return std::vector<int>(table.points.begin(), table.points.begin() + table.players);
}

Choice Views::choice(const View& /*view*/, const Move& move) {
  switch (move.kind()) {
    case Move::Kind::give: return ChooseGive{move.dragons()};
    case Move::Kind::trade: return ChooseTrade{move.with()};
    case Move::Kind::keep: break;
  }
  return ChooseKeep{};
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
