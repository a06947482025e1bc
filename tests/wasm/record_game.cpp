// Plays random games of every kind and prints their records: built natively and for the browser, both
// print the same.
//
//   record_game SEEDS      so many games for every game and number of players
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/record.h"
#include "games/registry.h"
#include "search/any_bot.h"
#include "search/bots.h"

namespace {

using namespace alea;

/// A game between random bots, with the dice of `seed`.
template <Game G>
std::string record_of_random_game(const AnyGame& game, int players, std::uint64_t seed) {
  Record record = new_record(game, std::vector<Record::Player>(static_cast<std::size_t>(players), {"random", ""}), {});
  auto state = start(record, game);
  if (!state) return state.error().reason + "\n";
  LocalDice dice(seed);
  ErasedBot<G, RandomBot> bot({}, seed + 1);
  while (!(*state)->turn().is_over()) {
    Record::Event event;
    if ((*state)->turn().is_chance()) {
      event.text = (*state)->chance(dice);
    } else {
      event.seat = (*state)->turn().seats().front();
      event.text = bot.choose(*(*state)->view(*event.seat));
      if (const auto done = apply(**state, event); !done) return done.error().reason + "\n";
    }
    record.events.push_back(event);
  }
  record.result = (*state)->result();
  return write(record);
}

}  // namespace

int main(int count, char** words) {
  const std::uint64_t seeds = count == 2 ? std::strtoull(words[1], nullptr, 10) : 0;
  if (seeds == 0) {
    std::fputs("record_game SEEDS\n", stderr);
    return 2;
  }
  for (const AnyGame* game : all_games()) {
    visit_game(game->about().id, [&]<class G>() {
      for (int players = G::kAbout.least_players; players <= G::kAbout.most_players; ++players) {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
          std::fputs(record_of_random_game<G>(*game, players, seed).c_str(), stdout);
        }
      }
    });
  }
  return 0;
}
