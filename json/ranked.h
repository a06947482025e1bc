// A ranked move as JSON, as the engine protocol and the server protocol have it.
#pragma once

#include <string>

#include "engine/ranked.h"
#include "json/json.h"

namespace alea {

/// Writes the fields "move", the value by the name of its unit, "margin" and "weight" into the current object.
inline void write_fields(const Ranked<std::string>& ranked, JsonWriter& json) {
  json.text("move", ranked.move);
  json.real(name_of(ranked.worth), ranked.value);
  json.real("margin", ranked.margin);
  json.real("weight", ranked.weight);
}

}  // namespace alea
