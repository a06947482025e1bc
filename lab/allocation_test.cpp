// No game of a simulation allocates: every allocation of this test program is counted.
#include <cstdlib>
#include <new>

#include "games/registry.h"
#include "games/visit_game.h"
#include "gtest/gtest.h"
#include "lab/play_games.h"
#include "search/random/random_bot.h"

namespace {
std::size_t allocations = 0;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
}

// Not inlined, or the compiler sees through them and finds new paired with free.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

namespace alea::lab {
namespace {

TEST(Allocation, is_counted) {
  const std::size_t before = allocations;
  delete new int(1);
  EXPECT_EQ(allocations, before + 1);
}

TEST(Allocation, there_is_none_inside_a_game) {
  for (const AnyGame* any : all_games()) {
    visit_game(any->about().id, [&]<class G>() {
      for (int players = G::kAbout.least_players; players <= G::kAbout.most_players; ++players) {
        const typename G::State start = G::start({}, players);
        Tally tally;
        RandomBot bot;
        const std::size_t before = allocations;
        play_games<G>(start, bot, 1, 0, 500, tally);
        EXPECT_EQ(allocations, before) << G::kAbout.id << " with " << players << " players";
        EXPECT_EQ(tally.games, 500);
      }
    });
  }
}

}  // namespace
}  // namespace alea::lab
