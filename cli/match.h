// One game at the keyboard, from the first question to the last.
//
// Chance, bots and forced moves happen on their own and are reported; people are asked, and throw their own dice. If
// the input is not a terminal, nothing needs confirmation and nothing pauses: each line is a choice.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "cli/choice_list.h"
#include "cli/game_file.h"
#include "cli/local_table.h"
#include "cli/narrator.h"
#include "cli/prompter.h"
#include "cli/terminal.h"
#include "engine/budget.h"
#include "engine/simulation_dice.h"

namespace alea::cli {

struct MatchPlan {
  std::uint64_t seed;
  std::string save_path;
  bool save_at_end;             // without asking
  bool has_decisions;           // false if the dice decide everything
  std::vector<Budget> budgets;  // of each choice of the bots: one for all, or one for each
  Budget hint;
};

class Match {
 public:
  /// The keyboard must outlive the match.
  Match(LocalTable table, const MatchPlan& plan, Keyboard& keyboard);
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  ~Match() = default;

  /// Plays until the game is over or left. Returns the exit code of the program.
  int run();

  const AnyState& state() const { return table_.state(); }

 private:
  // The course of the game
  void greet();
  void introduce();
  void step();
  void chance(std::optional<Seat> roller);
  void let_bot_play(Seat seat);
  void tell(const Facts& facts);
  Seat next_to_choose(Seats seats) const;
  int finish();

  // Choices of people
  void decide(Seat seat);
  bool has_answer(const ChoiceList& choices);
  void drop_answers();
  bool ask_for_answers(Seat seat, const ChoiceList& choices);
  bool is_confirmed(const std::string& move, const ChoiceList& choices);
  bool take_back(Seat seat);

  // What people see, and what waits for them
  bool hand_over(Seat seat);
  bool show_alone(Seat seat, const AnyEvents& events);
  void hide_secrets();
  bool is_asked_to_throw(Seat seat) const;
  bool ask_to_throw(Seat seat);
  bool pause_is_due() const;
  bool wait(const std::string& question);

  bool has_secrets() const { return state().game().about().has_secrets; }
  bool is_shared() const { return !narrator_.names().you.has_value(); }
  AnyBot* bot(Seat seat) const { return bots_[static_cast<std::size_t>(index(seat))].get(); }
  /// Who reads the log: the only person here, or everybody.
  Viewer reader() const { return is_shared() ? Viewer::spectator() : Viewer(*narrator_.names().you); }
  std::string text(std::string_view key, const Catalogue::Texts& arguments = {}) const {
    return narrator_.text(key, arguments);
  }
  /// A text that names a player.
  std::string text_for(Seat seat, std::string_view key) const {
    return narrator_.catalogue().sentence({key, {{"who", seat}}}, narrator_.names());
  }

  LocalTable table_;
  MatchPlan plan_;
  Narrator narrator_;
  Keyboard& keyboard_;
  LocalDice dice_;
  std::vector<std::unique_ptr<AnyBot>> bots_;  // by seat; null for people
  GameFile file_;
  Prompter prompter_;
  std::deque<std::string> answers_;  // moves that a person has already typed
  Seat answering_{};                 // that person
  std::optional<Seat> on_screen_;    // whose secrets the screen shows
  Facts log_;                        // what everybody was told since then
  int told_ = 0;                     // sentences since the last question
  Seats ready_;                      // people who have answered a question since the last sentence
};

}  // namespace alea::cli
