#include "cli/seating.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/commands.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

using testing::HasSubstr;

/// A game that two can play, and three.
const AnyGame& any_game() {
  return **std::find_if(all_games().begin(), all_games().end(), [](const AnyGame* game) {
    return game->about().least_players == 2 && game->about().most_players > 2;
  });
}

Checked<std::vector<Record::Player>> seated(std::vector<std::string> words) {
  words.insert(words.begin(), std::string(any_game().about().id));
  const auto arguments = read_arguments(kPlay, words);
  EXPECT_TRUE(arguments);
  return read_players(any_game(), *arguments);
}

std::string refusal(const std::vector<std::string>& words) {
  const auto players = seated(words);
  return players ? "accepted" : players.error().reason;
}

TEST(Seating, puts_people_first_and_bots_on_the_other_seats) {
  const std::string most = std::to_string(any_game().about().most_players);
  const auto players = seated({"--players", most, "--name", "Ann"});
  ASSERT_TRUE(players);
  EXPECT_EQ(players->size(), static_cast<std::size_t>(any_game().about().most_players));
  EXPECT_EQ(players->front(), (Record::Player{"person", "Ann"}));
  EXPECT_EQ(people(*players), Seats(seat(0)));
  EXPECT_EQ((*players)[1].kind, "medium");
}

TEST(Seating, gives_bots_names_that_nobody_has) {
  const auto players = seated({"--name", "Basil"});
  ASSERT_TRUE(players);
  EXPECT_NE((*players)[1].name, "Basil");
}

TEST(Seating, calls_the_only_person_you) {
  const auto alone = seated({"--name", "Ann"});
  const auto together = seated({"--name", "Ann", "--name", "Bob"});
  ASSERT_TRUE(alone && together);
  EXPECT_EQ(players_names(*alone).you, seat(0));
  EXPECT_EQ(players_names(*together).you, std::nullopt);
  EXPECT_EQ(spectators_names(*alone).you, std::nullopt);
}

TEST(Seating, says_what_is_allowed) {
  EXPECT_THAT(refusal({"--players", "9"}), HasSubstr("whole number from"));
  EXPECT_THAT(refusal({"--bots", "genius"}), HasSubstr("random"));
  EXPECT_THAT(refusal({"--bots", ""}), HasSubstr("random"));
  EXPECT_THAT(refusal({"--players", "2", "--bots", "random,random"}), HasSubstr("1 names"));
  EXPECT_THAT(refusal({"--players", "2", "--name", "A", "--name", "B", "--bots", "random"}), HasSubstr("no seat"));
  EXPECT_THAT(refusal({"--players", "2", "--name", "A", "--name", "B", "--name", "C"}), HasSubstr("3 names"));
  EXPECT_THAT(refusal({"--name", "A", "--name", "A"}), HasSubstr("two players"));
  EXPECT_THAT(refusal({"--name", " A"}), HasSubstr("1 to 20"));
  EXPECT_THAT(refusal({"--name", ""}), HasSubstr("1 to 20"));
  EXPECT_THAT(refusal({"--name", "A\nB"}), HasSubstr("1 to 20"));
  EXPECT_THAT(refusal({"--name", std::string(21, 'x')}), HasSubstr("1 to 20"));
}

TEST(Seating, cleans_names_from_files) {
  const Names names = spectators_names({{"person", "A\x1b[2J"}, {"random", ""}});
  EXPECT_THAT(names.by_seat, testing::ElementsAre("A?[2J", "B"));
}

}  // namespace
}  // namespace alea::cli
