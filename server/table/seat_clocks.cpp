#include "server/table/seat_clocks.h"

#include <algorithm>

namespace alea::server {
namespace {

constexpr TimeMs kSecond = 1000;
constexpr TimeMs kDay = 86'400 * kSecond;

}  // namespace

SeatClocks::SeatClocks(const Clock& clock)
    : is_running_(clock.kind != Clock::Kind::none),
      each_(clock.kind == Clock::Kind::days ? clock.days * kDay : clock.seconds * kSecond) {
  for (SeatClock& seat : seats_) seat.reserve = clock.reserve * kSecond;
}

void SeatClocks::ask(Seat seat, TimeMs now) { of(seat).since = now; }

void SeatClocks::answer(Seat seat, TimeMs now) {
  SeatClock& clock = of(seat);
  if (clock.since) clock.reserve -= std::clamp<TimeMs>(now - *clock.since - each_, 0, clock.reserve);
  clock.since.reset();
}

void SeatClocks::stop(Seat seat) { of(seat).since.reset(); }

void SeatClocks::give_back(TimeMs time) {
  for (SeatClock& clock : seats_) {
    if (clock.since) *clock.since += time;
  }
}

std::optional<TimeMs> SeatClocks::deadline(Seat seat) const {
  const SeatClock& clock = of(seat);
  if (!is_running_ || !clock.since) return std::nullopt;
  return *clock.since + each_ + clock.reserve;
}

}  // namespace alea::server
