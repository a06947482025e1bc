#include <fmt/format.h>

#include <array>
#include <ctime>
#include <filesystem>
#include <random>

#include "bots/hint.h"
#include "cli/commands.h"
#include "cli/match.h"
#include "cli/record_file.h"
#include "cli/save_file.h"
#include "cli/seating.h"
#include "cli/solutions.h"
#include "cli/stop.h"
#include "cli/thinking.h"
#include "engine/text.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

/// An unused file name in this folder: the game and the time.
std::string usual_save_path(std::string_view game) {
  std::array<char, 32> time{};
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  std::strftime(time.data(), time.size(), "%Y%m%d-%H%M%S", localtime_r(&now, &local));
  std::string path = fmt::format("{}-{}.alea", game, time.data());
  for (int copy = 2; std::filesystem::exists(path); ++copy)
    path = fmt::format("{}-{}-{}.alea", game, time.data(), copy);
  return path;
}

Checked<std::uint64_t> read_seed(const Arguments& arguments) {
  if (!arguments.has("seed")) return (std::uint64_t{std::random_device()()} << 32U) | std::random_device()();
  return static_cast<std::uint64_t>(TRY(arguments.number("seed", 0, 0, INT64_MAX)));
}

Error missing_game() {
  std::vector<std::string_view> known;
  for (const AnyGame* game : all_games()) known.push_back(game->about().id);
  return Error{fmt::format("alea play needs a game ({}), or --load FILE", joined(known))};
}

Checked<LocalTable> new_table(const Arguments& arguments) {
  if (arguments.words.empty()) return missing_game();
  const AnyGame* game = TRY(read_game(arguments.words[0]));
  const auto players = TRY(read_players(*game, arguments));
  const auto settings = TRY(read_settings(*game, arguments));
  // Checked before the record is made, since that keeps only options that the game has.
  TRY(game->start(settings, static_cast<int>(players.size())));
  return LocalTable::open(*game, new_record(*game, players, settings));
}

Checked<LocalTable> load_table(const Arguments& arguments, const std::string& path) {
  for (const std::string_view flag : {"players", "name", "bots", "option"}) {
    if (arguments.has(flag)) return Error{fmt::format("--{} cannot be changed in a saved game", flag)};
  }
  const auto record = TRY(load_record(path));
  const auto game = read_game(record.game);
  if (!game) return in_file(path, game.error());
  if (!arguments.words.empty() && arguments.words[0] != record.game) {
    return Error{fmt::format("{} is a game of {}, not {}", in_quotes(path), record.game, arguments.words[0])};
  }
  if (const auto checked = check_bots(**game, record.players); !checked) return in_file(path, checked.error());
  auto table = LocalTable::open(**game, record);
  if (!table) return in_file(path, table.error());
  return table;
}

/// The file to save to. Other files are never overwritten.
Checked<std::string> read_save_path(const Arguments& arguments, std::string_view game) {
  const auto load = arguments.value("load");
  const auto save = arguments.value("save");
  if (!save) return load ? *load : usual_save_path(game);
  TRY(check_save_path(*save));
  std::error_code error;
  const bool same = load && std::filesystem::equivalent(*load, *save, error);
  if (std::filesystem::exists(*save) && !same) {
    return Error{fmt::format("{} already exists; choose another file for --save, or continue that game: --load {}",
                             in_quotes(*save), shell_quoted(*save))};
  }
  return *save;
}

/// As the arguments say, or as long as every hint takes.
Budget hint_budget(const Arguments& arguments, Budget budget) {
  const bool is_given = arguments.has(kMsFlag.name) || arguments.has(kStepsFlag.name);
  if (!is_given) budget.steps = bots::kHintSteps;
  return budget;
}

Checked<int> run_play(const Arguments& arguments) {
  const auto load = arguments.value("load");
  auto table = TRY(load ? load_table(arguments, *load) : new_table(arguments));
  const auto seed = TRY(read_seed(arguments));
  const auto path = TRY(read_save_path(arguments, table.record().game));
  const Seats persons = people(table.record().players);
  const auto budgets = TRY(read_budgets(arguments, static_cast<std::size_t>(table.state().players() - persons.size())));
  catch_stop_signals();
  const bool has_decisions = prepare_solution(table.state().game(), table.record().options, table.state().players());
  if (stop_requested()) return stopped("before the game began");
  const bool has_file = load.has_value() || arguments.has("save");
  StandardInput keyboard;
  return Match(std::move(table),
               {.seed = seed,
                .save_path = path,
                .save_at_end = has_file,
                .has_decisions = has_decisions,
                .budgets = budgets,
                .hint = hint_budget(arguments, budgets.front())},
               keyboard)
      .run();
}

}  // namespace

const Command kPlay{
    .name = "play",
    .words = {"[GAME]"},
    .about = "play against bots, or with others at one keyboard",
    .details =
        "Choose by number; several answers fit on one line. Type ? at any question for help. Ctrl-C and Ctrl-D save an "
        "unfinished game before they leave. In a pipe, each line is an answer and nothing waits.",
    .example = "alea play dracarys_dice --players 4 --name Ann --name Bob --option play_on=on",
    .flags = {{"players", "N", "number of players (3, if the game allows it)"},
              {"name", "NAME", "a person at the keyboard; repeat it for several people, in the order of their seats",
               true},
              {"bots", "NAME[,…]", "bots for the other seats: one name for all, or one for each (medium)"},
              kMsFlag,
              kStepsFlag,
              kOptionFlag,
              {"seed", "S", "seed of the dice and the bots (random)"},
              {"load", "FILE", "continue a saved game; GAME is optional then"},
              {"save", "FILE", "file for the game (the loaded one, or else GAME-DATE-TIME.alea)"}},
    .run = run_play,
};

}  // namespace alea::cli
