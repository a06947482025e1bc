// What viewers of a table are told: made of its public facts, of views and of facts for their reader.
#pragma once

#include <string>
#include <vector>

#include "server/protocol/server_message.h"
#include "server/table/ledger.h"

namespace alea::server {

/// The whole table for one viewer.
Snapshot snapshot(const Ledger& table, PersonId viewer, TimeMs now);

/// What these eyes are told of things that are told together; the key of the command is left out.
Update update(const Ledger& after, const std::vector<Happening>& together, Seats eyes);

std::vector<SeatShown> seats_shown(const Ledger& table);

/// A bot's ranking of the moves that this view offers, the best first, as a hint tells it: the best few with reasons.
std::vector<Advice> advice(const AnyView& view, std::vector<Ranked<std::string>> ranked);

}  // namespace alea::server
