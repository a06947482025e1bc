// What viewers of a table are told: made from its public facts, from views, and from the events each may know.
#pragma once

#include <string>
#include <vector>

#include "server/protocol/server_message.h"
#include "server/table/ledger.h"

namespace alea::server {

/// The whole table for one viewer.
Snapshot snapshot(const Ledger& table, PersonId viewer, TimeMs now);

/// The seats of this viewer that have to choose, except those that a bot plays for.
Seats asked_of(const Ledger& table, PersonId viewer);
/// The legal moves of seats that have to choose.
std::vector<Offer> choices(const Ledger& table, Seats seats);

/// The update with which these eyes are told of events that happened together, as JSON, without what is meant for one
/// reader alone. Only what is new has a field.
std::string update(const Ledger& after, const std::vector<Happening>& together, Seats eyes);

std::vector<SeatShown> seats_shown(const Ledger& table);

}  // namespace alea::server
