#include "engine/fair_record.h"

#include <cassert>
#include <span>

#include "engine/by_seat.h"
#include "engine/text.h"

namespace alea {
namespace {

constexpr std::string_view kNoShare = "-";

template <class B>
Checked<B> read_field(std::string_view text, std::string_view name) {
  if (const auto bytes = read_bytes<B>(text)) return *bytes;
  return Error{std::string(name) + " has " + std::to_string(2 * B::kSize) + " digits out of " +
               std::string(kHexDigits) + ", not " + in_quotes(text)};
}

}  // namespace

FairKey fair_key(const FairRecord& fair, const FairSeed& seed, int players) {
  BySeat<std::optional<FairShare>> shares;
  for (const auto& one : fair.shares) {
    assert(index(one.seat) < players);
    shares[one.seat] = one.share;
  }
  return fair_key(seed, fair.game, std::span(shares).first(static_cast<std::size_t>(players)));
}

std::string write_header(const FairRecord& fair) {
  std::string text = "fair " + write(fair.game) + " " + write(fair.commitment) + "\n";
  for (const auto& [seat, commitment, share] : fair.shares) {
    text += std::string("share ") + letter(seat) + " " + write(commitment) + " ";
    text += share ? write(*share) : std::string(kNoShare);
    text += "\n";
  }
  return text;
}

Checked<FairRecord> read_fair(std::string_view rest) {
  const GameId game = TRY(read_field<GameId>(next_part(rest, ' '), "the number of a game with fair dice"));
  const Commitment commitment = TRY(read_field<Commitment>(rest, "the commitment to the seed"));
  return FairRecord{.game = game, .commitment = commitment, .shares = {}, .seed = {}};
}

Checked<FairRecord::SeatShare> read_share(std::string_view rest) {
  const std::string_view name = next_part(rest, ' ');
  const auto seat = read_seat(name);
  if (!seat) return Error{"a share is that of a seat, A to H, not of " + in_quotes(name)};
  const Commitment commitment = TRY(read_field<Commitment>(next_part(rest, ' '), "the commitment to a share"));
  FairRecord::SeatShare read{.seat = *seat, .commitment = commitment, .share = {}};
  if (rest == kNoShare) return read;
  const auto share = read_field<FairShare>(rest, "a share that came");
  if (!share) return Error{share.error().reason + "; - stands for one that did not come"};
  read.share = *share;
  return read;
}

Checked<FairSeed> read_fair_seed(std::string_view rest) { return read_field<FairSeed>(rest, "the seed"); }

}  // namespace alea
