#include "lab/study.h"

#include <chrono>

#include "engine/erased_game.h"
#include "engine/study.h"
#include "games/visit_game.h"
#include "lab/play_games.h"
#include "lab/seated_bots.h"

namespace alea::lab {
namespace {

/// The counts of one thread: the study, and the number of games it has watched.
template <HasStudy G>
struct Watched {
  typename G::Study study;
  Tally tally;

  void add(const Watched& other) {
    study.add(other.study);
    tally.add(other.tally);
  }
};

Progress progress_of(const std::function<bool(std::uint64_t, std::uint64_t)>& progress, std::uint64_t of) {
  if (!progress) return {};
  return [&progress, of](std::uint64_t done) { return progress(done, of); };
}

template <HasStudy G>
Watched<G> do_tasks(const Plan& plan, const Watched<G>& none, const StudyProgress& progress) {
  if constexpr (HasTasks<typename G::Study>) {
    const auto tasks = static_cast<std::uint64_t>(none.study.tasks());
    return in_parallel(tasks, 1, plan.threads, none, progress_of(progress.tasks, tasks),
                       [&](Watched<G>& watched, std::uint64_t from, std::uint64_t /*to*/) {
                         SimulationDice dice(~plan.seed, from);  // independent of those of the games
                         watched.study.task(static_cast<int>(from), dice);
                       });
  }
  return none;
}

template <HasStudy G>
Watched<G> watch_games(const Plan& plan, const typename G::State& start, const Watched<G>& none,
                       const StudyProgress& progress) {
  constexpr std::uint64_t kStudiedAtATime = 64;
  return in_parallel(plan.games, kStudiedAtATime, plan.threads, none, progress_of(progress.games, plan.games),
                     [&](Watched<G>& watched, std::uint64_t from, std::uint64_t to) {
                       MixedBots<G> bots = seated_bots<G>(plan);
                       play_games<G>(start, bots, plan.seed, from, to, watched.tally, watched.study, plan.stop());
                     });
}

template <HasStudy G>
Checked<StudyReport> run(const Plan& plan, const StudyProgress& progress) {
  const auto read = read_options<G>(plan.options);
  if (!read) return read.error();
  const auto begin = std::chrono::steady_clock::now();
  const Watched<G> none{typename G::Study(read->options, plan.players), {}};
  Watched<G> all = do_tasks<G>(plan, none, progress);
  all.add(watch_games<G>(plan, G::start(read->options, plan.players), none, progress));

  StudyReport report;
  all.study.report(report.report);
  report.games = all.tally.games;
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return report;
}

}  // namespace

bool has_study(const AnyGame& game) {
  bool has = false;
  visit_game(game.about().id, [&]<class G>() {
    static_assert(HasStudy<G> || !NamesStudy<G>, "the game's Study is not what engine/study.h asks for");
    has = HasStudy<G>;
  });
  return has;
}

Checked<StudyReport> study(const Plan& plan, const StudyProgress& progress) {
  if (const auto checked = check(plan); !checked) return checked.error();
  Checked<StudyReport> report = Error{std::string(plan.game->about().title) + " has no study"};
  visit_game(plan.game->about().id, [&]<class G>() {
    if constexpr (HasStudy<G>) report = run<G>(plan, progress);
  });
  return report;
}

}  // namespace alea::lab
