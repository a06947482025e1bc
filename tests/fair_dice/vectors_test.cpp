// Compares the test vectors of docs/fair-dice.md with the program.
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "engine/blake2b.h"
#include "engine/fair_dice.h"
#include "engine/text.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

/// The lines `name = value` in the section "Test vectors".
std::map<std::string, std::string> vectors() {
  std::map<std::string, std::string> found;
  std::ifstream file(ALEA_SOURCE_FOLDER "/docs/fair-dice.md");
  bool is_here = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("## ")) is_here = line == "## Test vectors";
    const std::size_t at = line.find(" = ");
    if (!is_here || at == std::string::npos) continue;
    found[std::string(trimmed(line.substr(0, at)))] = trimmed(line.substr(at + 3));
  }
  return found;
}

/// Consecutive bytes, starting with `first`.
template <class B>
B counted(std::uint8_t first) {
  B bytes;
  for (std::uint8_t& byte : bytes.value) byte = first++;
  return bytes;
}

std::string picks(const FairKey& key, std::uint64_t event, const std::vector<int>& bounds) {
  FairDice dice(key, event);
  std::vector<std::string> values;
  for (const int bound : bounds) values.push_back(std::to_string(dice.pick(bound)));
  return joined(values, " ");
}

std::string block(const FairKey& key, std::uint64_t event, std::uint64_t number) {
  return write(Bytes<void, 64>{
      Blake2b<64>({.key = key.value, .person = "alea.dice"}).add_number(event).add_number(number).digest()});
}

std::string drawn(std::uint64_t word, int bound) {
  const auto value = draw_from(word, bound);
  return value ? std::to_string(*value) : "rejected";
}

TEST(FairDiceDocument, has_the_same_vectors_as_the_program) {
  const auto game = counted<GameId>(0x00);
  const auto seed = counted<FairSeed>(0x20);
  const auto share_a = counted<FairShare>(0x40);
  const auto share_c = counted<FairShare>(0x60);
  const std::vector<std::optional<FairShare>> shares{share_a, std::nullopt, share_c};
  const FairKey key = fair_key(seed, game, shares);
  const FairKey key_without = fair_key(seed, game, std::vector<std::optional<FairShare>>(3));
  const std::map<std::string, std::string> computed{
      {"game", write(game)},
      {"seed", write(seed)},
      {"share of A", write(share_a)},
      {"share of C", write(share_c)},
      {"commitment to the seed", write(commit(seed))},
      {"commitment of A", write(commit(share_a, seat(0), game))},
      {"commitment of C", write(commit(share_c, seat(2), game))},
      {"key", write(key)},
      {"key without shares", write(key_without)},
      {"event 1, block 0", block(key, 1, 0)},
      {"event 1, block 1", block(key, 1, 1)},
      {"event 1, ten picks of 6", picks(key, 1, std::vector<int>(10, 6))},
      {"event 2, picks of 3 1 20 1296", picks(key, 2, {3, 1, 20, 1296})},
      {"word fffffffffffffffb, pick of 6", drawn(0xFFFFFFFFFFFFFFFB, 6)},
      {"word fffffffffffffffc, pick of 6", drawn(0xFFFFFFFFFFFFFFFC, 6)},
      {"word ffffffffffffffff, pick of 8", drawn(0xFFFFFFFFFFFFFFFF, 8)},
  };
  EXPECT_EQ(vectors(), computed);
}

}  // namespace
}  // namespace alea
