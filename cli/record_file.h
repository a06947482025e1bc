// Records in files, with errors that name the file.
#pragma once

#include <string>

#include "engine/record.h"

namespace alea::cli {

Checked<Record> load_record(const std::string& path);

/// The error, said of this file.
Error in_file(const std::string& path, const Error& error);

}  // namespace alea::cli
