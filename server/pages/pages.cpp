#include "server/pages/pages.h"

#include <algorithm>

namespace alea::server {
namespace {

constexpr std::string_view kFirstPage = "/index.html";
constexpr std::string_view kNoPages = "This build of Alea has no pages; programs can play by the protocol.\n";

const Page* find_page(std::string_view path) {
  const auto pages = all_pages();
  const auto found = std::find_if(pages.begin(), pages.end(), [&](const Page& page) { return page.path == path; });
  return found == pages.end() ? nullptr : &*found;
}

/// Files have a dot in their name, pages have not.
bool is_file(std::string_view path) { return path.substr(path.rfind('/')).find('.') != std::string_view::npos; }

}  // namespace

Response page_at(const Request& request) {
  const Page* page = find_page(is_file(request.path) ? std::string_view(request.path) : kFirstPage);
  if (page == nullptr && is_file(request.path)) return refusal(404, "gone", "there is nothing at this address");
  if (page == nullptr)
    return {.content_type = "text/plain; charset=utf-8", .body = std::string(kNoPages), .headers = {}};
  if (page->is_packed && request.header("accept-encoding").find("gzip") == std::string_view::npos) {
    return refusal(406, "bad_message", "this is packed by gzip, which the request does not accept");
  }
  Response response{.content_type = std::string(page->type), .body = {}, .headers = {}};
  response.headers.emplace_back("ETag", page->etag);
  response.headers.emplace_back("Cache-Control", page->is_lasting ? "public, max-age=31536000, immutable" : "no-cache");
  if (request.header("if-none-match") == page->etag) {
    response.status = 304;
    return response;
  }
  if (page->is_packed) response.headers.emplace_back("Content-Encoding", "gzip");
  response.body = page->bytes;
  return response;
}

}  // namespace alea::server
