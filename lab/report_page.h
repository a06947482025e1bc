// A report as one HTML page with plots: no script, and nothing loaded from elsewhere.
#pragma once

#include <string>
#include <string_view>

#include "engine/report.h"

namespace alea::lab {

/// `about` is a line under the title that says what was measured.
std::string report_page(const Report& report, std::string_view title, std::string_view about);

}  // namespace alea::lab
