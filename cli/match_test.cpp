#include "cli/match.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "bots/bots.h"
#include "cli/seating.h"
#include "engine/text.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

using Moves = std::vector<std::string>;

std::string cheap_bot(const AnyGame& game) { return bots::check_bot(game, "greedy") ? "greedy" : "random"; }

/// How somebody who knows the game types these moves on one line.
using ShortForm = std::string (*)(const Moves& moves);

/// Dualing Dice: "w6:4 d8 w12" saves a die, and chooses two for the next round.
std::string named_dice(const Moves& moves) {
  std::string line;
  for (const std::string& move : moves) {
    const auto words = split(move, ' ');
    if (!line.empty()) line += " ";
    if (move == "take colour") line += "d";
    if (words[0] == "choose") line += fmt::format("d{} w{}", words[1].substr(1), words[2].substr(1));
    if (words[0] == "take" && words.size() == 3) line += fmt::format("w{}:{}", words[1].substr(1), words[2]);
  }
  return line;
}

/// What is counted in a game, and the most prompts that it may take: for a newcomer, who gives one answer at a time, on
/// average; and for somebody who types all they can on one line, on average and at worst. Lower a bound when a game
/// improves; raising one needs a reason.
struct Bound {
  std::string_view begins;  // the question that begins a turn or a set, if these are counted instead of games
  double newcomer;
  double experienced;
  int worst;
  ShortForm short_form = nullptr;
};
const std::map<std::string_view, Bound> kBounds{
    {"blazing_spuds", {.begins = "ask.reroll", .newcomer = 9.5, .experienced = 4, .worst = 10}},
    {"dice_tuners", {.begins = "", .newcomer = 48, .experienced = 40, .worst = 42}},
    {"dobbelduel", {.begins = "", .newcomer = 21, .experienced = 12, .worst = 14}},
    {"dracarys_dice", {.begins = "", .newcomer = 4, .experienced = 4, .worst = 7}},
    {"dualing_dice",
     {.begins = "ask.discard", .newcomer = 14, .experienced = 11, .worst = 14, .short_form = named_dice}},
    {"nine_cards", {.begins = "", .newcomer = 3, .experienced = 3, .worst = 3}},
};

/// A person at a terminal who plays like a bot.
class ScriptedPerson final : public Keyboard {
 public:
  ScriptedPerson(const AnyGame& game, const Bound& bound, bool is_experienced)
      : bot_(bots::make_bot(game, cheap_bot(game), {}, 7)),
        narrator_(game, {.by_seat = {"Ann", "Bo", "Cy"}, .you = {}}),
        bound_(bound),
        is_experienced_(is_experienced) {}

  void sit_at(const Match& match, Seat seat) {
    match_ = &match;
    seat_ = seat;
  }

  bool is_terminal() const override { return true; }

  std::optional<std::string> ask(std::string_view question) override {
    const bool is_throw = question.find("to throw") != std::string_view::npos;
    const bool is_choice = question.find("Your choice") != std::string_view::npos;
    const bool nothing_happened = answered_ != nullptr && answered_->equals(match_->state());
    EXPECT_FALSE(is_throw && nothing_happened) << "a throw is no extra stop after another prompt";
    if (is_choice) begin_if_due(match_->state());
    if (!is_throw) count();
    answered_ = match_->state().copy();
    return is_choice ? answer() : "";
  }

  /// The prompts of each turn, or whatever is counted. The Enter that throws dice is not one.
  const std::vector<int>& counts() const { return counts_; }

 private:
  bool counts_whole_game() const { return bound_.begins.empty(); }

  void begin_if_due(const AnyState& state) {
    if (state.view(seat_)->question().name == bound_.begins) counts_.push_back(0);
  }

  /// What comes before the first choice and after the end belongs to the game, but to no turn.
  void count() {
    if (counts_.empty()) counts_.push_back(0);
    const bool is_outside = answered_ == nullptr || match_->state().turn().is_over();
    if (counts_whole_game() || !is_outside) ++counts_.back();
  }

  /// As many moves on one line as the program takes.
  std::string answer() {
    const Plan plan = made_plan();
    const ChoiceList choices(match_->state(), seat_, narrator_);
    for (std::size_t n = plan.moves.size(); n > 1; --n) {
      const Moves moves(plan.moves.begin(), plan.moves.begin() + static_cast<std::ptrdiff_t>(n));
      const std::string named = bound_.short_form == nullptr ? "" : bound_.short_form(moves);
      for (const std::string& line : {named, plan.lines[n - 1]}) {
        const auto read = choices.read(line);
        if (!read || *read != moves) continue;
        for (std::size_t i = 1; i < n; ++i) begin_if_due(*plan.before[i]);
        answered_ = plan.after[n - 1]->copy();
        return line;
      }
    }
    answered_ = plan.after.front()->copy();
    return plan.lines.front();
  }

  struct Plan {
    Moves moves;
    std::vector<std::string> lines;                 // the numbers of the moves up to each
    std::vector<std::unique_ptr<AnyState>> before;  // the game before each move
    std::vector<std::unique_ptr<AnyState>> after;   // and after it
  };

  /// What the person would choose before anybody rolls again; a newcomer thinks of one choice at a time.
  Plan made_plan() {
    Plan plan;
    auto state = match_->state().copy();
    do {
      plan.before.push_back(state->copy());
      const Moves choices = state->moves(seat_);
      plan.moves.push_back(bot_->choose(*state->view(seat_)));
      const auto number = std::find(choices.begin(), choices.end(), plan.moves.back()) - choices.begin() + 1;
      plan.lines.push_back(plan.lines.empty() ? std::to_string(number)
                                              : fmt::format("{} {}", plan.lines.back(), number));
      EXPECT_TRUE(state->play(seat_, plan.moves.back()));
      plan.after.push_back(state->copy());
    } while (is_experienced_ && is_asked_next(*state));
    return plan;
  }

  /// Whether the person chooses again before anybody rolls. Others do something in between, if they have to.
  bool is_asked_next(AnyState& state) const {
    while (state.moves(seat_).size() < 2) {
      if (state.turn().is_chance() || state.turn().is_over()) return false;
      const Seat next = state.turn().seats().front();
      EXPECT_TRUE(state.play(next, state.moves(next).front()));
    }
    return true;
  }

  std::unique_ptr<AnyBot> bot_;
  Narrator narrator_;
  Bound bound_;
  bool is_experienced_;
  const Match* match_ = nullptr;
  Seat seat_{};
  std::unique_ptr<AnyState> answered_;  // the game after the last answer
  std::vector<int> counts_;
};

struct Effort {
  double average = 0;
  int worst = 0;
};

/// The prompts of a person in a few games against bots.
Effort effort(const AnyGame& game, const Bound& bound, bool is_experienced) {
  constexpr int kGames = 3;  // one from each seat
  std::vector<int> counts;
  const int players = std::clamp(3, game.about().least_players, game.about().most_players);
  for (int i = 0; i < kGames; ++i) {
    const Seat seat = alea::seat(i % players);
    std::vector<Record::Player> table(static_cast<std::size_t>(players), {.kind = cheap_bot(game), .name = "Bot"});
    table[static_cast<std::size_t>(index(seat))] = {.kind = std::string(kPerson), .name = "Ann"};
    ScriptedPerson person(game, bound, is_experienced);
    Match match(*LocalTable::open(game, new_record(game, table, {})),
                {.seed = static_cast<std::uint64_t>(i + 1),
                 .save_path = {},
                 .save_at_end = false,
                 .has_decisions = true,
                 .budgets = {Budget{}},
                 .hint = {}},
                person);
    person.sit_at(match, seat);
    testing::internal::CaptureStdout();
    EXPECT_EQ(match.run(), 0);
    testing::internal::GetCapturedStdout();
    counts.insert(counts.end(), person.counts().begin(), person.counts().end());
  }
  return {.average = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size()),
          .worst = *std::max_element(counts.begin(), counts.end())};
}

TEST(Prompts, stay_within_the_bounds_of_each_game) {
  for (const AnyGame* game : all_games()) {
    SCOPED_TRACE(game->about().id);
    const auto bound = kBounds.find(game->about().id);
    ASSERT_NE(bound, kBounds.end()) << "add what is counted in a new game";
    const auto& [id, most] = *bound;
    const Effort newcomer = effort(*game, most, false);
    const Effort experienced = effort(*game, most, true);
    RecordProperty(std::string(id) + "_newcomer", fmt::format("{:.2f}", newcomer.average));
    RecordProperty(std::string(id) + "_experienced",
                   fmt::format("{:.2f}, {} at worst", experienced.average, experienced.worst));
    EXPECT_LE(newcomer.average, most.newcomer);
    EXPECT_LE(experienced.average, most.experienced);
    EXPECT_LE(experienced.worst, most.worst);
  }
}

}  // namespace
}  // namespace alea::cli
