// Prints the record of a game with fair dice, to test verifiers with.
//
//   make_fair_record GAME PLAYERS NUMBER [SEATS]     the game with this number; the shares of these seats
//                                                    (such as AC) never arrive
#include <cstdint>
#include <cstdio>
#include <string_view>
#include <vector>

#include "engine/erased_game.h"
#include "engine/text.h"
#include "games/registry.h"
#include "tests/fair_dice/fair_game.h"

int main(int count, char** arguments) {
  using namespace alea;
  const std::vector<std::string_view> words(arguments + 1, arguments + count);
  const AnyGame* game = words.size() >= 3 && words.size() <= 4 ? find_game(words[0]) : nullptr;
  const auto players = game != nullptr ? read_number(words[1]) : std::nullopt;
  const auto number = game != nullptr ? read_number(words[2]) : std::nullopt;
  if (!players || !number || !check_players(game->about(), static_cast<int>(*players))) {
    std::fputs("make_fair_record GAME PLAYERS NUMBER [SEATS]\n", stderr);
    return 2;
  }
  Seats missing;
  for (const char name : words.size() == 4 ? words[3] : std::string_view()) {
    if (const auto seat = read_seat({&name, 1})) missing = missing.with(*seat);
  }
  const Record record = play_fair_game(*game, static_cast<int>(*players), static_cast<std::uint64_t>(*number), missing);
  std::fputs(write(record).c_str(), stdout);
  return 0;
}
