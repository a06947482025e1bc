#include "engine/verify.h"

#include <fmt/format.h>

#include "cli/catalogue.h"
#include "cli/commands.h"
#include "cli/narrator.h"
#include "cli/record_file.h"
#include "cli/seating.h"
#include "json/json.h"

namespace alea::cli {
namespace {

constexpr int kWrong = 1;

void write(const Finding& finding, JsonWriter& json) {
  json.begin_object({});
  json.text("verdict", name_of(finding.verdict));
  json.text("finding", finding.fact.name);
  for (const auto& [name, value] : finding.fact.arguments) {
    if (const auto* seat = std::get_if<Seat>(&value)) json.text(name, std::string(1, letter(*seat)));
    if (const auto* number = std::get_if<int>(&value)) json.number(name, *number);
    if (const auto* quote = std::get_if<Quote>(&value)) json.text(name, quote->text);
  }
  json.end_object();
}

void write(const EventDraws& event, JsonWriter& json) {
  json.begin_object({});
  json.number("event", event.event);
  json.begin_list("draws");
  for (const auto& [bound, value] : event.draws) {
    json.begin_object({});
    json.number("bound", bound);
    json.number("value", value);
    json.end_object();
  }
  json.end_list();
  json.end_object();
}

void print_json(const AnyGame& game, const Verification& found, bool with_draws) {
  JsonWriter json;
  json.text("game", game.about().id);
  json.text("verdict", name_of(found.verdict()));
  json.flag("dice_checked", found.dice_checked);
  json.begin_list("findings");
  for (const Finding& finding : found.findings) write(finding, json);
  json.end_list();
  if (with_draws) {
    json.begin_list("draws");
    for (const EventDraws& event : found.draws) write(event, json);
    json.end_list();
  }
  fmt::print("{}\n", json.finish());
}

/// Only the numbers, for another program; findings go to stderr.
void print_draws(const AnyGame& game, const Names& names, const Verification& found) {
  for (const EventDraws& event : found.draws) {
    fmt::print("{}", event.event);
    for (const auto& [bound, value] : event.draws) fmt::print(" {}:{}", bound, value);
    fmt::print("\n");
  }
  const Catalogue catalogue(game);
  for (const auto& [verdict, fact] : found.findings) {
    if (verdict != Finding::Verdict::right) fmt::print(stderr, "alea: {}\n", catalogue.sentence(fact, names));
  }
}

void print_findings(const AnyGame& game, const Names& names, const Verification& found) {
  const Narrator narrator(game, names);
  const Catalogue& catalogue = narrator.catalogue();
  narrator.say(game.about().title, Ink::strong);
  for (const auto& [verdict, fact] : found.findings) {
    const std::string sentence = catalogue.sentence(fact, names);
    const bool is_note = verdict == Finding::Verdict::note;
    narrator.say(is_note ? catalogue.text("verify.note", {{"finding", sentence}}) : sentence,
                 verdict == Finding::Verdict::wrong ? Ink::red : Ink::plain);
  }
  narrator.say(catalogue.text(fmt::format("verify.all_{}", name_of(found.verdict()))), Ink::strong);
}

Checked<int> run_verify(const Arguments& arguments) {
  const std::string& path = arguments.words[0];
  const auto record = TRY(load_record(path));
  const auto game = read_game(record.game);
  if (!game) return in_file(path, game.error());
  const auto found = verify(record, **game);
  if (!found) return in_file(path, found.error());
  if (arguments.has("json")) {
    print_json(**game, *found, arguments.has("draws"));
  } else if (arguments.has("draws")) {
    print_draws(**game, spectators_names(record.players), *found);
  } else {
    print_findings(**game, spectators_names(record.players), *found);
  }
  return found->verdict() == Finding::Verdict::wrong ? kWrong : 0;
}

}  // namespace

const Command kVerify{
    .name = "verify",
    .words = {"FILE"},
    .about = "check the moves, the result and the dice of a game",
    .details =
        "Everything is recomputed from the record alone, as docs/fair-dice.md explains. The exit code is 0 if nothing "
        "is wrong and 1 if something is. tools/verify_dice is a second, independent check of the dice.",
    .example = "alea verify dracarys_dice-20260704-201500.alea",
    .flags = {{"draws", "", "print only what the dice gave, one line per chance event: EVENT BOUND:VALUE …"},
              {"json", "", "print a JSON object instead of text"}},
    .run = run_verify,
};

}  // namespace alea::cli
