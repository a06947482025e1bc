#include "cli/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <climits>
#include <cstdio>

#include "bots/hint.h"
#include "cli/hint_text.h"
#include "cli/page.h"
#include "cli/save_file.h"
#include "cli/seating.h"
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

Match::Match(LocalTable table, MatchPlan plan)
    : table_(std::move(table)),
      plan_(std::move(plan)),
      narrator_(state().game(), players_names(table_.record().players)),
      dice_(plan_.seed),
      bots_(make_bots(state().game(), table_.record().players, plan_.seed, plan_.budgets)),
      saved_(write(table_.record())) {}

int Match::run() {
  greet();
  while (!left_ && !state().turn().is_over()) step();
  if (!left_) finish();
  return exit_code_;
}

void Match::greet() const {
  const Record& record = table_.record();
  std::vector<std::string> players;
  for (const Seat seat : Seats::all(state().players())) {
    const std::string name = narrator_.catalogue().name(seat, narrator_.names());
    const std::string& kind = record.players[static_cast<std::size_t>(index(seat))].kind;
    players.push_back(bot(seat) == nullptr ? name : text("play.bot", {{"name", name}, {"kind", kind}}));
  }
  std::vector<std::string> options;
  for (const OptionSetting& option : record.options) {
    options.push_back(text("play.option", {{"name", option.name}, {"value", option.value}}));
  }
  fmt::print("\n");
  narrator_.say(state().game().about().title, Ink::strong);
  narrator_.say(text("play.at_table", {{"players", narrator_.catalogue().list(players)}}));
  if (!options.empty()) narrator_.say(text("play.options", {{"options", narrator_.catalogue().list(options)}}));
  if (!record.events.empty()) narrator_.say(text("play.resumed"));
  narrator_.say(text(plan_.has_decisions ? "play.intro" : "play.nothing_to_decide"), Ink::faint);
  narrator_.rule();
}

void Match::step() {
  if (stop_requested()) return leave();
  const Turn turn = state().turn();
  if (turn.is_chance()) {
    if (pause_is_due()) pause();
    if (!left_) tell(table_.chance(dice_, reader()));
    return;
  }
  const Seat seat = next_to_choose(turn.seats());
  const std::vector<std::string> moves = state().moves(seat);
  if (moves.size() == 1) {
    tell(table_.play(seat, moves.front(), reader()));
  } else if (bot(seat) != nullptr) {
    const std::string move = bot(seat)->choose(*state().view(seat));
    if (stop_requested()) return leave();  // a move that was not thought through
    tell(table_.play(seat, move, reader()));
  } else {
    decide(seat);
  }
}

void Match::tell(const Facts& facts) {
  const Seats persons = people(table_.record().players);
  for (const Fact& fact : facts) {
    narrator_.say_fact(fact);
    ++told_;
    if (fact.arguments.empty()) continue;
    const auto* actor = std::get_if<Seat>(&fact.arguments.front().second);
    person_acted_ = person_acted_ || (actor != nullptr && persons.has(*actor));
  }
  std::fflush(stdout);
}

/// Bots first, so that people can take back their choices as long as possible.
Seat Match::next_to_choose(Seats seats) const {
  for (const Seat seat : seats) {
    if (bot(seat) != nullptr) return seat;
  }
  return seats.front();
}

void Match::finish() {
  narrator_.show_board(*state().view(reader()));
  narrator_.show_result(state().result());
  fmt::print("\n");
  if (!is_worth_saving()) return;
  if (!plan_.save_at_end) {
    const auto line = keyboard_.is_terminal() ? ask(text("play.offer_save")) : std::nullopt;
    if (line != "s" && line != "y") return;
  }
  if (const auto done = save(); !done) return rescue(done.error());
  narrator_.say(text("play.see_again", {{"path", shell_quoted(plan_.save_path)}}));
}

void Match::decide(Seat seat) {
  if (!hand_over(seat)) return leave();
  const ChoiceList choices(state(), seat, narrator_);
  const std::string count = std::to_string(choices.moves().size());
  show_turn(seat, choices);
  while (true) {
    const auto line = ask(text("play.choose", {{"n", count}}));
    if (!line) return leave();
    if (*line == "u" && can_take_back(seat)) return take_back();
    if (*line == "u") {
      narrator_.say(text("play.nothing_to_take_back"));
    } else if (line->empty()) {
      narrator_.say(text("play.nothing_typed", {{"n", count}}));
    } else if (do_command(*line, seat, &choices)) {
      if (left_) return;
    } else if (const auto move = choices.read(*line); !move) {
      narrator_.say(text("play.not_a_choice", {{"text", in_quotes(*line)}, {"n", count}}));
    } else if (const auto sure = confirmed(seat, *move, choices)) {
      narrator_.rule();
      tell(table_.choose(seat, *sure, reader()));
      person_acted_ = false;  // they know what they chose: no pause for that
      return;
    } else if (left_) {
      return;
    }
  }
}

/// In a game with secrets the next person must not see what the last one saw. False if nobody answers.
bool Match::hand_over(Seat seat) {
  if (!has_secrets() || narrator_.names().you || last_person_ == seat) return true;
  last_person_ = seat;
  if (!keyboard_.is_terminal()) return true;
  clear_screen();
  return ask(narrator_.catalogue().sentence({"play.hand_over", {{"who", seat}}}, narrator_.names())).has_value();
}

/// A choice that revealed a secret or led to a roll stays.
bool Match::can_take_back(Seat seat) const { return !has_secrets() && table_.can_take_back(seat); }

/// Not for a choice that the same person can still take back at the next question.
bool Match::needs_confirmation(Seat seat, const std::string& move) const {
  if (!keyboard_.is_terminal()) return false;
  const std::unique_ptr<AnyState> after = state().copy();
  return has_secrets() || !after->play(seat, move) || after->moves(seat).size() < 2;
}

void Match::show_turn(Seat seat, const ChoiceList& choices) const {
  narrator_.show_board(*state().view(seat));
  narrator_.say(narrator_.names().you == seat
                    ? text("play.your_turn")
                    : narrator_.catalogue().sentence({"play.turn", {{"who", seat}}}, narrator_.names()),
                Ink::strong);
  narrator_.say_lines(joined(choices.lines(look_inside()), "\n"));
}

/// The move that the person confirmed; empty if they took it back or left.
std::optional<std::string> Match::confirmed(Seat seat, std::string move, const ChoiceList& choices) {
  while (needs_confirmation(seat, move)) {
    narrator_.say(text("play.chosen", {{"choice", choices.sentence(move)}}), Ink::strong);
    const auto line = ask(text("play.confirm"));
    if (!line) {
      leave();
      return std::nullopt;
    }
    if (line->empty()) return move;
    if (*line == "u") {
      narrator_.say(text("play.taken_back"));
      return std::nullopt;
    }
    if (do_command(*line, seat, &choices)) {
      if (left_) return std::nullopt;
    } else if (auto other = choices.read(*line)) {
      move = *std::move(other);
    } else {
      narrator_.say(text("play.not_an_answer", {{"text", in_quotes(*line)}}));
    }
  }
  return move;
}

void Match::take_back() {
  table_.take_back();
  narrator_.say(text("play.taken_back"));
}

/// People who have nothing to choose still want to follow the game: pause after their own rolls, and before the log
/// scrolls off the screen.
bool Match::pause_is_due() const {
  constexpr int kEnough = 3;
  constexpr int kMost = 8;
  if (plays_on_ || !keyboard_.is_terminal()) return false;
  return told_ >= kMost || (told_ >= kEnough && person_acted_);
}

void Match::pause() {
  narrator_.show_board(*state().view(reader()));
  while (true) {
    const auto line = ask(text("play.pause"));
    if (!line) return leave();
    if (line->empty()) return narrator_.rule();
    if (!do_command(*line, reader(), nullptr)) {
      narrator_.say(text("play.not_an_answer", {{"text", in_quotes(*line)}}));
    }
    if (left_ || plays_on_) return;
  }
}

std::optional<std::string> Match::ask(const std::string& question) {
  told_ = 0;
  person_acted_ = false;
  return keyboard_.ask(std::string(kMargin) + question);
}

bool Match::do_command(const std::string& line, Viewer viewer, const ChoiceList* choices) {
  if (line == "s") {
    if (const auto done = save(); !done) narrator_.say(text("play.not_saved", {{"reason", done.error().reason}}));
  } else if (line == "r") {
    show_rules();
    show_again(viewer, choices);
  } else if (line == "b") {
    show_again(viewer, choices);
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

void Match::show_again(Viewer viewer, const ChoiceList* choices) const {
  if (choices == nullptr) return narrator_.show_board(*state().view(viewer));
  show_turn(*viewer.seat(), *choices);
}

void Match::show_notes(Viewer viewer) const {
  if (!narrator_.show_notes(*state().view(viewer))) narrator_.say(text("play.no_notes"));
}

/// The best few choices in the eyes of a strong player, with what each is worth.
void Match::show_hint(Seat seat, const ChoiceList& choices) const {
  constexpr std::size_t kShown = 3;
  const auto moves = bots::advise(state().game(), *state().view(seat), plan_.hint);
  if (stop_requested()) return;  // the next question ends at once
  for (std::size_t i = 0; i < std::min(kShown, moves.size()); ++i) {
    narrator_.say(hint_line(moves, i, choices.sentence(moves[i].ranked.move), narrator_.catalogue()));
    for (const Fact& reason : moves[i].reasons) narrator_.say_fact(reason, Ink::faint);
  }
  for (const std::string& line : hint_remarks(moves, kShown, narrator_.catalogue())) narrator_.say(line);
}

void Match::show_help(const ChoiceList* choices) const {
  fmt::print("\n");
  narrator_.say_lines(choices == nullptr ? text("play.help_short")
                                         : text("play.help", {{"example", choices->moves().front()}}));
  fmt::print("\n");
}

/// One screen at a time on a terminal.
void Match::show_rules() {
  constexpr int kWidest = 100;
  Look look = look_inside();
  look.width = std::min(look.width, kWidest);
  const std::string page = render_page(state().game().texts().rules, look);
  std::string_view rest = page;
  while (!rest.empty()) {
    const int lines = keyboard_.is_terminal() ? terminal_look().height - 2 : INT_MAX;
    for (int i = 0; i < lines && !rest.empty(); ++i) fmt::print("{}{}\n", kMargin, next_part(rest, '\n'));
    if (rest.empty()) return;
    const auto line = ask(text("play.more"));
    if (!line || *line == "q") return;
  }
}

/// Whether there are choices that are not saved yet.
bool Match::is_worth_saving() const {
  const auto& events = table_.record().events;
  const bool begun =
      std::any_of(events.begin(), events.end(), [](const auto& event) { return event.seat.has_value(); });
  return begun && write(table_.record()) != saved_;
}

Checked<Done> Match::save() {
  std::string record = write(table_.record());
  if (auto done = save_file(plan_.save_path, record); !done) return done;
  saved_ = std::move(record);
  narrator_.say(text("play.saved", {{"path", plan_.save_path}}));
  return Done();
}

void Match::quit() {
  while (is_worth_saving()) {
    const auto line = ask(text("play.save_first"));
    if (!line) return leave();
    if (line->empty()) return;
    if (*line == "n") break;
    if (*line != "y") {
      narrator_.say(text("play.yes_or_no"));
      continue;
    }
    if (const auto done = save(); !done) {
      return narrator_.say(text("play.not_saved", {{"reason", done.error().reason}}));
    }
    narrator_.say(text("play.resume", {{"path", shell_quoted(plan_.save_path)}}));
  }
  narrator_.say(text("play.goodbye"));
  left_ = true;
}

/// For the end of the input, or a signal to stop.
void Match::leave() {
  left_ = true;
  narrator_.say(text("play.interrupted"));
  if (!is_worth_saving()) return;
  if (const auto done = save(); !done) return rescue(done.error());
  narrator_.say(text("play.resume", {{"path", shell_quoted(plan_.save_path)}}));
}

/// The last resort: the program ends and the file cannot be written.
void Match::rescue(const Error& error) {
  exit_code_ = 1;
  std::fflush(stdout);
  fmt::print(stderr, "alea: {}\n{}\n\n{}", text("play.not_saved", {{"reason", error.reason}}), text("play.rescued"),
             write(table_.record()));
}

}  // namespace alea::cli
