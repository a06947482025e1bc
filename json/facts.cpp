#include "json/facts.h"

#include <variant>

namespace alea {
namespace {

/// Writes the value of one argument.
struct ValueWriter {
  std::string_view name;
  JsonWriter& json;

  void operator()(Seat seat) const { write_seat(name, seat, json); }
  void operator()(int number) const { json.number(name, number); }
  void operator()(const Word& word) const { boxed("word", word.key); }
  void operator()(const Quote& quote) const { boxed("quote", quote.text); }
  void operator()(const std::vector<Thing>& things) const {
    json.begin_list(name);
    for (const Thing& thing : things) counted(thing);
    json.end_list();
  }
  void operator()(const std::vector<Portion>& shares) const {
    json.begin_list(name);
    for (const Portion& share : shares) {
      write_seat({}, share.seat, json);
      counted(share.thing);
    }
    json.end_list();
  }
  void operator()(const Facts& facts) const { write_facts(name, facts, json); }

 private:
  void boxed(std::string_view kind, std::string_view text) const {
    json.begin_object(name);
    json.text(kind, text);
    json.end_object();
  }
  void counted(const Thing& thing) const {
    json.number({}, thing.count);
    json.text({}, thing.noun);
  }
};

/// The argument name that is implied by the type of a value and the number of seats before it; usually none.
std::string_view usual_name(const Fact::Value& value, int seats_before) {
  if (std::holds_alternative<Seat>(value)) return seats_before == 0 ? "who" : seats_before == 1 ? "whom" : "";
  if (std::holds_alternative<int>(value)) return "n";
  if (const auto* things = std::get_if<std::vector<Thing>>(&value)) return things->empty() ? "" : "what";
  if (const auto* shares = std::get_if<std::vector<Portion>>(&value)) return shares->empty() ? "" : "shares";
  return "";
}

/// Writes the arguments whose names are implied, and returns the others.
std::vector<const Fact::Argument*> write_unnamed(const Fact& fact, JsonWriter& json) {
  std::vector<const Fact::Argument*> named;
  int seats = 0;
  for (const Fact::Argument& argument : fact.arguments) {
    const auto& [name, value] = argument;
    if (name != usual_name(value, seats)) {
      named.push_back(&argument);
      continue;
    }
    std::visit(ValueWriter{{}, json}, value);
    if (std::holds_alternative<Seat>(value)) ++seats;
  }
  return named;
}

}  // namespace

void write_fact(std::string_view name, const Fact& fact, JsonWriter& json) {
  json.begin_list(name);
  json.text({}, fact.name);
  const auto named = write_unnamed(fact, json);
  if (!named.empty()) {
    json.begin_object({});
    for (const Fact::Argument* argument : named) std::visit(ValueWriter{argument->first, json}, argument->second);
    json.end_object();
  }
  json.end_list();
}

void write_facts(std::string_view name, const Facts& facts, JsonWriter& json) {
  json.begin_list(name);
  for (const Fact& fact : facts) write_fact({}, fact, json);
  json.end_list();
}

}  // namespace alea
