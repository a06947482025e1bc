#include "games/blazing_spuds/typed.h"

#include <algorithm>
#include <optional>
#include <string>

#include "engine/text.h"
#include "games/blazing_spuds/notation.h"
#include "games/blazing_spuds/rules.h"

namespace alea::blazing_spuds {
namespace {

/// In capitals, with blanks for commas.
std::string tidied(std::string_view text) {
  std::string tidy(text);
  for (char& one : tidy) {
    if (one >= 'a' && one <= 'z') one = static_cast<char>(one - 'a' + 'A');
    if (one == ',') one = ' ';
  }
  return tidy;
}

std::optional<Colour> typed_colour(char typed) {
  for (const Colour colour : kAllColours) {
    if (letter(colour) == typed) return colour;
  }
  return std::nullopt;
}

std::optional<Card> typed_card(std::string_view word) {
  if (word == "S" || word == "STOVE") return Card::stove;
  if (word.size() != 1 || word[0] < '1' || word[0] > '3') return std::nullopt;
  return static_cast<Card>(word[0] - '1');
}

/// A word such as R345 as dice, in the order in which they were typed; none if it is something else.
std::vector<Die> dice_in(std::string_view word) {
  const auto colour = word.size() > 1 ? typed_colour(word[0]) : std::nullopt;
  std::vector<Die> dice;
  for (const char digit : word.substr(1)) {
    if (!colour || digit < '1' || digit > '6') return {};
    dice.emplace_back(*colour, digit - '0');
  }
  return dice;
}

std::string spelt(Card card) {
  return card == Card::stove ? "the Stove" : "card " + std::to_string(static_cast<int>(card) + 1);
}
std::string spelt(Die die) { return dice_text(DiceSet(die)); }

/// Makes the moves that the words mean on a copy of the table, one after another.
class TypedLine {
 public:
  TypedLine(const View& view, std::string_view text) : state_(view.table), typed_(text), text_(tidied(text)) {
    for (const std::string_view word : split(text_, ' ')) {
      if (!word.empty()) words_.push_back(word);
    }
  }

  Checked<std::vector<Move>> read() {
    const Seat seat = state_.chooser;
    while (at_ < words_.size()) {
      if (!Rules::turn(state_).seats().has(seat)) return Error{"You have nothing to choose at " + quoted() + " yet."};
      TRY(read_choice());
    }
    return moves_;
  }

 private:
  /// Dice and the card that they go to, or come from.
  struct Group {
    DiceSet dice;
    Card card;
  };

  Checked<Done> read_choice() {
    switch (state_.phase) {
      case Phase::reroll: return read_reroll();
      case Phase::activate: return read_activation();
      case Phase::deal: return read_deal();
      case Phase::give: return read_gift();
      case Phase::lift: return read_lifts();
      case Phase::set: return read_settings();
      default: return read_placement();
    }
  }

  Checked<Done> read_reroll() {
    const std::string_view word = words_[at_];
    if (const auto card = typed_card(word)) return make(Move::reroll(*card), "There are no dice on " + spelt(*card));
    const auto colour = word.size() == 1 ? typed_colour(word[0]) : std::nullopt;
    if (!colour)
      return Error{"To reroll, type the number of a choice, a colour (R, Y, W or G) or S, not " + quoted() + "."};
    return make(Move::reroll(*colour), "Your " + std::string(word) + " dice are exactly those of one card");
  }

  Checked<Done> read_activation() {
    const std::string_view word = words_[at_];
    if (word == "PASS") return make(Move::pass(), "");
    const auto card = word[0] == 'A' ? typed_card(word.substr(1)) : std::nullopt;
    if (!card || *card == Card::stove)
      return Error{"Type a1, a2 or a3 to activate a card, or pass, not " + quoted() + "."};
    return make(Move::activate(*card), "You cannot activate " + spelt(*card));
  }

  Checked<Done> read_deal() {
    const std::vector<Die> dice = dice_in(words_[at_]);
    if (dice.empty()) return Error{"Type the dice that you hand out, such as R4, not " + quoted() + "."};
    for (const Die die : dice) {
      if (state_.phase != Phase::deal || state_.chooser != state_.player) {
        return Error{"You cannot hand out " + spelt(die) + " yet."};
      }
      const bool is_there = state_.kitchen(state_.player).hand.has(die);
      TRY(play(Move::deal(die), is_there ? spelt(die) + " is of the receiver's own colour: choose another die"
                                         : "You have no " + spelt(die) + " to hand out"));
    }
    ++at_;
    return Done();
  }

  Checked<Done> read_gift() {
    const auto to = read_seat(words_[at_]);
    if (!to) return Error{"Type the letter of the player who gets both dice, not " + quoted() + "."};
    return make(Move::give(*to), "You cannot give them to " + std::string(words_[at_]));
  }

  Checked<Done> read_lifts() {
    if (words_[at_] == "DONE") return make(Move::done(), "");
    const std::vector<Group> groups = TRY(read_groups("Type dice and the card they are on, such as R4 S, or done"));
    for (const Card card : kAllCards) {  // the order in which they are offered
      for (const Die die : dice_for(groups, card)) {
        TRY(play(Move::lift(die, card), "There is no " + spelt(die) + " to pick up from " + spelt(card)));
      }
    }
    return Done();
  }

  Checked<Done> read_settings() {
    std::vector<Die> dice = dice_in(words_[at_]);
    if (dice.empty()) return Error{"Type what to turn the dice to, such as R4, not " + quoted() + "."};
    std::sort(dice.begin(), dice.end(), [](Die a, Die b) { return a.code() < b.code(); });
    for (const Die die : dice) {
      if (state_.phase != Phase::set) return Error{"You have no other die to turn to " + spelt(die) + "."};
      TRY(play(Move::set(die), "You cannot turn a die to " + spelt(die) + " now"));
    }
    ++at_;
    return Done();
  }

  Checked<Done> read_placement() {
    std::vector<Group> groups;
    const bool is_rest_first = typed_card(words_[at_]) == Card::stove;
    if (!is_rest_first) groups = TRY(read_groups("Type dice and where they go, such as R345 1 Y6 S"));
    const bool rest_on_stove = at_ < words_.size() && typed_card(words_[at_]) == Card::stove;
    at_ += static_cast<std::size_t>(rest_on_stove);
    const Phase phase = state_.phase;
    const Seat seat = state_.chooser;
    DiceSet left;  // of those that were typed
    for (const Group& group : groups) group.dice.each_kind([&](Die die) { left.add(die, group.dice.count(die)); });
    while (state_.phase == phase && state_.chooser == seat && (!left.is_empty() || rest_on_stove)) {
      TRY(place_next(groups, left, rest_on_stove));
    }
    if (left.is_empty()) return Done();
    return Error{"You have no " + spelt(left.first()) + " to place."};
  }

  /// Dice are placed in the order of the rules, whatever the order in which they were typed.
  Checked<Done> place_next(std::vector<Group>& groups, DiceSet& left, bool rest_on_stove) {
    const Kitchen& kitchen = state_.kitchen(state_.chooser);
    const Die die = kitchen.hand.first();
    Group* into = nullptr;
    for (Group& group : groups) {
      if (group.dice.has(die) && (into == nullptr || group.card < into->card)) into = &group;
    }
    if (into == nullptr && !rest_on_stove) {
      if (!kitchen.hand.has(left.first())) return Error{"You have no " + spelt(left.first()) + " to place."};
      return Error{"Say where " + spelt(die) + " goes too, or end with S to put the rest on the Stove."};
    }
    const Card card = into == nullptr ? Card::stove : into->card;
    const int dice = kitchen.dice_to_place(die, card);
    if (into != nullptr) {
      const int typed = std::min(dice, into->dice.count(die));
      into->dice.remove(die, typed);
      left.remove(die, typed);
    }
    return play(Move::place(die, card), spelt(die) + " does not fit on " + spelt(card));
  }

  /// Words such as R34 Y5 1: dice, then a card.
  Checked<std::vector<Group>> read_groups(std::string_view what) {
    std::vector<Group> groups;
    DiceSet dice;
    DiceSet all;
    const std::size_t first = at_;
    for (; at_ < words_.size(); ++at_) {
      const std::vector<Die> more = dice_in(words_[at_]);
      const auto card = typed_card(words_[at_]);
      if (more.empty() && (dice.is_empty() || !card)) break;
      for (const Die die : more) {
        if (all.count(die) == kMostAlike) return Error{"You do not have that many " + spelt(die) + "."};
        all.add(die);
        dice.add(die);
      }
      if (!card) continue;
      groups.push_back({.dice = dice, .card = *card});
      dice = {};
    }
    if (!dice.is_empty()) return Error{"Say where " + dice_text(dice) + " goes: 1, 2, 3 or S."};
    if (at_ == first) return Error{std::string(what) + ", not " + quoted() + "."};
    return groups;
  }

  static std::vector<Die> dice_for(const std::vector<Group>& groups, Card card) {
    std::vector<Die> dice;
    for (const Group& group : groups) {
      if (group.card != card) continue;
      group.dice.each_kind(
          [&](Die die) { dice.insert(dice.end(), static_cast<std::size_t>(group.dice.count(die)), die); });
    }
    std::sort(dice.begin(), dice.end(), [](Die a, Die b) { return a.code() < b.code(); });
    return dice;
  }

  /// Plays a move that is one word.
  Checked<Done> make(Move move, const std::string& otherwise) {
    TRY(play(move, otherwise));
    ++at_;
    return Done();
  }

  Checked<Done> play(Move move, const std::string& otherwise) {
    const Rules::Moves legal = Rules::moves(state_, state_.chooser);
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) return Error{otherwise + "."};
    moves_.push_back(move);
    Rules::play(state_, state_.chooser, move);
    return Done();
  }

  /// The current word as it was typed.
  std::string quoted() const {
    const std::string_view word = words_[at_];
    return in_quotes(typed_.substr(static_cast<std::size_t>(word.data() - text_.data()), word.size()));
  }

  static constexpr int kMostAlike = 10;  // all dice of a colour

  State state_;
  std::string_view typed_;
  std::string text_;                     // the same, tidied
  std::vector<std::string_view> words_;  // of text_
  std::size_t at_ = 0;
  std::vector<Move> moves_;
};

}  // namespace

Checked<std::vector<Move>> Typed::read_typed(const View& view, std::string_view text) {
  return TypedLine(view, text).read();
}

}  // namespace alea::blazing_spuds
