#include "server/table/ledger.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/text.h"
#include "games/registry.h"

namespace alea::server {
namespace {

constexpr TimeMs kTimeForShares = 10'000;
constexpr std::size_t kKeysRemembered = 16;
constexpr std::size_t kChatRemembered = 20;

Error wrong(std::string_view reason) { return Error{std::string(reason)}; }

bool has_data_file(const AnyGame& game, const Opening& opening) {
  const std::vector<OptionField> fields = game.options();
  return std::any_of(fields.begin(), fields.end(), [&](const OptionField& field) {
    const auto is_set = [&](const OptionSetting& option) { return option.name == field.name; };
    return field.kind == OptionField::Kind::data && std::any_of(opening.options.begin(), opening.options.end(), is_set);
  });
}

}  // namespace

Viewer reader(Seats eyes) { return eyes.size() == 1 ? Viewer(eyes.front()) : Viewer::spectator(); }

std::vector<Viewer> viewers(Seats eyes) {
  if (eyes.empty()) return {Viewer::spectator()};
  return {eyes.begin(), eyes.end()};
}

bool show_the_same(const AnyView& one, const AnyView& other) {
  /// Only whether anything is written counts.
  class Ignored final : public Description {
    void number(std::string_view /*name*/, std::int64_t /*value*/) override {}
    void flag(std::string_view /*name*/, bool /*value*/) override {}
    void text(std::string_view /*name*/, std::string_view /*value*/) override {}
    void nothing(std::string_view /*name*/) override {}
    void begin_list(std::string_view /*name*/) override {}
    void end_list() override {}
    void begin_object(std::string_view /*name*/) override {}
    void end_object() override {}
  };
  Ignored ignored;
  return !one.describe_changes(other, ignored);
}

Checked<Happening> carry_out(std::shared_ptr<const AnyState> state, Event event) {
  auto after = state->copy();
  auto happened = event.seat ? after->play(*event.seat, event.text) : after->settle(event.text);
  if (!happened) return happened.error();
  event.text = std::move(happened->text);
  return Happening{.event = std::move(event),
                   .before = std::move(state),
                   .after = std::move(after),
                   .events = std::move(happened->events)};
}

Checked<Ledger> Ledger::open(Opening opening) {
  const AnyGame* game = find_game(opening.game);
  if (game == nullptr) return Error{"there is no game " + in_quotes(opening.game)};
  if (const auto checked = check_edition(game->about(), opening.edition); !checked) return checked.error();
  auto start = game->start(opening.options, static_cast<int>(opening.seats.size()));
  if (!start) return start.error();
  return Ledger(std::move(opening), *std::move(start));
}

Ledger Ledger::again(Opening opening) const {
  if (start_) return {std::move(opening), start_};
  auto next = open(std::move(opening));
  assert(next);  // this table has the same options
  return *std::move(next);
}

Ledger::Ledger(Opening opening, std::shared_ptr<const AnyState> start)
    : opening_(std::move(opening)), state_(std::move(start)), clocks_(opening_.clock) {
  for (const SeatPlan& plan : opening_.seats) {
    const bool by_invitation = plan.kind == SeatShown::Kind::invite;
    seats_.push_back({.now = plan, .when_free = by_invitation ? SeatShown::Kind::invite : SeatShown::Kind::open});
  }
  if (has_data_file(game(), opening_)) start_ = state_;
}

Checked<Done> Ledger::apply(Happening& happening, TimeMs at) {
  const Event::Kind kind = happening.event.kind;
  if (happening.event.seat && !has_seat(*happening.event.seat)) return wrong("there is no such seat");
  if (kind == Event::Kind::moved || kind == Event::Kind::drawn) {
    if (status_ != Status::playing) return wrong("the game is not being played");
    if (happening.event.seat.has_value() != (kind == Event::Kind::moved)) return wrong("a seat moves, chance does not");
    if (!happening.after) happening = TRY(carry_out(state_, std::move(happening.event)));
    play(happening, at);
  } else {
    happening.before = state_;
    TRY(change(happening.event, at));
    happening.after = state_;
  }
  last_at_ = at;
  return Done();
}

void Ledger::number_together(const std::vector<Happening>& together, TimeMs at) {
  for (Count& one : counts_) {
    one.told = is_told(one.eyes, together);
    if (one.told) ++one.number;
  }
  if (together.front().event.kind == Event::Kind::begun) begun_number_ = counts_.front().number;
  ask(turn(), at);
  for (const Happening& one : together) remember(one.event);
}

Checked<Done> Ledger::change(const Event& event, TimeMs at) {
  using Kind = Event::Kind;
  switch (event.kind) {
    case Kind::opened: return wrong("a table is opened once");
    case Kind::started: return start(at);
    case Kind::begun: return begin();
    case Kind::agreed: return agree(event);
    case Kind::ended: return end();
    case Kind::rematched: return play_on(event);
    case Kind::outage: return give_back(event);
    default: break;
  }
  if (!event.seat) return wrong("a seat is missing");
  switch (event.kind) {
    case Kind::sat: return sit(event);
    case Kind::stood: return stand(event);
    case Kind::committed: return commit(event, at);
    case Kind::shown: return show(event);
    case Kind::said: return say(event, at);
    case Kind::held: return hold(event);
    default: return come_back(event, at);
  }
}

Checked<Done> Ledger::sit(const Event& event) {
  if (status_ != Status::open || !seat(*event.seat).is_free()) return wrong("the seat is not free");
  if (event.who == kNobody) return wrong("nobody cannot sit");
  at(*event.seat).now = {.kind = SeatShown::Kind::person, .who = event.who, .name = event.text, .level = {}};
  return Done();
}

Checked<Done> Ledger::stand(const Event& event) {
  TableSeat& left = at(*event.seat);
  if (status_ != Status::open || !left.is_person()) return wrong("nobody can stand up there now");
  left.now = {.kind = left.when_free};
  return Done();
}

Checked<Done> Ledger::start(TimeMs at) {
  if (status_ != Status::open) return wrong("the table has started already");
  for (const TableSeat& seat : seats_) {
    if (seat.is_free()) return wrong("a seat is free");
  }
  status_ = Status::dealing;
  shares_since_ = at;
  return Done();
}

Checked<Done> Ledger::commit(const Event& event, TimeMs at_ms) {
  TableSeat& seat = at(*event.seat);
  if (status_ != Status::dealing || !seat.is_person() || seat.has_committed) return wrong("no commitment is due");
  if (!event.text.empty()) {
    seat.commitment = read_bytes<Commitment>(event.text);
    if (!seat.commitment) return wrong("this is no commitment");
  }
  seat.has_committed = true;
  seat.has_shown = !seat.commitment;
  if (all_have_committed()) shares_since_ = at_ms;
  return Done();
}

Checked<Done> Ledger::show(const Event& event) {
  TableSeat& seat = at(*event.seat);
  if (status_ != Status::dealing || !all_have_committed() || !seat.is_person() || seat.has_shown) {
    return wrong("no share is due");
  }
  if (!event.text.empty()) {
    const auto share = read_bytes<FairShare>(event.text);
    if (!share || alea::commit(*share, *event.seat, opening_.fair_game) != seat.commitment) {
      return wrong("the share does not fit its commitment");
    }
    seat.share = share;
  }
  seat.has_shown = true;
  return Done();
}

Checked<Done> Ledger::begin() {
  if (status_ != Status::dealing) return wrong("the game cannot begin now");
  status_ = Status::playing;
  shares_since_.reset();
  key_ = alea::fair_key(fair(), opening_.seed, static_cast<int>(seats_.size()));
  for (const TableSeat& seat : seats_) {
    const Seats eyes = eyes_of(seat.now.who);
    const auto has = [&](const Count& one) { return one.eyes == eyes; };
    if (std::none_of(counts_.begin(), counts_.end(), has))
      counts_.push_back({.eyes = eyes, .number = counts_.front().number});
  }
  return Done();
}

void Ledger::play(const Happening& happening, TimeMs at) {
  assert(happening.before == state_);
  state_ = happening.after;
  ++record_events_;
  if (const auto& mover = happening.event.seat) {
    clocks_.answer(*mover, at);
    asked_[static_cast<std::size_t>(index(*mover))] = 0;
  }
  if (state_->turn().is_over()) status_ = Status::over;
}

/// Asks the seats that have not been asked yet.
void Ledger::ask(Seats seats, TimeMs at) {
  for (const Seat one : Seats::all(static_cast<int>(seats_.size()))) {
    const auto position = static_cast<std::size_t>(index(one));
    if (!seats.has(one)) {
      clocks_.stop(one);
      asked_[position] = 0;
    } else if (asked_[position] == 0) {
      asked_[position] = number(eyes_of(owner(one)));
      if (seat(one).is_person() && !seat(one).is_held) clocks_.ask(one, at);
    }
  }
}

Checked<Done> Ledger::say(const Event& event, TimeMs at) {
  if (!seat(*event.seat).is_person()) return wrong("nobody sits there");
  if (chat_.size() == kChatRemembered) chat_.erase(chat_.begin());
  chat_.push_back({.seat = *event.seat, .who = owner(*event.seat), .at = at, .text = event.text});
  return Done();
}

Checked<Done> Ledger::hold(const Event& event) {
  TableSeat& held = at(*event.seat);
  if (status_ != Status::playing || !held.is_person() || held.is_held) return wrong("the seat cannot be held");
  held.is_held = true;
  held.agrees = false;
  clocks_.stop(*event.seat);
  return Done();
}

Checked<Done> Ledger::come_back(const Event& event, TimeMs at_ms) {
  TableSeat& held = at(*event.seat);
  if (status_ != Status::playing || !held.is_held) return wrong("the seat is not held");
  held.is_held = false;
  if (turn().has(*event.seat)) clocks_.ask(*event.seat, at_ms);
  return Done();
}

Checked<Done> Ledger::agree(const Event& event) {
  if (status_ != Status::playing) return wrong("the game is not being played");
  for (const Seat one : seats_of(event.who)) at(one).agrees = true;
  return Done();
}

Checked<Done> Ledger::end() {
  if (status_ != Status::playing) return wrong("the game is not being played");
  status_ = Status::over;
  return Done();
}

Checked<Done> Ledger::play_on(const Event& event) {
  if (status_ != Status::over || !rematch_.empty() || event.text.empty()) return wrong("there can be no rematch");
  rematch_ = event.text;
  return Done();
}

Checked<Done> Ledger::give_back(const Event& event) {
  const auto time = read_number(event.text);
  if (!time || *time < 0) return wrong("this is no length of an outage");
  clocks_.give_back(*time);
  if (shares_since_) *shares_since_ += *time;
  return Done();
}

/// Everything is told to everyone, except what another seat does in secret: not even its number may be noticed.
bool Ledger::is_told(Seats eyes, const std::vector<Happening>& together) const {
  const Happening& first = together.front();
  if (first.event.kind != Event::Kind::moved || !game().about().has_secrets || eyes.has(*first.event.seat)) return true;
  if (together.size() > 1 || first.before->turn() != state_->turn()) return true;
  Facts facts;
  first.events->tell(reader(eyes), facts);
  if (!facts.empty()) return true;
  const std::vector<Viewer> all = viewers(eyes);
  return !std::all_of(all.begin(), all.end(),
                      [&](Viewer viewer) { return show_the_same(*first.before->view(viewer), *state_->view(viewer)); });
}

void Ledger::remember(const Event& event) {
  if (event.key.empty()) return;
  const PersonId who = author(event);
  const auto is_theirs = [&](const Key& key) { return key.who == who; };
  if (static_cast<std::size_t>(std::count_if(keys_.begin(), keys_.end(), is_theirs)) == kKeysRemembered) {
    keys_.erase(std::find_if(keys_.begin(), keys_.end(), is_theirs));
  }
  keys_.push_back({.who = who, .key = event.key, .number = number(eyes_of(who))});
}

Seats Ledger::seats_of(PersonId who) const {
  Seats seats;
  if (who == kNobody) return seats;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].now.who == who) seats = seats.with(alea::seat(static_cast<int>(i)));
  }
  return seats;
}

PersonId Ledger::author(const Event& event) const {
  if (event.who != kNobody || !event.seat) return event.who;
  return owner(*event.seat);
}

bool Ledger::all_have_committed() const {
  return std::all_of(seats_.begin(), seats_.end(),
                     [](const TableSeat& seat) { return !seat.is_person() || seat.has_committed; });
}

bool Ledger::all_have_shown() const {
  return all_have_committed() && std::all_of(seats_.begin(), seats_.end(),
                                             [](const TableSeat& seat) { return !seat.is_person() || seat.has_shown; });
}

Seats Ledger::present() const {
  Seats seats;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].is_person() && !seats_[i].is_held) seats = seats.with(alea::seat(static_cast<int>(i)));
  }
  return seats;
}

FairRecord Ledger::fair() const {
  FairRecord fair{.game = opening_.fair_game, .commitment = alea::commit(opening_.seed), .shares = {}, .seed = {}};
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!seats_[i].commitment) continue;
    fair.shares.push_back(
        {.seat = alea::seat(static_cast<int>(i)), .commitment = *seats_[i].commitment, .share = seats_[i].share});
  }
  if (status_ == Status::over) fair.seed = opening_.seed;
  return fair;
}

std::optional<TimeMs> Ledger::share_deadline() const {
  if (!shares_since_) return std::nullopt;
  return *shares_since_ + kTimeForShares;
}

Seats Ledger::eyes_of(PersonId who) const {
  return has_begun() && game().about().has_secrets ? seats_of(who) : Seats();
}

bool Ledger::knows_secrets(Seat at) const {
  if (!game().about().has_secrets) return false;
  return !show_the_same(*state_->view(at), *state_->view(Viewer::spectator()));
}

const Ledger::Count& Ledger::count_of(Seats eyes) const {
  const auto found = std::find_if(counts_.begin(), counts_.end(), [&](const Count& one) { return one.eyes == eyes; });
  return found == counts_.end() ? counts_.front() : *found;
}

std::optional<std::int64_t> Ledger::done_before(PersonId who, std::string_view key) const {
  for (const Key& one : keys_) {
    if (one.who == who && one.key == key) return one.number;
  }
  return std::nullopt;
}

}  // namespace alea::server
