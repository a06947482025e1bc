#include "games/dualing_dice/asking.h"

#include <algorithm>
#include <optional>
#include <string>

#include "engine/text.h"

namespace alea::dualing_dice {
namespace {

using Words = std::vector<std::string>;

/// In lower case; anything but letters, digits and - separates words.
Words words_of(std::string_view text) {
  Words words(1);
  for (const char c : text) {
    const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const bool is_part = (lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9') || lower == '-';
    if (is_part) {
      words.back() += lower;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

/// A die as it is typed: d8, w8 or 8, or only d or w.
struct TypedDie {
  char colour = 0;  // d, w, or 0 where it is left open
  std::optional<Kind> kind;
};

std::optional<TypedDie> die_of(std::string_view word) {
  TypedDie die;
  if (word == "colour" || word == "own") word = "d";
  if (word == "white") word = "w";
  if (word.starts_with('d') || word.starts_with('w')) {
    die.colour = word.front();
    word.remove_prefix(1);
    if (word.empty()) return die;
  }
  for (std::size_t kind = 0; kind < kKindNames.size(); ++kind) {
    if (kKindNames[kind].substr(1) == word) die.kind = static_cast<Kind>(kind);
  }
  return die.kind ? std::optional(die) : std::nullopt;
}

std::string named(Kind kind) { return std::string(kind_name(kind)); }

/// DU-5
Checked<Move> read_discards(const Player& player, const Words& words) {
  if (words == Words{"-"}) return Move::keep();
  if (words.empty() || words.size() > kMostDiscards)
    return Error{"Type one or two letters, such as x z, or - to keep all goals."};
  std::vector<int> goals;
  for (const std::string& word : words) {
    const int at = word.size() == 1 ? word.front() - kFirstGoal : -1;
    if (at < 0 || at >= player.held) {
      return Error{"You hold no goal " + in_quotes(word) + ". Type letters, such as x z, or - to keep all."};
    }
    goals.push_back(player.hand[static_cast<std::size_t>(at)].goal);
  }
  if (goals.size() == 1) return Move::discard(goals[0]);
  if (goals[0] == goals[1]) return Error{"You can discard a goal only once."};
  return Move::discard(goals[0], goals[1]);
}

Checked<Done> check_pile(const State& table, Kind white) {
  if (white == Kind::d20) return Error{"There is no white D20."};
  if (table.pile(white) == 0) return Error{"No white " + named(white) + " is left."};
  return Done();
}

/// DU-7: one of these colour dice and a white die.
Checked<Move> read_pair(unsigned colours, const Words& words) {
  const Error form{"Type one of your dice and a white die, such as d8 w12."};
  if (words.size() != 2) return form;
  auto colour = die_of(words[0]);
  auto white = die_of(words[1]);
  if (!colour || !white || !colour->kind || !white->kind) return form;
  if (colour->colour == 'w' || white->colour == 'd') std::swap(colour, white);
  if (colour->colour == 'w' || white->colour == 'd') return Error{"Roll one of your own dice and one white die."};
  if ((colours & bit(*colour->kind)) == 0) {
    return Error{"Your " + named(*colour->kind) + " is already on your scoring card."};
  }
  if (*white->kind == Kind::d20) return Error{"There is no white D20."};
  return Move::choose(*colour->kind, *white->kind);
}

Checked<Move> read_white(const State& table, const Words& words) {
  const auto die = words.size() == 1 ? die_of(words[0]) : std::nullopt;
  if (!die || !die->kind || die->colour == 'd') return Error{"Type a white die, such as w12."};
  TRY(check_pile(table, *die->kind));
  return Move::white(*die->kind);
}

/// DU-9
Checked<Move> read_reroll(const Player& player, const Words& words) {
  const auto die = words.size() == 1 ? die_of(words[0]) : std::nullopt;
  if (!die || die->colour == 0) return Error{"Type d for your colour die or w for the white one."};
  const bool is_white = die->colour == 'w';
  const Kind rolled = is_white ? player.white.kind : player.colour.kind;
  if (die->kind && *die->kind != rolled) {
    return Error{(is_white ? "Your white die is a " : "Your colour die is a ") + named(rolled) + "."};
  }
  return is_white ? Move::reroll_white() : Move::reroll_colour();
}

/// DU-10
Checked<Move> read_selection(const State& table, const Player& player, const Words& words) {
  const auto die = words.empty() ? std::nullopt : die_of(words[0]);
  if (!die || words.size() > 2) return Error{"Type d for your colour die, or a white die such as w6:4."};
  const auto number = words.size() == 2 ? read_number(words[1]) : std::nullopt;
  if (words.size() == 2 && !number) return Error{in_quotes(words[1]) + " is not a number."};
  std::vector<Move> fitting;
  for (const Move move : Rules::moves(table, table.actor)) {
    const SavedDie one = die_taken(player, move);
    if (die->colour != 0 && (die->colour == 'w') != one.is_white) continue;
    if (die->kind && *die->kind != one.kind) continue;
    if (number && *number != one.number) continue;
    fitting.push_back(move);
  }
  if (fitting.empty()) return Error{"No such die can be saved."};
  if (fitting.size() > 1) return Error{"Several dice fit. Add the number, such as w6:4."};
  return fitting.front();
}

/// The die to save and, if two more dice follow, those to roll in the next round.
Checked<std::vector<Move>> read_selection_and_pair(const State& table, const Player& player, const Words& words) {
  const auto pair = words.end() - (words.size() > 2 ? 2 : 0);
  std::vector<Move> moves{TRY(read_selection(table, player, Words(words.begin(), pair)))};
  if (pair == words.end()) return moves;
  if (table.round == kRounds) return Error{"This is the last round of the set. Type only the die that you save."};
  const bool is_colour = moves.front() == Move::take_colour();
  const unsigned colours = player.free_colours() & ~(is_colour ? bit(player.colour.kind) : 0U);
  moves.push_back(TRY(read_pair(colours, Words(pair, words.end()))));
  return moves;
}

Checked<Move> read_answer(const View& view, const Words& words) {
  const State& table = view.table;
  const Player& player = table.player(*view.viewer.seat());
  switch (table.phase) {
    case Phase::redraw: return read_discards(player, words);
    case Phase::choose: {
      const Move pair = TRY(read_pair(player.free_colours(), words));
      TRY(check_pile(table, pair.white_kind()));
      return pair;
    }
    case Phase::choose_white: return read_white(table, words);
    case Phase::tie: return read_reroll(player, words);
    default: return Error{"There is nothing to choose now."};
  }
}

/// "D4 D8", or "W4 W8" if they are white.
Quote list_of(unsigned kinds, bool is_white) {
  std::string list;
  each_kind(kinds, [&](Kind kind) {
    list += (list.empty() ? "" : " ") + std::string(is_white ? "W" : "D") + named(kind).substr(1);
  });
  return {list};
}

/// The largest of these dice and of the white ones, as they are typed: "d20 w12".
std::string example_of(unsigned colours, unsigned whites) {
  std::string colour;
  std::string white;
  each_kind(colours, [&](Kind kind) { colour = "d" + named(kind).substr(1); });
  each_kind(whites, [&](Kind kind) { white = "w" + named(kind).substr(1); });
  return colour + " " + white;
}

Fact ask_for_pair(const State& table, const Player& player) {
  return {"ask.choose",
          {{"n", int{table.round}},
           {"own", list_of(player.free_colours(), false)},
           {"white", list_of(table.free_whites(), true)},
           {"example", Quote{example_of(player.free_colours(), table.free_whites())}}}};
}

Fact ask_to_save(const State& table, const Player& player) {
  if (table.round == kRounds) return {"ask.save_last", {}};
  const unsigned next = player.free_colours() & ~bit(player.colour.kind);
  return {"ask.save", {{"n", int{table.round}}, {"example", Quote{"d " + example_of(next, table.free_whites())}}}};
}

}  // namespace

Fact Asking::question(const View& view) {
  const State& table = view.table;
  const Player& player = table.player(*view.viewer.seat());
  switch (table.phase) {
    case Phase::redraw: return {"ask.discard", {}};
    case Phase::choose: return ask_for_pair(table, player);
    case Phase::choose_white: return {"ask.white", {{"white", quoted(player.chosen.white_kind())}}};
    case Phase::tie: return {"ask.reroll", {}};
    default: return ask_to_save(table, player);
  }
}

Checked<std::vector<Move>> Asking::read_typed(const View& view, std::string_view text) {
  const State& table = view.table;
  const Words words = words_of(text);
  if (table.phase == Phase::select) return read_selection_and_pair(table, table.player(*view.viewer.seat()), words);
  return std::vector<Move>{TRY(read_answer(view, words))};
}

}  // namespace alea::dualing_dice
