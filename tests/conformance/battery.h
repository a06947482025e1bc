// Invariants of every game, checked in the states of random games.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "cli/catalogue.h"
#include "cli/layout.h"
#include "engine/erased_game.h"
#include "engine/game.h"
#include "engine/record.h"
#include "gtest/gtest.h"

namespace alea::conformance {

/// Plays one random game.
template <Game G>
class RandomGame {
 public:
  RandomGame(const AnyGame& game, const std::vector<OptionSetting>& options, int players, std::uint64_t seed)
      : game_(game), dice_(seed, static_cast<std::uint64_t>(players)), options_(options), players_(players) {
    const auto read = read_options<G>(options);
    EXPECT_TRUE(read);
    data_ = read->data;
    state_ = G::start(read->options, players);
    record_ = new_record(game, std::vector<Record::Player>(static_cast<std::size_t>(players), {"person", ""}), options);
  }

  /// Returns the number of events.
  int play_to_the_end() {
    constexpr int kMostEvents = 200'000;
    for (int event = 0; event < kMostEvents; ++event) {
      if (testing::Test::HasFailure()) return event;
      const Turn turn = G::turn(state_);
      // Long games are repetitive: after a while only a sample of the states is checked in detail.
      looks_closely_ = event < 100 || pick(16) == 0;
      if (looks_closely_) check_views(turn);
      if (turn.is_over()) {
        check_end();
        return event;
      }
      if (turn.is_chance()) {
        let_chance_happen();
      } else {
        let_a_seat_choose(turn.seats());
      }
    }
    ADD_FAILURE() << "the game does not end";
    return kMostEvents;
  }

 private:
  using State = typename G::State;

  int pick(std::size_t n) { return dice_.pick(static_cast<int>(n)); }

  void let_chance_happen() {
    if (pick(8) == 0) check_outcomes();
    const auto outcome = G::draw(state_, dice_);
    EXPECT_TRUE(G::possible(state_, outcome)) << G::write(outcome);
    const auto read = G::read_outcome(G::write(outcome));
    ASSERT_TRUE(read) << G::write(outcome);
    EXPECT_EQ(*read, outcome) << G::write(outcome);
    record_.events.push_back({std::nullopt, G::write(outcome)});
    ErasedState<G> heard(game_, state_, data_);
    const Checked<Happened> happened = heard.settle(G::write(outcome));
    ASSERT_TRUE(happened);
    check_that_secrets_are_not_told(heard.state(), *happened);
    G::settle(state_, outcome);
    EXPECT_EQ(heard.state(), state_) << "listening changes nothing";
  }

  /// A viewer who cannot tell an outcome from another one by what follows hears the same of both.
  void check_that_secrets_are_not_told(const State& after, const Happened& happened) {
    ErasedState<G> instead(game_, state_, data_);
    const Checked<Happened> happened_instead = instead.settle(G::write(G::draw(state_, dice_)));
    ASSERT_TRUE(happened_instead);
    for (const Viewer viewer : viewers()) {
      const Facts facts = told(happened, viewer);
      const Facts facts_instead = told(*happened_instead, viewer);
      if (after == instead.state() || G::view(after, viewer) != G::view(instead.state(), viewer)) continue;
      EXPECT_EQ(facts, facts_instead) << happened.text << " or " << happened_instead->text;
    }
  }

  /// Every outcome is listed once, possible and readable, and the probabilities add up to 1.
  void check_outcomes() {
    double sum = 0;
    std::set<std::string> seen;
    G::outcomes(state_, [&](const typename G::Outcome& outcome, double probability) {
      EXPECT_GT(probability, 0);
      sum += probability;
      EXPECT_TRUE(G::possible(state_, outcome)) << G::write(outcome);
      EXPECT_TRUE(seen.insert(G::write(outcome)).second) << G::write(outcome) << " is listed twice";
    });
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_TRUE(seen.contains(G::write(G::draw(state_, dice_))));
  }

  void let_a_seat_choose(Seats seats) {
    // Seats that choose at the same time may move in any order.
    std::vector<Seat> waiting(seats.begin(), seats.end());
    const Seat seat = waiting[static_cast<std::size_t>(pick(waiting.size()))];
    const std::vector<typename G::Move> moves = legal_moves(state_, seat);
    if (looks_closely_) check_moves(seat, moves);
    const auto move = moves[static_cast<std::size_t>(pick(moves.size()))];
    ErasedState<G> heard(game_, state_, data_);
    const Checked<Happened> happened = heard.play(seat, G::write(move));
    ASSERT_TRUE(happened);
    for (const Viewer viewer : viewers()) told(*happened, viewer);
    const State before = state_;
    State copy = state_;
    EXPECT_EQ(copy, before);
    record_.events.push_back({seat, G::write(move)});
    G::play(state_, seat, move);
    EXPECT_EQ(copy, before) << "a copy does not follow the original";
    G::play(copy, seat, move);
    EXPECT_EQ(copy, state_) << "the same move gives the same state";
    EXPECT_EQ(heard.state(), state_) << "listening changes nothing";
  }

  static std::vector<typename G::Move> as_vector(const auto& list) {
    std::vector<typename G::Move> moves;
    for (std::size_t i = 0; i < list.size(); ++i) moves.push_back(list[i]);
    return moves;
  }
  static std::vector<typename G::Move> legal_moves(const State& state, Seat seat) {
    return as_vector(G::moves(state, seat));
  }

  void check_moves(Seat seat, const std::vector<typename G::Move>& moves) {
    ASSERT_FALSE(moves.empty());
    std::set<std::string> texts;
    for (const auto& move : moves) {
      const std::string text = G::write(move);
      EXPECT_TRUE(texts.insert(text).second) << text << " is offered twice";
      EXPECT_EQ(G::read_move(text), move) << text;
      G::choice(G::view(state_, seat), move);
    }
    check_refusals(seat, texts);
    earlier_moves_.insert(texts.begin(), texts.end());
  }

  /// Illegal moves, and moves of other seats, are refused and change nothing.
  void check_refusals(Seat seat, const std::set<std::string>& legal) {
    ErasedState<G> table(game_, state_, data_);
    const State before = state_;
    // Moves that were legal at another time.
    constexpr int kTried = 12;
    auto earlier = earlier_moves_.begin();
    if (!earlier_moves_.empty()) std::advance(earlier, pick(earlier_moves_.size()));
    for (int i = 0; i < kTried && earlier != earlier_moves_.end(); ++i, ++earlier) {
      if (legal.contains(*earlier)) continue;
      EXPECT_FALSE(table.play(seat, *earlier)) << *earlier;
    }
    for (const Seat other : Seats::all(kMaxSeats)) {
      if (G::turn(state_).seats().has(other)) continue;
      EXPECT_FALSE(table.play(other, *legal.begin())) << letter(other);
    }
    EXPECT_FALSE(table.play(seat, ""));
    EXPECT_FALSE(table.play(seat, *legal.begin() + " "));
    EXPECT_FALSE(table.settle("nonsense"));
    EXPECT_EQ(table.state(), before);
  }

  /// A state imagined from a view has the same view, the same turn and the same legal moves.
  void check_views(const Turn& turn) {
    for (const Viewer viewer : viewers()) check_view(viewer, turn);
  }

  void check_view(Viewer viewer, const Turn& turn) {
    const auto view = G::view(state_, viewer);
    const State imagined = G::imagine(view, dice_);
    EXPECT_EQ(G::view(imagined, viewer), view);
    EXPECT_EQ(G::turn(imagined), turn);
    const bool has_to_choose = !viewer.is_spectator() && turn.seats().has(*viewer.seat());
    const auto moves = has_to_choose ? legal_moves(state_, *viewer.seat()) : std::vector<typename G::Move>();
    EXPECT_EQ(as_vector(G::moves(view)), moves) << "a view has its own moves";
    if (has_to_choose) {
      EXPECT_EQ(legal_moves(imagined, *viewer.seat()), moves);
      check_question(G::question(view), *viewer.seat());
    }
  }

  /// A question is a sentence that takes at most two lines of a terminal.
  void check_question(const Fact& question, Seat seat) {
    constexpr int kWidest = 2 * 76;
    const cli::Names names{.by_seat = {"Ann", "Ben", "Cas", "Dot", "Eva", "Fay"}, .you = seat};
    const std::string text = catalogue_.sentence(question, names);
    EXPECT_TRUE(catalogue_.has(question.name)) << text;
    EXPECT_TRUE(text.ends_with('?') || text.ends_with('.')) << text;
    EXPECT_EQ(text.find('\n'), std::string::npos) << text;
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_LE(cli::visible_width(text), kWidest) << text;
  }

  std::vector<Viewer> viewers() const {
    std::vector<Viewer> all{Viewer::spectator()};
    for (const Seat seat : Seats::all(players_)) all.emplace_back(seat);
    return all;
  }

  static Facts told(const Happened& happened, Viewer viewer) {
    Facts facts;
    happened.events->tell(viewer, facts);
    return facts;
  }

  void check_end() {
    const Result result = G::result(state_);
    EXPECT_EQ(result.players, players_);
    EXPECT_FALSE(result.winners().empty());
    for (const Seat seat : Seats::all(players_)) {
      EXPECT_GE(result.place_of(seat), 1);
      EXPECT_LE(result.place_of(seat), players_);
    }
    EXPECT_LT(index(G::first(state_)), players_);

    record_.result = result;
    const auto read = read_record(write(record_));
    ASSERT_TRUE(read) << read.error().reason;
    EXPECT_EQ(*read, record_);
    const auto replayed = replay(*read, game_);
    ASSERT_TRUE(replayed) << replayed.error().reason;
    EXPECT_TRUE((*replayed)->equals(ErasedState<G>(game_, state_, data_)));
  }

  const AnyGame& game_;
  cli::Catalogue catalogue_{game_};
  SimulationDice dice_;
  std::vector<OptionSetting> options_;
  int players_;
  State state_{};
  OptionData data_;
  Record record_;
  bool looks_closely_ = true;
  std::set<std::string> earlier_moves_;
};

}  // namespace alea::conformance
