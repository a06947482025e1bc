// Tells in one sentence what happened in several steps.
#pragma once

#include "engine/fact.h"

namespace alea::cli {

/// Consecutive facts that differ only in which things they are about become one: a dozen dice that are put on cards one
/// by one take a sentence for each card.
Facts told_together(const Facts& facts);

}  // namespace alea::cli
