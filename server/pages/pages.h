// The web pages: files that are part of the program.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "server/session/net.h"

namespace alea::server {

struct Page {
  std::string_view path;  // begins with a slash
  std::string_view type;
  std::string_view etag;
  std::string_view bytes;
  bool is_packed = false;   // by gzip
  bool is_lasting = false;  // its address changes with its bytes
};

/// All files, by path. Nothing in builds without the pages.
std::span<const Page> all_pages();

/// The file at this address; or the first page, which knows itself what to show at addresses such as /table/ID.
Response page_at(const Request& request);

}  // namespace alea::server
