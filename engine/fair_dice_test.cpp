#include "engine/fair_dice.h"

#include <array>
#include <set>
#include <vector>

#include "gtest/gtest.h"

namespace alea {
namespace {

/// Bytes that all have the same value.
template <class B>
B all(std::uint8_t byte) {
  B bytes;
  bytes.value.fill(byte);
  return bytes;
}

const GameId kGame = all<GameId>(1);
const FairSeed kSeed = all<FairSeed>(2);
const FairShare kShare = all<FairShare>(3);
const FairShare kOther = all<FairShare>(4);

using Shares = std::vector<std::optional<FairShare>>;

FairKey key_of(const Shares& shares) { return fair_key(kSeed, kGame, shares); }

std::vector<int> picks(const FairKey& key, std::uint64_t event, int bound, int count) {
  FairDice dice(key, event);
  std::vector<int> picked;
  for (int i = 0; i < count; ++i) picked.push_back(dice.pick(bound));
  return picked;
}

TEST(Bytes, are_written_as_lower_case_digits_and_read_back) {
  FairSeed seed;
  for (std::size_t i = 0; i < FairSeed::kSize; ++i) seed.value[i] = static_cast<std::uint8_t>(9 * i);
  const std::string text = write(seed);
  EXPECT_EQ(text, "0009121b242d363f48515a636c757e879099a2abb4bdc6cfd8e1eaf3fc050e17");
  EXPECT_EQ(read_bytes<FairSeed>(text), seed);
}

TEST(Bytes, refuse_what_is_too_short_too_long_or_has_other_digits) {
  const std::string text = write(kSeed);
  EXPECT_FALSE(read_bytes<FairSeed>(text.substr(1)));
  EXPECT_FALSE(read_bytes<FairSeed>(text + "0"));
  EXPECT_FALSE(read_bytes<FairSeed>(""));
  EXPECT_FALSE(read_bytes<FairSeed>("A" + text.substr(1)));
  EXPECT_FALSE(read_bytes<FairSeed>(" " + text.substr(1)));
  EXPECT_FALSE(read_bytes<FairSeed>(text.substr(1) + "g"));
  EXPECT_FALSE(read_bytes<GameId>(text));
}

TEST(Commitments, of_the_same_share_differ_by_seat_and_game) {
  const Commitment commitment = commit(kShare, seat(0), kGame);
  EXPECT_EQ(commit(kShare, seat(0), kGame), commitment);
  EXPECT_NE(commit(kShare, seat(1), kGame), commitment);
  EXPECT_NE(commit(kShare, seat(0), all<GameId>(9)), commitment);
  EXPECT_NE(commit(kOther, seat(0), kGame), commitment);
  EXPECT_NE(commit(all<FairSeed>(3)), commitment);
}

TEST(FairKey, depends_on_everything_that_goes_in) {
  const FairKey key = key_of({kShare, kOther});
  EXPECT_EQ(key_of({kShare, kOther}), key);
  EXPECT_NE(key_of({kOther, kShare}), key);
  EXPECT_NE(key_of({kShare, std::nullopt}), key);
  EXPECT_NE(key_of({kShare, kOther, std::nullopt}), key);
  EXPECT_NE(fair_key(all<FairSeed>(9), kGame, Shares{kShare, kOther}), key);
  EXPECT_NE(fair_key(kSeed, all<GameId>(9), Shares{kShare, kOther}), key);
}

TEST(FairKey, knows_which_seat_has_no_share) {
  EXPECT_NE(key_of({kShare, std::nullopt}), key_of({std::nullopt, kShare}));
  EXPECT_NE(key_of({std::nullopt}), key_of({std::nullopt, std::nullopt}));
}

TEST(FairDice, depend_on_the_key_and_the_number_of_the_event_alone) {
  const FairKey key = key_of({kShare});
  const auto first = picks(key, 1, 1000, 20);
  EXPECT_EQ(picks(key, 1, 1000, 20), first);
  EXPECT_NE(picks(key, 2, 1000, 20), first);
  EXPECT_NE(picks(key_of({kOther}), 1, 1000, 20), first);
}

TEST(FairDice, go_on_when_a_block_is_used_up) {
  constexpr int kFarApart = 1'000'000'000;
  const auto many = picks(key_of({}), 1, kFarApart, 100);
  EXPECT_EQ(std::set<int>(many.begin(), many.end()).size(), many.size());
}

TEST(FairDice, note_what_was_drawn_but_not_one_out_of_one) {
  FairDice dice(key_of({kShare}), 7);
  const int first = dice.pick(6);
  EXPECT_EQ(dice.pick(1), 0);
  const int second = dice.pick(9);
  EXPECT_EQ(dice.draws(), (std::vector<FairDice::Draw>{{6, first}, {9, second}}));
  FairDice again(key_of({kShare}), 7);
  again.pick(6);
  EXPECT_EQ(again.pick(9), second) << "one out of one uses no word";
}

TEST(FairDice, words_beyond_the_last_whole_multiple_are_rejected) {
  EXPECT_EQ(draw_from(0, 6), 0);
  EXPECT_EQ(draw_from(17, 6), 5);
  // 2^64 is 4 more than a multiple of 6.
  EXPECT_EQ(draw_from(UINT64_MAX - 4, 6), 5);
  EXPECT_EQ(draw_from(UINT64_MAX - 3, 6), std::nullopt);
  EXPECT_EQ(draw_from(UINT64_MAX, 6), std::nullopt);
  EXPECT_EQ(draw_from(UINT64_MAX, 8), 7);
  EXPECT_EQ(draw_from(UINT64_MAX, 3), std::nullopt);
  EXPECT_EQ(draw_from(UINT64_MAX - 1, 3), 2);
}

/// Deterministic, since the key is fixed. A wrong bound or byte order would be far beyond the limit.
TEST(FairDice, are_even_over_many_events) {
  const FairKey key = key_of({kShare, kOther});
  std::array<int, 6> counts{};
  constexpr int kEvents = 30'000;
  for (std::uint64_t event = 1; event <= kEvents; ++event)
    ++counts[static_cast<std::size_t>(FairDice(key, event).pick(6))];
  double chi_squared = 0;
  for (const int count : counts) {
    const double off = count - kEvents / 6.0;
    chi_squared += off * off / (kEvents / 6.0);
  }
  EXPECT_LT(chi_squared, 20.5);  // p = 0.001 for five degrees of freedom
}

}  // namespace
}  // namespace alea
