// Writing a file so that nothing is ever lost: either the new text is there as a whole, or what was
// there before still is.
#pragma once

#include <string>
#include <string_view>

#include "engine/checked.h"

namespace alea::cli {

Checked<Done> save_file(const std::string& path, std::string_view text);

/// Whether a file could be made there: its folder exists, and it is no folder itself.
Checked<Done> check_save_path(const std::string& path);

/// The path as it is typed in a shell.
std::string shell_quoted(const std::string& path);

}  // namespace alea::cli
