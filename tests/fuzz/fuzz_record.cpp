// Records. An accepted record stays the same when it is written and read again. If it can be replayed, its canonical
// form leads to the same state.
#include "engine/record.h"
#include "games/registry.h"
#include "tests/fuzz/fuzz.h"

namespace alea::fuzz {
namespace {

Record as_written(const Record& record, const AnyGame& game) {
  Record written = new_record(game, record.players, record.options);
  const auto state = start(written, game);
  require(static_cast<bool>(state), "written options are valid");
  for (const Record::Event& event : record.events) {
    auto happened = apply(**state, event);
    require(static_cast<bool>(happened), "an event that was replayed can be replayed again");
    written.events.push_back({.seat = event.seat, .text = std::move(happened->text)});
  }
  written.result = record.result;
  return written;
}

}  // namespace

void check(std::string_view input) {
  const auto record = read_record(input);
  require_reason(record);
  if (!record) return;
  const auto again = read_record(write(*record));
  require(again && *again == *record, "a record is the same when it is written and read again");

  const AnyGame* game = find_game(record->game);
  if (game == nullptr) return;
  const auto state = replay(*record, *game);
  require_reason(state);
  if (!state) return;
  const auto same = replay(as_written(*record, *game), *game);
  require(same && (*same)->equals(**state), "the canonical form leads to the same state");
}

}  // namespace alea::fuzz
