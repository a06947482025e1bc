#include "cli/solutions.h"

#include <algorithm>

#include "bots/bots.h"
#include "bots/solutions.h"
#include "cli/data_folder.h"
#include "cli/progress.h"
#include "cli/stop.h"

namespace alea::cli {

bool prepare_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players) {
  const ProgressBar bar;
  return bots::prepare_solution(game, options, players, solutions_folder(), [&](double done) {
    bar.show(done, "solving the game, once");
    return !stop_requested();
  });
}

void prepare_bots(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                  std::span<const std::string> bots) {
  if (std::any_of(bots.begin(), bots.end(), bots::thinks)) prepare_solution(game, options, players);
}

std::string solutions_folder() {
  return data_folder().value_or(std::filesystem::temp_directory_path() / "alea") / "solutions";
}

}  // namespace alea::cli
