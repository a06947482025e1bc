#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/many_games.h"
#include "cli/save_file.h"
#include "engine/text.h"
#include "games/registry.h"
#include "lab/report_page.h"
#include "lab/report_text.h"
#include "lab/study.h"
#include "server/protocol/json.h"

namespace alea::cli {
namespace {

/// What was measured, in a line.
std::string summary(const lab::Plan& plan, const lab::StudyReport& report) {
  return fmt::format("{} players ({}), {} games, seed {}, {:.1f} s", plan.players, joined(plan.bots), report.games,
                     plan.seed, report.seconds);
}

void write_cell(const Report::Column& column, const Report::Cell& cell, JsonWriter& json) {
  if (const auto* text = std::get_if<std::string>(&cell)) {
    json.text(column.name, *text);
  } else if (const auto* number = std::get_if<double>(&cell)) {
    json.real(column.name, *number);
  }
}

void print_json(const lab::Plan& plan, const lab::StudyReport& report) {
  JsonWriter json;
  write(plan, json);
  json.number("games", static_cast<std::int64_t>(report.games));
  json.real("seconds", report.seconds);
  json.begin_list("tables");
  for (const Report::Table& table : report.report.tables) {
    json.begin_object({});
    json.text("title", table.title);
    json.text("about", table.about);
    json.begin_list("rows");
    for (const Report::Row& row : table.rows) {
      json.begin_object({});
      for (std::size_t i = 0; i < row.size(); ++i) write_cell(table.columns[i], row[i], json);
      json.end_object();
    }
    json.end_list();
    json.end_object();
  }
  json.end_list();
  fmt::print("{}\n", json.finish());
}

Checked<const AnyGame*> read_game_with_study(std::string_view id) {
  auto game = read_game(id);
  if (!game || lab::has_study(**game)) return game;
  std::vector<std::string_view> studied;
  for (const AnyGame* one : all_games()) {
    if (lab::has_study(*one)) studied.push_back(one->about().id);
  }
  return Error{fmt::format("{} has no study of its own (alea simulate tells who wins); there are: {}",
                           (*game)->about().title, joined(studied))};
}

Checked<lab::StudyReport> run_study(const lab::Plan& plan) {
  stop_on_signal();
  const ProgressBar bar;
  const auto showing = [&](std::string_view what) {
    return [&bar, what](std::uint64_t done, std::uint64_t of) {
      bar.show(done, of, what);
      return !is_stop_wanted();
    };
  };
  return lab::study(plan, {.tasks = showing("measurements"), .games = showing("games")});
}

Checked<int> run_lab(const Arguments& arguments) {
  const auto game = read_game_with_study(arguments.words[0]);
  if (!game) return game.error();
  const auto page = arguments.value("html");
  if (page) {
    if (const auto checked = check_save_path(*page); !checked) return checked.error();
  }
  const auto plan = read_plan(**game, arguments, 20'000, "greedy");
  if (!plan) return plan.error();
  const auto report = run_study(*plan);
  if (!report) return report.error();
  if (is_stop_wanted()) {
    fmt::print(stderr, "alea: stopped before all was measured\n");
    return 1;
  }
  if (page) {
    const std::string html = lab::report_page(report->report, (*game)->about().title, summary(*plan, *report));
    if (const auto saved = save_file(*page, html); !saved) return saved.error();
  }
  if (arguments.has("json")) {
    print_json(*plan, *report);
  } else if (page) {
    fmt::print("{}: {}\nSaved as {}\n", (*game)->about().title, summary(*plan, *report), *page);
  } else {
    fmt::print("{}: {}\n\n{}", (*game)->about().title, summary(*plan, *report), lab::report_text(report->report));
  }
  return 0;
}

}  // namespace

const Command kLab{
    .name = "lab",
    .words = {"GAME"},
    .about = "measure a game's cards for who designs them",
    .details =
        "Bots play while the game's own study watches: how hard each card is, how often it is used, how\n"
        "long games take. Try a deck of your own with --option and compare.",
    .example = "alea lab dualing_dice --players 4 --option deck=my_deck.toml --html report.html",
    .flags = {kPlayersFlag,
              {"games", "M", "how many games to watch (20000)"},
              kSeedFlag,
              kThreadsFlag,
              kTimeFlag,
              {"bots", "NAME[,…]", "who plays: one bot for all seats, or one for each (greedy)"},
              kOptionFlag,
              kJsonFlag,
              {"html", "FILE", "save a page with plots instead of printing tables"}},
    .run = run_lab,
};

}  // namespace alea::cli
