#include "server/table/table.h"

#include "engine/record.h"
#include "engine/verify.h"
#include "games/registry.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/table/table_for_tests.h"
#include "server/table/teller.h"

namespace alea::server {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr Seat kA = seat(0);
constexpr Seat kB = seat(1);
constexpr Seat kC = seat(2);
constexpr std::string_view kDracarys = "dracarys_dice";

Opening half_open() {
  Opening opening = opening_for(kDracarys, 3);
  opening.seats[1] = {.kind = SeatShown::Kind::open};
  opening.seats[2] = {.kind = SeatShown::Kind::invite};
  return opening;
}

FairShare share_of(int number) {
  FairShare share;
  share.value[0] = static_cast<std::uint8_t>(number);
  return share;
}

TEST(Table, seats_are_taken_left_and_by_invitation_only_where_so_set_up) {
  TableForTests table(half_open());
  EXPECT_EQ(table.refused(2, Sit{.seat = kA}), "full");
  EXPECT_EQ(table.refused(2, Sit{.seat = kC}), "not_allowed");
  EXPECT_EQ(table.refused(2, Sit{.seat = kC, .code = "wrong"}), "not_allowed");
  EXPECT_EQ(table.refused(2, Sit{.seat = seat(7)}), "illegal");
  EXPECT_EQ(table.refused(0, Sit{.seat = kB}), "not_allowed") << "who is not known can only watch";
  EXPECT_EQ(table.refused(2, Sit{.seat = kC, .code = "code"}), "");
  EXPECT_EQ(table.refused(1, Sit{.seat = kB, .name = "Cleo"}), "") << "a second person at the same keyboard";
  EXPECT_EQ(table.ledger().seat(kB).now.name, "Cleo");
  EXPECT_EQ(table.ledger().seats_of(person(1)), Seats(kA).with(kB));
  EXPECT_EQ(table.refused(2, Stand{.seat = kA}), "not_yours");
  EXPECT_EQ(table.refused(2, Stand{.seat = kC}), "");
  EXPECT_EQ(table.ledger().seat(kC).now.kind, SeatShown::Kind::invite);
}

TEST(Table, who_sits_down_gets_a_snapshot_and_the_others_an_update) {
  TableForTests table(half_open());
  table.ask(2, Sit{.seat = kB}, "sit");
  ASSERT_EQ(table.told[person(2)].size(), 1U);
  EXPECT_EQ(field(table.told[person(2)][0], "is"), "table");
  EXPECT_EQ(field(table.told[person(2)][0], "you"), "B");
  EXPECT_EQ(field(table.told[person(2)][0], "key"), "sit");
  ASSERT_EQ(table.told[person(1)].size(), 1U);
  EXPECT_EQ(number_in(table.told[person(1)][0], "u"), 2);
  EXPECT_THAT(table.told[person(1)][0], HasSubstr(R"("name":"P2")"));
}

TEST(Table, starts_when_somebody_sits_on_every_seat) {
  TableForTests table(half_open());
  const std::string reply = table.ask(1, Start{});
  EXPECT_EQ(field(reply, "kind"), "not_now");
  EXPECT_THAT(reply, HasSubstr("free: B, C"));
  table.ask(2, Sit{.seat = kB});
  table.ask(3, Sit{.seat = kC, .code = "code"});
  EXPECT_EQ(table.refused(4, Start{}), "not_allowed");
  EXPECT_EQ(table.refused(3, Start{}), "");
  EXPECT_EQ(table.ledger().status(), Status::dealing);
  EXPECT_EQ(table.refused(3, Start{}), "not_now");
  EXPECT_EQ(table.refused(3, Stand{.seat = kC}), "not_now");
}

TEST(Table, shares_are_shown_only_when_all_have_committed) {
  TableForTests table(opening_for(kDracarys, 2));
  table.ask(1, Start{});
  const GameId game = table.ledger().opening().fair_game;
  EXPECT_EQ(table.refused(1, Commit{.seat = kB, .commitment = {}}), "not_yours");
  EXPECT_EQ(table.refused(1, Commit{.seat = kA, .commitment = commit(share_of(1), kA, game)}), "");
  EXPECT_EQ(table.refused(1, Commit{.seat = kA, .commitment = {}}), "stale");
  EXPECT_EQ(table.refused(1, Show{.seat = kA, .share = share_of(1)}), "not_now");
  EXPECT_EQ(table.refused(2, Commit{.seat = kB, .commitment = commit(share_of(2), kB, game)}), "");
  EXPECT_EQ(table.refused(1, Show{.seat = kA, .share = share_of(3)}), "illegal");
  EXPECT_EQ(table.refused(1, Show{.seat = kA, .share = share_of(1)}), "");
  EXPECT_EQ(table.ledger().status(), Status::dealing);
  EXPECT_EQ(table.refused(2, Show{.seat = kB, .share = share_of(2)}), "");
  EXPECT_TRUE(table.ledger().has_begun());
  EXPECT_EQ(table.ledger().fair().shares.size(), 2U);
}

TEST(Table, a_share_that_does_not_come_is_waited_for_ten_seconds_and_changes_no_seed) {
  TableForTests table(opening_for(kDracarys, 3));
  table.ask(1, Start{});
  table.ask(1, Commit{.seat = kA, .commitment = commit(share_of(1), kA, table.ledger().opening().fair_game)});
  EXPECT_EQ(table.table().wake_at(), table.now + 10'000);
  table.now += 9'999;
  table.wake();
  EXPECT_EQ(table.ledger().status(), Status::dealing);
  table.now += 1;
  table.wake();
  EXPECT_TRUE(table.ledger().all_have_committed()) << "without the others";
  EXPECT_EQ(table.ledger().status(), Status::dealing) << "A may still show its share";
  EXPECT_EQ(table.table().wake_at(), table.now + 10'000);
  table.now += 10'000;
  table.wake();
  ASSERT_TRUE(table.ledger().has_begun());
  ASSERT_EQ(table.ledger().fair().shares.size(), 1U);
  EXPECT_EQ(table.ledger().fair().shares[0].share, std::nullopt);
}

TEST(Table, the_same_key_counts_once_also_after_the_table_was_loaded_again) {
  TableForTests table(opening_for(kDracarys, 3));
  table.begin();
  const Seat mover = table.ledger().turn().front();
  const Move move = table.move_of(mover, table.ledger().state().moves(mover).front());
  const int who = table.owner(mover);
  table.ask(who, move, "once");
  const std::int64_t told = number_in(table.told[person(who)].back(), "u");
  const std::size_t kept = table.log().size();
  const std::string again = table.ask(who, move, "once");
  EXPECT_EQ(field(again, "is"), "ack");
  EXPECT_LE(number_in(again, "n"), told);
  EXPECT_EQ(table.log().size(), kept);
  auto loaded = Table::load(table.log());
  ASSERT_TRUE(loaded) << loaded.error().reason;
  EXPECT_EQ(loaded->obey({.who = person(who)}, {.key = "once", .command = move}, 0).reply, again);
}

TEST(Table, moves_that_are_late_illegal_or_not_one_s_own_are_refused_and_change_nothing) {
  TableForTests table(opening_for(kDracarys, 3));
  table.begin();
  const Seat mover = table.ledger().turn().front();
  const int who = table.owner(mover);
  const Move good = table.move_of(mover, table.ledger().state().moves(mover).front());
  const std::string before = write(snapshot(table.ledger(), person(1), 0));
  const auto with = [&](auto change) {
    Move move = good;
    change(move);
    return move;
  };
  const Seat other = left_of(mover, 3);
  EXPECT_EQ(table.refused(who, with([](Move& move) { move.at -= 1; })), "stale");
  EXPECT_EQ(table.refused(who, with([](Move& move) { move.at += 1; })), "stale");
  EXPECT_EQ(table.refused(who, with([](Move& move) { move.moves = {"fly"}; })), "illegal");
  EXPECT_EQ(table.refused(who, with([&](Move& move) { move.seat = other; })), "not_yours");
  EXPECT_EQ(table.refused(table.owner(other), with([&](Move& move) { move.seat = other; })), "not_your_turn");
  EXPECT_EQ(table.refused(0, good), "not_allowed");
  EXPECT_EQ(table.refused(who, Back{.seat = mover}), "not_now");
  EXPECT_EQ(table.refused(who, with([](Move& move) { move.seat = seat(6); })), "illegal");
  EXPECT_EQ(write(snapshot(table.ledger(), person(1), 0)), before);
  EXPECT_EQ(table.refused(who, good), "");
}

/// Every game, played at random by people who are all there.
class EveryGame : public testing::TestWithParam<std::string> {};

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const AnyGame* game : all_games()) ids.emplace_back(game->about().id);
  return ids;
}

/// The choices in an update, an acknowledgement or a snapshot, by seat; empty where there are none.
std::map<std::string, std::vector<std::string>> choices_in(const std::string& text) {
  std::map<std::string, std::vector<std::string>> all;
  const rapidjson::Document message = parsed(text);
  const char* name = message.HasMember("u") ? "c" : "choices";
  if (!message.HasMember(name)) return all;
  for (const auto& [seat, moves] : message[name].GetObject()) {
    for (const auto& move : moves.GetArray()) all[seat.GetString()].emplace_back(move[0].GetString());
  }
  return all;
}

TEST_P(EveryGame, the_update_that_asks_a_seat_to_choose_has_its_choices_for_its_player_alone) {
  const AnyGame& game = *find_game(GetParam());
  TableForTests table(opening_for(GetParam(), game.about().most_players));
  table.begin();
  SimulationDice dice(5, 0);
  std::map<PersonId, std::map<std::string, std::vector<std::string>>> known;
  for (int steps = 0; steps < 60; ++steps) {
    for (auto& [viewer, texts] : table.told) {
      for (const std::string& text : texts) {
        const Seats own = table.ledger().seats_of(viewer);
        for (const auto& [seat, moves] : choices_in(text)) {
          ASSERT_TRUE(own.has(*read_seat(seat))) << text;
          known[viewer][seat] = moves;
        }
      }
      texts.clear();
    }
    for (const Seat seat : table.ledger().turn()) {
      const PersonId player = table.ledger().owner(seat);
      const std::vector<std::string> legal = table.ledger().state().moves(seat);
      EXPECT_EQ(known[player][std::string(1, letter(seat))], legal);
      EXPECT_EQ(choices_in(table.greet(player, 0).front())[std::string(1, letter(seat))], legal) << "in a snapshot";
    }
    if (!table.step(dice)) break;
  }
}

TEST(Table, several_moves_of_one_command_are_made_together_or_not_at_all) {
  TableForTests table(opening_for("blazing_spuds", 2));
  table.begin();
  const Seat mover = table.ledger().turn().front();
  // As many moves of this seat as follow each other without chance.
  std::vector<std::string> moves;
  auto state = table.ledger().state().copy();
  while (moves.size() < 3 && state->turn().seats().has(mover)) {
    moves.push_back(state->moves(mover).front());
    ASSERT_TRUE(state->play(mover, moves.back()));
  }
  ASSERT_GT(moves.size(), 1U);
  Move all = table.move_of(mover, "");
  all.moves = moves;
  Move wrong = all;
  wrong.moves.back() = "nonsense";
  const std::string before = write(snapshot(table.ledger(), person(1), 0));
  EXPECT_EQ(table.refused(table.owner(mover), wrong), "illegal");
  EXPECT_EQ(write(snapshot(table.ledger(), person(1), 0)), before) << "none of them was made";
  const std::int64_t events = table.ledger().record_events();
  const std::size_t told = table.told[person(1)].size();
  EXPECT_EQ(table.refused(table.owner(mover), all, "all"), "");
  EXPECT_GE(table.ledger().record_events(), events + static_cast<std::int64_t>(moves.size()));
  EXPECT_EQ(table.told[person(1)].size(), told + 1) << "told as one";
  const auto loaded = Table::load(table.log());
  ASSERT_TRUE(loaded) << loaded.error().reason;
  EXPECT_EQ(table.greet_at(*loaded, person(1), 0), table.greet(person(1), 0));
}

TEST(Table, a_seat_past_its_time_is_held_by_a_bot_until_its_player_is_back) {
  Opening opening = opening_for(kDracarys, 3);
  opening.clock = {.kind = Clock::Kind::seconds, .seconds = 30, .reserve = 10};
  TableForTests table(opening);
  table.begin();
  const Seat mover = table.ledger().turn().front();
  const int who = table.owner(mover);
  EXPECT_EQ(table.table().wake_at(), table.now + 40'000);
  EXPECT_TRUE(table.table().thinking().empty());
  table.now += 40'000;
  table.wake();
  EXPECT_TRUE(table.ledger().seat(mover).is_held);
  EXPECT_EQ(table.table().thinking(), Seats(mover));
  EXPECT_EQ(table.refused(who, table.move_of(mover, "fly")), "not_now");
  const std::string move = table.ledger().state().moves(mover).front();
  const std::int64_t events = table.ledger().record_events();
  table.take(table.table().bot_chose(mover, move, table.now));
  EXPECT_GT(table.ledger().record_events(), events);
  EXPECT_EQ(table.refused(who, Back{.seat = mover}), "");
  EXPECT_FALSE(table.ledger().seat(mover).is_held);
}

TEST(Table, the_time_of_an_outage_is_given_back) {
  Opening opening = opening_for(kDracarys, 3);
  opening.clock = {.kind = Clock::Kind::days, .days = 1};
  TableForTests table(opening);
  table.begin();
  const TimeMs deadline = *table.table().wake_at();
  table.take(table.table().outage(5000, table.now));
  EXPECT_EQ(table.table().wake_at(), deadline + 5000);
}

TEST(Table, bots_do_nothing_while_nobody_is_there) {
  Opening opening = opening_for(kDracarys, 3);
  opening.seats[1] = opening.seats[2] = {.kind = SeatShown::Kind::bot, .name = "Bot", .level = "easy"};
  TableForTests table(opening);
  table.begin();
  SimulationDice dice(1, 0);
  for (int i = 0; i < 100 && table.table().thinking().empty() && table.step(dice); ++i) {
  }
  ASSERT_FALSE(table.table().thinking().empty());
  EXPECT_EQ(table.table().level(table.table().thinking().front()), "easy");
  EXPECT_EQ(table.refused(1, Leave{}), "");
  EXPECT_TRUE(table.table().thinking().empty());
  EXPECT_EQ(table.refused(1, Leave{}), "not_now");
  EXPECT_EQ(table.refused(1, Back{.seat = kA}), "");
  EXPECT_FALSE(table.table().thinking().empty());
}

TEST(Table, the_game_ends_when_all_who_are_there_agree) {
  TableForTests table(opening_for(kDracarys, 3));
  EXPECT_EQ(table.refused(1, End{}), "not_now");
  table.begin();
  EXPECT_EQ(table.refused(3, Leave{}), "");
  EXPECT_EQ(table.refused(9, End{}), "not_allowed");
  EXPECT_EQ(table.refused(1, End{}), "");
  EXPECT_EQ(table.ledger().status(), Status::playing);
  EXPECT_EQ(table.refused(2, End{}), "");
  EXPECT_EQ(table.ledger().status(), Status::over);
  EXPECT_FALSE(table.ledger().is_finished());
  EXPECT_EQ(table.refused(1, End{}), "over");
  Record record = table.table().record();
  add_events(table.log(), record);
  EXPECT_EQ(record.result, std::nullopt);
  EXPECT_TRUE(record.ended_by_agreement);
  EXPECT_EQ(record.fair->seed, table.ledger().opening().seed) << "the players were shown it";
  const auto found = verify(*read_record(write(record)), *find_game(kDracarys));
  EXPECT_NE(found->verdict(), Finding::Verdict::wrong);
  EXPECT_TRUE(found->dice_checked);
  EXPECT_EQ(check_rematch(table.ledger(), person(1)), std::nullopt);
  table.take(table.table().rematch(person(1), "r", "t2", table.now));
  EXPECT_EQ(field(table.told[person(2)].back(), "rematch"), "t2");
  EXPECT_NE(check_rematch(table.ledger(), person(1)), std::nullopt);
}

TEST(Table, what_is_said_is_for_those_who_sit_there_and_not_too_often) {
  TableForTests table(opening_for(kDracarys, 2));
  EXPECT_EQ(table.refused(7, Say{.text = "hello"}), "not_allowed");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(table.refused(1, Say{.text = "hello"}), "");
  EXPECT_EQ(table.refused(1, Say{.text = "hello"}), "too_fast");
  EXPECT_EQ(table.refused(2, Say{.text = "hello"}), "");
  table.now += 10'000;
  EXPECT_EQ(table.refused(1, Say{.text = "hello"}), "");
  EXPECT_THAT(table.told[person(2)].back(), HasSubstr(R"("said":{"seat":"A","text":"hello"})"));
}

TEST(Table, hints_are_given_where_the_table_allows_them) {
  Opening opening = opening_for(kDracarys, 3);
  TableForTests without(opening);
  without.begin();
  EXPECT_EQ(check_hint(without.ledger(), person(1), kA)->kind, Refusal::Kind::not_allowed);
  opening.has_hints = true;
  TableForTests with(opening);
  with.begin();
  const Seat mover = with.ledger().turn().front();
  EXPECT_EQ(check_hint(with.ledger(), with.ledger().owner(mover), mover), std::nullopt);
}

TEST(Table, the_invitation_s_code_is_shown_to_those_who_sit_there_only) {
  TableForTests table(half_open());
  EXPECT_THAT(table.greet(person(1), 0).front(), HasSubstr(R"("invite":"code")"));
  EXPECT_THAT(table.greet(person(9), 0).front(), Not(HasSubstr("\"invite\":\"code\"")));
}

TEST(Table, damaged_events_are_refused_with_a_reason) {
  EXPECT_FALSE(Table::load({}));
  const TableForTests table(opening_for(kDracarys, 2));
  const std::vector<Table::LogEntry> whole = table.log();
  for (const std::string_view bad :
       {"moved A - k give B\n", "drawn - - - roll DD\n", "sat A 5 k Eve\n", "begun - - -\n", "nonsense\n",
        "held A - -\n", "returned A - -\n", "ended - - -\n", "opened - - - {}\n", "moved - - k x\n", "stood H - k\n"}) {
    std::vector<Table::LogEntry> log = whole;
    log.push_back({.first = 2, .at = 1, .events = bad});
    EXPECT_FALSE(Table::load(log)) << bad;
  }
  for (const std::int64_t first : {1, 2, 3}) {
    std::vector<Table::LogEntry> log = whole;
    log.push_back({.first = first, .at = 1, .events = "started - 1 k\n"});
    EXPECT_EQ(bool(Table::load(log)), first == 2) << "one is missing or there twice";
  }
}

TEST_P(EveryGame, the_stored_events_give_the_same_table_and_the_same_messages) {
  const AnyGame& game = *find_game(GetParam());
  TableForTests table(opening_for(GetParam(), game.about().most_players));
  table.begin();
  SimulationDice dice(3, 0);
  int steps = 0;
  while (++steps < 60 && table.step(dice)) {
    if (steps % 20 != 0) continue;
    const auto loaded = Table::load(table.log());
    ASSERT_TRUE(loaded) << loaded.error().reason;
    for (const auto& [viewer, texts] : table.told) {
      EXPECT_EQ(table.greet_at(*loaded, viewer, 0), table.greet(viewer, 0)) << "the snapshot";
      // Somebody who saw all but the last few.
      for (const std::size_t missed : {0UL, 1UL, 5UL}) {
        table.expect_return(*loaded, viewer, missed);
        table.expect_return(table.table(), viewer, missed);
      }
    }
  }
}

TEST_P(EveryGame, nobody_is_asked_who_has_no_choice_unless_that_is_a_secret) {
  const AnyGame& game = *find_game(GetParam());
  TableForTests table(opening_for(GetParam(), game.about().most_players));
  table.begin();
  SimulationDice dice(4, 0);
  int steps = 0;
  do {
    for (const Seat seat : table.ledger().turn()) {
      const bool has_choice = table.ledger().state().moves(seat).size() > 1;
      EXPECT_TRUE(has_choice || table.ledger().knows_secrets(seat)) << letter(seat);
    }
  } while (++steps < 60 && table.step(dice));
}

TEST(Table, what_a_seat_knows_alone_is_a_secret_and_what_all_see_is_not) {
  TableForTests open(opening_for(kDracarys, 3));
  open.begin();
  EXPECT_FALSE(open.ledger().knows_secrets(kA));
  TableForTests duel(opening_for("dobbelduel", 2));
  duel.begin();
  const Seat breaker = duel.ledger().turn().front();
  EXPECT_FALSE(duel.ledger().knows_secrets(breaker));
  EXPECT_TRUE(duel.ledger().knows_secrets(left_of(breaker, 2))) << "the code";
}

INSTANTIATE_TEST_SUITE_P(, EveryGame, testing::ValuesIn(all_ids()), [](const auto& one) { return one.param; });

/// Two players never choose in Dracarys Dice, and with this target they roll for long.
Opening endless_opening() {
  Opening opening = opening_for("dracarys_dice", 2);
  opening.options = {{.name = "dragon_scales", .value = "on"}, {.name = "target", .value = "999"}};
  return opening;
}

TEST(Table, what_goes_on_by_itself_is_told_in_several_updates) {
  TableForTests table(endless_opening());
  table.begin();
  int updates = 0;
  while (table.table().goes_on()) {
    EXPECT_TRUE(table.ledger().turn().empty()) << "nobody is asked for a forced move";
    table.wake();
    ++updates;
  }
  EXPECT_GT(updates, 20);
  EXPECT_EQ(table.ledger().status(), Status::over);
  std::int64_t last = 0;
  for (const std::string& text : table.told[person(1)]) {
    EXPECT_LT(text.size(), 16'000U);
    if (last != 0) {
      EXPECT_EQ(number_in(text, "u"), last + 1);
    }
    last = number_in(text, "u");
  }
  const auto loaded = Table::load(table.log());
  ASSERT_TRUE(loaded) << loaded.error().reason;
  EXPECT_TRUE(loaded->ledger().state().equals(table.ledger().state()));
  EXPECT_EQ(loaded->ledger().number({}), last);
}

TEST(Table, what_is_said_while_a_game_goes_on_by_itself_is_told_separately) {
  TableForTests table(endless_opening());
  table.begin();
  ASSERT_TRUE(table.table().goes_on());
  table.told.clear();
  EXPECT_EQ(table.refused(1, Say{.text = "Wow"}), "");
  const std::vector<std::string>& told = table.told[person(2)];
  ASSERT_EQ(told.size(), 2U);
  EXPECT_THAT(told[0], testing::AllOf(testing::HasSubstr("Wow"), testing::Not(testing::HasSubstr("\"s\""))));
  EXPECT_THAT(told[1], testing::HasSubstr("rolled"));
  const auto loaded = Table::load(table.log());
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->ledger().number({}), table.ledger().number({})) << "numbered as before";
}

TEST(Table, a_rematch_has_the_deck_of_the_table_before) {
  Opening opening = opening_for("dualing_dice", 2);
  opening.options = {{.name = "deck", .value = std::string(find_game("dualing_dice")->texts().data)}};
  const TableForTests table(opening);
  Opening next = opening;
  next.table = "t2";
  next.options.front().value = "not read again";
  const Table again = table.table().again(next);
  EXPECT_TRUE(again.ledger().state().equals(table.ledger().state()));
  EXPECT_EQ(again.ledger().opening(), next);
}

}  // namespace
}  // namespace alea::server
