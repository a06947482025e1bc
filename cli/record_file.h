// Loads records from files, with errors that name the file.
#pragma once

#include <string>

#include "engine/record.h"

namespace alea::cli {

Checked<Record> load_record(const std::string& path);

}  // namespace alea::cli
