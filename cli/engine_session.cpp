#include "cli/engine_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>
#include <utility>

#include "bots/hint.h"
#include "cli/command.h"
#include "cli/solutions.h"
#include "cli/thinking.h"
#include "engine/erased_game.h"
#include "engine/text.h"
#include "games/registry.h"
#include "json/ranked.h"

namespace alea::cli {
namespace {

void echo(const rapidjson::Value* id, JsonWriter& json) {
  if (id != nullptr) json.copy("id", *id);
}

std::string refusal(const rapidjson::Value* id, const Error& error) {
  JsonWriter json;
  echo(id, json);
  json.text("error", error.reason);
  return json.finish();
}

Checked<Seat> seat_named(std::string_view name, const AnyState& state) {
  const auto named = read_seat(name);
  if (named && index(*named) < state.players()) return *named;
  return Error{fmt::format("no seat {} in this game; its seats are A to {}", in_quotes(name),
                           letter(seat(state.players() - 1)))};
}

void write_field(const OptionField& field, const std::string& standard, JsonWriter& json) {
  json.begin_object({});
  json.text("name", field.name);
  if (field.kind == OptionField::Kind::word) {
    json.text("kind", "word");
    json.begin_list("words");
    for (const std::string_view word : field.words) json.text({}, word);
    json.end_list();
    json.text("default", standard);
  } else if (field.kind == OptionField::Kind::data) {
    json.text("kind", "data");
  } else {
    json.text("kind", field.kind == OptionField::Kind::flag ? "flag" : "number");
    json.number("least", field.least);
    json.number("most", field.most);
    json.number("default", *field.read(standard));
  }
  json.end_object();
}

void write_game(const AnyGame& game, JsonWriter& json) {
  json.begin_object({});
  json.text("id", game.about().id);
  json.text("title", game.about().title);
  json.number("least_players", game.about().least_players);
  json.number("most_players", game.about().most_players);
  json.begin_list("options");
  const std::vector<OptionField> fields = game.options();
  const std::vector<OptionSetting> defaults = game.defaults();
  for (std::size_t i = 0; i < fields.size(); ++i) write_field(fields[i], defaults[i].value, json);
  json.end_list();
  json.end_object();
}

void write_waiting(const AnyState& state, JsonWriter& json) {
  const Turn turn = state.turn();
  if (turn.is_chance()) {
    json.text("waiting", "chance");
  } else if (turn.is_over()) {
    json.text("waiting", "over");
    json.begin_object("result");
    write(state.result(), json);
    json.end_object();
  } else {
    json.begin_list("waiting");
    for (const Seat seat : turn.seats()) write_seat({}, seat, json);
    json.end_list();
  }
}

/// Why a chance event is not possible now.
Error not_chance(const Turn& turn) {
  if (turn.is_over()) return Error{"the game is over"};
  std::string waited;
  for (const Seat seat : turn.seats()) waited += fmt::format("{}{}", waited.empty() ? "" : " and ", letter(seat));
  return Error{fmt::format("waiting for a move of {}, not for chance", waited)};
}

}  // namespace

EngineSession::Sitting::Sitting(Record header, std::unique_ptr<AnyState> start, std::uint64_t seed)
    : record(std::move(header)), dice(seed) {
  states.push_back(std::move(start));
}

Checked<Done> EngineSession::Sitting::happen(const Record::Event& event) {
  std::unique_ptr<AnyState> after = states.back()->copy();
  auto happened = TRY(apply(*after, event));
  states.push_back(std::move(after));
  record.events.push_back({.seat = event.seat, .text = std::move(happened.text)});
  return Done();
}

std::string EngineSession::answer(std::string_view line) {
  rapidjson::Document document;
  if (const auto parsed = read_command(line, kLongestLine, document); !parsed) return refusal(nullptr, parsed.error());
  const rapidjson::Value* id = CommandFields(document).find("id");
  // The parser turns 99e308 into infinity, which JSON cannot express.
  if (id != nullptr && !id->IsString() && !(id->IsNumber() && std::isfinite(id->GetDouble()))) {
    return refusal(nullptr, Error{R"("id" is a number or a string)"});
  }
  JsonWriter json;
  echo(id, json);
  const auto done = run(CommandFields(document), json);
  return done ? json.finish() : refusal(id, done.error());
}

std::span<const EngineSession::Verb> EngineSession::verbs() {
  using Session = EngineSession;
  static const std::vector<Verb> kVerbs{
      {"games", {}, false, &Session::games},
      {"new", {"game", "players", "options", "seed", "names"}, false, &Session::begin},
      {"state", {}, true, &Session::truth},
      {"view", {"seat"}, true, &Session::view},
      {"waiting", {}, true, &Session::waiting},
      {"moves", {"seat"}, true, &Session::moves},
      {"move", {"seat", "move"}, true, &Session::move},
      {"chance", {"outcome"}, true, &Session::chance},
      {"outcomes", {}, true, &Session::outcomes},
      {"hint", {"seat", "ms", "steps"}, true, &Session::hint},
      {"undo", {}, true, &Session::undo},
      {"record", {}, true, &Session::record},
      {"load", {"record", "seed"}, false, &Session::load},
      {"quit", {}, false, &Session::quit},
  };
  return kVerbs;
}

Checked<Done> EngineSession::run(const CommandFields& fields, JsonWriter& json) {
  std::vector<std::string_view> names;
  for (const Verb& verb : verbs()) names.push_back(verb.name);
  const auto name = fields.text("cmd");
  if (!name) return Error{fmt::format("{}, one of: {}", name.error().reason, joined(names))};
  const auto verb = std::find_if(verbs().begin(), verbs().end(), [&](const Verb& one) { return one.name == *name; });
  if (verb == verbs().end())
    return Error{fmt::format("unknown command {}; the commands are: {}", in_quotes(*name), joined(names))};
  if (const auto checked = fields.check(verb->name, verb->fields); !checked) return checked;
  if (verb->needs_game && !sitting_) return Error{"there is no game yet; start one with new or load"};
  return (this->*verb->run)(fields, json);
}

Checked<Seat> EngineSession::chooser(const CommandFields& fields) const {
  const Turn turn = state().turn();
  if (fields.has("seat")) {
    const auto name = TRY(fields.text("seat"));
    const auto named = TRY(seat_named(name, state()));
    if (!turn.seats().has(named)) return not_your_turn(named, turn);
    return named;
  }
  if (turn.seats().empty()) return not_your_turn(Seat{}, turn);
  if (turn.seats().size() == 1) return turn.seats().front();
  std::vector<std::string> letters;
  for (const Seat seat : turn.seats()) letters.emplace_back(1, letter(seat));
  return Error{fmt::format("several seats can move; name one of them in \"seat\": {}", joined(letters))};
}

Done EngineSession::changed(JsonWriter& json) const {
  json.flag("ok", true);
  write_waiting(state(), json);
  return {};
}

Checked<Done> EngineSession::games(const CommandFields& /*fields*/, JsonWriter& json) {
  json.begin_list("games");
  for (const AnyGame* game : all_games()) write_game(*game, json);
  json.end_list();
  return Done();
}

Checked<Done> EngineSession::begin(const CommandFields& fields, JsonWriter& json) {
  const auto id = TRY(fields.text("game"));
  const AnyGame* game = TRY(read_game(id));
  const auto count = TRY(fields.number("players", game->about().least_players, game->about().most_players));
  const auto seed = TRY(fields.seed());
  const auto settings = TRY(fields.settings());
  const auto players = TRY(fields.players(static_cast<std::size_t>(count)));
  auto start = TRY(game->start(settings, static_cast<int>(count)));
  sitting_ = std::make_unique<Sitting>(new_record(*game, players, settings), std::move(start),
                                       static_cast<std::uint64_t>(seed));
  return changed(json);
}

Checked<Done> EngineSession::truth(const CommandFields& /*fields*/, JsonWriter& json) {
  json.begin_object("state");
  state().full_view()->describe(json);
  json.end_object();
  return Done();
}

Checked<Done> EngineSession::view(const CommandFields& fields, JsonWriter& json) {
  Viewer viewer = Viewer::spectator();
  if (fields.has("seat")) {
    const auto name = TRY(fields.text("seat"));
    if (name != "spectator") {
      const auto named = seat_named(name, state());
      if (!named) return Error{named.error().reason + ", or use spectator"};
      viewer = *named;
    }
  }
  json.begin_object("view");
  state().view(viewer)->describe(json);
  json.end_object();
  return Done();
}

Checked<Done> EngineSession::waiting(const CommandFields& /*fields*/, JsonWriter& json) {
  write_waiting(state(), json);
  return Done();
}

Checked<Done> EngineSession::moves(const CommandFields& fields, JsonWriter& json) {
  const auto seat = TRY(chooser(fields));
  write_seat("seat", seat, json);
  json.begin_list("moves");
  for (const std::string& move : state().moves(seat)) json.text({}, move);
  json.end_list();
  return Done();
}

Checked<Done> EngineSession::move(const CommandFields& fields, JsonWriter& json) {
  const auto text = TRY(fields.line("move"));
  const auto seat = TRY(chooser(fields));
  TRY(sitting_->happen({.seat = seat, .text = text}));
  return changed(json);
}

Checked<Done> EngineSession::chance(const CommandFields& fields, JsonWriter& json) {
  if (!state().turn().is_chance()) return not_chance(state().turn());
  std::string outcome;
  if (fields.has("outcome")) {
    outcome = TRY(fields.line("outcome"));
  } else {
    outcome = state().copy()->chance(sitting_->dice).text;
  }
  TRY(sitting_->happen({.seat = {}, .text = outcome}));
  json.text("outcome", sitting_->record.events.back().text);
  return changed(json);
}

Checked<Done> EngineSession::outcomes(const CommandFields& /*fields*/, JsonWriter& json) {
  if (!state().turn().is_chance()) return not_chance(state().turn());
  json.begin_list("outcomes");
  state().outcomes([&](std::string_view outcome, double probability) {
    json.begin_object({});
    json.text("outcome", outcome);
    json.real("probability", probability);
    json.end_object();
  });
  json.end_list();
  return Done();
}

Checked<Done> EngineSession::hint(const CommandFields& fields, JsonWriter& json) {
  const auto seat = TRY(chooser(fields));
  const auto milliseconds = TRY(fields.number("ms", 1, kMostMilliseconds, Budget().milliseconds));
  const auto steps = TRY(fields.number("steps", 1, kMostSteps, fields.has("ms") ? 0 : bots::kHintSteps));
  const Budget budget{.milliseconds = static_cast<int>(milliseconds), .steps = steps};
  prepare_solution(state().game(), sitting_->record.options, state().players());
  write_seat("seat", seat, json);
  json.begin_list("hint");
  for (const bots::Advice& one : bots::advise(state().game(), *state().view(seat), budget)) {
    json.begin_object({});
    write_fields(one.ranked, json);
    if (one.is_equal) json.flag("equal", true);
    json.end_object();
  }
  json.end_list();
  return Done();
}

Checked<Done> EngineSession::undo(const CommandFields& /*fields*/, JsonWriter& json) {
  if (sitting_->record.events.empty()) return Error{"there is nothing to undo: the game is at its start"};
  sitting_->record.events.pop_back();
  sitting_->states.pop_back();
  return changed(json);
}

Checked<Done> EngineSession::record(const CommandFields& /*fields*/, JsonWriter& json) {
  Record whole = sitting_->record;
  if (state().turn().is_over()) whole.result = state().result();
  json.text("record", write(whole));
  return Done();
}

Checked<Done> EngineSession::load(const CommandFields& fields, JsonWriter& json) {
  const auto text = TRY(fields.text("record"));
  const auto seed = TRY(fields.seed());
  const auto loaded = TRY(read_record(text));
  const AnyGame* game = TRY(read_game(loaded.game));
  TRY(replay(loaded, *game));

  auto sitting = std::make_unique<Sitting>(new_record(*game, loaded.players, loaded.options),
                                           std::move(*start(loaded, *game)), static_cast<std::uint64_t>(seed));
  for (const Record::Event& event : loaded.events) {
    TRY(sitting->happen(event));
  }
  sitting_ = std::move(sitting);
  return changed(json);
}

Checked<Done> EngineSession::quit(const CommandFields& /*fields*/, JsonWriter& json) {
  has_quit_ = true;
  json.flag("ok", true);
  return Done();
}

}  // namespace alea::cli
