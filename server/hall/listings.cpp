#include "server/hall/listings.h"

#include "bots/bots.h"
#include "games/registry.h"
#include "json/json.h"
#include "json/json_fields.h"

namespace alea::server {
namespace {

/// A sentence of the game's catalogue; empty if it has none.
std::string sentence(const rapidjson::Document& catalogue, const std::string& key) {
  const auto found = catalogue.FindMember(key.c_str());
  if (found == catalogue.MemberEnd() || !found->value.IsString()) return {};
  return std::string(text_of(found->value));
}

std::string_view name_of(OptionField::Kind kind) {
  switch (kind) {
    case OptionField::Kind::flag: return "flag";
    case OptionField::Kind::number: return "number";
    case OptionField::Kind::word: return "word";
    case OptionField::Kind::data: return "data";
  }
  return {};
}

void write_option(const OptionField& field, const std::string& standard, const std::string& says, JsonWriter& json) {
  json.begin_object({});
  json.text("name", field.name);
  json.text("kind", name_of(field.kind));
  json.text("says", says);
  if (field.kind == OptionField::Kind::number) {
    json.number("least", field.least);
    json.number("most", field.most);
  }
  if (field.kind == OptionField::Kind::word) {
    json.begin_list("words");
    for (const std::string_view word : field.words) json.text({}, word);
    json.end_list();
  }
  if (field.kind != OptionField::Kind::data) json.text("default", standard);
  json.end_object();
}

void write_game(const AnyGame& game, JsonWriter& json) {
  rapidjson::Document catalogue;
  catalogue.Parse(game.texts().catalogue.data(), game.texts().catalogue.size());
  if (!catalogue.IsObject()) catalogue.SetObject();
  json.begin_object({});
  json.text("id", game.about().id);
  json.text("title", game.about().title);
  json.text("says", sentence(catalogue, "about"));
  json.text("minutes", sentence(catalogue, "minutes"));
  json.number("least_players", game.about().least_players);
  json.number("most_players", game.about().most_players);
  json.flag("has_secrets", game.about().has_secrets);
  json.begin_list("options");
  const std::vector<OptionField> fields = game.options();
  const std::vector<OptionSetting> defaults = game.defaults();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    write_option(fields[i], defaults[i].value, sentence(catalogue, "option." + std::string(fields[i].name)), json);
  }
  json.end_list();
  json.begin_list("bots");
  for (const std::string_view level : bots::level_names(game)) json.text({}, level);
  json.end_list();
  json.end_object();
}

}  // namespace

std::string games_listing() {
  JsonWriter json;
  json.begin_list("games");
  for (const AnyGame* game : all_games()) write_game(*game, json);
  json.end_list();
  return json.finish();
}

}  // namespace alea::server
