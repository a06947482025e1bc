#include "web/engine/replay.h"

#include <memory>
#include <utility>

#include "engine/record.h"
#include "engine/text.h"
#include "engine/verify.h"
#include "games/registry.h"
#include "json/facts.h"
#include "json/json.h"

namespace alea::web {
namespace {

std::string failed(const Error& error) {
  JsonWriter json;
  json.text("error", error.reason);
  return json.finish();
}

/// A record and its game.
struct Played {
  Record record;
  const AnyGame* game;
};

Checked<Played> read(std::string_view text) {
  auto record = read_record(text);
  if (!record) return record.error();
  const AnyGame* game = find_game(record->game);
  if (game == nullptr) return Error{"there is no game " + in_quotes(record->game)};
  return Played{*std::move(record), game};
}

void write_step(const AnyState& state, const Facts& facts, JsonWriter& json) {
  json.begin_object({});
  write_facts("facts", facts, json);
  json.begin_object("view");
  state.full_view()->describe(json);
  json.end_object();
  write_seats("turn", state.turn().seats(), json);
  json.end_object();
}

/// Nothing is secret once a game is over, so a move is described as the player who made it sees it.
Facts facts_of(const Record::Event& event, const AnyEvents& events) {
  Facts facts;
  events.tell(event.seat ? Viewer(*event.seat) : Viewer::spectator(), facts);
  return facts;
}

void write_header(const Record& record, JsonWriter& json) {
  json.text("game", record.game);
  json.begin_object("options");
  for (const OptionSetting& option : record.options) json.text(option.name, option.value);
  json.end_object();
  json.begin_list("seats");
  for (const Record::Player& player : record.players) {
    json.begin_object({});
    json.text("kind", player.is_person() ? "person" : "bot");
    json.text("name", player.name);
    if (!player.is_person()) json.text("level", player.kind);
    json.end_object();
  }
  json.end_list();
}

}  // namespace

std::string replay(std::string_view text) {
  const auto played = read(text);
  if (!played) return failed(played.error());
  auto state = start(played->record, *played->game);
  if (!state) return failed(state.error());
  JsonWriter json;
  write_header(played->record, json);
  json.begin_list("steps");
  write_step(**state, {}, json);
  for (const Record::Event& event : played->record.events) {
    const auto happened = apply(**state, event);
    if (!happened) break;  // stops at the first illegal event
    write_step(**state, facts_of(event, *happened->events), json);
  }
  json.end_list();
  if (played->record.result) {
    json.begin_object("result");
    write(*played->record.result, json);
    json.end_object();
  }
  if (played->record.ended_by_agreement) json.flag("ended", true);
  return json.finish();
}

std::string verify(std::string_view text) {
  const auto played = read(text);
  if (!played) return failed(played.error());
  const auto found = alea::verify(played->record, *played->game);
  if (!found) return failed(found.error());
  JsonWriter json;
  json.begin_list("findings");
  for (const auto& [verdict, fact] : found->findings) {
    json.begin_object({});
    json.text("verdict", name_of(verdict));
    write_fact("fact", fact, json);
    json.end_object();
  }
  json.end_list();
  return json.finish();
}

}  // namespace alea::web
