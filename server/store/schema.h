// What stands in the file: its tables, and its version.
#pragma once

#include "server/store/database.h"

namespace alea::server {

/// Makes the tables in a new file, or brings those of an older version up to date. Refuses the file of another
/// program or of a newer version, and leaves it as it was.
Checked<Done> prepare_file(Database& database);

}  // namespace alea::server
