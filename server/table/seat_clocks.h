// How long each seat may think. The time is always passed in; nothing here reads a clock.
#pragma once

#include <array>
#include <optional>

#include "engine/seat.h"
#include "server/protocol/server_message.h"
#include "server/table/event.h"

namespace alea::server {

class SeatClocks {
 public:
  explicit SeatClocks(const Clock& clock);

  /// The seat's time starts to run.
  void ask(Seat seat, TimeMs now);
  /// The seat has chosen: time beyond that for one choice is taken from its reserve.
  void answer(Seat seat, TimeMs now);
  /// The seat no longer has to choose; nothing is taken from its reserve.
  void stop(Seat seat);
  /// Gives everyone back the time of an outage.
  void give_back(TimeMs time);

  /// When its time runs out; nothing if it does not have to choose or has no clock.
  std::optional<TimeMs> deadline(Seat seat) const;

 private:
  struct SeatClock {
    std::optional<TimeMs> since;
    TimeMs reserve = 0;
  };
  SeatClock& of(Seat seat) { return seats_[static_cast<std::size_t>(index(seat))]; }
  const SeatClock& of(Seat seat) const { return seats_[static_cast<std::size_t>(index(seat))]; }

  bool is_running_;
  TimeMs each_;  // for one choice
  std::array<SeatClock, kMaxSeats> seats_{};
};

}  // namespace alea::server
