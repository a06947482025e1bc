#include "server/hall/routes.h"

#include "engine/text.h"
#include "games/registry.h"
#include "server/hall/listings.h"
#include "server/hall/replies.h"
#include "server/pages/pages.h"

namespace alea::server {

Routes::Routes(const HallSettings& settings, Store& store, Wires& wires, Guests& guests, Tables& tables,
               Publisher& publisher, Worker& for_files, const HallCounters& counters)
    : wires_(wires),
      tables_(tables),
      counters_(counters),
      guest_routes_(wires, guests),
      table_routes_(settings, store, guests, tables, publisher, for_files),
      games_(games_listing()) {}

void Routes::answer(const Request& request, const Reply& reply) {
  std::string_view rest = request.path;
  const auto is_under = [&](std::string_view place) {
    if (!rest.starts_with(place)) return false;
    const std::string_view after = rest.substr(place.size());
    if (!after.empty() && !after.starts_with('/')) return false;
    rest = after;
    return true;
  };
  if (is_under("/api/me")) return guest_routes_.answer(request, rest, reply);
  if (is_under("/api/tables")) return table_routes_.answer(request, rest, reply);
  if (request.method != "GET") return reply(wrong_method("GET"));
  if (is_under("/api/games")) return reply(games(rest));
  if (rest == "/health") return reply(json_response(R"({"ok":true})"));
  if (rest == "/metrics") {
    return reply(text_response("text/plain; version=0.0.4", metrics(wires_.counters(), counters_, tables_.size())));
  }
  if (is_under("/api")) return reply(not_found());
  reply(page_at(request));
}

Response Routes::games(std::string_view rest) const {
  if (rest.empty()) return json_response(games_);
  rest.remove_prefix(1);
  const AnyGame* game = find_game(next_part(rest, '/'));
  if (game == nullptr) return not_found();
  if (rest == "rules") return text_response("text/markdown; charset=utf-8", game->texts().rules);
  if (rest == "text") return json_response(std::string(game->texts().catalogue));
  return not_found();
}

}  // namespace alea::server
