// Facts as JSON: ["gave","A",["B",1,"dragon"]]. docs/protocol.md says how values look.
#pragma once

#include "engine/fact.h"
#include "server/protocol/json.h"

namespace alea::server {

/// As the next value of a list, or of the field `name`.
void write_fact(std::string_view name, const Fact& fact, JsonWriter& json);
void write_facts(std::string_view name, const Facts& facts, JsonWriter& json);

}  // namespace alea::server
