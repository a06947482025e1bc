// How the program is asked to stop: Ctrl-C (SIGINT), kill (SIGTERM), or a terminal that closes (SIGHUP).
//
// Commands that have something to finish (a game to save, results to print) call catch_stop_signals() first. From then
// on a signal only raises a flag: loops and thinking bots look at it, and a wait for input also polls a file
// descriptor. All other commands end the way programs do by default.
#pragma once

#include <atomic>
#include <string_view>

namespace alea::cli {

/// May be called more than once. A SIGHUP that was being ignored (nohup) stays ignored.
void catch_stop_signals();

bool stop_requested();

/// The exit code of a command that was stopped with nothing to show; says on stderr when that was.
int stopped(std::string_view when);

/// The flag itself, for those that must look at it on their own (Budget::stop).
const std::atomic<bool>* stop_flag();

/// Becomes readable with the first signal and stays so: poll it together with other input, and do not read from it.
int stop_descriptor();

/// Blocks until the next signal, and returns its number. For a program that does not use stop_descriptor().
int wait_for_stop_signal();

}  // namespace alea::cli
