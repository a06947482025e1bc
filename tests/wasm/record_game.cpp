// Plays every game with bots and prints the records. Built natively and as WebAssembly.
//
//   record_game random|strong SEEDS      plays this many games per game and number of players
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bots/erased_bot.h"
#include "bots/list.h"
#include "engine/record.h"
#include "games/registry.h"
#include "games/visit_game.h"

namespace {

using namespace alea;

/// A game between bots of one kind, with the dice of `seed`.
template <Game G, Bot<G> B>
std::string record_of_game(const AnyGame& game, int players, std::uint64_t seed) {
  const Record::Player player{std::string(B::kName), ""};
  Record record = new_record(game, std::vector<Record::Player>(static_cast<std::size_t>(players), player), {});
  auto state = start(record, game);
  if (!state) return state.error().reason + "\n";
  LocalDice dice(seed);
  constexpr Budget kSameEverywhere{.milliseconds = 0, .steps = 2};
  ErasedBot<G, B> bot(kSameEverywhere, seed + 1);
  while (!(*state)->turn().is_over()) {
    Record::Event event;
    if ((*state)->turn().is_chance()) {
      event.text = (*state)->chance(dice).text;
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
  const std::string_view bots = count == 3 ? words[1] : "";
  const std::uint64_t seeds = count == 3 ? std::strtoull(words[2], nullptr, 10) : 0;
  if ((bots != RandomBot::kName && bots != StrongBot::kName) || seeds == 0) {
    std::fputs("record_game random|strong SEEDS\n", stderr);
    return 2;
  }
  for (const AnyGame* game : all_games()) {
    visit_game(game->about().id, [&]<class G>() {
      for (int players = G::kAbout.least_players; players <= G::kAbout.most_players; ++players) {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
          const std::string record = bots == RandomBot::kName ? record_of_game<G, RandomBot>(*game, players, seed)
                                                              : record_of_game<G, StrongBot>(*game, players, seed);
          std::fputs(record.c_str(), stdout);
        }
      }
    });
  }
  return 0;
}
