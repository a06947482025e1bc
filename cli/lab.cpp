#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/many_games.h"
#include "cli/progress.h"
#include "cli/stop.h"
#include "engine/text.h"
#include "games/registry.h"
#include "lab/study.h"

namespace alea::cli {
namespace {

Checked<const AnyGame*> read_game_with_study(std::string_view id) {
  auto game = read_game(id);
  if (!game || lab::has_study(**game)) return game;
  std::vector<std::string_view> studied;
  for (const AnyGame* one : all_games()) {
    if (lab::has_study(*one)) studied.push_back(one->about().id);
  }
  return Error{fmt::format("{} has no study (alea simulate reports who wins); games with one: {}",
                           (*game)->about().title, joined(studied))};
}

Checked<lab::StudyReport> run_study(const lab::Plan& plan) {
  catch_stop_signals();
  const ProgressBar bar;
  const auto showing = [&](std::string_view what) {
    return [&bar, what](std::uint64_t done, std::uint64_t of) {
      bar.show(done, of, what);
      return !stop_requested();
    };
  };
  return lab::study(plan, {.tasks = showing("measurements"), .games = showing("games")});
}

Checked<int> run_lab(const Arguments& arguments) {
  const AnyGame* game = TRY(read_game_with_study(arguments.words[0]));
  TRY(check_html(arguments));
  const auto plan = TRY(read_plan(*game, arguments, 20'000, "greedy"));
  const auto report = TRY(run_study(plan));
  if (stop_requested()) return stopped("before everything was measured");
  return show(arguments, measured(plan, report.games, report.seconds, report.report));
}

}  // namespace

const Command kLab{
    .name = "lab",
    .words = {"GAME"},
    .about = "measure a game's cards, for designers",
    .details =
        "Bots play while the game's own study counts how hard each card is, how often it is used and how long games "
        "take. Try your own deck with --option and compare.",
    .example = "alea lab dualing_dice --option deck=my_deck.toml --html report.html",
    .flags = {kPlayersFlag,
              {"games", "M", "number of games to study (20000)"},
              kSeedFlag,
              kThreadsFlag,
              kMsFlag,
              kStepsFlag,
              {"bots", "NAME[,…]", "bots: one name for all seats, or one for each (greedy)"},
              kOptionFlag,
              kJsonFlag,
              kHtmlFlag},
    .run = run_lab,
};

}  // namespace alea::cli
