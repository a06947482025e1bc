#include "server/table/commands.h"

#include <algorithm>
#include <utility>

#include "engine/erased_game.h"

namespace alea::server {
namespace {

using Why = Refusal::Kind;

constexpr int kMostSaid = 5;
constexpr TimeMs kWithin = 10'000;

Refusal refuse(Why kind, std::string reason) { return {.kind = kind, .reason = std::move(reason)}; }

Refusal no_such_seat(const Ledger& table) {
  const Seat last = seat(static_cast<int>(table.seats().size()) - 1);
  return refuse(Why::illegal, std::string("no such seat; this table has A to ") + letter(last));
}

std::optional<Refusal> check_yours(const Ledger& table, PersonId who, Seat seat) {
  if (!table.has_seat(seat)) return no_such_seat(table);
  if (!table.seats_of(who).has(seat)) return refuse(Why::not_yours, "this seat is not yours");
  return std::nullopt;
}

std::optional<Refusal> check_open(const Ledger& table) {
  if (table.status() == Status::open) return std::nullopt;
  return refuse(Why::not_now, "the game has started; seats can no longer change");
}

std::optional<Refusal> check_playing(const Ledger& table) {
  switch (table.status()) {
    case Status::open: return refuse(Why::not_now, "the game has not started");
    case Status::dealing: return refuse(Why::not_now, "the game has not begun: waiting for shares of the dice");
    case Status::playing: return std::nullopt;
    case Status::over: return refuse(Why::over, "the game is over");
  }
  return std::nullopt;
}

/// Decides one command of one person at one time.
class Decider {
 public:
  Decider(const Ledger& table, const Asker& asker, const std::string& key, TimeMs now)
      : table_(table), asker_(asker), key_(key), now_(now) {}

  Decision operator()(const Sit& command) const {
    if (!table_.has_seat(command.seat)) return no_such_seat(table_);
    if (auto refused = check_open(table_)) return *std::move(refused);
    const TableSeat& seat = table_.seat(command.seat);
    if (!seat.is_free()) return refuse(Why::full, "this seat is taken");
    if (seat.now.kind == SeatShown::Kind::invite && command.code != table_.opening().invite && mine().empty()) {
      return refuse(Why::not_allowed, "this seat needs an invitation code");
    }
    return happens({.kind = Event::Kind::sat,
                    .seat = command.seat,
                    .who = asker_.who,
                    .key = key_,
                    .text = command.name.empty() ? asker_.name : command.name});
  }

  Decision operator()(const Stand& command) const {
    if (auto refused = check_yours(table_, asker_.who, command.seat)) return *std::move(refused);
    if (auto refused = check_open(table_)) return *std::move(refused);
    return happens({.kind = Event::Kind::stood, .seat = command.seat, .who = asker_.who, .key = key_});
  }

  Decision operator()(const Start& /*command*/) const {
    if (auto refused = check_open(table_)) return refuse(Why::not_now, "the game has started already");
    if (mine().empty()) return refuse(Why::not_allowed, "only seated players can start the game");
    std::string free;
    for (std::size_t i = 0; i < table_.seats().size(); ++i) {
      if (table_.seats()[i].is_free())
        free += std::string(free.empty() ? "" : ", ") + letter(seat(static_cast<int>(i)));
    }
    if (!free.empty()) return refuse(Why::not_now, "every seat must be taken first; free: " + free);
    return happens({.kind = Event::Kind::started, .who = asker_.who, .key = key_});
  }

  Decision operator()(const Commit& command) const {
    if (auto refused = check_yours(table_, asker_.who, command.seat)) return *std::move(refused);
    if (table_.status() != Status::dealing)
      return refuse(Why::not_now, "shares are committed to once the game has started");
    if (table_.seat(command.seat).has_committed) return refuse(Why::stale, "this seat has committed already");
    return happens({.kind = Event::Kind::committed,
                    .seat = command.seat,
                    .key = key_,
                    .text = command.commitment ? alea::write(*command.commitment) : std::string()});
  }

  Decision operator()(const Show& command) const {
    if (auto refused = check_yours(table_, asker_.who, command.seat)) return *std::move(refused);
    const TableSeat& seat = table_.seat(command.seat);
    if (table_.status() != Status::dealing || !table_.all_have_committed()) {
      return refuse(Why::not_now, "shares are shown when all seats have committed to theirs, and before the game");
    }
    if (seat.has_shown) return refuse(Why::stale, "this seat has no share left to show");
    if (alea::commit(command.share, command.seat, table_.opening().fair_game) != seat.commitment) {
      return refuse(Why::illegal, "the share does not match this seat's commitment");
    }
    return happens({.kind = Event::Kind::shown, .seat = command.seat, .key = key_, .text = alea::write(command.share)});
  }

  Decision operator()(const Move& command) const {
    if (auto refused = check_turn(table_, asker_.who, command.seat)) return *std::move(refused);
    if (command.at < table_.asked(command.seat) || command.at > table_.number(table_.eyes_of(asker_.who))) {
      return refuse(Why::stale, "the table has moved on; look again and choose again");
    }
    std::vector<Happening> moved;
    std::shared_ptr<const AnyState> state = table_.shared_state();
    for (const std::string& move : command.moves) {
      // The first has the key: the others are told together with it.
      Event event{.kind = Event::Kind::moved, .seat = command.seat, .key = moved.empty() ? key_ : "", .text = move};
      auto done = carry_out(state, std::move(event));
      if (!done) return refuse(Why::illegal, done.error().reason);
      state = done->after;
      moved.push_back(*std::move(done));
    }
    return moved;
  }

  Decision operator()(const Say& command) const {
    if (mine().empty()) return refuse(Why::not_allowed, "only seated players can chat");
    const auto is_recent = [&](const Ledger::Said& one) { return one.who == asker_.who && one.at > now_ - kWithin; };
    if (std::count_if(table_.chat().begin(), table_.chat().end(), is_recent) >= kMostSaid) {
      return refuse(Why::too_fast, "at most 5 chat messages in 10 seconds");
    }
    return happens({.kind = Event::Kind::said, .seat = mine().front(), .key = key_, .text = command.text});
  }

  Decision operator()(const Leave& /*command*/) const {
    if (mine().empty()) return refuse(Why::not_yours, "you have no seat at this table");
    const bool is_open = table_.status() == Status::open;
    if (!is_open) {
      if (auto refused = check_playing(table_)) return *std::move(refused);
    }
    std::vector<Happening> left;
    for (const Seat seat : mine()) {
      if (!is_open && table_.seat(seat).is_held) continue;
      left.push_back({{.kind = is_open ? Event::Kind::stood : Event::Kind::held, .seat = seat, .who = asker_.who}});
    }
    if (left.empty()) return refuse(Why::not_now, "bots already play for you");
    left.back().event.key = key_;
    return left;
  }

  Decision operator()(const Back& command) const {
    if (auto refused = check_yours(table_, asker_.who, command.seat)) return *std::move(refused);
    if (auto refused = check_playing(table_)) return *std::move(refused);
    if (!table_.seat(command.seat).is_held) return refuse(Why::not_now, "no bot plays for this seat");
    return happens({.kind = Event::Kind::returned, .seat = command.seat, .key = key_});
  }

  Decision operator()(const End& /*command*/) const {
    if (mine().empty()) return refuse(Why::not_allowed, "only players can agree to end the game");
    if (auto refused = check_playing(table_)) return *std::move(refused);
    return happens({.kind = Event::Kind::agreed, .who = asker_.who, .key = key_});
  }

  // Answered elsewhere
  Decision operator()(const Hello& /*command*/) const { return {}; }
  Decision operator()(const Hint& /*command*/) const { return {}; }
  Decision operator()(const Rematch& /*command*/) const { return {}; }

 private:
  static Decision happens(Event event) { return std::vector<Happening>{{.event = std::move(event)}}; }
  Seats mine() const { return table_.seats_of(asker_.who); }

  const Ledger& table_;
  const Asker& asker_;
  const std::string& key_;
  TimeMs now_;
};

}  // namespace

Decision decide(const Ledger& table, const Asker& asker, const ClientMessage& message, TimeMs now) {
  if (asker.who == kNobody) {
    return refuse(Why::not_allowed, "only guests with a name can do this; others can watch");
  }
  return std::visit(Decider(table, asker, message.key, now), message.command);
}

std::optional<Refusal> check_turn(const Ledger& table, PersonId who, Seat seat) {
  if (auto refused = check_yours(table, who, seat)) return refused;
  if (auto refused = check_playing(table)) return refused;
  if (table.seat(seat).is_held) return refuse(Why::not_now, "a bot plays for this seat; take it back first");
  if (!table.turn().has(seat)) return refuse(Why::not_your_turn, not_your_turn(seat, table.state().turn()).reason);
  return std::nullopt;
}

std::optional<Refusal> check_hint(const Ledger& table, PersonId who, Seat seat) {
  if (!table.opening().has_hints) return refuse(Why::not_allowed, "this table has no hints");
  return check_turn(table, who, seat);
}

std::optional<Refusal> check_rematch(const Ledger& table, PersonId who) {
  if (table.seats_of(who).empty()) return refuse(Why::not_allowed, "only those who played can ask for a rematch");
  if (table.status() != Status::over) return refuse(Why::not_now, "a rematch is possible once the game is over");
  if (!table.rematch().empty()) return refuse(Why::not_now, "the rematch is at table " + table.rematch());
  return std::nullopt;
}

}  // namespace alea::server
