#include "engine/fair_record.h"

#include "engine/record.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

const std::string kGameText(32, '1');
const std::string kCommitment(64, '2');
const std::string kShareText(64, '3');
const std::string kSeedText(64, '4');
const std::string kSeats = "alea 1\ngame some_game\nedition 1\nseat A person Ann\nseat B person Bo\nseat C random\n";
const std::string kFair = "fair " + kGameText + " " + kCommitment + "\n";
const std::string kShares = "share A " + kCommitment + " " + kShareText + "\nshare B " + kCommitment + " -\n";
const std::string kEvents = "* roll 3\nresult 1 2 2\n";

std::string reason(const std::string& text) {
  const auto record = read_record(text);
  return record ? "" : record.error().reason;
}

TEST(FairRecord, is_read_as_it_is_written) {
  const std::string text = kSeats + "option play_on on\n" + kFair + kShares + kEvents + "seed " + kSeedText + "\n";
  const auto record = read_record(text);
  ASSERT_TRUE(record) << record.error().reason;
  const FairRecord& fair = *record->fair;
  EXPECT_EQ(write(fair.game), kGameText);
  EXPECT_EQ(write(fair.commitment), kCommitment);
  ASSERT_EQ(fair.shares.size(), 2);
  EXPECT_EQ(fair.shares[0].seat, seat(0));
  EXPECT_EQ(write(fair.shares[0].share.value()), kShareText);
  EXPECT_EQ(fair.shares[1].seat, seat(1));
  EXPECT_EQ(fair.shares[1].share, std::nullopt);
  EXPECT_EQ(write(fair.seed.value()), kSeedText);
  EXPECT_EQ(write(*record), text);
}

TEST(FairRecord, has_no_seed_while_the_game_runs) {
  const auto record = read_record(kSeats + kFair + "* roll 3\n");
  ASSERT_TRUE(record) << record.error().reason;
  EXPECT_EQ(record->fair->seed, std::nullopt);
  EXPECT_TRUE(record->fair->shares.empty());
  EXPECT_FALSE(read_record(kSeats + "* roll 3\n")->fair);
}

TEST(FairRecord, has_a_key_in_which_every_seat_has_its_place) {
  const auto record = read_record(kSeats + kFair + kShares);
  const FairSeed seed = *read_bytes<FairSeed>(kSeedText);
  const std::vector<std::optional<FairShare>> shares{read_bytes<FairShare>(kShareText), std::nullopt, std::nullopt};
  EXPECT_EQ(fair_key(*record->fair, seed, 3), fair_key(seed, record->fair->game, shares));
}

TEST(FairRecord, what_is_wrong_in_the_header_is_told_with_its_line) {
  EXPECT_EQ(reason("alea 1\n" + kFair), "line 2: seats are named before the fair dice");
  EXPECT_EQ(reason(kSeats + kFair + "seat D random\n"), "line 8: seats are named before the fair dice");
  EXPECT_EQ(reason(kSeats + kFair + kFair), "line 8: the fair dice are named twice");
  EXPECT_EQ(reason(kSeats + "fair 12 " + kCommitment + "\n"),
            "line 7: the number of a game with fair dice has 32 digits out of 0123456789abcdef, not \"12\"");
  EXPECT_EQ(reason(kSeats + "fair " + kGameText + "\n"),
            "line 7: the commitment to the seed has 64 digits out of 0123456789abcdef, not \"\"");
  EXPECT_EQ(reason(kSeats + kShares), "line 7: a share follows the fair dice (a line such as: fair GAME COMMITMENT)");
  EXPECT_EQ(reason(kSeats + kFair + "share X\n"), "line 8: a share is that of a seat, A to H, not of \"X\"");
  EXPECT_EQ(reason(kSeats + kFair + "share D " + kCommitment + " -\n"), "line 8: nobody sits at D");
  EXPECT_EQ(reason(kSeats + kFair + kShares + kShares), "line 10: shares stand in the order of the seats");
  EXPECT_EQ(reason(kSeats + kFair + "share A " + kCommitment + "\n"),
            "line 8: a share that came has 64 digits out of 0123456789abcdef, not \"\"; - stands for one that did not "
            "come");
  EXPECT_EQ(reason(kSeats + "* roll 3\n" + kFair), "line 8: expected *, a seat, result or ended, not \"fair\"");
}

TEST(FairRecord, a_seed_stands_at_the_end_of_a_finished_game_with_fair_dice) {
  const std::string seed = "seed " + kSeedText + "\n";
  EXPECT_EQ(reason(kSeats + kEvents + seed),
            "line 9: a seed needs the commitment to it in the header (fair GAME COMMITMENT)");
  EXPECT_EQ(reason(kSeats + kFair + "* roll 3\n" + seed), "line 9: the seed follows the result or the end of the game");
  EXPECT_EQ(reason(kSeats + kFair + kEvents + seed + "points 1 2 3\n"), "line 11: nothing follows the seed");
  EXPECT_EQ(reason(kSeats + kFair + kEvents + "seed 12\n"),
            "line 10: the seed has 64 digits out of 0123456789abcdef, not \"12\"");
  EXPECT_EQ(reason(kSeats + kFair + kEvents + "points 1 2 3\n" + seed), "");
  EXPECT_EQ(reason(kSeats + kFair + "* roll 3\nended agreement\n" + seed), "");
  EXPECT_EQ(reason(kSeats + kFair + "* roll 3\nended agreement\n" + seed + seed), "line 11: nothing follows the seed");
}

}  // namespace
}  // namespace alea
