#include "games/dualing_dice/outlook.h"

#include <algorithm>
#include <span>

namespace alea::dualing_dice {
namespace {

/// How many seats select from `from` on before it is the turn of `to`.
int seats_before(Seat from, Seat to, int players) { return (index(to) - index(from) + players) % players; }

/// DU-9: the chance that a tied player, who rerolls either die, gets at most this number.
double chance_of_at_most(int number, const Player& tied) {
  const auto share = [&](Kind kind) { return static_cast<double>(std::min(number, faces(kind))) / faces(kind); };
  return (share(tied.colour.kind) + share(tied.white.kind)) / 2;
}

}  // namespace

Outlook::Outlook(const State& table, Seat seat, const Goal& goal)
    : table_(table),
      seat_(seat),
      player_(table.player(seat)),
      goal_(goal),
      chances_(goal.chances(table.players)),
      card_(chances_.standing(player_.card())) {
  if (card_.rounds == kRounds) return;
  worth_ = chances_.after_faces(card_);
  const Phase phase = table.phase;
  const bool is_to_roll = phase == Phase::choose || phase == Phase::choose_white || phase == Phase::roll;
  if (is_to_roll) pairs_ = chances_.with_pairs(card_);
}

float Outlook::now() const {
  switch (table_.phase) {
    case Phase::choose:
    case Phase::choose_white: return table_.choosing.has(seat_) ? with_best_move() : after(player_.chosen);
    case Phase::roll: return while_rolling();
    case Phase::tie:
      if (!table_.tied.has(seat_)) return with_table(table_.tied);
      return table_.choosing.has(seat_) ? with_best_move() : after(player_.chosen);
    case Phase::reroll: return with_table(table_.tied);
    case Phase::select:
      // Whoever has saved a die looks forward to the next round.
      return player_.saved_count == table_.round ? chances_.at(card_) : with_table(Seats(table_.actor));
    default: return chances_.at(card_);
  }
}

float Outlook::with_best_move() const {
  float best = 0;
  for (const Move move : Rules::moves(table_, seat_)) best = std::max(best, after(move));
  return best;
}

float Outlook::after(Move move) const {
  switch (move.verb()) {
    case Move::Verb::choose:
    case Move::Verb::white:
      return std::min(pairs_.of(colour_chosen(player_, move), move.white_kind()), 1.0F);  // despite rounding errors
    case Move::Verb::reroll_colour:
    case Move::Verb::reroll_white:
      return static_cast<float>(after_reroll(dice_on_table(), move.verb() == Move::Verb::reroll_white, 1));
    case Move::Verb::take_colour:
    case Move::Verb::take_white: return worth_of(worth_, die_taken(player_, move));
    default: return chances_.at(card_);
  }
}

float Outlook::while_rolling() const {
  if (player_.colour.number == 0) return pairs_.of(player_.colour.kind, player_.white.kind);
  const FaceWorth worth = chances_.after_faces_or_spare(card_);
  return std::max(worth_of(worth, die_taken(player_, Move::take_colour())),
                  worth_of(worth, die_taken(player_, Move::take_white(player_.white))));
}

float Outlook::with_table(Seats leads) const {
  return static_cast<float>(best_of(dice_on_table(), whites_left(leads)));
}

/// DU-9: the number also decides whether the seat goes first. Those who tie again reroll up to `more` times; after
/// that, they are equally likely to go first and not to.
double Outlook::after_reroll(Candidates dice, bool is_white, int more) const {
  const Seats others = table_.tied.without(seat_);
  const WhitesLeft if_first = whites_left(Seats(seat_));
  const WhitesLeft if_not = whites_left(others);
  SavedDie& own = dice[is_white ? 1 : 0].die;
  double sum = 0;
  for (int number = 1; number <= faces(own.kind); ++number) {
    own.number = static_cast<std::uint8_t>(number);
    double first = 1;
    double first_or_tied = 1;
    for (const Seat other : others) {
      first *= chance_of_at_most(number - 1, table_.player(other));
      first_or_tied *= chance_of_at_most(number, table_.player(other));
    }
    const double best_if_first = best_of(dice, if_first);
    const double best_if_not = best_of(dice, if_not);
    const double if_tied = more == 0
                               ? (best_if_first + best_if_not) / 2
                               : std::max(after_reroll(dice, false, more - 1), after_reroll(dice, true, more - 1));
    sum += first * best_if_first + (first_or_tied - first) * if_tied + (1 - first_or_tied) * best_if_not;
  }
  return sum / faces(own.kind);
}

/// When the seat selects, if any of these seats goes first.
Outlook::WhitesLeft Outlook::whites_left(Seats leads) const {
  WhitesLeft left{};
  for (const Seat lead : leads) {
    WhitesLeft now{};
    now[static_cast<std::size_t>(table_.players - table_.picked.size())] = 1;
    for (int i = seats_before(lead, seat_, table_.players); i > 0; --i) {
      WhitesLeft next{};
      for (std::size_t n = 0; n < now.size(); ++n) {
        const double each = now[n] / static_cast<double>(n + 1);  // a colour die or one of n white dice
        next[n] += each;
        if (n > 0) next[n - 1] += each * static_cast<double>(n);
      }
      now = next;
    }
    for (std::size_t n = 0; n < now.size(); ++n) left[n] += now[n] / leads.size();
  }
  return left;
}

/// First the seat's own colour die and its white die, if that is still there.
Outlook::Candidates Outlook::dice_on_table() const {
  const auto to_roll = [&](Seat seat, Move::Verb reroll) {
    if (!table_.tied.has(seat)) return 0.0;
    if (table_.phase == Phase::tie)
      return seat == seat_ ? 0.0 : 0.5;  // hidden; after_reroll() rolls the seat's own die
    return table_.player(seat).chosen.verb() == reroll && seat >= table_.actor ? 1.0 : 0.0;
  };
  Candidates dice{{die_taken(player_, Move::take_colour()), to_roll(seat_, Move::Verb::reroll_colour)}};
  Seat roller = seat_;
  for (int i = 0; i < table_.players; ++i, roller = left_of(roller, table_.players)) {
    if (table_.picked.has(roller)) continue;
    const SavedDie white = die_taken(player_, Move::take_white(table_.player(roller).white));
    dice.push_back({white, to_roll(roller, Move::Verb::reroll_white)});
  }
  return dice;
}

namespace {

/// The probability that the colour die, which comes first, and all white dice that are left are worth at most so much,
/// given that probability for each die. Any white dice are equally likely to be left: for each number of them, this
/// averages over all ways to choose them.
double for_all_left(std::span<const double> each, std::span<const double> left) {
  std::array<double, kMostPlayers + 1> products{1};  // by number of white dice: the sum over all ways to choose them
  std::array<double, kMostPlayers + 1> ways{1};
  for (std::size_t die = 1; die < each.size(); ++die) {
    for (std::size_t n = die; n > 0; --n) {
      products[n] += products[n - 1] * each[die];
      ways[n] += ways[n - 1];
    }
  }
  double all = 0;
  for (std::size_t n = 0; n < each.size(); ++n) all += left[n] * products[n] / ways[n];
  return each[0] * all;
}

}  // namespace

/// What the best of the dice is worth on average: from the probability that all are worth at most so much.
double Outlook::best_of(const Candidates& dice, const WhitesLeft& left) const {
  struct Entry {
    float worth;
    double probability;
    std::size_t die;
  };
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    const auto [die, to_roll] = dice[i];
    if (to_roll < 1) entries.push_back({worth_of(worth_, die), 1 - to_roll, i});
    if (to_roll == 0) continue;
    const int first = first_face(die.kind, die.is_white);
    for (int face = first; face < first + faces(die.kind); ++face) {
      entries.push_back({worth_[static_cast<std::size_t>(face)], to_roll / faces(die.kind), i});
    }
  }
  std::sort(entries.begin(), entries.end(),
            [](const Entry& one, const Entry& other) { return one.worth < other.worth; });
  double best = entries.back().worth;
  std::vector<double> at_most(dice.size());  // by die: the probability
  for (std::size_t i = 0; i + 1 < entries.size(); ++i) {
    at_most[entries[i].die] += entries[i].probability;
    best -= for_all_left(at_most, left) * (entries[i + 1].worth - entries[i].worth);
  }
  return std::max(best, 0.0);
}

}  // namespace alea::dualing_dice
