// A page of rules, written in Markdown, as text for the terminal.
//
// It knows what the rules use: headings, paragraphs, lists, tables, code blocks, **bold**, *emphasis*,
// `code`, links, and the marks of clauses such as [DR-9].
#pragma once

#include <string>
#include <string_view>

#include "cli/layout.h"

namespace alea::cli {

/// The page for standard output as it is now, at most 100 columns wide.
std::string render_page(std::string_view markdown);

std::string render_page(std::string_view markdown, const Look& look);

}  // namespace alea::cli
