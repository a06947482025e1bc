// Table ids as they appear in addresses: 16 hexadecimal digits.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/store/store.h"

namespace alea::server {

std::string write(TableId id);
std::optional<TableId> read_table_id(std::string_view text);

}  // namespace alea::server
