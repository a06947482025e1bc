#include <fmt/format.h>

#include "cli/catalogue.h"
#include "cli/commands.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

std::string players_text(const About& about) {
  if (about.least_players == about.most_players) return std::to_string(about.least_players);
  return fmt::format("{}-{}", about.least_players, about.most_players);
}

void print_line(const AnyGame& game) {
  const Catalogue catalogue(game);
  fmt::print("  {:<16} {:<18} {:>3} players, {:>5} minutes\n      {}\n", game.about().id, game.about().title,
             players_text(game.about()), catalogue.text("minutes"), catalogue.text("about"));
}

void print_options(const AnyGame& game) {
  const Catalogue catalogue(game);
  const std::vector<OptionField> fields = game.options();
  const std::vector<OptionSetting> defaults = game.defaults();
  if (fields.empty()) return;
  fmt::print("\nOptions (--option NAME=VALUE)\n");
  for (std::size_t i = 0; i < fields.size(); ++i) {
    fmt::print("  {:<18} {}; {} unless you say otherwise\n      {}\n", fields[i].name, fields[i].allowed(),
               defaults[i].value, catalogue.text(fmt::format("option.{}", fields[i].name)));
  }
}

Checked<int> run(const Arguments& arguments) {
  if (arguments.words.empty()) {
    for (const AnyGame* game : all_games()) print_line(*game);
    fmt::print("\nalea games GAME lists a game's options, alea rules GAME tells how to play.\n");
    return 0;
  }
  const auto game = read_game(arguments.words[0]);
  if (!game) return game.error();
  print_line(**game);
  print_options(**game);
  return 0;
}

}  // namespace

const Command kGames{
    .name = "games",
    .words = {"[GAME]"},
    .about = "what can be played, for how many, with which options",
    .details = {},
    .example = "alea games dracarys_dice",
    .flags = {},
    .run = run,
};

}  // namespace alea::cli
