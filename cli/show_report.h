// How a command shows what it measured: as tables, with --json as one object, with --html as a page in a file.
#pragma once

#include <functional>
#include <string>

#include "cli/command.h"
#include "engine/report.h"
#include "json/json.h"

namespace alea::cli {

inline constexpr Flag kJsonFlag{"json", "", "print a JSON object instead of tables"};
inline constexpr Flag kHtmlFlag{"html", "FILE", "save a page with plots instead of printing tables"};

struct Measured {
  std::string title;    // what was measured: a game
  std::string summary;  // how, in one line
  Report report;
  std::function<void(JsonWriter& json)> write_header;  // fields that come first in JSON
};

/// Refuses a page that could not be saved. Called before anything is measured.
Checked<Done> check_html(const Arguments& arguments);

/// Shows it as the flags ask for. Returns the exit code.
Checked<int> show(const Arguments& arguments, const Measured& measured);

}  // namespace alea::cli
