#include "cli/solutions.h"

#include <algorithm>

#include "cli/data_folder.h"
#include "cli/many_games.h"
#include "lab/bots.h"
#include "lab/solutions.h"

namespace alea::cli {

bool prepare_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players) {
  if (!lab::is_solvable(game)) return true;
  const ProgressBar bar;
  const auto report = lab::learn_solution(game, options, players, solutions_folder(), [&](double done) {
    bar.show(done, "working out perfect play, once");
    return !is_stop_wanted();
  });
  return !report || report->decisions > 0;
}

void prepare_bots(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                  std::span<const std::string> bots) {
  if (std::any_of(bots.begin(), bots.end(), lab::thinks)) prepare_solution(game, options, players);
}

std::string solutions_folder() {
  return data_folder().value_or(std::filesystem::temp_directory_path() / "alea") / "solutions";
}

}  // namespace alea::cli
