#include "cli/game_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/save_file.h"
#include "engine/record.h"

namespace alea::cli {

GameFile::GameFile(const LocalTable& table, const Narrator& narrator, std::string path)
    : table_(table), narrator_(narrator), path_(std::move(path)), saved_(write(table.record())) {}

bool GameFile::is_worth_saving() const {
  const auto& events = table_.record().events;
  const bool begun =
      std::any_of(events.begin(), events.end(), [](const auto& event) { return event.seat.has_value(); });
  return begun && write(table_.record()) != saved_;
}

Checked<Done> GameFile::save() {
  std::string record = write(table_.record());
  TRY(save_file(path_, record));
  saved_ = std::move(record);
  narrator_.say(narrator_.text("play.saved", {{"path", path_}}));
  return Done();
}

bool GameFile::save_or_print() {
  const auto saved = save();
  if (saved) return true;
  std::fflush(stdout);
  fmt::print(stderr, "alea: {}\n{}\n\n{}", narrator_.text("play.not_saved", {{"reason", saved.error().reason}}),
             narrator_.text("play.rescued"), write(table_.record()));
  return false;
}

std::string GameFile::quoted_path() const { return shell_quoted(path_); }

}  // namespace alea::cli
