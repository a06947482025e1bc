// Asks the people at the keyboard.
//
// At every question they can type a command instead of an answer: for the board, a hint, help or the rules, to save or
// to quit. Commands are carried out here and the question is asked again, so whoever asks gets only answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/choice_list.h"
#include "cli/game_file.h"
#include "cli/local_table.h"
#include "cli/narrator.h"
#include "cli/terminal.h"
#include "engine/budget.h"

namespace alea::cli {

class Prompter {
 public:
  /// Whoever is asked sees the board as this viewer, and has these choices, if any.
  struct Asked {
    Viewer viewer;
    const ChoiceList* choices = nullptr;
  };

  /// All of them must outlive it.
  Prompter(const LocalTable& table, const Narrator& narrator, Keyboard& keyboard, GameFile& file, Budget hint);

  /// The answer; nothing once the game has been left.
  std::optional<std::string> ask(const std::string& question, const Asked& asked);
  /// The same for a question that is answered by Enter. False once the game has been left.
  bool ask_for_enter(const std::string& question, Viewer viewer);

  /// The board, the question that the game asks now, and the choices.
  void show_turn(const ChoiceList& choices) const;
  /// How to win, and what the symbols on the board mean. False if the game does not say.
  bool show_goal() const;

  /// Leaves because the input has ended or the program has to stop: saves the game first.
  void leave();
  bool has_left() const { return has_left_; }
  /// Whether somebody asked for no more pauses.
  bool plays_on() const { return plays_on_; }
  int exit_code() const { return exit_code_; }

 private:
  bool do_command(const std::string& line, const Asked& asked);
  void save();
  void show_again(const Asked& asked) const;
  void show_notes(Viewer viewer) const;
  void show_hint(Seat seat, const ChoiceList& choices) const;
  void show_help(const ChoiceList* choices) const;
  void show_rules();
  void quit();

  std::optional<std::string> read(const std::string& question) {
    return keyboard_.ask(std::string(kMargin) + question);
  }
  const AnyState& state() const { return table_.state(); }
  std::string text(std::string_view key, const Catalogue::Texts& arguments = {}) const {
    return narrator_.text(key, arguments);
  }

  const LocalTable& table_;
  const Narrator& narrator_;
  Keyboard& keyboard_;
  GameFile& file_;
  Budget hint_;
  bool plays_on_ = false;
  bool has_left_ = false;
  int exit_code_ = 0;
};

}  // namespace alea::cli
