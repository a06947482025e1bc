#include "server/protocol/facts.h"

#include <variant>

namespace alea::server {
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
    for (const Thing& thing : things) {
      json.begin_list({});
      counted(thing);
      json.end_list();
    }
    json.end_list();
  }
  void operator()(const std::vector<Share>& shares) const {
    json.begin_list(name);
    for (const Share& share : shares) {
      json.begin_list({});
      write_seat({}, share.seat, json);
      counted(share.thing);
      json.end_list();
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

}  // namespace

void write_fact(std::string_view name, const Fact& fact, JsonWriter& json) {
  json.begin_list(name);
  json.text({}, fact.name);
  if (!fact.arguments.empty()) {
    json.begin_object({});
    for (const auto& [argument, value] : fact.arguments) std::visit(ValueWriter{argument, json}, value);
    json.end_object();
  }
  json.end_list();
}

void write_facts(std::string_view name, const Facts& facts, JsonWriter& json) {
  json.begin_list(name);
  for (const Fact& fact : facts) write_fact({}, fact, json);
  json.end_list();
}

}  // namespace alea::server
