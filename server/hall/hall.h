// The hall with all its tables: what requests and messages mean. docs/protocol.md has them all.
//
// Everything here runs on the loop's thread, but for the bots, who think on threads of their own. What a table answers
// goes out when the store has its events; until then it waits in the table's room.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "server/hall/guests.h"
#include "server/hall/room.h"
#include "server/hall/thinkers.h"
#include "server/hall/wires.h"
#include "server/session/net.h"
#include "server/store/store.h"
#include "server/table/table.h"

namespace alea::server {

struct HallSettings {
  int thinking_threads = 1;
  int bot_milliseconds = 200;  // for a choice of a strong bot; a medium one has a twentieth
  int hint_milliseconds = 500;
  int open_tables_per_guest = 20;
  std::string solutions;    // the folder where those of solved games are kept; empty: they are not used
  TimeMs idle_ms = 60'000;  // after so long without anybody a table leaves the memory
  TimeMs alive_ms = 5'000;  // how often the store is told that the server runs
};

class Hall final : public Site {
 public:
  Hall(const HallSettings& settings, Store& store, Wires& wires);
  ~Hall() override;

  /// To be called once, when the loop is about to run: gives back the time of an outage and starts the timers.
  void begin();
  /// The server is to end: `done` is called when all that was done until now is durable.
  void prepare_to_end(std::function<void()> done);
  /// To be called when nothing more will come in: ends the bots' threads and notes the time.
  void finish();

  void answer(const Request& request, Reply reply) override;
  std::optional<Response> open(ConnectionId id, const Request& request) override;
  void receive(ConnectionId id, std::string_view text) override;
  void closed(ConnectionId id) override;

  std::size_t tables_in_memory() const { return rooms_.size(); }

 private:
  /// One connection: a viewer of one table.
  struct Line {
    TableId table{};
    PersonId who = kNobody;
    bool has_greeted = false;
  };
  /// A message of a connection.
  struct Asked {
    ConnectionId connection{};
    Line& line;
    const ClientMessage& message;
  };
  /// A choice that a bot thinks about.
  struct Thought {
    TableId table{};
    Seat seat{};
    std::uint64_t number = 0;
    TimeMs not_before = 0;  // nobody is told of it sooner
  };
  struct Counters {
    std::uint64_t commands = 0;
    std::uint64_t entries = 0;  // of events, written to the store
    std::uint64_t bot_choices = 0;
    std::uint64_t hints = 0;
    std::uint64_t damaged = 0;
  };
  using Found = std::variant<Room*, Refusal>;

  // Requests, in requests.cpp
  void answer_me(const Request& request, std::string_view rest, const Reply& reply);
  void welcome(const Request& request, const Reply& reply);
  void rename(const Request& request, const Reply& reply);
  void give_code(const Request& request, const Reply& reply);
  void claim(const Request& request, const Reply& reply);
  void answer_games(std::string_view rest, const Reply& reply) const;
  void answer_tables(const Request& request, std::string_view rest, const Reply& reply);
  void open_table(const Request& request, const Reply& reply);
  void list_tables(const Request& request, const Reply& reply);
  void give_record(std::string_view id, const Reply& reply);
  std::string metrics() const;

  // Tables in memory
  /// The table, read from the store where it is not in memory.
  Found find(TableId id);
  Found load(TableId id);
  Room& add(TableId id, Table table, TableRow row);
  /// All that happened at the table, as the store has it.
  std::vector<Entry> history(const Room& room);
  Refusal set_aside(TableRow row, const Error& reason);
  /// A new table with its first event; `done` is called when it is kept.
  void keep_new(TableId id, Table table, std::function<void()> done);
  /// What a table did: kept, told to those who look on once that is durable, and gone on with.
  void carry_out(Room& room, Answer answer, std::optional<ConnectionId> asker = {});
  void release(TableId id);
  /// Sends texts after what is waiting.
  void queue(Room& room, std::vector<Outgoing> texts);
  void show_presence(Room& room);
  void schedule(Room& room);

  // Messages
  void greet(Room& room, const Asked& asked, const Hello& hello);
  void give_hint(Room& room, const Asked& asked, Seat seat);
  void rematch(Room& room, const Asked& asked);
  void refuse(Room& room, ConnectionId to, const std::string& key, Refusal refusal);

  // What happens unasked
  void tick();
  void wake(Room& room);
  void give_back_time(Room& room);
  /// Notes that the server runs.
  void note_time(std::function<void()> done = {});
  void let_bots_think(Room& room);
  bool start_thought(Room& room, Seat seat);
  /// What has to be worked out before a bot can think at this table, to be called on its thread.
  std::function<void()> preparation(const Room& room) const;
  void bot_chose(const Thought& thought, const std::string& move);
  void forget_idle_tables();

  HallSettings settings_;
  Store& store_;
  Wires& wires_;
  Guests guests_;
  std::string games_;  // the answer to GET /api/games
  std::unordered_map<TableId, std::unique_ptr<Room>> rooms_;
  std::unordered_map<ConnectionId, Line> lines_;
  std::set<std::pair<TimeMs, TableId>> wakes_;  // of tables in memory
  std::set<TableId> without_thinkers_;          // bots there have to wait until some are free
  std::vector<TableId> after_outage_;           // still to be given back their time
  TimeMs began_at_ = 0;
  std::optional<TimeMs> down_since_;
  TimeMs next_alive_ = 0;
  TimeMs next_look_ = 0;
  std::uint64_t thoughts_ = 0;
  Counters counters_;
  Thinkers thinkers_;  // last, and so the first to go
};

/// The HTTP status that goes with a refusal.
int status_of(Refusal::Kind kind);

}  // namespace alea::server
