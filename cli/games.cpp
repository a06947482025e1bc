#include <fmt/format.h>

#include <utility>

#include "cli/catalogue.h"
#include "cli/commands.h"
#include "cli/layout.h"
#include "cli/terminal.h"
#include "engine/text.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

std::string players_text(const About& about) {
  if (about.least_players == about.most_players) return std::to_string(about.least_players);
  return fmt::format("{}-{}", about.least_players, about.most_players);
}

/// A line that begins with these words; if it is too long for the screen, it continues below the rest.
void print_wrapped(std::string_view begin, std::string_view rest) {
  std::string_view before = begin;
  for (const std::string& line : wrapped(rest, terminal_look().width - visible_width(begin))) {
    fmt::print("{}{}\n", padded(std::exchange(before, ""), visible_width(begin)), line);
  }
}

void print_explanation(std::string_view text) { print_wrapped("      ", text); }

void print_line(const AnyGame& game) {
  const Catalogue catalogue(game);
  fmt::print("  {:<16} {:<18} {:>3} players, {:>5} minutes\n", game.about().id, game.about().title,
             players_text(game.about()), catalogue.text("minutes"));
  print_explanation(catalogue.text("about"));
}

void print_options(const AnyGame& game) {
  const Catalogue catalogue(game);
  const std::vector<OptionField> fields = game.options();
  const std::vector<OptionSetting> defaults = game.defaults();
  if (fields.empty()) return;
  fmt::print("\nOptions (--option NAME=VALUE)\n");
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const bool is_data = fields[i].kind == OptionField::Kind::data;
    const std::string usual = is_data ? fmt::format("--print {} shows the default", fields[i].name)
                                      : fmt::format("{} by default", defaults[i].value);
    print_wrapped(fmt::format("  {:<18} ", fields[i].name), fmt::format("{}; {}", fields[i].allowed(), usual));
    print_explanation(catalogue.text(fmt::format("option.{}", fields[i].name)));
  }
}

/// Prints the default file of a data option, as a starting point for designers.
Checked<int> print_data(const AnyGame& game, std::string_view option) {
  std::vector<std::string_view> known;
  for (const OptionField& field : game.options()) {
    if (field.kind != OptionField::Kind::data) continue;
    known.push_back(field.name);
    if (field.name != option) continue;
    fmt::print("{}", game.texts().data);
    return 0;
  }
  if (known.empty()) return Error{fmt::format("{} has no option that takes a file", game.about().title)};
  return Error{fmt::format("--print takes {}, not {}", joined(known), in_quotes(option))};
}

Checked<int> run_games(const Arguments& arguments) {
  if (arguments.words.empty()) {
    if (arguments.has("print")) return Error{"--print needs a game; for example: alea games dualing_dice --print deck"};
    for (const AnyGame* game : all_games()) print_line(*game);
    fmt::print("\nalea games GAME lists a game's options, alea rules GAME explains it.\n");
    return 0;
  }
  const AnyGame* game = TRY(read_game(arguments.words[0]));
  if (const auto option = arguments.value("print")) return print_data(*game, *option);
  print_line(*game);
  print_options(*game);
  return 0;
}

}  // namespace

const Command kGames{
    .name = "games",
    .words = {"[GAME]"},
    .about = "list the games, or one game's options",
    .details = {},
    .example = "alea games dracarys_dice",
    .flags = {{"print", "OPTION", "print the default file of an option that takes a file"}},
    .run = run_games,
};

}  // namespace alea::cli
