#include "cli/command_fields.h"

#include <fmt/format.h>

#include "engine/text.h"

namespace alea::cli {

Checked<Done> read_command(std::string_view line, std::size_t longest, rapidjson::Document& document) {
  if (line.size() > longest) {
    return Error{fmt::format("the line is too long: at most {} bytes are read", longest)};
  }
  return read_object(line, R"(a command is an object on one line, such as {"cmd":"games"})", document);
}

Checked<std::vector<Record::Player>> CommandFields::players(std::size_t count) const {
  const rapidjson::Value* names = find("names");
  std::vector<Record::Player> players(count, {.kind = "person", .name = ""});
  if (names == nullptr) return players;
  const Error wrong{fmt::format(R"("names" is a list of {} names, one for each seat, each on one line)", count)};
  if (!names->IsArray() || names->Size() != count) return wrong;
  for (rapidjson::SizeType i = 0; i < names->Size(); ++i) {
    const rapidjson::Value& name = (*names)[i];
    if (!name.IsString() || !is_one_line(text_of(name))) return wrong;
    players[i].name = trimmed(text_of(name));
  }
  return players;
}

Checked<Done> CommandFields::check(std::string_view command, std::span<const std::string_view> known) const {
  std::vector<std::string_view> allowed{"cmd", "id"};
  allowed.insert(allowed.end(), known.begin(), known.end());
  return JsonFields::check(command, allowed);
}

}  // namespace alea::cli
