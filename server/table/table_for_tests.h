// A table with people at it, for tests: what each of them was told, and what was kept.
#pragma once

#include <map>
#include <string>
#include <vector>

#include <rapidjson/document.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "engine/simulation_dice.h"
#include "games/registry.h"
#include "gtest/gtest.h"
#include "server/protocol/client_message.h"
#include "server/table/table.h"
#include "server/table/teller.h"

namespace alea::server {

inline PersonId person(int number) { return static_cast<PersonId>(number); }

inline rapidjson::Document parsed(const std::string& text) {
  rapidjson::Document document;
  document.Parse(text.c_str());
  EXPECT_FALSE(document.HasParseError()) << text;
  return document;
}

/// The text of a field, or empty.
inline std::string field(const std::string& json, const char* name) {
  const rapidjson::Document document = parsed(json);
  return document.HasMember(name) && document[name].IsString() ? document[name].GetString() : "";
}

/// The number of a field, or -1.
inline std::int64_t number_in(const std::string& json, const char* name) {
  const rapidjson::Document document = parsed(json);
  return document.HasMember(name) && document[name].IsInt64() ? document[name].GetInt64() : -1;
}

/// An update without what is for one reader alone: the key of its command and the choices that it asks for.
inline std::string for_anyone(const std::string& update) {
  rapidjson::Document document = parsed(update);
  document.EraseMember("k");
  document.EraseMember("c");
  rapidjson::StringBuffer text;
  rapidjson::Writer writer(text);
  document.Accept(writer);
  return text.GetString();
}

/// A set-up with people 1, 2 … on all seats.
inline Opening opening_for(std::string_view game, int people) {
  Opening opening;
  opening.table = "t1";
  opening.game = game;
  opening.edition = find_game(game)->about().edition;
  opening.invite = "code";
  opening.seed.value[0] = 1;
  for (int i = 1; i <= people; ++i) {
    opening.seats.push_back({.kind = SeatShown::Kind::person, .who = person(i), .name = "P" + std::to_string(i)});
  }
  return opening;
}

class TableForTests {
 public:
  explicit TableForTests(const Opening& opening) : table_(std::move(*Table::open(opening))) {
    log_.push_back({1, now, table_.opened()});
    for (std::size_t i = 0; i <= opening.seats.size(); ++i) table_.arrive(person(static_cast<int>(i)));
  }

  /// What one person asks for. Returns the reply to them alone.
  std::string ask(int who, Command command, std::string key = {}) {
    if (key.empty()) key = "k" + std::to_string(++keys_);
    const ClientMessage message{.key = key, .command = std::move(command)};
    return take(table_.obey({.who = person(who), .name = "P" + std::to_string(who)}, message, now));
  }
  /// The kind of the refusal, or empty.
  std::string refused(int who, Command command, std::string key = {}) {
    const std::string reply = ask(who, std::move(command), std::move(key));
    return reply.empty() ? "" : field(reply, "kind");
  }
  std::string wake() { return take(table_.wake(now)); }
  std::string take(const Answer& answer) {
    if (!answer.events.empty()) log_.push_back({answer.first, now, answer.events});
    for (const Letter& letter : answer.letters) told[letter.to].push_back(*letter.text);
    return answer.reply;
  }

  /// Starts the game; nobody adds a share.
  void begin(int starter = 1) {
    EXPECT_EQ(refused(starter, Start{}), "");
    for (std::size_t i = 0; i < ledger().seats().size(); ++i) {
      if (!ledger().seats()[i].is_person()) continue;
      const Seat seat = alea::seat(static_cast<int>(i));
      EXPECT_EQ(refused(static_cast<int>(ledger().owner(seat)), Commit{.seat = seat, .commitment = {}}), "");
    }
    EXPECT_TRUE(ledger().has_begun());
  }

  /// One of the people who are waited for makes a random move; false where nobody is.
  bool step(SimulationDice& dice) {
    while (table_.goes_on()) wake();
    const Seats turn = ledger().turn();
    if (turn.empty()) return false;
    const std::vector<Seat> waiting(turn.begin(), turn.end());
    const Seat seat = waiting[static_cast<std::size_t>(dice.pick(turn.size()))];
    const std::vector<std::string> moves = ledger().state().moves(seat);
    const std::string& move = moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
    EXPECT_EQ(refused(owner(seat), move_of(seat, move)), "");
    return true;
  }

  Move move_of(Seat seat, const std::string& move) const {
    return {.seat = seat, .at = ledger().number(ledger().eyes_of(ledger().owner(seat))), .moves = {move}};
  }
  int owner(Seat seat) const { return static_cast<int>(ledger().owner(seat)); }
  Table& table() { return table_; }
  const Table& table() const { return table_; }
  const Ledger& ledger() const { return table_.ledger(); }

  std::vector<std::string> greet(PersonId viewer, std::int64_t seen) const { return greet_at(table_, viewer, seen); }
  /// The same at another table with the same events.
  std::vector<std::string> greet_at(const Table& table, PersonId viewer, std::int64_t seen) const {
    return table.greet(viewer, {.key = "h", .command = Hello{.seen = seen}}, now);
  }

  /// What somebody gets who comes back after `missed` of the updates that they were told.
  void expect_return(const Table& table, PersonId viewer, std::size_t missed) {
    const std::vector<std::string>& texts = told[viewer];
    const std::int64_t last = ledger().number(ledger().eyes_of(viewer));
    const std::int64_t seen = last - static_cast<std::int64_t>(missed);
    if (texts.size() < missed || seen < ledger().begun_number()) return;
    const std::vector<std::string> again = greet_at(table, viewer, seen);
    if (again.size() == 1 && missed > 0) {  // updates too large to be remembered
      EXPECT_EQ(again, greet_at(table, viewer, 0));
      return;
    }
    ASSERT_EQ(again.size(), missed + 1);
    for (std::size_t i = 0; i < missed; ++i) EXPECT_EQ(again[i], for_anyone(texts[texts.size() - missed + i]));
    EXPECT_EQ(again.back(), write(Acknowledged{
                                .key = "h", .number = last, .choices = choices(ledger(), asked_of(ledger(), viewer))}));
  }

  /// What the last command led to.
  std::string_view last_events() const { return log_.back().events; }
  std::vector<Table::LogEntry> log() const {
    std::vector<Table::LogEntry> log;
    for (const auto& [first, at, events] : log_) log.push_back({.first = first, .at = at, .events = events});
    return log;
  }

  TimeMs now = 1'000'000;
  std::map<PersonId, std::vector<std::string>> told;

 private:
  struct Kept {
    std::int64_t first;
    TimeMs at;
    std::string events;
  };

  Table table_;
  std::vector<Kept> log_;
  int keys_ = 0;
};

}  // namespace alea::server
