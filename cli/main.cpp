#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <climits>
#include <cstdio>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/layout.h"
#include "cli/terminal.h"
#include "engine/text.h"

namespace {

using alea::Checked;
using alea::Error;
using alea::cli::Command;

constexpr int kWrongUse = 2;

const std::array kCommands{&alea::cli::kPlay,   &alea::cli::kServe,  &alea::cli::kGames,    &alea::cli::kRules,
                           &alea::cli::kReplay, &alea::cli::kVerify, &alea::cli::kSimulate, &alea::cli::kLab,
                           &alea::cli::kArena,  &alea::cli::kSolve,  &alea::cli::kEngine};

void print_overview() {
  fmt::print("alea: dice games, played by the rulebook\n\n");
  for (const Command* command : kCommands) {
    std::string call(command->name);
    for (const auto word : command->words) call += fmt::format(" {}", word);
    fmt::print("  alea {:<16} {}\n", call, command->about);
  }
  fmt::print("\nalea COMMAND --help explains a command. To start: alea play dracarys_dice\n");
}

/// Other programs get the reason on one line.
int refuse(const std::string& reason) {
  constexpr int kIndent = 6;
  const int width = isatty(STDERR_FILENO) != 0 ? alea::cli::terminal_size(STDERR_FILENO).width : INT_MAX;
  for (const std::string& line : alea::cli::wrapped("alea: " + reason, width, kIndent))
    fmt::print(stderr, "{}\n", line);
  return kWrongUse;
}

int run(const Command& command, const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    if (word == "--help" || word == "-h") {
      fmt::print("{}", help(command));
      return 0;
    }
  }
  const auto arguments = read_arguments(command, words);
  if (!arguments) return refuse(arguments.error().reason);
  const Checked<int> code = command.run(*arguments);
  return code ? *code : refuse(code.error().reason);
}

}  // namespace

int main(int count, char** words) {
  const std::vector<std::string> arguments(words + 1, words + count);
  if (arguments.empty() || arguments[0] == "--help" || arguments[0] == "-h" || arguments[0] == "help") {
    print_overview();
    return 0;
  }
  if (arguments[0] == "--version") {
    fmt::print("alea {}\n", ALEA_VERSION);
    return 0;
  }
  std::vector<std::string_view> names;
  for (const Command* command : kCommands) {
    if (command->name == arguments[0]) return run(*command, {arguments.begin() + 1, arguments.end()});
    names.push_back(command->name);
  }
  return refuse(
      fmt::format("unknown command {}; the commands are: {}", alea::in_quotes(arguments[0]), alea::joined(names)));
}
