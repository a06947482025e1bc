#include "server/table/teller.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "engine/record.h"
#include "json/facts.h"
#include "json/json.h"

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
  std::vector<OptionSetting> short_ones;
  const std::vector<OptionField> fields = table.game().options();
  for (const OptionSetting& option : table.opening().options) {
    const auto is_file = [&](const OptionField& field) {
      return field.kind == OptionField::Kind::data && field.name == option.name;
    };
    if (std::none_of(fields.begin(), fields.end(), is_file)) short_ones.push_back(option);
  }
  return changed_options(table.game(), short_ones);
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

/// Writes what changed in each view, as one object: the fields of the only view, or those of several by seat. Returns
/// whether anything did.
bool write_changes(const Views& before, const Views& now, JsonWriter& json) {
  const auto write_fields = [&](std::size_t i) {
    if (!before.empty()) return now[i]->describe_changes(*before[i], json);
    now[i]->describe(json);
    return true;
  };
  json.begin_object({});
  bool any = false;
  if (now.size() == 1) {
    any = write_fields(0);
  } else {
    json.begin_object("views");
    for (std::size_t i = 0; i < now.size(); ++i) {
      const char seat = letter(*now[i]->viewer().seat());
      json.begin_object({&seat, 1});
      any = write_fields(i) || any;
      json.end_object();
    }
    json.end_object();
  }
  json.end_object();
  return any;
}

/// Writes what happened in the game, one step for each event that these eyes are told about; a forced move goes with
/// what led to it. Lists are facts; an object is what they changed, and ends a step. When the game begins, the first
/// step has the whole views.
void write_steps(const std::vector<Happening>& together, Seats eyes, JsonWriter& json) {
  const std::vector<Viewer> all = viewers(eyes);
  const bool is_first = together.front().event.kind == Event::Kind::begun;
  Views before = is_first ? Views() : views_of(*together.front().before, all);
  const auto nothing = json.mark();
  json.begin_list("s");
  std::optional<JsonWriter::Mark> news;  // the end of what there is to tell
  Facts facts;
  for (std::size_t i = 0; i < together.size(); ++i) {
    const bool is_last = i + 1 == together.size();
    if (together[i].events) together[i].events->tell(reader(eyes), facts);
    if (!is_last && (facts.empty() || is_unsent_move(together[i + 1].event))) continue;
    for (const Fact& fact : facts) write_fact({}, fact, json);
    const auto told = json.mark();
    if (!facts.empty()) news = told;
    facts.clear();
    Views now = views_of(*together[i].after, all);
    if (write_changes(before, now, json)) {
      news = json.mark();
    } else {
      json.back_to(told);
      json.begin_object({});
      json.end_object();
    }
    before = std::move(now);
  }
  json.back_to(news.value_or(nothing));
  if (news) json.end_list();
}

void write_status(Status status, JsonWriter& json) { json.text("status", name_of(status)); }

void write_end(const Ledger& table, JsonWriter& json) {
  write_status(Status::over, json);
  if (table.is_finished()) write_result(table.state().result(), json);
  json.text("seed", alea::write(table.opening().seed));
}

/// Writes what an event changed at the table. What it did in the game is in the steps.
void write_news(const Ledger& after, const Event& event, JsonWriter& json) {
  using Kind = Event::Kind;
  if (is_of_game(event.kind) && after.status() == Status::over) return write_end(after, json);
  switch (event.kind) {
    case Kind::moved:
    case Kind::drawn:
    case Kind::outage: break;
    case Kind::started: return write_status(Status::dealing, json);
    case Kind::begun: return write_status(Status::playing, json);
    case Kind::ended: return write_end(after, json);
    case Kind::committed:
    case Kind::shown: return write_share("share", share_of(after, *event.seat), json);
    case Kind::said: return write_chat("said", {.seat = *event.seat, .text = event.text}, json);
    case Kind::rematched: return json.text("rematch", event.text);
    default: return write_seats_shown(seats_shown(after), json);
  }
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

std::string update(const Ledger& after, const std::vector<Happening>& together, Seats eyes) {
  // Nearly all messages are updates, so their usual fields have one-letter names.
  JsonWriter json;
  json.number("u", after.number(eyes));
  const Event& first = together.front().event;
  if (is_of_game(first.kind)) write_steps(together, eyes, json);
  if (const Seats turn = after.turn(); !turn.empty()) write_seats("t", turn, json);
  write_deadlines(deadlines(after), json);
  write_news(after, first, json);
  return json.finish();
}

}  // namespace alea::server
