#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/page.h"

namespace alea::cli {
namespace {

Checked<int> run_rules(const Arguments& arguments) {
  const AnyGame* game = TRY(read_game(arguments.words[0]));
  fmt::print("{}", render_page(game->texts().rules));
  return 0;
}

}  // namespace

const Command kRules{
    .name = "rules",
    .words = {"GAME"},
    .about = "show the rules of a game",
    .details = {},
    .example = "alea rules dracarys_dice",
    .flags = {},
    .run = run_rules,
};

}  // namespace alea::cli
