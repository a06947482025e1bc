#include "cli/local_table.h"

#include <cassert>
#include <utility>

namespace alea::cli {

LocalTable::LocalTable(std::unique_ptr<AnyState> state, Record record)
    : state_(std::move(state)), record_(std::move(record)) {}

Checked<LocalTable> LocalTable::open(const AnyGame& game, Record record) {
  auto state = TRY(replay(record, game));
  return LocalTable(std::move(state), std::move(record));
}

LocalTable::Events LocalTable::chance(Dice& dice) {
  Happened happened = state_->chance(dice);
  choices_.clear();
  record_.fair.reset();  // these dice are not the ones that were committed to
  add({.seat = {}, .text = std::move(happened.text)});
  return std::move(happened.events);
}

LocalTable::Events LocalTable::play(Seat seat, const std::string& move) {
  if (!can_take_back(seat)) choices_.clear();
  auto happened = state_->play(seat, move);
  assert(happened);
  add({.seat = seat, .text = move});
  return std::move(happened->events);
}

LocalTable::Events LocalTable::choose(Seat seat, const std::string& move) {
  Choice choice{.seat = seat, .before = state_->copy(), .events = record_.events.size()};
  Events events = play(seat, move);
  choices_.push_back(std::move(choice));
  return events;
}

void LocalTable::take_back() {
  assert(!choices_.empty());
  state_ = std::move(choices_.back().before);
  record_.events.resize(choices_.back().events);
  record_.result.reset();
  choices_.pop_back();
}

void LocalTable::add(Record::Event event) {
  // A game that its players had ended goes on, so its seed is known too early for fair dice.
  if (std::exchange(record_.ended_by_agreement, false)) record_.fair.reset();
  record_.events.push_back(std::move(event));
  if (state_->turn().is_over()) record_.result = state_->result();
}

}  // namespace alea::cli
