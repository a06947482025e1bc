// The short forms of answers (questions.h).
#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "engine/text.h"
#include "games/dice_tuners/notation.h"
#include "games/dice_tuners/questions.h"
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {
namespace {

char lower(char one) { return one >= 'A' && one <= 'Z' ? static_cast<char>(one - 'A' + 'a') : one; }

/// Whether `text` begins with `start`, in capitals or not.
bool begins_with(std::string_view text, std::string_view start) {
  return text.size() >= start.size() && std::equal(start.begin(), start.end(), text.begin(),
                                                   [](char one, char other) { return lower(one) == lower(other); });
}

bool is_same(std::string_view text, std::string_view other) {
  return text.size() == other.size() && begins_with(text, other);
}

/// Whether the word begins one of the words of a name. Less than three letters say too little.
bool is_word_of(std::string_view word, std::string_view name) {
  constexpr std::size_t kLeastLetters = 3;
  if (word.size() < kLeastLetters) return false;
  const auto parts = split(name, ' ');
  return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) { return begins_with(part, word); });
}

std::string_view name_of(const State& table, Card card) {
  return is_named(card) ? std::string_view(table.content().cards[index(card)].name) : "bluff";
}

/// R4 for a red card of value 4.
std::string code_of(const State& table, Card card) {
  if (!is_named(card)) return "bluff";
  const StrategyCard& data = table.content().cards[index(card)];
  return letter(data.colour) + std::to_string(data.value);
}

bool means(const State& table, std::string_view word, Card card) {
  return is_same(word, code_of(table, card)) || is_word_of(word, name_of(table, card));
}

std::optional<Colour> colour_named(char typed) {
  for (const Colour colour : kAllColours) {
    if (lower(letter(colour)) == lower(typed)) return colour;
  }
  return std::nullopt;
}

std::optional<Side> side_named(std::string_view word) {
  for (const Side side : kSides) {
    if (begins_with(text_of(side), word)) return side;
  }
  return std::nullopt;
}

bool is_die(std::string_view word) {
  return std::any_of(kDieNames.begin(), kDieNames.end(), [&](std::string_view name) { return is_same(word, name); });
}

Error not_a_choice(std::string_view word) {
  return Error{in_quotes(word) + " is not one of your choices. Type a number or a name."};
}

/// Reads the words one answer at a time, and plays the answers on its own table to know what comes next. The table is
/// that of a view, so it stops where others or chance decide.
class AnswerReader {
 public:
  AnswerReader(const View& view, std::string_view text) : table_(view.table), seat_(*view.viewer.seat()) {
    for (const std::string_view word : split(text, ' ')) {
      if (!word.empty()) words_.push_back(word);
    }
  }

  Checked<std::vector<Move>> read() {
    if (words_.empty()) return Error{"Type one of your choices."};
    std::vector<Move> answers;
    while (has_words()) {
      if (!can_go_on(answers)) return Error{"You cannot decide on " + in_quotes(word()) + " yet."};
      answers.push_back(TRY(next()));
    }
    return answers;
  }

 private:
  bool has_words() const { return at_ < words_.size(); }
  std::string_view word() const { return words_[at_]; }

  /// Plays the last answer. After a secret choice nobody knows what comes next.
  bool can_go_on(const std::vector<Move>& answers) {
    if (answers.empty()) return true;
    if (table_.phase == Phase::bid || table_.phase == Phase::play) return false;
    Rules::play(table_, seat_, answers.back());
    return Rules::turn(table_).seats().has(seat_);
  }

  Checked<Move> next() {
    switch (table_.phase) {
      case Phase::add: return added();
      case Phase::bid:
      case Phase::spend:
      case Phase::play:
      case Phase::discard: return card();
      case Phase::hire: return hero();
      case Phase::extra: return extra();
      case Phase::draft: return drafted();
      case Phase::deploy: return deployed();
      default: return plain();
    }
  }

  template <class Fits>
  std::vector<Move> offered(Fits fits) const {
    std::vector<Move> found;
    for (const Move& move : Rules::moves(table_, seat_)) {
      if (fits(move)) found.push_back(move);
    }
    return found;
  }

  Checked<Move> only(const std::vector<Move>& found, Error none) {
    if (found.empty()) return none;
    if (found.size() > 1) return Error{"Several of your choices match " + in_quotes(word()) + "."};
    ++at_;
    return found.front();
  }

  /// The other words of a name that has been recognized.
  void skip_rest_of(std::string_view name) {
    while (has_words() && is_word_of(word(), name)) ++at_;
  }

  Checked<Move> card() {
    const auto found =
        offered([&](Move move) { return move.kind() != Move::Kind::enough && means(table_, word(), move.card()); });
    const Move move = TRY(only(found, why_not_card()));
    skip_rest_of(name_of(table_, move.card()));
    return move;
  }

  Error why_not_card() const {
    std::optional<Card> held;
    table_.player(seat_).hand.each_kind([&](Card card) {
      if (means(table_, word(), card)) held = card;
    });
    if (held) return Error{code_of(table_, *held) + " cannot be played: no die of its colour was put aside."};
    return not_a_choice(word());
  }

  /// A second card; or a hero, which means that none is added.
  Checked<Move> added() {
    const auto enough = offered([](Move move) { return move.kind() == Move::Kind::enough; });
    if (!enough.empty() && begins_with("enough", word())) {
      ++at_;
      return enough.front();
    }
    return !enough.empty() && names_hero() ? Checked<Move>(enough.front()) : card();
  }

  bool names_hero() const {
    bool found = false;
    table_.market.each([&](HeroCard hero) { found = found || is_word_of(word(), data(hero).name); });
    return found;
  }

  const Hero& data(HeroCard hero) const { return table_.content().heroes[index(hero)]; }

  Checked<Move> hero() {
    const auto found = offered([&](Move move) { return is_word_of(word(), data(move.hero()).name); });
    const Move move = TRY(only(found, why_not_hero()));
    skip_rest_of(data(move.hero()).name);
    return move;
  }

  Error why_not_hero() const {
    std::string reason;
    table_.market.each([&](HeroCard hero) {
      if (!is_word_of(word(), data(hero).name)) return;
      reason = data(hero).name + " costs " + std::to_string(data(hero).cost) + ", and you have spent " +
               std::to_string(table_.player(seat_).paid) + ".";
    });
    return reason.empty() ? not_a_choice(word()) : Error{std::move(reason)};
  }

  /// The colours of the extra dice, in any order, in one word or several.
  Checked<Move> extra() {
    const std::string_view first = word();
    ColourCounts dice;
    for (; has_words(); ++at_) {
      for (const char one : word()) {
        const std::optional<Colour> colour = colour_named(one);
        if (!colour) return not_a_choice(word());
        dice.add(*colour, 1);
        if (dice[*colour] > table_.players) return not_a_choice(word());
      }
    }
    const auto found = offered([&](Move move) { return move.colours() == dice; });
    if (found.empty()) return not_a_choice(first);
    return found.front();
  }

  Checked<Move> drafted() {
    const auto found = offered([&](Move move) { return is_same(word(), text_of(move.die())); });
    return only(found,
                is_die(word()) ? Error{"There is no " + std::string(word()) + " to take."} : not_a_choice(word()));
  }

  /// A die and a side, in any order; one of them if it says enough.
  Checked<Move> deployed() {
    std::optional<std::string_view> die;
    std::optional<Side> side;
    while (has_words() && (is_die(word()) ? !die : side_named(word()) && !side)) {
      if (is_die(word())) {
        die = word();
      } else {
        side = side_named(word());
      }
      ++at_;
    }
    if (!die && !side) return not_a_choice(word());
    const auto of_die = offered([&](Move move) { return !die || is_same(*die, text_of(move.die())); });
    if (of_die.empty()) return Error{"You have no " + std::string(*die) + " to place."};
    const auto found = offered(
        [&](Move move) { return (!die || is_same(*die, text_of(move.die()))) && (!side || move.side() == *side); });
    if (found.empty()) return Error{"There is a die on that side already."};
    if (found.size() > 1) return Error{die ? "On which side: left, front or right?" : "Which die goes there?"};
    return found.front();
  }

  /// Choices written as one word; yes and no where they answer the question.
  Checked<Move> plain() {
    const Rules::Moves moves = Rules::moves(table_, seat_);
    if (table_.phase != Phase::retreat && (begins_with("yes", word()) || begins_with("no", word()))) {
      return moves[lower(words_[at_++].front()) == 'y' ? 0 : 1];
    }
    return only(offered([&](Move move) { return begins_with(Notation::write(move), word()); }), not_a_choice(word()));
  }

  State table_;
  Seat seat_;
  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
};

}  // namespace

Checked<std::vector<Move>> Questions::read_typed(const View& view, std::string_view text) {
  return AnswerReader(view, text).read();
}

}  // namespace alea::dice_tuners
