// Nine Cards, a sixth game: everything it needs is in this folder, and nothing outside knows of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/fixed_list.h"
#include "engine/game.h"
#include "engine/report.h"
#include "engine/seat_counts.h"
#include "engine/study.h"

namespace alea::nine_cards {

inline constexpr int kCards = 9;
inline constexpr int kMostPlayers = 4;

struct Options {
  OptionValue low_wins = 0;
  constexpr bool operator==(const Options&) const = default;
};

enum class Choice : std::uint8_t { none, stay, raise };

struct State {
  Options options;
  std::uint8_t players = 0;
  SeatCounts card;  // 1 to 9, and 0 before it is dealt
  std::array<Choice, kMostPlayers> choice{};
  constexpr bool operator==(const State&) const = default;
};

/// The state with 0 for every card, and none for every choice, that the viewer may not know.
struct View {
  State seen;
  Seats chosen;                     // who has chosen
  std::uint8_t dealt = 0;           // how many have a card
  std::uint8_t viewer = kMaxSeats;  // the seat; kMaxSeats for a spectator
  constexpr bool operator==(const View&) const = default;
};

struct Outcome {
  std::uint8_t card = 0;
  constexpr bool operator==(const Outcome&) const = default;
};

/// How often each card is raised with, and how many of the others it beats.
class Study {
 public:
  Study(const Options& options, int players);

  int tasks() const { return kCards; }
  void task(int number, SimulationDice& dice);
  void watch(const State& before, Seat seat, const Choice& move);
  void watch(const State& /*before*/, const Outcome& /*outcome*/) {}
  void watch(const State& /*end*/) { ++games_; }
  void add(const Study& other);
  void report(Report& report) const;

 private:
  int games_ = 0;
  std::array<int, kCards> beats_{};
  std::array<int, kCards> held_{};
  std::array<int, kCards> raised_{};
};

struct Game {
  using Study = nine_cards::Study;
  using Options = nine_cards::Options;
  using State = nine_cards::State;
  using Move = Choice;
  using Outcome = nine_cards::Outcome;
  using View = nine_cards::View;

  static constexpr About kAbout{.id = "nine_cards",
                                .title = "Nine Cards",
                                .clauses = "NC",
                                .least_players = 2,
                                .most_players = kMostPlayers,
                                .has_secrets = true};
  static constexpr std::array kOptions{flag("low_wins", &Options::low_wins)};

  static State start(const Options& options, int players);
  static Turn turn(const State& state);
  static FixedList<Move, 2> moves(const State& state, Seat seat);
  static void play(State& state, Seat seat, Move move);
  static bool possible(const State& state, const Outcome& outcome);
  static void settle(State& state, const Outcome& outcome);
  static Result result(const State& state);
  static Seat first(const State& /*state*/) { return seat(0); }
  static View view(const State& state, Viewer viewer);
  static void describe(const State& state, Description& description);
  static void describe(const View& view, Description& description);
  static void show(const View& view, Canvas& canvas);
  static std::string write(const Move& move);
  static std::string write(const Outcome& outcome);
  static std::optional<Move> read_move(std::string_view text);
  static std::optional<Outcome> read_outcome(std::string_view text);
  static void tell(const State& before, Seat seat, const Move& move, Viewer viewer, Facts& facts);
  static void tell(const State& before, const Outcome& outcome, Viewer viewer, Facts& facts);
  static Fact choice(const View& view, const Move& move);

  /// Raises with the better half of the cards.
  static Move greedy(const View& view, const FixedList<Move, 2>& moves, SimulationDice& dice);

  template <class Visit>
  static void outcomes(const State& state, Visit visit) {
    const FixedList<int, kCards> unseen = undealt(state);
    for (const int card : unseen)
      visit(Outcome{static_cast<std::uint8_t>(card)}, 1.0 / static_cast<double>(unseen.size()));
  }

  template <DiceSource D>
  static Outcome draw(const State& state, D& dice) {
    const FixedList<int, kCards> unseen = undealt(state);
    const int at = dice.pick(static_cast<int>(unseen.size()));
    return {static_cast<std::uint8_t>(unseen[static_cast<std::size_t>(at)])};
  }

  template <DiceSource D>
  static State imagine(const View& view, D& dice) {
    State state = view.seen;
    for (const Seat seat : Seats::all(view.dealt)) {
      if (state.card[seat] == 0) state.card.set(seat, draw(state, dice).card);
    }
    for (const Seat seat : view.chosen) {
      Choice& choice = state.choice[static_cast<std::size_t>(index(seat))];
      if (choice == Choice::none) choice = dice.pick(2) == 0 ? Choice::stay : Choice::raise;
    }
    return state;
  }

 private:
  static FixedList<int, kCards> undealt(const State& state);
};

static_assert(alea::Game<Game> && HasStudy<Game> && HasTasks<Study>);

}  // namespace alea::nine_cards
