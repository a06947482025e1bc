#include "cli/data_folder.h"

#include <cstdlib>

namespace alea::cli {

std::optional<std::filesystem::path> data_folder() {
  // XDG base directories: a variable that is empty or relative is ignored.
  const char* const data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && std::filesystem::path(data).is_absolute()) return std::filesystem::path(data) / "alea";
  const char* const home = std::getenv("HOME");
  if (home == nullptr) return std::nullopt;
  return std::filesystem::path(home) / ".local/share/alea";
}

}  // namespace alea::cli
