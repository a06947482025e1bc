// The subcommands of `alea`, one file each.
#pragma once

#include "cli/command.h"

namespace alea::cli {

extern const Command kGames;
extern const Command kRules;
extern const Command kPlay;
extern const Command kSimulate;
extern const Command kLab;
extern const Command kArena;
extern const Command kSolve;
extern const Command kReplay;
extern const Command kVerify;
extern const Command kServe;
extern const Command kEngine;

}  // namespace alea::cli
