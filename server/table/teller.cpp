#include "server/table/teller.h"

#include <algorithm>
#include <utility>

#include "engine/record.h"

namespace alea::server {
namespace {

std::vector<Deadline> deadlines(const Ledger& table) {
  std::vector<Deadline> all;
  for (const Seat seat : table.turn()) {
    if (const auto at = table.deadline(seat)) all.push_back({.seat = seat, .at_ms = *at});
  }
  return all;
}

ShareShown share_of(const Ledger& table, Seat seat) {
  const TableSeat& at = table.seat(seat);
  return {.seat = seat, .commitment = at.commitment, .share = at.share};
}

std::vector<ShareShown> shares(const Ledger& table) {
  std::vector<ShareShown> all;
  for (const Seat seat : Seats::all(static_cast<int>(table.seats().size()))) {
    if (table.seat(seat).has_committed) all.push_back(share_of(table, seat));
  }
  return all;
}

/// The options that people see, without data files.
std::vector<OptionSetting> options_shown(const Ledger& table) {
  std::vector<OptionSetting> shown = changed_options(table.game(), table.opening().options);
  for (const OptionField& field : table.game().options()) {
    if (field.kind != OptionField::Kind::data) continue;
    std::erase_if(shown, [&](const OptionSetting& option) { return option.name == field.name; });
  }
  return shown;
}

using Views = std::vector<std::unique_ptr<AnyView>>;

Views views_of(const AnyState& state, const std::vector<Viewer>& viewers) {
  Views views;
  views.reserve(viewers.size());
  for (const Viewer viewer : viewers) views.push_back(state.view(viewer));
  return views;
}

std::vector<SeenAs> whole(const Views& views) {
  std::vector<SeenAs> seen;
  for (const auto& view : views) {
    JsonWriter json;
    view->describe(json);
    seen.push_back({.viewer = view->viewer(), .json = json.finish()});
  }
  return seen;
}

/// What changed in each view; empty if nothing changed in any.
std::vector<SeenAs> changes(const Views& before, const Views& now) {
  std::vector<SeenAs> changed;
  changed.reserve(now.size());
  bool any = false;
  for (std::size_t i = 0; i < now.size(); ++i) {
    JsonWriter json;
    any = now[i]->describe_changes(*before[i], json) || any;
    changed.push_back({.viewer = now[i]->viewer(), .json = json.finish()});
  }
  if (!any) changed.clear();
  return changed;
}

/// What happened in the game, one step for each event that these eyes are told about; a forced move goes with what led
/// to it. When the game begins, the first step has the whole views.
std::vector<Step> steps(const std::vector<Happening>& together, Seats eyes) {
  const std::vector<Viewer> all = viewers(eyes);
  const bool is_first = together.front().event.kind == Event::Kind::begun;
  std::vector<Step> steps;
  steps.reserve(together.size());
  Views before = is_first ? Views() : views_of(*together.front().before, all);
  Step step;
  for (std::size_t i = 0; i < together.size(); ++i) {
    const bool is_last = i + 1 == together.size();
    if (together[i].events) together[i].events->tell(reader(eyes), step.facts);
    if (!is_last && (step.facts.empty() || is_unsent_move(together[i + 1].event))) continue;
    Views now = views_of(*together[i].after, all);
    step.changes = before.empty() ? whole(now) : changes(before, now);
    if (!step.facts.empty() || !step.changes.empty()) steps.push_back(std::exchange(step, {}));
    before = std::move(now);
  }
  return steps;
}

void add_end(const Ledger& table, Update& update) {
  update.status = Status::over;
  update.seed = table.opening().seed;
  if (table.is_finished()) update.result = table.state().result();
}

}  // namespace

std::vector<SeatShown> seats_shown(const Ledger& table) {
  std::vector<SeatShown> shown;
  for (const TableSeat& seat : table.seats()) {
    shown.push_back({.kind = seat.now.kind,
                     .name = seat.now.name,
                     .level = seat.now.level,
                     .is_held = seat.is_held,
                     .agrees = seat.agrees});
  }
  return shown;
}

Seats asked_of(const Ledger& table, PersonId viewer) {
  Seats asked;
  for (const Seat seat : table.seats_of(viewer)) {
    asked = asked.with_if(seat, table.turn().has(seat) && !table.seat(seat).is_held);
  }
  return asked;
}

std::vector<Offer> choices(const Ledger& table, Seats seats) {
  std::vector<Offer> offers;
  for (const Seat seat : seats) {
    const auto view = table.state().view(seat);
    Offer& offer = offers.emplace_back(Offer{.seat = seat, .moves = {}});
    for (std::string& move : view->moves()) {
      Fact fact = view->choice(move);
      offer.moves.emplace_back(std::move(move), std::move(fact));
    }
  }
  return offers;
}

Snapshot snapshot(const Ledger& table, PersonId viewer, TimeMs now) {
  const Seats eyes = table.eyes_of(viewer);
  const Opening& opening = table.opening();
  Snapshot shown{.number = table.number(eyes),
                 .key = {},
                 .now_ms = now,
                 .table = opening.table,
                 .game = opening.game,
                 .options = options_shown(table),
                 .seats = seats_shown(table),
                 .yours = table.seats_of(viewer),
                 .invite = {},
                 .status = table.status(),
                 .clock = opening.clock,
                 .has_hints = opening.has_hints,
                 .fair_game = opening.fair_game,
                 .commitment = alea::commit(opening.seed),
                 .shares = shares(table),
                 .seed = {},
                 .views = {},
                 .turn = table.turn(),
                 .choices = {},
                 .deadlines = deadlines(table),
                 .result = {},
                 .chat = {},
                 .rematch = table.rematch()};
  if (!shown.yours.empty()) shown.invite = opening.invite;
  if (table.has_begun()) shown.views = whole(views_of(table.state(), viewers(eyes)));
  shown.choices = choices(table, asked_of(table, viewer));
  if (table.status() == Status::over) shown.seed = opening.seed;
  if (table.is_finished()) shown.result = table.state().result();
  for (const auto& said : table.chat()) shown.chat.push_back({.seat = said.seat, .text = said.text});
  return shown;
}

Update update(const Ledger& after, const std::vector<Happening>& together, Seats eyes) {
  using Kind = Event::Kind;
  const Event& event = together.front().event;
  Update told{.number = after.number(eyes)};
  switch (event.kind) {
    case Kind::moved:
    case Kind::drawn: told.steps = steps(together, eyes); break;
    case Kind::begun:
      told.status = Status::playing;
      told.steps = steps(together, eyes);
      break;
    case Kind::started: told.status = Status::dealing; break;
    case Kind::committed:
    case Kind::shown: told.share = share_of(after, *event.seat); break;
    case Kind::said: told.said = ChatLine{.seat = *event.seat, .text = event.text}; break;
    case Kind::rematched: told.rematch = event.text; break;
    case Kind::ended:
    case Kind::outage: break;
    default: told.seats = seats_shown(after); break;
  }
  const bool is_of_game = event.kind == Kind::begun || event.kind == Kind::moved || event.kind == Kind::drawn;
  if (event.kind == Kind::ended || (is_of_game && after.status() == Status::over)) add_end(after, told);
  told.turn = after.turn();
  told.deadlines = deadlines(after);
  return told;
}

}  // namespace alea::server
