#include "server/hall/costs.h"

#include <string_view>
#include <variant>

namespace alea::server {

int Costs::of(const Request& request) {
  constexpr std::string_view kTables = "/api/tables";
  const std::string_view path = request.path;
  const int size = static_cast<int>(request.body.size() / kBodyBytes);
  if (!path.starts_with(kTables)) return kRequest + size;
  if (path == kTables) return size + (request.method == "POST" ? kNewTable : kList);
  if (path.ends_with("/socket")) return kSocket;
  return kRecord;
}

int Costs::of(const ClientMessage* message, std::size_t bytes) {
  const int size = static_cast<int>(bytes / kMessageBytes);
  if (message == nullptr) return kMessage + size;
  if (std::holds_alternative<Hello>(message->command)) return kHello + size;
  if (std::holds_alternative<Hint>(message->command)) return kHint + size;
  return kMessage + size;
}

}  // namespace alea::server
