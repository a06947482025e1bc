#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

#include "cli/commands.h"
#include "cli/engine_session.h"

namespace alea::cli {
namespace {

/// Reads the next line of standard input; false at its end. A line that is too long is cut off where the session still
/// sees that it is too long.
bool next_line(std::string& line) {
  line.clear();
  int c = std::getc(stdin);
  if (c == EOF) return false;
  for (; c != EOF && c != '\n'; c = std::getc(stdin)) {
    if (line.size() <= EngineSession::kLongestLine) line += static_cast<char>(c);
  }
  return true;
}

bool print_line(std::string answer) {
  answer += '\n';
  return std::fwrite(answer.data(), 1, answer.size(), stdout) == answer.size() && std::fflush(stdout) == 0;
}

Checked<int> run_engine(const Arguments& /*arguments*/) {
  EngineSession session;
  std::string line;
  while (!session.has_quit() && next_line(line)) {
    if (print_line(session.answer(line))) continue;
    fmt::print(stderr, "alea: cannot write the answer: {}\n", std::strerror(errno));
    return 1;
  }
  return 0;
}

}  // namespace

const Command kEngine{
    .name = "engine",
    .words = {},
    .about = "for other programs: one line of JSON in, one line out",
    .details =
        "Every command gets one line as answer, {\"error\": …} if it is refused. The session ends with quit or at the "
        "end of the input. docs/engine.md lists the commands.",
    .example = "echo '{\"cmd\":\"games\"}' | alea engine",
    .flags = {},
    .run = run_engine,
};

}  // namespace alea::cli
