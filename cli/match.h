// One game at the keyboard, from the first question to the last.
//
// Chance, bots and forced moves happen on their own and are reported; people are asked, and their choices take effect
// once they confirm them. If the input is not a terminal, nothing needs confirmation and nothing pauses: each line is a
// choice.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "cli/choice_list.h"
#include "cli/local_table.h"
#include "cli/narrator.h"
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
  Match(LocalTable table, MatchPlan plan);

  /// Plays until the game is over or left. Returns the exit code of the program.
  int run();

 private:
  // The course of the game
  void greet() const;
  void step();
  void tell(const Facts& facts);
  Seat next_to_choose(Seats seats) const;
  void finish();

  // Questions to people
  void decide(Seat seat);
  bool hand_over(Seat seat);
  bool can_take_back(Seat seat) const;
  bool needs_confirmation(Seat seat, const std::string& move) const;
  void show_turn(Seat seat, const ChoiceList& choices) const;
  std::optional<std::string> confirmed(Seat seat, std::string move, const ChoiceList& choices);
  void take_back();
  bool pause_is_due() const;
  void pause();
  std::optional<std::string> ask(const std::string& question);

  // Commands they can type at any question
  bool do_command(const std::string& line, Viewer viewer, const ChoiceList* choices);
  void show_again(Viewer viewer, const ChoiceList* choices) const;
  void show_notes(Viewer viewer) const;
  void show_hint(Seat seat, const ChoiceList& choices) const;
  void show_help(const ChoiceList* choices) const;
  void show_rules();

  // Saving and leaving
  bool is_worth_saving() const;
  Checked<Done> save();
  void quit();
  void leave();
  void rescue(const Error& error);

  const AnyState& state() const { return table_.state(); }
  bool has_secrets() const { return state().game().about().has_secrets; }
  AnyBot* bot(Seat seat) const { return bots_[static_cast<std::size_t>(index(seat))].get(); }
  /// Who reads the log: the only person here, or everybody.
  Viewer reader() const { return narrator_.names().you ? Viewer(*narrator_.names().you) : Viewer::spectator(); }
  std::string text(std::string_view key, const Catalogue::Texts& arguments = {}) const {
    return narrator_.catalogue().text(key, arguments);
  }

  LocalTable table_;
  MatchPlan plan_;
  Narrator narrator_;
  Keyboard keyboard_;
  LocalDice dice_;
  std::vector<std::unique_ptr<AnyBot>> bots_;  // by seat; null for people
  std::string saved_;                          // the record as last saved
  std::optional<Seat> last_person_;            // the last person to see the screen
  int told_ = 0;                               // sentences since the last question
  bool person_acted_ = false;                  // in those sentences, without a choice
  bool plays_on_ = false;                      // no more pauses
  bool left_ = false;
  int exit_code_ = 0;
};

}  // namespace alea::cli
