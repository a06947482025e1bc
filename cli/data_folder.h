// Where the program keeps what is not the user's own work.
#pragma once

#include <filesystem>
#include <optional>

namespace alea::cli {

/// `alea` in the user's data folder; it need not exist yet. Nothing where the user has no home.
std::optional<std::filesystem::path> data_folder();

}  // namespace alea::cli
