#include "cli/prompter.h"

#include <fmt/format.h>

#include <algorithm>
#include <climits>

#include "bots/hint.h"
#include "cli/hint_text.h"
#include "cli/page.h"
#include "cli/stop.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

/// The terminal without its margins.
Look look_inside() {
  Look look = terminal_look();
  look.width -= 2 * static_cast<int>(kMargin.size());
  return look;
}

}  // namespace

Prompter::Prompter(const LocalTable& table, const Narrator& narrator, Keyboard& keyboard, GameFile& file, Budget hint)
    : table_(table), narrator_(narrator), keyboard_(keyboard), file_(file), hint_(hint) {}

std::optional<std::string> Prompter::ask(const std::string& question, const Asked& asked) {
  while (true) {
    auto line = read(question);
    if (!line) leave();
    if (!line || !do_command(*line, asked)) return line;
    if (has_left_) return std::nullopt;
  }
}

bool Prompter::ask_for_enter(const std::string& question, Viewer viewer) {
  while (true) {
    const auto line = read(question);
    if (!line) leave();
    if (!line) return false;
    if (line->empty()) return true;
    if (!do_command(*line, {viewer})) narrator_.say(text("play.not_an_answer", {{"text", in_quotes(*line)}}));
    if (has_left_) return false;
    if (*line == "a") return true;
  }
}

bool Prompter::do_command(const std::string& line, const Asked& asked) {
  const auto& [viewer, choices] = asked;
  if (line == "s") {
    save();
  } else if (line == "r") {
    show_rules();
    show_again(asked);
  } else if (line == "b") {
    show_again(asked);
  } else if (line == "g" && narrator_.catalogue().has("goal")) {
    show_goal();
  } else if (line == "n") {
    show_notes(viewer);
  } else if (line == "h" && choices != nullptr) {
    show_hint(*viewer.seat(), *choices);
  } else if (line == "l" && choices != nullptr) {
    narrator_.say_lines(joined(choices->in_short(look_inside()), "\n"));
  } else if (line == "?") {
    show_help(choices);
  } else if (line == "a") {
    plays_on_ = true;
    narrator_.say(text("play.plays_on"));
  } else if (line == "q") {
    quit();
  } else {
    return false;
  }
  return true;
}

void Prompter::save() {
  if (const auto done = file_.save(); !done) narrator_.say(text("play.not_saved", {{"reason", done.error().reason}}));
}

void Prompter::show_again(const Asked& asked) const {
  if (asked.choices == nullptr) {
    narrator_.show_board(*state().view(asked.viewer));
  } else {
    show_turn(*asked.choices);
  }
}

void Prompter::show_turn(const ChoiceList& choices) const {
  constexpr int kQuestionAndPrompt = 3;
  constexpr int kLeast = 8;
  const int board = narrator_.show_board(choices.view());
  narrator_.say(choices.question(), Ink::strong);
  Look look = look_inside();
  look.height = std::max(kLeast, look.height - board - kQuestionAndPrompt);
  narrator_.say_lines(joined(choices.lines(look), "\n"));
}

bool Prompter::show_goal() const {
  if (!narrator_.catalogue().has("goal")) return false;
  narrator_.say(text("goal"));
  if (narrator_.catalogue().has("legend")) narrator_.say_lines(text("legend"));
  return true;
}

void Prompter::show_notes(Viewer viewer) const {
  if (!narrator_.show_notes(*state().view(viewer))) narrator_.say(text("play.no_notes"));
}

/// The best few choices in the eyes of a strong player, with what each is worth.
void Prompter::show_hint(Seat seat, const ChoiceList& choices) const {
  constexpr std::size_t kShown = 3;
  const auto moves = bots::advise(state().game(), *state().view(seat), hint_);
  if (stop_requested()) return;  // the next question ends at once
  for (std::size_t i = 0; i < std::min(kShown, moves.size()); ++i) {
    narrator_.say(hint_line(moves, i, choices.sentence(moves[i].ranked.move), narrator_.catalogue()));
    for (const Fact& reason : moves[i].reasons) narrator_.say_fact(reason, Ink::faint);
  }
  for (const std::string& line : hint_remarks(moves, kShown, narrator_.catalogue())) narrator_.say(line);
}

void Prompter::show_help(const ChoiceList* choices) const {
  fmt::print("\n");
  narrator_.say_lines(choices == nullptr ? text("play.help_short")
                                         : text("play.help", {{"example", choices->moves().front()}}));
  fmt::print("\n");
}

/// One screen at a time on a terminal.
void Prompter::show_rules() {
  constexpr int kWidest = 100;
  Look look = look_inside();
  look.width = std::min(look.width, kWidest);
  const std::string page = render_page(state().game().texts().rules, look);
  std::string_view rest = page;
  while (!rest.empty()) {
    const int lines = keyboard_.is_terminal() ? terminal_look().height - 2 : INT_MAX;
    for (int i = 0; i < lines && !rest.empty(); ++i) fmt::print("{}{}\n", kMargin, next_part(rest, '\n'));
    if (rest.empty()) return;
    const auto line = read(text("play.more"));
    if (!line || *line == "q") return;
  }
}

void Prompter::quit() {
  while (file_.is_worth_saving()) {
    const auto line = read(text("play.save_first"));
    if (!line) return leave();
    if (line->empty()) return;
    if (*line == "n") break;
    if (*line != "y") {
      narrator_.say(text("play.yes_or_no"));
      continue;
    }
    save();
    if (file_.is_worth_saving()) return;
    narrator_.say(text("play.resume", {{"path", file_.quoted_path()}}));
  }
  narrator_.say(text("play.goodbye"));
  has_left_ = true;
}

void Prompter::leave() {
  has_left_ = true;
  narrator_.say(text("play.interrupted"));
  if (!file_.is_worth_saving()) return;
  if (file_.save_or_print()) {
    narrator_.say(text("play.resume", {{"path", file_.quoted_path()}}));
  } else {
    exit_code_ = 1;
  }
}

}  // namespace alea::cli
