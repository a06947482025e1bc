// The authority over one game: it alone changes the game, one command at a time. It knows no socket, thread or store,
// and the time is passed in.
//
// Everything it does is an Answer: events to persist, and messages for viewers to send once the events are durable. So
// a table may be ahead of what anyone has seen, but never behind.
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
#include "server/table/commands.h"
#include "server/table/ledger.h"
#include "server/table/recent_updates.h"

namespace alea::server {

/// To all connections of one viewer.
struct Letter {
  PersonId to;
  std::shared_ptr<const std::string> text;
};

struct Answer {
  std::int64_t first = 0;       // the number of the first event, from 1
  std::string events;           // one per line; empty if nothing happened
  bool is_for_lists = false;    // lists of tables may show something else now
  std::vector<Letter> letters;  // in order
  std::string reply;            // to the sender of the command, after the letters; or empty
};

class Table {
  friend struct OtherWorld;

 public:
  /// The events of one answer, as they were stored.
  struct LogEntry {
    std::int64_t first;  // the number of the first of them
    TimeMs at;
    std::string_view events;
  };

  static Checked<Table> open(Opening opening);
  /// The same game at a new table. Its data file is not read again.
  Table again(Opening opening) const;
  static Checked<Table> load(std::span<const LogEntry> log);
  /// The first event, which open() leaves to be stored.
  std::string opened() const;

  const Ledger& ledger() const { return ledger_; }

  // Viewers; each may have several connections
  void arrive(PersonId viewer);
  void depart(PersonId viewer);
  Presence presence() const;
  /// The answer to hello: the updates that were missed and an acknowledgement, or a snapshot if it was long ago.
  std::vector<std::string> greet(PersonId viewer, const ClientMessage& message, TimeMs now) const;

  // Commands; hello, hint and rematch are handled elsewhere
  Answer obey(const Asker& asker, const ClientMessage& message, TimeMs now);
  /// The players move on to a rematch at another table; check_rematch() must allow it.
  Answer rematch(PersonId who, const std::string& key, const std::string& table, TimeMs now);

  // What happens without a command
  /// Whether more happens by itself than one answer holds: wake() goes on with it.
  bool goes_on() const { return goes_on_; }
  std::optional<TimeMs> wake_at() const;
  Answer wake(TimeMs now);
  Answer outage(TimeMs lost, TimeMs now);
  /// The seats for which a bot has to choose now; none while no person plays.
  Seats thinking() const;
  /// The level of the bot that plays for this seat.
  std::string_view level(Seat seat) const;
  /// A bot's choice. If it is no longer legal, nothing happens.
  Answer bot_chose(Seat seat, const std::string& move, TimeMs now);

  /// The record of the game without its events. It may leave the server only when the game is over.
  Record record() const;

 private:
  struct Looking {
    PersonId viewer;
    int connections;
  };

  explicit Table(Ledger ledger) : ledger_(std::move(ledger)) {}

  /// Applies events and what follows by itself, up to a limit.
  Answer happen(std::vector<Happening> events, TimeMs now);
  /// Applies an event. `together` are the events before it that are told as one; it joins them, or they are told first.
  Checked<Done> happen(Happening happening, TimeMs at, std::vector<Happening>& together, std::vector<Letter>& letters);
  bool joins(const Event& event, const Event& first) const;
  std::optional<Happening> next_by_itself() const;
  /// Tells viewers what happened together, and forgets it.
  void tell(std::vector<Happening>& together, TimeMs at, std::vector<Letter>& letters);
  /// Everyone who is told: viewers, and seated players who may come back.
  std::vector<Seats> readers() const;
  /// The update as one viewer gets it.
  std::shared_ptr<const std::string> addressed_to(PersonId viewer, const std::shared_ptr<const std::string>& update,
                                                  const Event& first) const;
  /// Applies the events of a stored entry.
  Checked<Done> happen_again(const LogEntry& entry);

  Ledger ledger_;
  std::int64_t events_ = 1;  // the number of the last event
  std::vector<Looking> lookers_;
  RecentUpdates recent_;
  bool goes_on_ = false;
  bool is_catching_up_ = false;  // while loading: nobody will ask for these updates
};

/// Adds what happened in the game, from the whole log of its table.
void add_events(std::span<const Table::LogEntry> log, Record& record);

}  // namespace alea::server
