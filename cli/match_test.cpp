#include "cli/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "bots/bots.h"
#include "cli/seating.h"
#include "engine/text.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

std::string cheap_bot(const AnyGame& game) { return bots::check_bot(game, "greedy") ? "greedy" : "random"; }

/// A person at a terminal who plays like a bot.
class ScriptedPerson final : public Keyboard {
 public:
  /// With several answers on a line, the person types everything that can be answered at once.
  ScriptedPerson(const AnyGame& game, bool several)
      : bot_(bots::make_bot(game, cheap_bot(game), {}, 7)), several_(several) {}

  void sit_at(const Match& match, Seat seat) {
    match_ = &match;
    seat_ = seat;
  }

  bool is_terminal() const override { return true; }

  std::optional<std::string> ask(std::string_view question) override {
    const bool is_choice = question.find("Your choice") != std::string_view::npos;
    const bool is_throw = question.find("to throw") != std::string_view::npos;
    ++(is_throw ? throws_ : prompts_);
    const bool nothing_happened = answered_ != nullptr && answered_->equals(match_->state());
    EXPECT_FALSE(is_throw && nothing_happened) << "a throw is no extra stop after another question";
    return is_choice ? answer() : "";
  }

  int prompts() const { return prompts_; }
  int throws() const { return throws_; }

 private:
  std::string answer() {
    const bool was_refused = asked_ != nullptr && asked_->equals(match_->state());
    asked_ = match_->state().copy();
    answered_ = match_->state().copy();
    std::string line = choose(*answered_);
    if (!several_ || was_refused) return line;
    while (answered_->moves(seat_).size() > 1) line += " " + choose(*answered_);
    return line;
  }

  /// The number of the move that the bot plays.
  std::string choose(AnyState& state) {
    const std::vector<std::string> moves = state.moves(seat_);
    const std::string move = bot_->choose(*state.view(seat_));
    EXPECT_TRUE(state.play(seat_, move));
    return std::to_string(std::find(moves.begin(), moves.end(), move) - moves.begin() + 1);
  }

  std::unique_ptr<AnyBot> bot_;
  bool several_;
  const Match* match_ = nullptr;
  Seat seat_{};
  std::unique_ptr<AnyState> asked_;     // at the last choice
  std::unique_ptr<AnyState> answered_;  // after it
  int prompts_ = 0;
  int throws_ = 0;
};

constexpr int kGames = 3;

struct Effort {
  int prompts = 0;
  int throws = 0;
};

/// The prompts of a person in a few games against bots.
Effort effort(const AnyGame& game, bool several) {
  Effort sum;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    std::vector<Record::Player> players{{.kind = std::string(kPerson), .name = "Ann"}};
    const int count = std::clamp(3, game.about().least_players, game.about().most_players);
    while (std::ssize(players) < count) players.push_back({.kind = cheap_bot(game), .name = "Bot"});
    ScriptedPerson person(game, several);
    Match match(
        *LocalTable::open(game, new_record(game, players, {})),
        {.seed = seed, .save_path = {}, .save_at_end = false, .has_decisions = true, .budgets = {Budget{}}, .hint = {}},
        person);
    person.sit_at(match, seat(0));
    testing::internal::CaptureStdout();
    EXPECT_EQ(match.run(), 0);
    testing::internal::GetCapturedStdout();
    sum.prompts += person.prompts();
    sum.throws += person.throws();
  }
  return sum;
}

/// The most prompts in all those games: for a newcomer, who gives one answer at a time, and for someone who gives
/// several on a line. The Enter that throws dice does not count. Lower a bound when a game improves; raising one needs
/// a reason.
struct Bound {
  int newcomer;
  int experienced;
};
const std::map<std::string_view, Bound> kBounds{
    {"blazing_spuds", {148, 71}},
    {"dice_tuners", {159, 159}},
    {"dobbelduel", {60, 58}},
};

TEST(Prompts, stay_within_the_bounds_of_each_game) {
  for (const AnyGame* game : all_games()) {
    const std::string_view id = game->about().id;
    const Effort newcomer = effort(*game, false);
    const Effort experienced = effort(*game, true);
    if (!kBounds.contains(id)) continue;
    EXPECT_LE(newcomer.prompts, kBounds.at(id).newcomer) << id << ", and " << newcomer.throws << " throws";
    EXPECT_LE(experienced.prompts, kBounds.at(id).experienced) << id << ", and " << experienced.throws << " throws";
  }
}

}  // namespace
}  // namespace alea::cli
