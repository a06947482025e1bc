// Facts as JSON: ["gave","A",["B",1,"dragon"]]. docs/protocol.md describes the format.
#pragma once

#include "engine/fact.h"
#include "json/json.h"

namespace alea {

/// Writes the field `name`, or the next item of a list where the name is empty.
void write_fact(std::string_view name, const Fact& fact, JsonWriter& json);
void write_facts(std::string_view name, const Facts& facts, JsonWriter& json);

}  // namespace alea
