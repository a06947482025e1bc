#include "games/dracarys_dice/asking.h"

#include <algorithm>
#include <string>

#include "engine/text.h"

namespace alea::dracarys_dice {
namespace {

constexpr char upper(char one) { return one >= 'a' && one <= 'z' ? static_cast<char>(one - 'a' + 'A') : one; }

/// A player who can be given dice, by letter.
Checked<Seat> read_receiver(const State& table, char typed) {
  const std::string name(1, upper(typed));
  const std::optional<Seat> seat = read_seat(name);
  if (!seat || index(*seat) >= table.players) {
    const std::string last(1, letter(alea::seat(table.players - 1)));
    return Error{"Name players by their letters, A to " + last + "."};
  }
  if (*seat == table.roller) return Error{"You cannot choose yourself."};
  if (!table.in.has(*seat)) return Error{"Player " + name + " has already finished."};  // DR-12
  return *seat;
}

Checked<std::vector<Move>> read_shares(const State& table, std::string_view receivers, bool is_all) {
  const int dragons = table.rolled.dragons;
  SeatCounts shares;
  for (const char one : receivers) shares.add(TRY(read_receiver(table, one)), is_all ? dragons : 1);
  if (shares.sum() == dragons) return std::vector{Move::give(shares)};
  return Error{"You have " + std::to_string(dragons) +
               " to give: name a player for each Dragon, or type all and one player."};
}

}  // namespace

Fact Asking::question(const View& view) {
  if (view.table.phase == Phase::trade) return {"ask.trade", {}};
  return {"ask.give", {{"n", view.table.rolled.dragons}}};
}

Checked<std::vector<Move>> Asking::read_typed(const View& view, std::string_view text) {
  const State& table = view.table;
  std::string_view word = text.substr(0, text.find(' '));
  const bool is_all = word == "all";
  const bool has_verb = is_all || word == "give" || word == "trade";
  std::string names(has_verb ? text.substr(word.size()) : text);
  std::erase(names, ' ');
  if (table.phase == Phase::give) return read_shares(table, names, is_all);
  if (names.size() != 1) return Error{"Type keep, or the letter of the player to trade with."};
  return std::vector{Move::trade(TRY(read_receiver(table, names.front())))};
}

}  // namespace alea::dracarys_dice
