#include "tests/fuzz/fuzz.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace alea::fuzz {

void require(bool holds, std::string_view promise) {
  if (holds) return;
  std::fprintf(stderr, "broken invariant: %.*s\n", static_cast<int>(promise.size()), promise.data());
  std::abort();
}

std::size_t choose(std::string_view& input, std::size_t n) {
  if (input.empty()) return 0;
  const auto byte = static_cast<unsigned char>(input.front());
  input.remove_prefix(1);
  return byte % n;
}

int choose_players(std::string_view& input, const About& about) {
  const int more = about.most_players - about.least_players;
  return about.least_players + static_cast<int>(choose(input, static_cast<std::size_t>(more) + 1));
}

void go_on(AnyState& state, Dice& dice) {
  if (state.turn().is_chance()) {
    state.chance(dice);
    return;
  }
  const Seat seat = state.turn().seats().front();
  const std::vector<std::string> moves = state.moves(seat);
  require(!moves.empty(), "a seat that is to move has a legal move");
  const std::string& move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
  require(static_cast<bool>(state.play(seat, move)), "a legal move is accepted");
}

}  // namespace alea::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer looks for this name
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  alea::fuzz::check({reinterpret_cast<const char*>(data), size});
  return 0;
}
