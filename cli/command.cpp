#include "cli/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

#include "cli/layout.h"
#include "engine/text.h"
#include "games/registry.h"

namespace alea::cli {
namespace {

constexpr int kHelpWidth = 80;
constexpr int kFlagWidth = 25;

const Flag* find_flag(const Command& command, std::string_view name) {
  const auto found =
      std::find_if(command.flags.begin(), command.flags.end(), [&](const Flag& flag) { return flag.name == name; });
  return found == command.flags.end() ? nullptr : &*found;
}

Error unknown_flag(const Command& command, std::string_view name) {
  std::string known = "--help";
  for (const Flag& flag : command.flags) known += fmt::format(", --{}", flag.name);
  return Error{fmt::format("alea {} has no flag --{}; it has: {}", command.name, name, known)};
}

bool is_data(const AnyGame& game, std::string_view option) {
  const std::vector<OptionField> fields = game.options();
  return std::any_of(fields.begin(), fields.end(), [&](const OptionField& field) {
    return field.name == option && field.kind == OptionField::Kind::data;
  });
}

bool may_be_left_out(std::string_view word) { return word.starts_with('['); }

Checked<Done> check_words(const Command& command, const Arguments& arguments) {
  const auto needed = static_cast<std::size_t>(
      std::count_if(command.words.begin(), command.words.end(), [](auto word) { return !may_be_left_out(word); }));
  if (arguments.words.size() < needed) {
    return Error{fmt::format("alea {} needs {}; for example: {}", command.name, command.words[arguments.words.size()],
                             command.example)};
  }
  if (arguments.words.size() > command.words.size()) {
    return Error{
        fmt::format("alea {} does not take {}", command.name, in_quotes(arguments.words[command.words.size()]))};
  }
  return Done();
}

}  // namespace

std::optional<std::string> Arguments::value(std::string_view flag) const {
  const auto found = values_.find(flag);
  if (found == values_.end()) return std::nullopt;
  return found->second.back();
}

std::vector<std::string> Arguments::all(std::string_view flag) const {
  const auto found = values_.find(flag);
  return found == values_.end() ? std::vector<std::string>() : found->second;
}

Checked<std::int64_t> Arguments::number(std::string_view flag, std::int64_t standard, std::int64_t least,
                                        std::int64_t most) const {
  const std::optional<std::string> text = value(flag);
  if (!text) return standard;
  const auto number = read_number(*text);
  if (!number || *number < least || *number > most) {
    return Error{fmt::format("--{} must be a whole number from {} to {}, not {}", flag, least, most, in_quotes(*text))};
  }
  return *number;
}

Checked<Arguments> read_arguments(const Command& command, const std::vector<std::string>& words) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string_view rest = words[i];
    if (!rest.starts_with("--")) {
      arguments.words.push_back(words[i]);
      continue;
    }
    rest.remove_prefix(2);
    const bool has_value = rest.find('=') != std::string_view::npos;
    const std::string_view name = next_part(rest, '=');
    const Flag* flag = find_flag(command, name);
    if (flag == nullptr) return unknown_flag(command, name);
    if (!flag->repeats && arguments.has(name)) return Error{fmt::format("--{} is given twice", name)};
    if (flag->value.empty()) {
      if (has_value) return Error{fmt::format("--{} takes no value", name)};
      arguments.add(name, "");
    } else if (has_value) {
      arguments.add(name, std::string(rest));
    } else if (i + 1 < words.size()) {
      arguments.add(name, words[++i]);
    } else {
      return Error{fmt::format("--{} needs a value: --{} {}", name, name, flag->value)};
    }
  }
  TRY(check_words(command, arguments));
  return arguments;
}

std::string help(const Command& command) {
  std::string text = fmt::format("alea {}", command.name);
  for (const std::string_view word : command.words) text += fmt::format(" {}", word);
  if (!command.flags.empty()) text += " [FLAGS]";
  std::string about(command.about);
  about[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(about[0])));
  text += fmt::format("\n\n{}.\n", about);
  if (!command.details.empty()) text += fmt::format("\n{}\n", joined(wrapped(command.details, kHelpWidth), "\n"));
  if (!command.flags.empty()) text += "\nFlags\n";
  for (const Flag& flag : command.flags) {
    std::string call = fmt::format("--{} {}", flag.name, flag.value);
    for (const std::string& line : wrapped(flag.about, kHelpWidth - kFlagWidth)) {
      text += padded("  " + std::exchange(call, ""), kFlagWidth) + line + "\n";
    }
  }
  return text + fmt::format("\nExample\n  {}\n", command.example);
}

Checked<const AnyGame*> read_game(std::string_view id) {
  if (const AnyGame* game = find_game(id)) return game;
  std::vector<std::string_view> known;
  for (const AnyGame* game : all_games()) known.push_back(game->about().id);
  return Error{fmt::format("unknown game {}; the games are: {}", in_quotes(id), joined(known))};
}

Checked<std::vector<OptionSetting>> read_settings(const AnyGame& game, const Arguments& arguments) {
  std::vector<OptionSetting> settings;
  for (const std::string& text : arguments.all(kOptionFlag.name)) {
    std::string_view rest = text;
    const std::string_view name = next_part(rest, '=');
    if (name.empty() || rest.empty()) {
      return Error{fmt::format("--option takes NAME=VALUE, such as play_on=on, not {}", in_quotes(text))};
    }
    OptionSetting setting{.name = std::string(name), .value = std::string(rest)};
    if (is_data(game, name)) {
      const std::string path = std::move(setting.value);
      setting.value = TRY(read_file(path));
      if (const auto checked = game.check(setting); !checked) return in_file(path, checked.error());
    } else if (const auto checked = game.check(setting); !checked) {
      return checked.error();
    }
    settings.push_back(std::move(setting));
  }
  return settings;
}

Checked<std::string> read_file(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    return Error{fmt::format("{} is a folder, not a file", in_quotes(path))};
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{fmt::format("cannot read {}: {}", in_quotes(path), std::strerror(errno))};
  return std::string(std::istreambuf_iterator<char>(file), {});
}

Error in_file(const std::string& path, const Error& error) {
  return Error{fmt::format("{}: {}", in_quotes(path), error.reason)};
}

}  // namespace alea::cli
