// Renders a page of rules, written in Markdown, as text for the terminal.
//
// It supports what the rules use: headings, paragraphs, lists, tables, code blocks, **bold**, *emphasis*, `code`,
// links, and clause marks such as [DR-9].
#pragma once

#include <string>
#include <string_view>

#include "cli/layout.h"

namespace alea::cli {

/// For standard output, at most 100 columns wide.
std::string render_page(std::string_view markdown);

std::string render_page(std::string_view markdown, const Look& look);

}  // namespace alea::cli
