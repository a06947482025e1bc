// A report as tables in a terminal.
#pragma once

#include <string>

#include "engine/report.h"

namespace alea::lab {

/// A cell as people read it: shares in per cent, numbers with two places.
std::string shown(const Report::Cell& cell, Report::Column::Kind kind);

std::string report_text(const Report& report);

}  // namespace alea::lab
