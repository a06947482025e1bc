#include "bots/solutions.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

#include "engine/erased_game.h"
#include "engine/solved.h"
#include "games/visit_game.h"

namespace alea::bots {
namespace {

namespace fs = std::filesystem;

fs::path path_of(const fs::path& folder, std::string_view game, std::string title) {
  std::replace(title.begin(), title.end(), ' ', '_');
  return folder / (std::string(game) + "_" + title + ".table");
}

/// Writes to another name first, so that nobody ever reads half a file. A file only saves time: failing to write it is
/// no error.
void keep(const fs::path& path, const std::string& bytes) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  const fs::path draft = path.string() + "." + std::to_string(getpid());
  const bool is_written = (std::ofstream(draft, std::ios::binary) << bytes).flush().good();
  if (is_written) fs::rename(draft, path, error);
  if (!is_written || error) fs::remove(draft, error);
}

/// A file that is damaged or solves other games counts as missing.
template <Solvable G>
std::optional<typename G::Solution> load(const fs::path& path, const typename G::Options& options, int players) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  const std::string bytes((std::istreambuf_iterator<char>(file)), {});
  auto solution = G::Solution::load(bytes);
  if (!solution || !solution->fits(options, players)) return std::nullopt;
  return std::move(*solution);
}

template <Solvable G>
Checked<SolutionReport> learn(const std::vector<OptionSetting>& settings, int players, const fs::path& folder,
                              const SolveProgress& go_on) {
  const auto read = read_options<G>(settings);
  if (!read) return read.error();
  if (const auto checked = check_players(G::kAbout, players); !checked) return checked.error();
  const auto begin = std::chrono::steady_clock::now();
  SolutionReport report{.title = G::Solution::title(read->options, players)};
  const fs::path path = path_of(folder, G::kAbout.id, report.title);
  auto solution = load<G>(path, read->options, players);
  report.was_loaded = solution.has_value();
  if (!solution) solution = G::solve(read->options, players, go_on);
  if (!solution) return Error{"stopped before the game was solved"};
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  const std::string bytes = solution->save();
  if (!report.was_loaded) keep(path, bytes);
  report.decisions = solution->settled().decisions;
  report.delta = solution->settled().delta;
  report.regret = solution->settled().regret;
  report.bytes = bytes.size();
  G::know(std::move(*solution));
  return report;
}

}  // namespace

bool is_solvable(const AnyGame& game) {
  bool is_so = false;
  visit_game(game.about().id, [&]<class G>() {
    static_assert(Solvable<G> || !NamesSolve<G>, "the game's solve is not what engine/solved.h asks for");
    is_so = Solvable<G>;
  });
  return is_so;
}

std::vector<std::vector<OptionSetting>> all_variants(const AnyGame& game) {
  std::vector<std::vector<OptionSetting>> all{{}};
  for (const OptionField& field : game.options()) {
    if (field.kind != OptionField::Kind::flag) continue;
    const std::size_t without = all.size();
    for (std::size_t i = 0; i < without; ++i) {
      all.push_back(all[i]);
      all.back().push_back({std::string(field.name), field.write(1)});
    }
  }
  return all;
}

Checked<SolutionReport> learn_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                                       const std::filesystem::path& folder, const SolveProgress& go_on) {
  Checked<SolutionReport> report = Error{"this game cannot be solved"};
  visit_game(game.about().id, [&]<class G>() {
    if constexpr (Solvable<G>) report = learn<G>(options, players, folder, go_on);
  });
  return report;
}

bool prepare_solution(const AnyGame& game, const std::vector<OptionSetting>& options, int players,
                      const std::filesystem::path& folder, const SolveProgress& go_on) {
  bool has_decisions = true;
  visit_game(game.about().id, [&]<class G>() {
    if constexpr (Solvable<G>) {
      const auto read = read_options<G>(options);
      if (!read) return;
      // Reading the file takes tens of milliseconds, and this is called before every hint.
      if (G::known(read->options, players) == nullptr) static_cast<void>(learn<G>(options, players, folder, go_on));
      if (const auto* solution = G::known(read->options, players)) has_decisions = solution->settled().decisions > 0;
    }
  });
  return has_decisions;
}

}  // namespace alea::bots
