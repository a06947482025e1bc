// Where the program keeps what is not the user's own work.
#pragma once

#include <filesystem>

namespace alea::cli {

/// `alea` in the user's data folder; it need not exist yet.
std::filesystem::path data_folder();

}  // namespace alea::cli
