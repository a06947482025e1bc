#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "cli/commands.h"
#include "cli/narrator.h"
#include "cli/record_file.h"
#include "cli/seating.h"
#include "cli/stop.h"
#include "cli/terminal.h"
#include "engine/record.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

/// A record with all its states, to step through.
class Replay {
 public:
  Replay(const Record& record, const AnyGame& game)
      : record_(record), narrator_(game, spectators_names(record.players)) {
    states_.push_back(std::move(*start(record, game)));
    for (const Record::Event& event : record.events) {
      auto next = states_.back()->copy();
      auto happened = apply(*next, event);
      if (!happened) break;
      states_.push_back(std::move(next));
      events_.push_back(std::move(happened->events));
    }
  }

  void print_all() const {
    narrator_.say(states_.front()->game().about().title, Ink::strong);
    for (std::size_t event = 1; event < states_.size(); ++event) tell(event);
    narrator_.show_board(*states_.back()->view(Viewer::spectator()));
    show_end();
  }

  void step_through() {
    StandardInput keyboard;
    std::size_t at = 0;
    show(at);
    while (true) {
      const auto line = keyboard.ask(std::string(kMargin) + text(at == last() ? "replay.at_end" : "replay.ask"));
      if (!line || *line == "q") return;
      const std::optional<std::size_t> next = destination(*line, at);
      if (!next) {
        narrator_.say(text("replay.no_such", {{"text", in_quotes(*line)}, {"all", std::to_string(last())}}));
      } else if (*next != at) {
        at = *next;
        show(at);
      }
    }
  }

 private:
  std::size_t last() const { return states_.size() - 1; }
  std::string text(std::string_view key, const Catalogue::Texts& arguments = {}) const {
    return narrator_.catalogue().text(key, arguments);
  }

  std::optional<std::size_t> destination(const std::string& line, std::size_t at) const {
    if (line.empty()) return std::min(at + 1, last());
    if (line == "p") return at == 0 ? 0 : at - 1;
    if (line == "e") return last();
    const auto number = read_number(line);
    if (!number || *number < 0 || *number > static_cast<std::int64_t>(last())) return std::nullopt;
    return static_cast<std::size_t>(*number);
  }

  void tell(std::size_t event) const {
    Facts facts;
    events_[event - 1]->tell(Viewer::spectator(), facts);
    for (const Fact& fact : facts) narrator_.say_fact(fact);
  }

  void show(std::size_t at) const {
    narrator_.rule();
    if (at == 0) {
      narrator_.say(states_.front()->game().about().title, Ink::strong);
      narrator_.say_fact({"replay.start", {{"n", static_cast<int>(last())}}});
    } else {
      narrator_.say(text("replay.event", {{"at", std::to_string(at)}, {"all", std::to_string(last())}}), Ink::faint);
      tell(at);
    }
    narrator_.show_board(*states_[at]->view(Viewer::spectator()));
    if (at == last()) show_end();
  }

  void show_end() const {
    if (states_.back()->turn().is_over()) {
      narrator_.show_result(states_.back()->result());
    } else {
      narrator_.say(text(record_.ended_by_agreement ? "replay.ended" : "replay.unfinished"));
    }
    fmt::print("\n");
  }

  const Record& record_;
  Narrator narrator_;
  std::vector<std::unique_ptr<AnyState>> states_;  // the start, and after each event
  std::vector<std::shared_ptr<const AnyEvents>> events_;
};

Checked<int> run_replay(const Arguments& arguments) {
  const std::string& path = arguments.words[0];
  const auto record = TRY(load_record(path));
  const auto game = read_game(record.game);
  if (!game) return in_file(path, game.error());
  if (const auto end = replay(record, **game); !end) return in_file(path, end.error());
  Replay shown(record, **game);
  const bool watched = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  if (!watched || arguments.has("all")) {
    shown.print_all();
  } else {
    catch_stop_signals();
    shown.step_through();
  }
  return 0;
}

}  // namespace

const Command kReplay{
    .name = "replay",
    .words = {"FILE"},
    .about = "step through a saved game, forwards and backwards",
    .details =
        "Enter shows the next event, p the previous one, a number jumps to that event, e to the end, and q quits. "
        "Without a "
        "terminal, the whole game is printed.",
    .example = "alea replay dracarys_dice-20260704-201500.alea",
    .flags = {{"all", "", "print the whole game at once"}},
    .run = run_replay,
};

}  // namespace alea::cli
