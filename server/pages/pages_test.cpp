#include "server/pages/pages.h"

#include <array>

#include "gtest/gtest.h"

namespace alea::server {

/// In place of what is embedded.
std::span<const Page> all_pages() {
  static const std::array<Page, 3> pages{{
      {.path = "/assets/a1.js",
       .type = "text/javascript",
       .etag = "\"1\"",
       .bytes = "packed",
       .is_packed = true,
       .is_lasting = true},
      {.path = "/icon.svg", .type = "image/svg+xml", .etag = "\"2\"", .bytes = "<svg/>"},
      {.path = "/index.html", .type = "text/html", .etag = "\"3\"", .bytes = "<html>"},
  }};
  return pages;
}

namespace {

Response get(const std::string& path, std::map<std::string, std::string> headers = {}) {
  return page_at(
      {.method = "GET", .path = path, .query = {}, .headers = std::move(headers), .body = {}, .address = {}});
}

std::string header(const Response& response, std::string_view name) {
  for (const auto& [key, value] : response.headers) {
    if (key == name) return value;
  }
  return {};
}

TEST(Pages, an_address_without_a_file_is_the_first_page_which_knows_what_to_show) {
  for (const std::string path : {"/", "/table/2f6b1c9d03e84a57", "/index.html"}) {
    EXPECT_EQ(get(path).body, "<html>") << path;
    EXPECT_EQ(header(get(path), "Cache-Control"), "no-cache") << path;
  }
}

TEST(Pages, a_file_that_is_not_there_is_gone) {
  EXPECT_EQ(get("/assets/other.js").status, 404);
  EXPECT_EQ(get("/icon.svg").body, "<svg/>");
}

TEST(Pages, a_packed_file_is_for_who_can_unpack_it_and_kept_for_long) {
  const Response packed = get("/assets/a1.js", {{"accept-encoding", "br, gzip"}});
  EXPECT_EQ(packed.body, "packed");
  EXPECT_EQ(header(packed, "Content-Encoding"), "gzip");
  EXPECT_EQ(header(packed, "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(get("/assets/a1.js").status, 406);
}

TEST(Pages, a_file_that_the_reader_has_is_not_sent_again) {
  const Response same = get("/", {{"if-none-match", "\"3\""}});
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.body, "");
  EXPECT_EQ(get("/", {{"if-none-match", "\"2\""}}).status, 200);
}

}  // namespace
}  // namespace alea::server
