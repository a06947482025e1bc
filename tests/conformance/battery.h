// What must hold in every state of every game, checked along random games.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/erased_game.h"
#include "engine/game.h"
#include "engine/record.h"
#include "gtest/gtest.h"

namespace alea::conformance {

/// One game from start to end.
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

  /// Returns how many events that took.
  int play_to_the_end() {
    constexpr int kMostEvents = 200'000;
    for (int event = 0; event < kMostEvents; ++event) {
      if (testing::Test::HasFailure()) return event;
      const Turn turn = G::turn(state_);
      // Long games repeat themselves: after a while only some states are looked at closely.
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
    tell_everybody([&](Viewer viewer, Facts& facts) { G::tell(state_, outcome, viewer, facts); });
    record_.events.push_back({std::nullopt, G::write(outcome)});
    G::settle(state_, outcome);
  }

  /// Each outcome once, possible, readable, and all together certain.
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
    // Of several that choose at the same time, any may be next.
    std::vector<Seat> waiting(seats.begin(), seats.end());
    const Seat seat = waiting[static_cast<std::size_t>(pick(waiting.size()))];
    const std::vector<typename G::Move> moves = legal_moves(state_, seat);
    if (looks_closely_) check_moves(seat, moves);
    const auto move = moves[static_cast<std::size_t>(pick(moves.size()))];
    tell_everybody([&](Viewer viewer, Facts& facts) { G::tell(state_, seat, move, viewer, facts); });
    const State before = state_;
    State copy = state_;
    EXPECT_EQ(copy, before);
    record_.events.push_back({seat, G::write(move)});
    G::play(state_, seat, move);
    EXPECT_EQ(copy, before) << "a copy does not follow the original";
    G::play(copy, seat, move);
    EXPECT_EQ(copy, state_) << "the same move gives the same state";
  }

  static std::vector<typename G::Move> legal_moves(const State& state, Seat seat) {
    std::vector<typename G::Move> moves;
    const auto& list = G::moves(state, seat);
    for (std::size_t i = 0; i < list.size(); ++i) moves.push_back(list[i]);
    return moves;
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

  /// What is not legal now, or not this seat's to choose, is refused and changes nothing.
  void check_refusals(Seat seat, const std::set<std::string>& legal) {
    ErasedState<G> table(game_, state_, data_);
    const State before = state_;
    // Some that were legal at another time.
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

  /// A state imagined from a view gives the same view, waits for the same, and offers the same moves.
  void check_views(const Turn& turn) {
    check_view(Viewer::spectator(), turn);
    for (const Seat seat : Seats::all(players_)) check_view(seat, turn);
  }

  void check_view(Viewer viewer, const Turn& turn) {
    const auto view = G::view(state_, viewer);
    const State imagined = G::imagine(view, dice_);
    EXPECT_EQ(G::view(imagined, viewer), view);
    EXPECT_EQ(G::turn(imagined), turn);
    if (viewer.is_spectator() || !turn.seats().has(*viewer.seat())) return;
    EXPECT_EQ(legal_moves(imagined, *viewer.seat()), legal_moves(state_, *viewer.seat()));
  }

  template <class Tell>
  void tell_everybody(Tell tell) {
    Facts facts;
    tell(Viewer::spectator(), facts);
    for (const Seat seat : Seats::all(players_)) tell(seat, facts);
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
