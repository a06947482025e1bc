// What the events of a table add up to. The same events give the same ledger, here and after a restart; what cannot
// happen is refused and changes nothing.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/checked.h"
#include "engine/fair_dice.h"
#include "engine/fair_record.h"
#include "engine/seat.h"
#include "server/protocol/server_message.h"
#include "server/table/event.h"
#include "server/table/opening.h"
#include "server/table/seat_clocks.h"

namespace alea::server {

/// One seat of a table now.
struct TableSeat {
  SeatPlan now;
  SeatShown::Kind when_free;  // what it is once its player stands up
  bool is_held = false;
  bool agrees = false;
  // The share for the dice; nothing is waited for of a bot
  bool has_committed = false;
  bool has_shown = false;
  std::optional<Commitment> commitment;
  std::optional<FairShare> share;

  bool is_person() const { return now.kind == SeatShown::Kind::person; }
  bool is_free() const { return now.kind == SeatShown::Kind::open || now.kind == SeatShown::Kind::invite; }
};

/// An event, with the game before and after it and what it did there.
struct Happening {
  Event event;
  std::shared_ptr<const AnyState> before;
  std::shared_ptr<const AnyState> after;
  std::shared_ptr<const AnyEvents> events;  // of a move or a roll
};

/// Runs a move or an outcome through the rules, on a copy of the state. The ledger takes it as it is, so that the
/// rules run once for each event.
Checked<Happening> carry_out(std::shared_ptr<const AnyState> state, Event event);

class Ledger {
  /// Lets tests swap the truth behind a table, to prove that nobody notices.
  friend struct OtherWorld;

 public:
  struct Said {
    Seat seat;
    PersonId who;
    TimeMs at;
    std::string text;
  };

  /// A table that has just been opened.
  static Checked<Ledger> open(Opening opening);
  /// The same for a rematch: only the seats, the clock and the seed of the set-up may differ.
  Ledger again(Opening opening) const;

  /// Applies an event, and notes in it the game before and after. A move or an outcome that has not been carried out
  /// yet is run through the rules first.
  Checked<Done> apply(Happening& happening, TimeMs at);
  /// Numbers what happened since the last call as one update, for everyone who is told.
  void number_together(const std::vector<Happening>& together, TimeMs at);

  // The table
  const Opening& opening() const { return opening_; }
  const AnyGame& game() const { return state_->game(); }
  const std::vector<TableSeat>& seats() const { return seats_; }
  const TableSeat& seat(Seat at) const { return seats_[static_cast<std::size_t>(index(at))]; }
  bool has_seat(Seat at) const { return index(at) < static_cast<int>(seats_.size()); }
  Status status() const { return status_; }
  Seats seats_of(PersonId who) const;
  PersonId owner(Seat at) const { return seat(at).now.who; }
  /// Whose command an event carries out, if it is one's.
  PersonId author(const Event& event) const;
  /// The seats whose players are people who have not left them to a bot.
  Seats present() const;
  // Shares are shown when all commitments are in, and the game begins when all shares are.
  bool all_have_committed() const;
  bool all_have_shown() const;
  const std::vector<Said>& chat() const { return chat_; }
  const std::string& rematch() const { return rematch_; }

  // The game; the state is the truth and never shown
  const AnyState& state() const { return *state_; }
  const std::shared_ptr<const AnyState>& shared_state() const { return state_; }
  bool has_begun() const { return status_ == Status::playing || status_ == Status::over; }
  /// Whether it was played to its end.
  bool is_finished() const { return has_begun() && state_->turn().is_over(); }
  /// The seats that have to choose now.
  Seats turn() const { return status_ == Status::playing ? state_->turn().seats() : Seats(); }
  FairRecord fair() const;
  std::int64_t record_events() const { return record_events_; }
  /// For the next event, once the game has begun.
  FairDice dice() const { return {*key_, static_cast<std::uint64_t>(record_events_ + 1)}; }

  // Time
  std::optional<TimeMs> deadline(Seat at) const { return clocks_.deadline(at); }
  /// When a share that has not come is waited for no longer.
  std::optional<TimeMs> share_deadline() const;
  TimeMs last_at() const { return last_at_; }

  // What viewers are told. They see with the eyes of all their seats; without any, as spectators. In a game without
  // secrets all eyes are the same.
  Seats eyes_of(PersonId who) const;
  /// The number of the last update that these eyes were shown.
  std::int64_t number(Seats eyes) const { return count_of(eyes).number; }
  /// Whether these eyes were told of what happened last.
  bool was_told(Seats eyes) const { return count_of(eyes).told; }
  /// The number of the update with which the game began.
  std::int64_t begun_number() const { return begun_number_; }
  /// The number of the last update when the seat was asked to choose, for its player.
  std::int64_t asked(Seat at) const { return asked_[static_cast<std::size_t>(index(at))]; }
  /// Whether the seat sees more of the game than everybody does.
  bool knows_secrets(Seat at) const;
  /// The number of the update that did what this key asked for; nothing for a key that is not known.
  std::optional<std::int64_t> done_before(PersonId who, std::string_view key) const;

 private:
  struct Count {
    Seats eyes;
    std::int64_t number;
    bool told = true;  // of what happened last
  };
  struct Key {
    PersonId who;
    std::string key;
    std::int64_t number;
  };

  Ledger(Opening opening, std::shared_ptr<const AnyState> start);
  TableSeat& at(Seat seat) { return seats_[static_cast<std::size_t>(index(seat))]; }

  // What happens
  Checked<Done> change(const Event& event, TimeMs at);
  void play(const Happening& happening, TimeMs at);
  Checked<Done> sit(const Event& event);
  Checked<Done> stand(const Event& event);
  Checked<Done> start(TimeMs at);
  Checked<Done> commit(const Event& event, TimeMs at);
  Checked<Done> show(const Event& event);
  Checked<Done> begin();
  Checked<Done> say(const Event& event, TimeMs at);
  Checked<Done> hold(const Event& event);
  Checked<Done> come_back(const Event& event, TimeMs at);
  Checked<Done> agree(const Event& event);
  Checked<Done> end();
  Checked<Done> play_on(const Event& event);
  Checked<Done> give_back(const Event& event);

  void ask(Seats seats, TimeMs at);
  const Count& count_of(Seats eyes) const;
  bool is_told(Seats eyes, const std::vector<Happening>& together) const;
  void remember(const Event& event);

  Opening opening_;
  std::vector<TableSeat> seats_;
  Status status_ = Status::open;
  std::shared_ptr<const AnyState> state_;  // replaced, never changed: others may still hold it
  std::shared_ptr<const AnyState> start_;  // of a game with a data file, which takes long to read
  std::optional<PreparedKey> key_;         // of the dice, once the game has begun
  SeatClocks clocks_;
  std::optional<TimeMs> shares_since_;
  std::int64_t record_events_ = 0;
  TimeMs last_at_ = 0;
  std::vector<Count> counts_{{.eyes = {}, .number = 1}};  // the first is that of spectators
  std::int64_t begun_number_ = 0;
  std::array<std::int64_t, kMaxSeats> asked_{};
  std::vector<Key> keys_;   // the latest of each person
  std::vector<Said> chat_;  // the latest
  std::string rematch_;
};

/// Whom facts are told to: the only seat of these eyes, or everybody.
Viewer reader(Seats eyes);
/// Whose views these eyes see.
std::vector<Viewer> viewers(Seats eyes);
/// Whether two views of one viewer, or of two, show the same.
bool show_the_same(const AnyView& one, const AnyView& other);

}  // namespace alea::server
