// Nine Cards, a game for tests. Everything about it is in this folder, and nothing outside mentions it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

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

enum class Stance : std::uint8_t { none, stay, raise };

struct State {
  Options options;
  std::uint8_t players = 0;
  SeatCounts card;  // 1 to 9; 0 before it is dealt
  std::array<Stance, kMostPlayers> stance{};
  constexpr bool operator==(const State&) const = default;
};

/// The state, with cards and stances that the viewer may not know replaced by 0 and none.
struct View {
  State seen;
  Seats chosen;            // who has chosen
  std::uint8_t dealt = 0;  // how many have a card
  Viewer viewer = Viewer::spectator();
  constexpr bool operator==(const View&) const = default;
};

struct Outcome {
  std::uint8_t card = 0;
  constexpr bool operator==(const Outcome&) const = default;
};

// Events. Only the holder of a dealt card sees which one it is.

struct Dealt {
  Seat who{};
  int card = 0;
  constexpr bool operator==(const Dealt&) const = default;
};

struct Chose {
  static constexpr std::string_view kName = "chose";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Chose::who)};
  constexpr bool operator==(const Chose&) const = default;
};

struct Showed {
  static constexpr std::string_view kName = "shown";
  Seat who{};
  int card = 0;
  static constexpr auto kFields = std::tuple{field("who", &Showed::who), field("card", &Showed::card)};
  constexpr bool operator==(const Showed&) const = default;
};

using Event = std::variant<Dealt, Chose, Showed>;

struct GotCard {
  static constexpr std::string_view kName = "dealt_card";
  Seat who{};
  int card = 0;
  static constexpr auto kFields = std::tuple{field("who", &GotCard::who), field("card", &GotCard::card)};
};

struct OtherGotCard {
  static constexpr std::string_view kName = "dealt";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &OtherGotCard::who)};
};

using SeenEvent = std::variant<GotCard, OtherGotCard, Chose, Showed>;

struct ChooseStay {
  static constexpr std::string_view kName = "choice.stay";
  static constexpr std::tuple<> kFields{};
};

struct ChooseRaise {
  static constexpr std::string_view kName = "choice.raise";
  static constexpr std::tuple<> kFields{};
};

/// A seat in a view.
struct SeatShown {
  static constexpr std::array<std::string_view, 3> kStances{"none", "stay", "raise"};

  int card = 0;
  OneOf<kStances> choice;
  static constexpr auto kFields = std::tuple{field("card", &SeatShown::card), field("choice", &SeatShown::choice)};
  constexpr bool operator==(const SeatShown&) const = default;
};

/// How often players raise with each card, and how many other cards it beats.
class Study {
 public:
  Study(const Options& options, int players);

  int tasks() const { return kCards; }
  void task(int number, SimulationDice& dice);
  void watch(const State& before, Seat seat, const Stance& move);
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
  using Move = Stance;
  using Outcome = nine_cards::Outcome;
  using View = nine_cards::View;
  using Event = nine_cards::Event;
  using SeenEvent = nine_cards::SeenEvent;
  using Choice = std::variant<ChooseStay, ChooseRaise>;

  static constexpr About kAbout{.id = "nine_cards",
                                .title = "Nine Cards",
                                .clauses = "NC",
                                .least_players = 2,
                                .most_players = kMostPlayers,
                                .has_secrets = true,
                                .edition = 2};
  static constexpr std::array kOptions{flag("low_wins", &Options::low_wins)};

  static State start(const Options& options, int players);
  static Turn turn(const State& state);
  static FixedList<Move, 2> moves(const State& state, Seat seat);
  template <class L = Silent>
  static void play(State& state, Seat seat, Move move, L listener = {}) {
    state.stance[static_cast<std::size_t>(index(seat))] = move;
    listener(Chose{seat});
    if (!turn(state).is_over()) return;
    for (const Seat one : Seats::all(state.players)) listener(Showed{one, state.card[one]});
  }
  static bool possible(const State& state, const Outcome& outcome);
  template <class L = Silent>
  static void settle(State& state, const Outcome& outcome, L listener = {}) {
    const Seat taker = seat(dealt(state));
    state.card.set(taker, outcome.card);
    listener(Dealt{taker, outcome.card});
  }
  static Result result(const State& state);
  static Seat first(const State& /*state*/) { return seat(0); }
  static View view(const State& state, Viewer viewer);
  static View full_view(const State& state);
  static FixedList<Move, 2> moves(const View& view);
  static std::optional<SeenEvent> see(const Event& event, Viewer viewer);
  static std::vector<SeatShown> seats_shown(const View& view);
  static constexpr std::tuple kView{field("seats", &seats_shown), field("dealt", &View::dealt)};
  static void show(const View& view, Canvas& canvas);
  static std::string write(const Move& move);
  static std::string write(const Outcome& outcome);
  static std::optional<Move> read_move(std::string_view text);
  static std::optional<Outcome> read_outcome(std::string_view text);
  static Choice choice(const View& view, const Move& move);

  static Fact question(const View& view);
  /// `+` raises.
  static Checked<std::vector<Move>> read_typed(const View& view, std::string_view text);
  static bool is_risky(const View& view, const Move& move);

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
      Stance& stance = state.stance[static_cast<std::size_t>(index(seat))];
      if (stance == Stance::none) stance = dice.pick(2) == 0 ? Stance::stay : Stance::raise;
    }
    return state;
  }

 private:
  static int dealt(const State& state);
  static FixedList<int, kCards> undealt(const State& state);
};

static_assert(alea::Game<Game> && HasStudy<Game> && HasTasks<Study>);

}  // namespace alea::nine_cards
