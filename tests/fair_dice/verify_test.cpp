// Verifies games with fair dice, and finds every change made to their records.
#include "engine/verify.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/text.h"
#include "games/registry.h"
#include "tests/fair_dice/fair_game.h"

namespace alea {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::SizeIs;
using Verdict = Finding::Verdict;

Verification verified(const Record& record) {
  auto found = verify(record, *find_game(record.game));
  EXPECT_TRUE(found) << found.error().reason;
  return *std::move(found);
}

std::vector<std::string_view> names(const Verification& found, Verdict verdict) {
  std::vector<std::string_view> names;
  for (const Finding& finding : found.findings) {
    if (finding.verdict == verdict) names.push_back(finding.fact.name);
  }
  return names;
}

int chance_events(const Record& record) {
  return static_cast<int>(
      std::count_if(record.events.begin(), record.events.end(), [](const auto& event) { return !event.seat; }));
}

/// Another possible outcome for this event of the record; empty if there is none.
std::string other_outcome(const Record& record, std::size_t at) {
  auto state = *start(record, *find_game(record.game));
  for (std::size_t i = 0; i < at; ++i) EXPECT_TRUE(apply(*state, record.events[i]));
  std::string other;
  state->outcomes([&](std::string_view outcome, double) {
    if (outcome != record.events[at].text) other = outcome;
  });
  return other;
}

class FairGames : public testing::TestWithParam<const AnyGame*> {
 protected:
  static Record record_of(int players, std::uint64_t number) { return play_fair_game(*GetParam(), players, number); }
  static int least() { return GetParam()->about().least_players; }
  static int most() { return GetParam()->about().most_players; }
};

TEST_P(FairGames, are_verified_at_every_player_count) {
  for (int players = least(); players <= most(); ++players) {
    const Record record = record_of(players, static_cast<std::uint64_t>(players));
    const Verification found = verified(record);
    EXPECT_TRUE(found.dice_checked);
    EXPECT_THAT(names(found, Verdict::wrong), IsEmpty());
    EXPECT_THAT(names(found, Verdict::note), IsEmpty());
    EXPECT_THAT(found.findings, Contains(Finding{Verdict::right, {"verify.dice", {{"n", chance_events(record)}}}}));
    EXPECT_THAT(found.draws, SizeIs(static_cast<std::size_t>(chance_events(record))));
    EXPECT_EQ(*read_record(write(record)), record);
  }
}

TEST_P(FairGames, a_changed_outcome_is_reported_with_the_correct_one) {
  const Record record = record_of(least(), 7);
  int changed = 0;
  for (std::size_t at = 0; at < record.events.size() && changed < 5; ++at) {
    if (record.events[at].seat) continue;
    const std::string other = other_outcome(record, at);
    if (other.empty()) continue;
    Record tampered = record;
    tampered.events[at].text = other;
    const Finding expected{
        Verdict::wrong,
        {"verify.dice_wrong",
         {{"event", static_cast<int>(at) + 1}, {"text", Quote{other}}, {"given", Quote{record.events[at].text}}}}};
    EXPECT_THAT(verified(tampered).findings, Contains(expected)) << "event " << at + 1;
    ++changed;
  }
  EXPECT_GT(changed, 0);
}

TEST_P(FairGames, ended_by_agreement_are_verified_up_to_their_end) {
  Record record = record_of(most(), 11);
  record.events.resize(record.events.size() / 2);
  record.result.reset();
  record.ended_by_agreement = true;
  EXPECT_EQ(*read_record(write(record)), record);
  const Verification found = verified(record);
  EXPECT_TRUE(found.dice_checked);
  EXPECT_THAT(names(found, Verdict::wrong), IsEmpty());
  EXPECT_THAT(names(found, Verdict::note), IsEmpty());
  EXPECT_THAT(names(found, Verdict::right), Contains("verify.ended"));
  EXPECT_THAT(found.draws, SizeIs(static_cast<std::size_t>(chance_events(record))));
}

INSTANTIATE_TEST_SUITE_P(, FairGames, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& one) { return std::string(one.param->about().id); });

class Verify : public testing::Test {
 protected:
  const AnyGame& game = *find_game("dracarys_dice");
  Record record = play_fair_game(game, 3, 5);

  std::vector<std::string_view> wrong() const { return names(verified(record), Verdict::wrong); }
  std::vector<std::string_view> notes() const { return names(verified(record), Verdict::note); }
};

TEST_F(Verify, says_that_the_dice_of_other_games_cannot_be_checked) {
  record.fair.reset();
  EXPECT_THAT(wrong(), IsEmpty());
  EXPECT_THAT(notes(), testing::ElementsAre("verify.no_fair_dice"));
  EXPECT_FALSE(verified(record).dice_checked);
}

TEST_F(Verify, a_running_game_hides_its_seed) {
  record.events.resize(record.events.size() / 2);
  record.result.reset();
  record.fair->seed.reset();
  EXPECT_THAT(wrong(), IsEmpty());
  EXPECT_THAT(notes(), testing::ElementsAre("verify.unfinished", "verify.seed_hidden"));
  EXPECT_THAT(verified(record).draws, IsEmpty());
}

TEST_F(Verify, a_finished_game_must_show_its_seed_and_its_result) {
  record.fair->seed.reset();
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.seed_missing"));
  record.result.reset();
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.result_missing", "verify.seed_missing"));
}

TEST_F(Verify, an_agreed_end_needs_a_game_that_is_not_over_and_its_seed) {
  record.result.reset();
  record.ended_by_agreement = true;
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.ended_wrong"));
  EXPECT_FALSE(replay(record, game));
  record.events.pop_back();
  EXPECT_THAT(wrong(), IsEmpty());
  EXPECT_TRUE(replay(record, game));
  record.fair->seed.reset();
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.seed_missing"));
}

TEST_F(Verify, an_outcome_that_was_changed_before_an_agreed_end_is_found) {
  record.result.reset();
  record.ended_by_agreement = true;
  record.events.resize(2);  // the lot and the first roll
  record.events[1].text = other_outcome(record, 1);
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.dice_wrong"));
}

TEST_F(Verify, another_seed_does_not_match_its_commitment_and_gives_other_dice) {
  record.fair->seed->value[0] ^= 1U;
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.seed_wrong", "verify.dice_wrong", "verify.dice_wrong_too"));
  // Even with a matching commitment, the dice are still wrong.
  record.fair->commitment = commit(*record.fair->seed);
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.dice_wrong", "verify.dice_wrong_too"));
}

TEST_F(Verify, another_share_does_not_match_its_commitment_and_gives_other_dice) {
  record.fair->shares[1].share->value[31] ^= 1U;
  const Verification found = verified(record);
  EXPECT_THAT(names(found, Verdict::wrong),
              testing::ElementsAre("verify.share_wrong", "verify.dice_wrong", "verify.dice_wrong_too"));
  const Quote commitment{write(record.fair->shares[1].commitment)};
  EXPECT_THAT(
      found.findings,
      Contains(Finding{Verdict::wrong, {"verify.share_wrong", {{"who", seat(1)}, {"commitment", commitment}}}}));
}

TEST_F(Verify, a_share_copied_from_another_seat_does_not_match) {
  record.fair->shares[1] = record.fair->shares[0];
  record.fair->shares[1].seat = seat(1);
  EXPECT_THAT(wrong(), Contains("verify.share_wrong"));
}

TEST_F(Verify, a_share_cannot_be_removed_afterwards) {
  record.fair->shares[0].share.reset();
  EXPECT_THAT(notes(), testing::ElementsAre("verify.share_missing"));
  EXPECT_THAT(wrong(), Contains("verify.dice_wrong"));
}

TEST_F(Verify, a_missing_share_is_noted_and_nothing_is_rerolled) {
  record = play_fair_game(game, 3, 5, Seats(seat(1)));
  EXPECT_THAT(wrong(), IsEmpty());
  EXPECT_THAT(notes(), testing::ElementsAre("verify.share_missing"));
  record = play_fair_game(game, 3, 5, Seats::all(3));
  EXPECT_THAT(wrong(), IsEmpty());
  EXPECT_THAT(notes(), testing::ElementsAre("verify.share_missing", "verify.share_missing", "verify.no_shares"));
}

TEST_F(Verify, a_person_without_a_share_is_named_even_if_the_line_was_deleted) {
  record = play_fair_game(game, 3, 5, Seats(seat(1)));
  record.fair->shares.erase(record.fair->shares.begin() + 1);
  const Verification found = verified(record);
  EXPECT_THAT(names(found, Verdict::wrong), IsEmpty());
  EXPECT_THAT(found.findings, Contains(Finding{Verdict::note, {"verify.share_none", {{"who", seat(1)}}}}));
  EXPECT_EQ(found.verdict(), Verdict::note);
}

TEST_F(Verify, a_share_that_never_arrived_is_reported_with_its_commitment_to_compare) {
  record = play_fair_game(game, 3, 5, Seats(seat(1)));
  record.fair->shares[1].commitment.value[0] ^= 1U;
  const Quote commitment{write(record.fair->shares[1].commitment)};
  EXPECT_THAT(
      verified(record).findings,
      Contains(Finding{Verdict::note, {"verify.share_missing", {{"who", seat(1)}, {"commitment", commitment}}}}));
}

TEST_F(Verify, a_game_without_any_share_is_never_plainly_right) {
  EXPECT_EQ(verified(record).verdict(), Verdict::right);
  record = play_fair_game(game, 3, 5, Seats::all(3));
  EXPECT_EQ(verified(record).verdict(), Verdict::note);
  record.fair->shares.clear();
  EXPECT_THAT(notes(), testing::ElementsAre("verify.share_none", "verify.share_none", "verify.no_shares"));
  for (auto& player : record.players) player.kind = "random";
  EXPECT_THAT(notes(), testing::ElementsAre("verify.no_shares"));
  EXPECT_EQ(verified(record).verdict(), Verdict::note);
}

TEST_F(Verify, the_first_illegal_event_is_reported) {
  record.events[1].text = "roll D";
  const Verification found = verified(record);
  EXPECT_THAT(names(found, Verdict::wrong), testing::ElementsAre("verify.event_wrong", "verify.dice_wrong"));
  EXPECT_EQ(found.findings[0].fact.arguments[0].second, Fact::Value(2));
  EXPECT_THAT(found.draws, SizeIs(2)) << "the expected outcome is still known";
}

TEST_F(Verify, findings_contain_no_terminal_control_characters) {
  record.events[1].text = "roll \x1b[2J";
  for (const auto& [verdict, fact] : verified(record).findings) {
    for (const auto& [name, value] : fact.arguments) {
      const auto* quote = std::get_if<Quote>(&value);
      EXPECT_TRUE(quote == nullptr || quote->text == harmless(quote->text)) << fact.name;
    }
  }
}

TEST_F(Verify, the_result_must_match_the_events) {
  std::swap(record.result->place[0], record.result->place[1]);
  std::swap(record.result->place[1], record.result->place[2]);
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.result_wrong"));
  record.events.pop_back();
  EXPECT_THAT(wrong(), testing::ElementsAre("verify.result_early"));
}

TEST_F(Verify, a_record_that_cannot_start_is_refused) {
  record.options.push_back({"no_such_option", "on"});
  EXPECT_FALSE(verify(record, game));
}

}  // namespace
}  // namespace alea
