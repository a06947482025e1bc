#include "cli/match.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/seating.h"
#include "cli/stop.h"
#include "cli/together.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

Facts seen(const AnyEvents& events, Viewer viewer) {
  Facts facts;
  events.tell(viewer, facts);
  return facts;
}

}  // namespace

Match::Match(LocalTable table, const MatchPlan& plan, Keyboard& keyboard)
    : table_(std::move(table)),
      plan_(plan),
      narrator_(state().game(), players_names(table_.record().players)),
      keyboard_(keyboard),
      dice_(plan.seed),
      bots_(make_bots(state().game(), table_.record().players, plan.seed, plan.budgets)),
      file_(table_, narrator_, plan.save_path),
      prompter_(table_, narrator_, keyboard, file_, plan.hint) {}

int Match::run() {
  greet();
  while (!prompter_.has_left() && !state().turn().is_over()) step();
  if (!prompter_.has_left()) return finish();
  return prompter_.exit_code();
}

void Match::greet() {
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
  if (!plan_.has_decisions) narrator_.say(text("play.nothing_to_decide"));
  if (record.events.empty()) {
    introduce();
  } else {
    narrator_.say(text("play.resumed"));
    if (plan_.has_decisions) narrator_.say(text("play.intro"), Ink::faint);
  }
  narrator_.rule();
}

/// The goal and the symbols, before anything else scrolls them off the screen.
void Match::introduce() {
  fmt::print("\n");
  if (prompter_.show_goal()) {
    fmt::print("\n");
    if (keyboard_.is_terminal()) wait(text("play.begin"));
  } else if (plan_.has_decisions) {
    narrator_.say(text("play.intro"), Ink::faint);
  }
}

void Match::step() {
  if (stop_requested()) return prompter_.leave();
  const Turn turn = state().turn();
  if (turn.is_chance()) {
    drop_answers();
    return chance(turn.roller());
  }
  const Seat seat = next_to_choose(turn.seats());
  if (bot(seat) != nullptr) return let_bot_play(seat);
  const std::vector<std::string> moves = state().moves(seat);
  if (moves.size() > 1) return decide(seat);
  const bool was_typed = seat == answering_ && !answers_.empty() && answers_.front() == moves.front();
  if (was_typed) answers_.pop_front();
  tell(seen(*table_.play(seat, moves.front()), reader()));
}

/// What a bot does in one go is told together.
void Match::let_bot_play(Seat seat) {
  Facts facts;
  do {
    const std::vector<std::string> moves = state().moves(seat);
    const std::string move = moves.size() == 1 ? moves.front() : bot(seat)->choose(*state().view(seat));
    if (stop_requested()) break;  // a move that was not thought through
    for (Fact& fact : seen(*table_.play(seat, move), reader())) facts.push_back(std::move(fact));
  } while (!state().turn().seats().empty() && next_to_choose(state().turn().seats()) == seat);
  tell(told_together(facts));
  if (stop_requested()) prompter_.leave();
}

void Match::chance(std::optional<Seat> roller) {
  if (roller && is_asked_to_throw(*roller)) {
    if (!ask_to_throw(*roller)) return;
  } else if (pause_is_due()) {
    narrator_.show_board(*state().view(reader()));
    if (!wait(text("play.pause"))) return;
    narrator_.rule();
  }
  const LocalTable::Events events = table_.chance(dice_);
  if (roller && !show_alone(*roller, *events)) return;
  tell(seen(*events, reader()));
}

void Match::tell(const Facts& facts) {
  for (const Fact& fact : facts) narrator_.say_fact(fact);
  std::fflush(stdout);
  told_ += static_cast<int>(facts.size());
  ready_ = {};
  if (has_secrets() && is_shared()) log_.insert(log_.end(), facts.begin(), facts.end());
}

/// Bots first, so that people can take back their choices as long as possible.
Seat Match::next_to_choose(Seats seats) const {
  for (const Seat seat : seats) {
    if (bot(seat) != nullptr) return seat;
  }
  return seats.front();
}

int Match::finish() {
  narrator_.show_board(*state().view(reader()));
  narrator_.show_result(state().result());
  fmt::print("\n");
  if (!file_.is_worth_saving()) return 0;
  if (!plan_.save_at_end) {
    const std::string question = std::string(kMargin) + text("play.offer_save");
    const auto line = keyboard_.is_terminal() ? keyboard_.ask(question) : std::nullopt;
    if (line != "s" && line != "y") return 0;
  }
  if (!file_.save_or_print()) return 1;
  narrator_.say(text("play.see_again", {{"path", file_.quoted_path()}}));
  return 0;
}

void Match::decide(Seat seat) {
  if (seat != answering_) drop_answers();  // before the next person looks
  if (!hand_over(seat)) return;
  const ChoiceList choices(state(), seat, narrator_);
  if (!has_answer(choices) && !ask_for_answers(seat, choices)) return;
  const std::string move = answers_.front();
  answers_.pop_front();
  if (!is_confirmed(move, choices)) return answers_.clear();
  tell(seen(*table_.choose(seat, move), reader()));
  ready_ = Seats(seat);
}

/// Whether the next answer is already typed.
bool Match::has_answer(const ChoiceList& choices) {
  const auto& moves = choices.moves();
  const bool fits = !answers_.empty() && std::find(moves.begin(), moves.end(), answers_.front()) != moves.end();
  if (!fits) drop_answers();
  return fits;
}

/// Answers are for what their player could foresee: a roll, or another person's choice, may change their mind.
void Match::drop_answers() {
  if (answers_.empty()) return;
  narrator_.say(text("play.answers_dropped", {{"answers", joined(answers_)}}));
  answers_.clear();
}

/// False if there are none: the person took a choice back, or left.
bool Match::ask_for_answers(Seat seat, const ChoiceList& choices) {
  const std::string count = std::to_string(choices.moves().size());
  prompter_.show_turn(choices);
  told_ = 0;
  while (const auto line = prompter_.ask(text("play.choose", {{"n", count}}), {seat, &choices})) {
    if (*line == "u") {
      if (take_back(seat)) return false;
    } else if (line->empty()) {
      narrator_.say(text("play.nothing_typed", {{"n", count}}));
    } else if (const auto moves = choices.read(*line); !moves) {
      narrator_.say(moves.error().reason);
    } else {
      answers_.assign(moves->begin(), moves->end());
      answering_ = seat;
      narrator_.rule();
      return true;
    }
  }
  return false;
}

/// Only what cannot be undone and could hurt needs to be confirmed.
bool Match::is_confirmed(const std::string& move, const ChoiceList& choices) {
  if (!keyboard_.is_terminal() || !choices.view().is_risky(move)) return true;
  narrator_.say(text("play.chosen", {{"choice", choices.sentence(move)}}), Ink::strong);
  while (const auto line = prompter_.ask(text("play.confirm"), {choices.view().viewer(), &choices})) {
    if (line->empty()) return true;
    narrator_.say(*line == "u" ? text("play.taken_back") : text("play.not_an_answer", {{"text", in_quotes(*line)}}));
    if (*line == "u") return false;
  }
  return false;
}

/// A choice that revealed a secret or led to a roll stays.
bool Match::take_back(Seat seat) {
  const bool is_possible = !has_secrets() && table_.can_take_back(seat);
  if (is_possible) table_.take_back();
  narrator_.say(text(is_possible ? "play.taken_back" : "play.nothing_to_take_back"));
  return is_possible;
}

/// In a game with secrets, the next person must not see what the last one saw. False once the game has been left.
bool Match::hand_over(Seat seat) {
  if (!has_secrets() || !is_shared() || !keyboard_.is_terminal() || on_screen_ == seat) return true;
  hide_secrets();
  narrator_.say(text_for(seat, "play.hand_over"), Ink::strong);
  if (!prompter_.ask_for_enter(text_for(seat, "play.handed_over"), reader())) return false;
  on_screen_ = seat;
  log_.clear();
  return true;
}

/// At a shared keyboard, a throw that only one person may see is shown to them alone. False once the game has been
/// left.
bool Match::show_alone(Seat seat, const AnyEvents& events) {
  if (!is_shared() || !keyboard_.is_terminal() || bot(seat) != nullptr) return true;
  const Facts facts = seen(events, seat);
  if (facts == seen(events, reader())) return true;
  if (!hand_over(seat)) return false;
  for (const Fact& fact : facts) narrator_.say_fact(fact);
  if (!prompter_.ask_for_enter(text("play.seen"), reader())) return false;
  hide_secrets();
  return true;
}

/// Leaves on the screen only what everybody may know: what has happened since someone looked at it alone.
void Match::hide_secrets() {
  constexpr std::ptrdiff_t kMost = 12;
  if (!on_screen_.has_value()) return;
  on_screen_.reset();
  clear_screen();
  const auto first = log_.end() - std::min(std::ssize(log_), kMost);
  std::for_each(first, log_.end(), [&](const Fact& fact) { narrator_.say_fact(fact); });
}

/// People throw their own dice, but a throw is no extra stop after another question.
bool Match::is_asked_to_throw(Seat seat) const {
  return keyboard_.is_terminal() && !prompter_.plays_on() && bot(seat) == nullptr && !ready_.has(seat);
}

bool Match::ask_to_throw(Seat seat) {
  if (on_screen_ != seat) hide_secrets();
  if (pause_is_due()) narrator_.show_board(*state().view(reader()));
  return wait(text_for(seat, is_shared() ? "play.throw_named" : "play.throw"));
}

/// People who have nothing to choose still want to follow the game before the log scrolls off the screen.
bool Match::pause_is_due() const {
  constexpr int kMost = 8;
  return keyboard_.is_terminal() && !prompter_.plays_on() && told_ >= kMost;
}

/// Waits until somebody presses Enter. False once the game has been left.
bool Match::wait(const std::string& question) {
  told_ = 0;
  ready_ = people(table_.record().players);
  return prompter_.ask_for_enter(question, reader());
}

}  // namespace alea::cli
