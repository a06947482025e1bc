// What a command leads to: events, or a refusal. Nothing is changed here.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "server/protocol/client_message.h"
#include "server/protocol/refusal.h"
#include "server/table/ledger.h"

namespace alea::server {

/// Who sends a command.
struct Asker {
  PersonId who = kNobody;
  std::string name;  // as they call themselves
};

using Decision = std::variant<Refusal, std::vector<Happening>>;

/// For every command but hello, hint and rematch, which do not lead to events of this table alone.
Decision decide(const Ledger& table, const Asker& asker, const ClientMessage& message, TimeMs now);

/// Why this person may not choose for the seat now, or nothing.
std::optional<Refusal> check_turn(const Ledger& table, PersonId who, Seat seat);
/// Why this person may not have a hint for the seat now, or nothing.
std::optional<Refusal> check_hint(const Ledger& table, PersonId who, Seat seat);
/// Why this person may not have a rematch, or nothing.
std::optional<Refusal> check_rematch(const Ledger& table, PersonId who);

}  // namespace alea::server
