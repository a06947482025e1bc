// For builds without the pages, which compile faster.
#include "server/pages/pages.h"

namespace alea::server {

std::span<const Page> all_pages() { return {}; }

}  // namespace alea::server
