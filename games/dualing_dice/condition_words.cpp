#include "games/dualing_dice/condition_words.h"

#include <optional>
#include <string>
#include <vector>

#include "engine/text.h"
#include "games/dualing_dice/notation.h"

namespace alea::dualing_dice {
namespace {

constexpr int kLowestSum = 5;    // five ones
constexpr int kHighestSum = 68;  // the D20, the colour D12 and three white D12s
constexpr int kHighestNumber = 20;

constexpr std::string_view kForms =
    "sum >= 40, sum of white 10 to 15, sum of colour <= 9, sum of white = sum of colour, sum multiple of 7, "
    "spread <= 3, pair, two pairs, three of a kind, full house, all different, run of 4, 5 kinds, or a number of dice "
    "(3, exactly 3, up to 3, all, no) that are white, colour, D12, odd, even, prime, multiples of 3, at least 10, "
    "at most 4, showing 7 or at their highest: 3 white D12, all odd, 2 colour prime at least 10";

struct Phrase {
  std::string_view text;
  Condition condition;
};

Condition within(Measure measure, int least, int most = Range::kOpen) {
  Condition condition;
  condition.measure = measure;
  condition.range = {.least = static_cast<std::uint8_t>(least), .most = static_cast<std::uint8_t>(most)};
  return condition;
}

/// Conditions with only one wording.
std::optional<Condition> fixed_phrase(std::string_view text) {
  static const std::array kPhrases{
      Phrase{"pair", within(Measure::alike, 2)},
      Phrase{"two pairs", within(Measure::pairs, 2)},
      Phrase{"three of a kind", within(Measure::alike, 3)},
      Phrase{"four of a kind", within(Measure::alike, 4)},
      Phrase{"five of a kind", within(Measure::alike, 5)},
      Phrase{"full house", within(Measure::houses, 1)},
      Phrase{"all different", within(Measure::alike, 0, 1)},
      Phrase{"run of 3", within(Measure::run, 3)},
      Phrase{"run of 4", within(Measure::run, 4)},
      Phrase{"run of 5", within(Measure::run, 5)},
      Phrase{"sum of white = sum of colour", within(Measure::balance, 0, 0)},
  };
  for (const Phrase& phrase : kPhrases) {
    if (phrase.text == text) return phrase.condition;
  }
  return std::nullopt;
}

/// Parses the words of one condition, and remembers the first mistake as the reason.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {
    for (const std::string_view word : split(text, ' ')) {
      if (!word.empty()) words_.push_back(word);
    }
  }

  Checked<Condition> read() {
    if (const auto fixed = fixed_phrase(joined(words_, " "))) return *fixed;
    const std::optional<Condition> condition = read_measure();
    if (reason_.empty() && (!condition || at_ < words_.size())) {
      reason_ = in_quotes(text_) + " is not a condition; examples: " + std::string(kForms);
    }
    if (!reason_.empty()) return Error{reason_};
    return *condition;
  }

 private:
  bool take(std::string_view word) {
    if (at_ == words_.size() || words_[at_] != word) return false;
    ++at_;
    return true;
  }
  bool take(std::string_view first, std::string_view second) {
    if (at_ + 1 >= words_.size() || words_[at_] != first || words_[at_ + 1] != second) return false;
    at_ += 2;
    return true;
  }
  /// A number, which is required.
  std::optional<int> number(int least, int most) {
    const std::string_view word = at_ < words_.size() ? words_[at_] : std::string_view();
    const auto number = read_number(word);
    if (number && *number >= least && *number <= most) {
      ++at_;
      return static_cast<int>(*number);
    }
    if (reason_.empty()) {
      reason_ = in_quotes(text_) + " needs a number from " + std::to_string(least) + " to " + std::to_string(most) +
                (word.empty() ? " at its end" : ", not " + in_quotes(word));
    }
    return std::nullopt;
  }

  std::optional<Condition> read_measure() {
    if (take("sum")) {
      if (take("multiple", "of")) return multiple_of_sum();
      if (take("of", "white")) return compared(Measure::white_sum, 1, 60);
      if (take("of", "colour")) return compared(Measure::colour_sum, 1, 56);
      return compared(Measure::sum, kLowestSum, kHighestSum);
    }
    if (take("spread")) return compared(Measure::spread, 0, kHighestNumber - 1);
    return counted();
  }

  std::optional<Condition> multiple_of_sum() {
    Condition condition = within(Measure::remainder, 0, 0);
    condition.divisor = static_cast<std::uint8_t>(number(2, kHighestSum).value_or(0));
    return condition;
  }

  /// `>= N`, `<= N`, `= N` or `N to N`
  std::optional<Condition> compared(Measure measure, int lowest, int highest) {
    if (take(">=")) return within(measure, number(lowest, highest).value_or(0));
    if (take("<=")) return within(measure, 0, number(lowest, highest).value_or(0));
    if (take("=")) {
      const int n = number(lowest, highest).value_or(0);
      return within(measure, n, n);
    }
    if (at_ == words_.size() || !read_number(words_[at_])) return std::nullopt;
    const auto least = number(lowest, highest - 1);
    if (!least || !take("to")) return std::nullopt;
    return within(measure, *least, number(*least + 1, highest).value_or(0));
  }

  /// `N`, `exactly N`, `up to N`, `all` or `no`, and what is counted
  std::optional<Condition> counted() {
    Condition condition = within(Measure::count, 0);
    Range& range = condition.range;
    if (take("all")) {
      range.least = kRounds;
    } else if (take("no")) {
      range.most = 0;
    } else if (take("exactly")) {
      range.least = range.most = static_cast<std::uint8_t>(number(1, kRounds - 1).value_or(0));
    } else if (take("up", "to")) {
      range.most = static_cast<std::uint8_t>(number(1, kRounds - 1).value_or(0));
    } else if (at_ < words_.size() && read_number(words_[at_])) {
      range.least = static_cast<std::uint8_t>(number(1, kRounds).value_or(0));
    } else {
      return std::nullopt;
    }
    if (take("kinds") || take("kind")) {
      condition.measure = Measure::kinds;
      return condition;
    }
    if (!read_trait(condition.trait)) return std::nullopt;
    return condition;
  }

  /// A colour, a kind and requirements for the number, in this order; at least one of them.
  bool read_trait(Trait& trait) {
    if (take("white")) {
      trait.colour = Trait::Colour::white;
    } else if (take("colour")) {
      trait.colour = Trait::Colour::colour;
    }
    for (int kind = 0; kind < kColourKinds && !trait.has_kind; ++kind) {
      if (!take(kind_name(static_cast<Kind>(kind)))) continue;
      trait.has_kind = true;
      trait.kind = static_cast<Kind>(kind);
    }
    read_number_trait(trait);
    return trait != Trait();
  }

  void read_number_trait(Trait& trait) {
    const auto byte = [](std::optional<int> n) { return static_cast<std::uint8_t>(n.value_or(1)); };
    if (take("odd")) {
      trait.parity = Trait::Parity::odd;
    } else if (take("even")) {
      trait.parity = Trait::Parity::even;
    }
    if (take("prime")) trait.is_prime = true;
    if (take("multiples", "of")) trait.multiple_of = byte(number(2, kHighestNumber));
    if (take("at", "least")) {
      trait.number.least = byte(number(2, kHighestNumber));
    } else if (take("at", "most")) {
      trait.number.most = byte(number(1, kHighestNumber - 1));
    } else if (take("showing")) {
      trait.number.least = trait.number.most = byte(number(1, kHighestNumber));
    }
    if (take("at", "their")) trait.is_highest = take("highest");
  }

  std::string_view text_;
  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
  std::string reason_;
};

}  // namespace

Checked<Condition> read_condition(std::string_view text) { return Reader(text).read(); }

}  // namespace alea::dualing_dice
