// Complete games with fair dice, for tests: does what a server would do, with random choices.
#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/fair_dice.h"
#include "engine/random_stream.h"
#include "engine/record.h"
#include "engine/simulation_dice.h"

namespace alea {

/// Deterministic pseudo-random bytes. Never use them for a real game.
template <class B>
B bytes_for_tests(std::uint64_t number, std::uint64_t which) {
  RandomStream random(number, which);
  B bytes;
  for (std::uint8_t& byte : bytes.value) byte = static_cast<std::uint8_t>(random.next());
  return bytes;
}

inline FairSeed seed_for_tests(std::uint64_t number) { return bytes_for_tests<FairSeed>(number, 100); }

/// All seats except the last one, which is a bot, commit to a share. The shares of `missing` never arrive.
inline FairRecord fair_header(std::uint64_t number, int players, Seats missing) {
  FairRecord fair{.game = bytes_for_tests<GameId>(number, 101),
                  .commitment = commit(seed_for_tests(number)),
                  .shares = {},
                  .seed = {}};
  for (const Seat seat : Seats::all(players - 1)) {
    const auto share = bytes_for_tests<FairShare>(number, static_cast<std::uint64_t>(index(seat)));
    fair.shares.push_back({.seat = seat,
                           .commitment = commit(share, seat, fair.game),
                           .share = missing.has(seat) ? std::nullopt : std::optional(share)});
  }
  return fair;
}

/// Plays the game with this number from start to end.
inline Record play_fair_game(const AnyGame& game, int players, std::uint64_t number, Seats missing = {}) {
  std::vector<Record::Player> seated(static_cast<std::size_t>(players), {.kind = "person", .name = {}});
  seated.back().kind = "random";
  Record record = new_record(game, std::move(seated), {});
  record.fair = fair_header(number, players, missing);
  const FairKey key = fair_key(*record.fair, seed_for_tests(number), players);
  LocalDice choices(number);
  const std::unique_ptr<AnyState> state = std::move(*start(record, game));
  while (!state->turn().is_over()) {
    Record::Event event;
    if (state->turn().is_chance()) {
      FairDice dice(key, record.events.size() + 1);
      event.text = state->chance(dice).text;
    } else {
      event.seat = state->turn().seats().front();
      const std::vector<std::string> moves = state->moves(*event.seat);
      event.text = moves[static_cast<std::size_t>(choices.pick(static_cast<int>(moves.size())))];
      [[maybe_unused]] const auto done = state->play(*event.seat, event.text);
      assert(done);
    }
    record.events.push_back(std::move(event));
  }
  record.result = state->result();
  record.fair->seed = seed_for_tests(number);
  return record;
}

}  // namespace alea
