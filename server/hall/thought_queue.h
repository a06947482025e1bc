// Thoughts of bots that wait for a thread, in a fair order: guests take turns, and so do the tables of one guest. How
// long a thought may take follows from how many are waiting, so that under load bots think less instead of later.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>

#include "server/store/store.h"
#include "server/table/event.h"

namespace alea::server {

/// On whose account a bot thinks.
struct Account {
  PersonId guest = kNobody;
  TableId table{};
};

class ThoughtQueue {
 public:
  struct Limits {
    int threads = 1;                    // that take thoughts
    std::size_t waiting_per_guest = 1;  // what comes on top is refused
  };
  /// `share` is the part of the usual time that it may take, above 0 and at most 1.
  using Work = std::function<void(double share)>;
  struct Thought {
    PersonId guest{};
    double share = 1;
    Work work;
  };

  explicit ThoughtQueue(const Limits& limits) : limits_(limits) {}

  bool has_room(PersonId guest) const;
  /// False if this guest has too many thoughts waiting.
  bool add(const Account& account, Work work);
  bool is_empty() const { return turns_.empty(); }
  /// The next thought to start; nothing if none is waiting.
  std::optional<Thought> take();
  /// To be called when a thought that was taken has ended.
  void end(PersonId guest);
  /// Drops what is waiting.
  void clear();

 private:
  struct Guest {
    std::map<TableId, std::deque<Work>> tables;  // with thoughts that are waiting
    std::deque<TableId> turns;                   // of these tables
    std::size_t waiting = 0;
    std::size_t running = 0;
  };

  /// Every guest gets the same part of the threads, and divides it among the thoughts that wait or run.
  double share_of(const Guest& guest) const;

  Limits limits_;
  std::map<PersonId, Guest> guests_;  // with thoughts that wait or run
  std::deque<PersonId> turns_;        // of guests with thoughts that wait
};

}  // namespace alea::server
