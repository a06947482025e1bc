#include "tests/games/nine_cards/game.h"

#include <algorithm>

#include "engine/text.h"

namespace alea::nine_cards {
namespace {

Choice& choice_of(State& state, Seat seat) { return state.choice[static_cast<std::size_t>(index(seat))]; }
Choice choice_of(const State& state, Seat seat) { return state.choice[static_cast<std::size_t>(index(seat))]; }

int dealt(const State& state) {
  int count = 0;
  for (const Seat seat : Seats::all(state.players)) count += static_cast<int>(state.card[seat] > 0);
  return count;
}

Seats choosing(const State& state) {
  Seats seats;
  for (const Seat seat : Seats::all(state.players)) {
    if (choice_of(state, seat) == Choice::none) seats = seats.with(seat);
  }
  return seats;
}

constexpr std::array<std::string_view, 3> kChoiceNames{"none", "stay", "raise"};

}  // namespace

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

FixedList<Choice, 2> Game::moves(const State& /*state*/, Seat /*seat*/) {
  FixedList<Choice, 2> list;
  list.push_back(Choice::stay);
  list.push_back(Choice::raise);
  return list;
}

void Game::play(State& state, Seat seat, Move move) { choice_of(state, seat) = move; }

bool Game::possible(const State& state, const Outcome& outcome) {
  const FixedList<int, kCards> unseen = undealt(state);
  return std::find(unseen.begin(), unseen.end(), int{outcome.card}) != unseen.end();
}

void Game::settle(State& state, const Outcome& outcome) { state.card.set(seat(dealt(state)), outcome.card); }

Result Game::result(const State& state) {  // NC-3
  int best = 0;
  const auto worth = [&](Seat seat) {
    if (choice_of(state, seat) != Choice::raise) return 0;
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
  view.viewer = static_cast<std::uint8_t>(viewer.is_spectator() ? kMaxSeats : index(*viewer.seat()));
  if (turn(state).is_over()) return view;
  for (const Seat seat : Seats::all(state.players)) {
    if (choice_of(state, seat) != Choice::none) view.chosen = view.chosen.with(seat);
    if (viewer.is(seat)) continue;
    view.seen.card.set(seat, 0);
    choice_of(view.seen, seat) = Choice::none;
  }
  return view;
}

void Game::describe(const State& state, Description& description) {
  description.begin_list("seats");
  for (const Seat seat : Seats::all(state.players)) {
    description.begin_object({});
    description.number("card", state.card[seat]);
    description.text("choice", kChoiceNames[static_cast<std::size_t>(choice_of(state, seat))]);
    description.end_object();
  }
  description.end_list();
}

void Game::describe(const View& view, Description& description) {
  describe(view.seen, description);
  description.number("dealt", view.dealt);
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

std::string Game::write(const Move& move) { return std::string(kChoiceNames[static_cast<std::size_t>(move)]); }
std::string Game::write(const Outcome& outcome) { return "card " + std::to_string(outcome.card); }

std::optional<Choice> Game::read_move(std::string_view text) {
  if (text == "stay") return Choice::stay;
  if (text == "raise") return Choice::raise;
  return std::nullopt;
}

std::optional<Outcome> Game::read_outcome(std::string_view text) {
  if (next_part(text, ' ') != "card") return std::nullopt;
  const auto card = read_number(text);
  if (!card || *card < 1 || *card > kCards) return std::nullopt;
  return Outcome{static_cast<std::uint8_t>(*card)};
}

void Game::tell(const State& before, Seat seat, const Move& move, Viewer /*viewer*/, Facts& facts) {
  facts.push_back({"chose", {{"who", seat}}});
  State after = before;
  play(after, seat, move);
  if (!turn(after).is_over()) return;
  for (const Seat one : Seats::all(after.players))
    facts.push_back({"shown", {{"who", one}, {"card", after.card[one]}}});
}

void Game::tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts) {
  const Seat taker = seat(dealt(before));
  if (viewer.is(taker)) {
    facts.push_back({"dealt_card", {{"who", taker}, {"card", int{outcome.card}}}});
  } else {
    facts.push_back({"dealt", {{"who", taker}}});
  }
}

Fact Game::choice(const View& /*view*/, const Move& move) {
  return {move == Choice::raise ? "choice.raise" : "choice.stay", {}};
}

Choice Game::greedy(const View& view, const FixedList<Move, 2>& /*moves*/, SimulationDice& /*dice*/) {
  const int card = view.seen.card[seat(view.viewer)];
  const bool is_high = card > kCards / 2;
  return is_high != (view.seen.options.low_wins != 0) ? Choice::raise : Choice::stay;
}

Study::Study(const Options& /*options*/, int /*players*/) {}

void Study::task(int number, SimulationDice& /*dice*/) { beats_[static_cast<std::size_t>(number)] = number; }

void Study::watch(const State& before, Seat seat, const Choice& move) {
  const auto card = static_cast<std::size_t>(before.card[seat] - 1);
  ++held_[card];
  raised_[card] += static_cast<int>(move == Choice::raise);
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

}  // namespace alea::nine_cards
