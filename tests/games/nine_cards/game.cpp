#include "tests/games/nine_cards/game.h"

#include <algorithm>

#include "engine/text.h"

namespace alea::nine_cards {
namespace {

Stance& stance_of(State& state, Seat seat) { return state.stance[static_cast<std::size_t>(index(seat))]; }
Stance stance_of(const State& state, Seat seat) { return state.stance[static_cast<std::size_t>(index(seat))]; }

Seats choosing(const State& state) {
  Seats seats;
  for (const Seat seat : Seats::all(state.players)) {
    if (stance_of(state, seat) == Stance::none) seats = seats.with(seat);
  }
  return seats;
}

}  // namespace

int Game::dealt(const State& state) {
  int count = 0;
  for (const Seat seat : Seats::all(state.players)) count += static_cast<int>(state.card[seat] > 0);
  return count;
}

FixedList<int, kCards> Game::undealt(const State& state) {
  FixedList<int, kCards> cards;
  for (int card = 1; card <= kCards; ++card) {
    bool taken = false;
    for (const Seat seat : Seats::all(state.players)) taken = taken || state.card[seat] == card;
    if (!taken) cards.push_back(card);
  }
  return cards;
}

State Game::start(const Options& options, int players) {
  State state;
  state.options = options;
  state.players = static_cast<std::uint8_t>(players);
  return state;
}

Turn Game::turn(const State& state) {
  if (dealt(state) < state.players) return Turn::chance();  // NC-1
  const Seats seats = choosing(state);                      // NC-2
  return seats.empty() ? Turn::over() : Turn::of(seats);
}

FixedList<Stance, 2> Game::moves(const State& /*state*/, Seat /*seat*/) {
  FixedList<Stance, 2> list;
  list.push_back(Stance::stay);
  list.push_back(Stance::raise);
  return list;
}

bool Game::possible(const State& state, const Outcome& outcome) {
  const FixedList<int, kCards> unseen = undealt(state);
  return std::find(unseen.begin(), unseen.end(), int{outcome.card}) != unseen.end();
}

Result Game::result(const State& state) {  // NC-3
  int best = 0;
  const auto worth = [&](Seat seat) {
    if (stance_of(state, seat) != Stance::raise) return 0;
    return state.options.low_wins != 0 ? kCards + 1 - state.card[seat] : state.card[seat];
  };
  for (const Seat seat : Seats::all(state.players)) best = std::max(best, worth(seat));
  Result result;
  result.players = state.players;
  for (const Seat seat : Seats::all(state.players)) {
    result.place[static_cast<std::size_t>(index(seat))] = worth(seat) == best ? 1 : 2;
  }
  return result;
}

View Game::view(const State& state, Viewer viewer) {
  View view;
  view.seen = state;
  view.dealt = static_cast<std::uint8_t>(dealt(state));
  view.viewer = viewer;
  if (turn(state).is_over()) return view;
  for (const Seat seat : Seats::all(state.players)) {
    if (stance_of(state, seat) != Stance::none) view.chosen = view.chosen.with(seat);
    if (viewer.is(seat)) continue;
    view.seen.card.set(seat, 0);
    stance_of(view.seen, seat) = Stance::none;
  }
  return view;
}

View Game::full_view(const State& state) {
  View view;
  view.seen = state;
  view.dealt = static_cast<std::uint8_t>(dealt(state));
  return view;
}

FixedList<Stance, 2> Game::moves(const View& view) {
  const bool has_to_choose = view.dealt == view.seen.players && !view.viewer.is_spectator() &&
                             stance_of(view.seen, *view.viewer.seat()) == Stance::none;
  return has_to_choose ? moves(view.seen, *view.viewer.seat()) : FixedList<Stance, 2>{};
}

std::optional<SeenEvent> Game::see(const Event& event, Viewer viewer) {
  if (const auto* dealt = std::get_if<Dealt>(&event)) {
    if (viewer.is(dealt->who)) return GotCard{dealt->who, dealt->card};
    return OtherGotCard{dealt->who};
  }
  if (const auto* chose = std::get_if<Chose>(&event)) return *chose;
  return std::get<Showed>(event);
}

std::vector<SeatShown> Game::seats_shown(const View& view) {
  std::vector<SeatShown> shown;
  for (const Seat seat : Seats::all(view.seen.players)) {
    shown.push_back({.card = view.seen.card[seat], .choice = {static_cast<std::size_t>(stance_of(view.seen, seat))}});
  }
  return shown;
}

void Game::show(const View& view, Canvas& canvas) {
  for (const Seat seat : Seats::all(view.seen.players)) {
    canvas.name(seat);
    canvas.column(16);
    canvas.label("card", Ink::faint);
    canvas.text(" ");
    if (view.seen.card[seat] > 0) {
      canvas.die(std::to_string(view.seen.card[seat]), Ink::yellow);
    } else {
      canvas.label("unknown", Ink::faint);
    }
    canvas.end_line();
  }
}

std::string Game::write(const Move& move) { return std::string(SeatShown::kStances[static_cast<std::size_t>(move)]); }
std::string Game::write(const Outcome& outcome) { return "card " + std::to_string(outcome.card); }

std::optional<Stance> Game::read_move(std::string_view text) {
  if (text == "stay") return Stance::stay;
  if (text == "raise") return Stance::raise;
  return std::nullopt;
}

std::optional<Outcome> Game::read_outcome(std::string_view text) {
  if (next_part(text, ' ') != "card") return std::nullopt;
  const auto card = read_number(text);
  if (!card || *card < 1 || *card > kCards) return std::nullopt;
  return Outcome{static_cast<std::uint8_t>(*card)};
}

Game::Choice Game::choice(const View& /*view*/, const Move& move) {
  if (move == Stance::raise) return ChooseRaise{};
  return ChooseStay{};
}

Stance Game::greedy(const View& view, const FixedList<Move, 2>& /*moves*/, SimulationDice& /*dice*/) {
  const int card = view.seen.card[*view.viewer.seat()];
  const bool is_high = card > kCards / 2;
  return is_high != (view.seen.options.low_wins != 0) ? Stance::raise : Stance::stay;
}

Study::Study(const Options& /*options*/, int /*players*/) {}

void Study::task(int number, SimulationDice& /*dice*/) { beats_[static_cast<std::size_t>(number)] = number; }

void Study::watch(const State& before, Seat seat, const Stance& move) {
  const auto card = static_cast<std::size_t>(before.card[seat] - 1);
  ++held_[card];
  raised_[card] += static_cast<int>(move == Stance::raise);
}

void Study::add(const Study& other) {
  games_ += other.games_;
  for (std::size_t i = 0; i < kCards; ++i) {
    beats_[i] += other.beats_[i];
    held_[i] += other.held_[i];
    raised_[i] += other.raised_[i];
  }
}

void Study::report(Report& report) const {
  using Kind = Report::Column::Kind;
  Report::Table table{.title = "Cards",
                      .about = "Games watched: " + std::to_string(games_),
                      .columns = {{"card", Kind::count}, {"beats", Kind::count}, {"raised", Kind::share}},
                      .rows = {},
                      .plots = {{.kind = Report::Plot::Kind::bars, .title = "Raised", .across = 0, .up = 2}}};
  for (std::size_t i = 0; i < kCards; ++i) {
    const double raised = held_[i] == 0 ? 0 : static_cast<double>(raised_[i]) / held_[i];
    table.rows.push_back({static_cast<double>(i + 1), static_cast<double>(beats_[i]), raised});
  }
  report.tables.push_back(std::move(table));
}

Fact Game::question(const View& view) {
  return {.name = "ask.raise", .arguments = {{"card", view.seen.card[*view.viewer.seat()]}}};
}

Checked<std::vector<Stance>> Game::read_typed(const View& /*view*/, std::string_view text) {
  if (text == "+") return std::vector{Stance::raise};
  return Error{"Type + to raise."};
}

bool Game::is_risky(const View& view, const Move& move) {
  return move == Stance::raise && view.seen.card[*view.viewer.seat()] == 1;
}

}  // namespace alea::nine_cards
