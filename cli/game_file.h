// The file that a game at the keyboard is saved to, and what of the game is already in it.
#pragma once

#include <string>

#include "cli/local_table.h"
#include "cli/narrator.h"
#include "engine/checked.h"

namespace alea::cli {

class GameFile {
 public:
  /// Both must outlive it. The table is as it was loaded, or new.
  GameFile(const LocalTable& table, const Narrator& narrator, std::string path);

  /// Whether there are choices that are not saved yet.
  bool is_worth_saving() const;

  /// Saves the game and says where.
  Checked<Done> save();

  /// Saves the game when the program ends. If the file cannot be written, prints the record instead and returns false.
  bool save_or_print();

  /// The path, quoted for a shell.
  std::string quoted_path() const;

 private:
  const LocalTable& table_;
  const Narrator& narrator_;
  std::string path_;
  std::string saved_;  // the record as last saved
};

}  // namespace alea::cli
