// The examples of docs/protocol.md, played at a table: what is sent there is understood, and what comes back is the
// same. `Ann> ` is what Ann's client sends, `Ann< ` what it is told; `…` stands for messages that are left out.
#include <deque>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "server/protocol/client_message.h"
#include "server/table/table.h"
#include "server/table/table_for_tests.h"
#include "server/table/teller.h"

namespace alea::server {
namespace {

/// The table of the page, with the hall's part of it: hello, hints and who is connected.
class Conversation {
 public:
  Conversation() : table_(opening()) {
    table_.now = 1'763'251'200'000;
    table_.table().depart(person(0));
    table_.table().depart(person(3));
  }

  void say(const std::string& name, const std::string& text) {
    const auto message = read_message(text);
    const int who = people_.at(name);
    if (!message) {
      const Refusal refusal{.kind = Refusal::Kind::bad_message, .reason = message.error().reason};
      return add(name, write(Refused{.key = key_of(text), .refusal = refusal}));
    }
    if (std::holds_alternative<Hello>(message->command)) {
      for (const auto& one : table_.table().greet(person(who), *message, table_.now)) add(name, one);
      return add(name, write(table_.table().presence()));
    }
    if (const auto* hint = std::get_if<Hint>(&message->command)) {
      EXPECT_EQ(check_hint(table_.ledger(), person(who), hint->seat), std::nullopt);
      const std::vector<std::string> moves = table_.ledger().state().moves(hint->seat);
      const auto view = table_.ledger().state().view(hint->seat);
      return add(name, write(HintGiven{.key = message->key,
                                       .seat = hint->seat,
                                       .moves = bots::advice(
                                           *view, {{.move = moves[0], .value = 0.5, .weight = 1, .margin = 0.06},
                                                   {.move = moves[1], .value = 0.25, .weight = 0, .margin = 0.06}})}));
    }
    if (std::holds_alternative<Rematch>(message->command)) {
      EXPECT_EQ(check_rematch(table_.ledger(), person(who)), std::nullopt);
      table_.take(table_.table().rematch(person(who), message->key, "4c1d5a0e77b2f903", table_.now));
    } else {
      const std::string reply =
          table_.take(table_.table().obey({.who = person(who), .name = name}, *message, table_.now));
      if (!reply.empty()) add(name, reply);
    }
    for (const auto& [one, number] : people_) {
      for (const std::string& told : table_.told[person(number)]) add(one, told);
      table_.told[person(number)].clear();
    }
  }

  void expect(const std::string& name, const std::string& text, int line) {
    if (text == "…") {
      skips_[name] = true;
      return;
    }
    std::deque<std::string>& told = told_[name];
    while (skips_[name] && !told.empty() && told.front() != text) told.pop_front();
    skips_[name] = false;
    ASSERT_FALSE(told.empty()) << "line " << line << ": nothing like this is told any more: " << text;
    EXPECT_EQ(told.front(), text) << "line " << line;
    told.pop_front();
  }

 private:
  static Opening opening() {
    Opening opening = opening_for("dracarys_dice", 3);
    opening.table = "2f6b1c9d03e84a57";
    opening.options = {{"play_on", "on"}};
    opening.seats[0].name = "Ann";
    opening.seats[1] = {.kind = SeatShown::Kind::open};
    opening.seats[2] = {.kind = SeatShown::Kind::person, .who = person(1), .name = "Cleo"};
    opening.clock = {.kind = Clock::Kind::seconds, .seconds = 30, .reserve = 300};
    opening.has_hints = true;
    opening.invite = "5e2a90c41b7d3f68";
    for (std::uint8_t i = 0; i < GameId::kSize; ++i) opening.fair_game.value[i] = static_cast<std::uint8_t>(17 * i);
    return opening;
  }
  void add(const std::string& name, const std::string& text) { told_[name].push_back(text); }

  TableForTests table_;
  std::map<std::string, int> people_{{"Ann", 1}, {"Bo", 2}};
  std::map<std::string, std::deque<std::string>> told_;
  std::map<std::string, bool> skips_;
};

TEST(ProtocolPage, its_examples_are_what_is_said_at_a_table) {
  std::ifstream page(ALEA_PROTOCOL_PAGE);
  ASSERT_TRUE(page);
  Conversation conversation;
  std::vector<bool> seen(std::variant_size_v<Command>);
  std::string line;
  int number = 0;
  while (std::getline(page, line) && !HasFatalFailure()) {
    ++number;
    const std::size_t at = line.find_first_of("<>");
    if (at == std::string::npos || at < 2 || line.size() < at + 2 || line[at + 1] != ' ') continue;
    const std::string name = line.substr(0, at);
    if (name != "Ann" && name != "Bo") continue;
    const std::string text = line.substr(at + 2);
    if (line[at] == '<') {
      conversation.expect(name, text, number);
      continue;
    }
    conversation.say(name, text);
    if (const auto message = read_message(text)) seen[message->command.index()] = true;
  }
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_TRUE(seen[i]) << "command " << i << " has no example";
}

}  // namespace
}  // namespace alea::server
