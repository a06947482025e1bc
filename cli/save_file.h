// Writes a file atomically: it has either the whole new text or its old content.
#pragma once

#include <string>
#include <string_view>

#include "engine/checked.h"

namespace alea::cli {

Checked<Done> save_file(const std::string& path, std::string_view text);

/// Whether a file could be created there: its folder exists, and it is not a folder itself.
Checked<Done> check_save_path(const std::string& path);

/// The path, quoted for a shell if necessary.
std::string shell_quoted(const std::string& path);

}  // namespace alea::cli
