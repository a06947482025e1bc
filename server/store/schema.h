// The tables of the file, and its version.
#pragma once

#include "server/store/database.h"

namespace alea::server {

/// Creates the tables in a new file, or migrates those of an older version. Refuses the file of another program or of
/// a newer version, and leaves it as it was.
Checked<Done> prepare_file(Database& database);

}  // namespace alea::server
