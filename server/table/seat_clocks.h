// How long each seat may think. Time is given from outside; nothing here knows what time it is.
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

  /// The seat is waited for from now on.
  void ask(Seat seat, TimeMs now);
  /// It has chosen: what took longer than the time for one choice is gone from its reserve.
  void answer(Seat seat, TimeMs now);
  /// It is not waited for any more, and nothing is gone.
  void stop(Seat seat);
  /// Time that nobody could use.
  void give_back(TimeMs time);

  /// When its time is over; nothing where it is not waited for, or has all the time there is.
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
