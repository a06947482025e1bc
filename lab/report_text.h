// A report as tables in a terminal.
#pragma once

#include <string>

#include "engine/report.h"

namespace alea::lab {

/// A cell as people read it: shares in per cent, numbers rounded; one too small for its decimals as 1.2e-05.
std::string shown(const Report::Cell& cell, const Report::Column& column);

/// Lines of at most `width` columns, without tables that have no rows. The longest text column of a table is wrapped to
/// make its rows fit.
std::string report_text(const Report& report, std::size_t width = 80);

}  // namespace alea::lab
