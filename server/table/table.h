// The authority over one game: it alone changes it, one command at a time. It knows no socket, no thread and no store,
// and no time but what it is told.
//
// Everything it does is an Answer: the events that happened, to be kept, and what viewers are told of them, to be
// sent once they are. So a table is ahead of what anybody has seen, and never behind.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record.h"
#include "server/protocol/client_message.h"
#include "server/table/ledger.h"
#include "server/table/wishes.h"

namespace alea::server {

/// To all connections of one viewer.
struct Letter {
  PersonId to;
  std::shared_ptr<const std::string> text;
};

struct Answer {
  std::int64_t first = 0;       // the number of the first event, from 1
  std::string events;           // a line each; empty where nothing happened
  std::vector<Letter> letters;  // in order
  std::string reply;            // to who asked, after the letters; or empty
};

class Table {
  friend struct OtherWorld;

 public:
  /// The events of one answer, as they were kept.
  struct Page {
    std::int64_t first;  // the number of the first of them
    TimeMs at;
    std::string_view events;
  };

  static Checked<Table> open(Opening opening);
  static Checked<Table> load(std::span<const Page> pages);
  /// The first event, which open() leaves to be kept.
  std::string opened() const;

  const Ledger& ledger() const { return ledger_; }

  // Who looks on; there may be several connections of one viewer
  void arrive(PersonId viewer);
  void depart(PersonId viewer);
  Presence presence() const;
  /// How many updates a viewer has missed who saw so many; nothing where that is not known, or too much.
  std::optional<std::int64_t> missed(PersonId viewer, std::int64_t seen) const;
  /// The answer to hello: the updates that were missed and an acknowledgement, or a snapshot. Updates are made anew
  /// from all pages of the table; they may be left out where nothing was missed or a snapshot will do.
  std::vector<std::string> greet(PersonId viewer, const ClientMessage& message, TimeMs now,
                                 std::span<const Page> pages) const;

  // What is asked for; hello, hint and rematch are not asked here
  Answer obey(const Asker& asker, const ClientMessage& message, TimeMs now);
  /// They play on at another table; check_rematch() must allow it.
  Answer rematch(PersonId who, const std::string& key, const std::string& table, TimeMs now);

  // What happens unasked
  std::optional<TimeMs> wake_at() const;
  Answer wake(TimeMs now);
  Answer outage(TimeMs lost, TimeMs now);
  /// The seats for which a bot has to choose now: none while no person is there to see it.
  Seats thinking() const;
  /// How well a bot plays for this seat.
  std::string_view level(Seat seat) const;
  /// The choice of a bot; one that is not legal any more does nothing.
  Answer bot_chose(Seat seat, const std::string& move, TimeMs now);

  /// The game so far, made from all pages of the table. Only of a game that is over may it leave the server.
  Record record(std::span<const Page> pages) const;

 private:
  struct Looking {
    PersonId viewer;
    int connections;
  };

  explicit Table(Ledger ledger) : ledger_(std::move(ledger)) {}

  std::string choices(const Asker& asker, const ClientMessage& message, Seat seat) const;
  /// Lets the events happen, and all that follows by itself.
  Answer happen(std::vector<Event> events, TimeMs now);
  /// Lets an event happen; `together` are those before it that are told together, and it joins them or not.
  Checked<Done> happen(Event event, TimeMs at, std::vector<Happening>& together, std::vector<Letter>& letters);
  bool joins(const Event& event) const;
  std::optional<Event> next_by_itself() const;
  /// Tells viewers what happened together, and forgets it.
  void tell(std::vector<Happening>& together, TimeMs at, std::vector<Letter>& letters);
  /// The events of one page that happened before.
  Checked<std::vector<Letter>> happen_again(const Page& page);
  /// The updates after `seen`, as they were told to the viewer.
  std::vector<std::string> updates_after(std::int64_t seen, PersonId viewer, std::span<const Page> pages) const;

  Ledger ledger_;
  std::int64_t events_ = 1;  // so many there were
  std::vector<Looking> lookers_;
};

}  // namespace alea::server
