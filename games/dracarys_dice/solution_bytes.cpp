// A solution as bytes: a title, what it is about and how it settled, the levels, a checksum of all that.
// Numbers have their lowest byte first.
#include <algorithm>
#include <bit>
#include <cmath>
#include <concepts>

#include "games/dracarys_dice/solution.h"

namespace alea::dracarys_dice {
namespace {

constexpr std::string_view kName = "alea dracarys_dice table ";
constexpr std::string_view kVersion = "1\n";

using Checksum = std::uint64_t;

Checksum checksum(std::string_view bytes) {  // FNV-1a
  Checksum sum = 0xCBF29CE484222325U;
  for (const char byte : bytes) sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
  return sum;
}

template <std::unsigned_integral T>
void put(T number, std::string& bytes) {
  for (unsigned at = 0; at < sizeof(T); ++at) bytes += static_cast<char>(number >> (8 * at) & 0xFFU);
}

/// The caller makes sure that there are enough bytes left.
template <std::unsigned_integral T>
T take(std::string_view& bytes) {
  T number = 0;
  for (unsigned at = 0; at < sizeof(T); ++at) {
    number = static_cast<T>(number | static_cast<T>(T{static_cast<unsigned char>(bytes[at])} << (8 * at)));
  }
  bytes.remove_prefix(sizeof(T));
  return number;
}

struct Header {
  std::uint8_t players;
  std::uint8_t flags;
  Settled settled;

  static constexpr std::size_t kBytes = 2 * sizeof(std::uint8_t) + 2 * sizeof(double) + 2 * sizeof(std::uint32_t);
};

struct Flag {
  OptionValue Options::* value;
  std::string_view name;
};
constexpr std::array kFlags{
    Flag{&Options::play_on, "play_on"},
    Flag{&Options::tyrannical_trade, "tyrannical_trade"},
    Flag{&Options::dragon_scales, "dragon_scales"},
    Flag{&Options::trial_by_fire, "trial_by_fire"},
};

std::uint8_t flags_of(const Options& options) {
  unsigned flags = 0;
  for (unsigned at = 0; at < kFlags.size(); ++at) flags |= (options.*kFlags[at].value != 0 ? 1U : 0U) << at;
  return static_cast<std::uint8_t>(flags);
}

Options options_of(unsigned flags) {
  Options options;
  for (unsigned at = 0; at < kFlags.size(); ++at) options.*kFlags[at].value = (flags >> at & 1U) != 0 ? 1 : 0;
  return options;
}

void put(const Header& header, std::string& bytes) {
  put(header.players, bytes);
  put(header.flags, bytes);
  put(std::bit_cast<std::uint64_t>(header.settled.delta), bytes);
  put(std::bit_cast<std::uint64_t>(header.settled.regret), bytes);
  put(static_cast<std::uint32_t>(header.settled.sweeps), bytes);
  put(header.settled.decisions, bytes);
}

Header take_header(std::string_view& bytes) {
  Header header{};
  header.players = take<std::uint8_t>(bytes);
  header.flags = take<std::uint8_t>(bytes);
  header.settled.delta = std::bit_cast<double>(take<std::uint64_t>(bytes));
  header.settled.regret = std::bit_cast<double>(take<std::uint64_t>(bytes));
  header.settled.sweeps = static_cast<int>(take<std::uint32_t>(bytes));
  header.settled.decisions = take<std::uint32_t>(bytes);
  return header;
}

std::size_t size_of(const Solution::Level& level) {
  return level.worths.size() * sizeof(float) + level.gives.size() * sizeof(std::uint16_t) + level.trades.size();
}

void put(const Solution::Level& level, std::string& bytes) {
  for (const float worth : level.worths) put(std::bit_cast<std::uint32_t>(worth), bytes);
  for (const std::uint16_t way : level.gives) put(way, bytes);
  for (const std::uint8_t with : level.trades) put(with, bytes);
}

/// False if it holds what no level can: worths that are no numbers, choices that there are not.
bool take_level(std::string_view& bytes, const Numbering& numbers, Solution::Level& level) {
  for (float& worth : level.worths) worth = std::bit_cast<float>(take<std::uint32_t>(bytes));
  for (std::uint16_t& way : level.gives) way = take<std::uint16_t>(bytes);
  for (std::uint8_t& with : level.trades) with = take<std::uint8_t>(bytes);
  for (Rank decision = 0; decision < level.gives.size(); ++decision) {
    if (level.gives[decision] >= numbers.ways(numbers.dragons(decision))) return false;
  }
  return std::ranges::all_of(level.worths, [](float worth) { return std::isfinite(worth); }) &&
         std::ranges::all_of(level.trades, [&](int with) { return with < numbers.players_in(); });
}

Error damaged() { return {"this table of Dracarys Dice is damaged: make it anew"}; }

}  // namespace

std::string Solution::title(const Options& options, int players) {
  const Options one_round = of_one_round(options);
  std::string text = std::to_string(players) + " players";
  std::string_view before = " with ";
  for (const Flag& flag : kFlags) {
    if (one_round.*flag.value == 0) continue;
    text.append(before).append(flag.name);
    before = " and ";
  }
  return text;
}

Checked<Done> Solution::fits(const Options& options, int players) const {
  if (players == players_ && of_one_round(options) == options_) return Done{};
  return Error{"this table is for " + title(options_, players_) + ", not for " + title(options, players)};
}

std::string Solution::save() const {
  std::string bytes;
  bytes.append(kName).append(kVersion);
  put(Header{.players = static_cast<std::uint8_t>(players_), .flags = flags_of(options_), .settled = settled_}, bytes);
  for (int in = least_in(); in <= players_; ++in) put(level(in), bytes);
  put(checksum(bytes), bytes);
  return bytes;
}

Checked<Solution> Solution::load(std::string_view bytes) {
  const std::string_view whole = bytes;
  if (!bytes.starts_with(kName)) return Error{"this is no table of Dracarys Dice"};
  bytes.remove_prefix(kName.size());
  if (!bytes.starts_with(kVersion)) return Error{"this table of Dracarys Dice is of another version: make it anew"};
  bytes.remove_prefix(kVersion.size());
  if (bytes.size() < Header::kBytes) return damaged();
  const Header header = take_header(bytes);
  if (header.players < 2 || header.players > kMostPlayers || header.flags >> kFlags.size() != 0) return damaged();

  Solution solution(options_of(header.flags), header.players);
  solution.settled_ = header.settled;
  std::size_t expected = sizeof(Checksum);
  for (int in = solution.least_in(); in <= solution.players_; ++in) expected += size_of(solution.level(in));
  if (bytes.size() != expected) return damaged();
  const std::string_view summed = whole.substr(0, whole.size() - sizeof(Checksum));
  std::string_view sum = whole.substr(summed.size());
  if (checksum(summed) != take<Checksum>(sum)) return damaged();
  for (int in = solution.least_in(); in <= solution.players_; ++in) {
    if (!take_level(bytes, solution.numbering(in), solution.level(in))) return damaged();
  }
  return solution;
}

}  // namespace alea::dracarys_dice
