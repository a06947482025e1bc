// Where the program stores its own data, such as solutions and tables.
#pragma once

#include <filesystem>
#include <optional>

namespace alea::cli {

/// `alea` in the user's data folder; it need not exist yet. Empty if the user has no home.
std::optional<std::filesystem::path> data_folder();

}  // namespace alea::cli
