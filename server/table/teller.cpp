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

/// The options that people see: a data file is not one of them.
std::vector<OptionSetting> options_shown(const Ledger& table) {
  std::vector<OptionSetting> shown = changed_options(table.game(), table.opening().options);
  for (const OptionField& field : table.game().options()) {
    if (field.kind != OptionField::Kind::data) continue;
    std::erase_if(shown, [&](const OptionSetting& option) { return option.name == field.name; });
  }
  return shown;
}

/// What each of these viewers sees of a state.
std::vector<ViewFields> seen(const AnyState& state, const std::vector<Viewer>& viewers) {
  std::vector<ViewFields> views;
  views.reserve(viewers.size());
  for (const Viewer viewer : viewers) views.emplace_back(*state.view(viewer));
  return views;
}

/// What changed between both; all of it where nothing was seen before.
std::vector<SeenAs> changes(const std::vector<ViewFields>& before, const std::vector<ViewFields>& now,
                            const std::vector<Viewer>& viewers) {
  std::vector<SeenAs> changed;
  changed.reserve(viewers.size());
  bool any = false;
  for (std::size_t i = 0; i < viewers.size(); ++i) {
    std::string json = before.empty() ? now[i].whole() : now[i].changes_since(before[i]);
    any = any || !json.empty();
    if (json.empty()) json = "{}";  // keeps its place among several
    changed.push_back({.viewer = viewers[i], .json = std::move(json)});
  }
  if (!any) changed.clear();
  return changed;
}

/// What happened in the game, cut after each thing that these eyes are told something of; what is forced goes with what
/// led to it.
std::vector<Step> steps(const Ledger& after, const std::vector<Happening>& together, Seats eyes) {
  const std::vector<Viewer> all = viewers(eyes);
  std::vector<Step> steps;
  steps.reserve(together.size());
  std::vector<ViewFields> before;
  if (together.front().before) before = seen(*together.front().before, all);
  Step step;
  for (std::size_t i = 0; i < together.size(); ++i) {
    const bool is_last = i + 1 == together.size();
    tell(together[i], reader(eyes), step.facts);
    if (!is_last && (step.facts.empty() || is_unsent_move(together[i + 1].event))) continue;
    std::vector<ViewFields> now = seen(is_last ? after.state() : *together[i + 1].before, all);
    step.changes = changes(before, now, all);
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
                 .deadlines = deadlines(table),
                 .result = {},
                 .chat = {},
                 .rematch = table.rematch()};
  if (!shown.yours.empty()) shown.invite = opening.invite;
  if (table.has_begun()) shown.views = changes({}, seen(table.state(), viewers(eyes)), viewers(eyes));
  if (table.status() == Status::over) shown.seed = opening.seed;
  if (table.is_finished()) shown.result = table.state().result();
  for (const auto& said : table.chat()) shown.chat.push_back({.seat = said.seat, .text = said.text});
  return shown;
}

std::vector<Advice> advice(const AnyView& view, std::vector<Ranked<std::string>> ranked) {
  constexpr std::size_t kExplained = 3;
  std::vector<Advice> all;
  for (Ranked<std::string>& one : ranked) {
    Advice& next = all.emplace_back(Advice{.ranked = std::move(one), .fact = {}, .reasons = {}});
    next.fact = view.choice(next.ranked.move);
    if (all.size() <= kExplained) view.reasons(next.ranked.move, next.reasons);
  }
  return all;
}

Update update(const Ledger& after, const std::vector<Happening>& together, Seats eyes) {
  using Kind = Event::Kind;
  const auto& [event, before] = together.front();
  Update told{.number = after.number(eyes)};
  switch (event.kind) {
    case Kind::moved:
    case Kind::drawn: told.steps = steps(after, together, eyes); break;
    case Kind::begun:
      told.status = Status::playing;
      told.steps = steps(after, together, eyes);
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
  const bool is_of_game = event.kind == Kind::begun || before != nullptr;
  if (event.kind == Kind::ended || (is_of_game && after.status() == Status::over)) add_end(after, told);
  told.turn = after.turn();
  told.deadlines = deadlines(after);
  return told;
}

}  // namespace alea::server
