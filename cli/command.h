// Describes a subcommand of `alea` and reads its arguments.
//
// Each subcommand is one file with one `const Command`. Its help is generated from that description, so it is never
// out of date.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"
#include "engine/checked.h"

namespace alea::cli {

/// One `--name`. Without a value name it is a switch.
struct Flag {
  std::string_view name;
  std::string_view value;  // a placeholder for the help, such as N
  std::string_view about;
  bool repeats = false;
};

/// The arguments of a subcommand: its flags and the words between them.
class Arguments {
 public:
  std::vector<std::string> words;  // that are not flags or their values; no more than the command takes

  bool has(std::string_view flag) const { return values_.contains(flag); }
  std::optional<std::string> value(std::string_view flag) const;
  std::vector<std::string> all(std::string_view flag) const;

  /// The value as a whole number within the range, or the default if the flag is missing.
  Checked<std::int64_t> number(std::string_view flag, std::int64_t standard, std::int64_t least,
                               std::int64_t most) const;

  void add(std::string_view flag, std::string value) { values_[std::string(flag)].push_back(std::move(value)); }

 private:
  std::map<std::string, std::vector<std::string>, std::less<>> values_;
};

struct Command {
  std::string_view name;
  std::vector<std::string_view> words;  // what it needs, such as GAME; those in [brackets] are optional
  std::string_view about;               // one line for the list of commands
  std::string_view details;             // a paragraph for its own help; may be empty
  std::string_view example;
  std::vector<Flag> flags;
  /// Returns the exit code, or what is wrong with the arguments; then nothing has happened.
  Checked<int> (*run)(const Arguments& arguments);
};

/// Reads the arguments, or says which one is wrong and what is allowed.
Checked<Arguments> read_arguments(const Command& command, const std::vector<std::string>& words);

std::string help(const Command& command);

// Shared by several subcommands
inline constexpr Flag kOptionFlag{"option", "NAME=VALUE", "an option of the game; see alea games GAME", true};

Checked<const AnyGame*> read_game(std::string_view id);
/// The value of a data option is a file name; its content replaces it.
Checked<std::vector<OptionSetting>> read_settings(const AnyGame& game, const Arguments& arguments);
Checked<std::string> read_file(const std::string& path);
/// An error in the content of a file, prefixed with the file's name.
Error in_file(const std::string& path, const Error& error);

}  // namespace alea::cli
