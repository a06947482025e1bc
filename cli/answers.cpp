#include "cli/answers.h"

#include "engine/simulation_dice.h"
#include "engine/text.h"

namespace alea::cli {
namespace {

using Moves = std::vector<std::string>;

/// The choices of the seat after its forced moves; none if chance or another player acts first.
Moves next_choices(AnyState& state, Seat seat) {
  Moves moves = state.moves(seat);
  while (moves.size() == 1 && state.play(seat, moves.front())) moves = state.moves(seat);
  return moves;
}

Error misfit(const std::vector<std::int64_t>& numbers, std::size_t at, std::size_t choices,
             const Catalogue& catalogue) {
  Moves before;
  for (std::size_t i = 0; i < at; ++i) before.push_back(std::to_string(numbers[i]));
  const Catalogue::Texts arguments{{"before", joined(before, " ")},
                                   {"text", in_quotes(std::to_string(numbers[at]))},
                                   {"n", std::to_string(choices)}};
  if (at == 0) return Error{catalogue.text("play.not_a_choice", arguments)};
  return Error{catalogue.text(choices == 0 ? "play.answers_end" : "play.answers_misfit", arguments)};
}

Checked<Moves> read_in(AnyState& state, Seat seat, const std::vector<std::int64_t>& numbers,
                       const Catalogue& catalogue) {
  Moves meant;
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    const Moves choices = next_choices(state, seat);
    if (numbers[at] < 1 || numbers[at] > static_cast<std::int64_t>(choices.size())) {
      return misfit(numbers, at, choices.size(), catalogue);
    }
    meant.push_back(choices[static_cast<std::size_t>(numbers[at] - 1)]);
    TRY(state.play(seat, meant.back()));
  }
  return meant;
}

}  // namespace

Checked<std::vector<std::string>> read_answers(const AnyState& state, Seat seat,
                                               const std::vector<std::int64_t>& numbers, const Catalogue& catalogue) {
  const int worlds = state.game().about().has_secrets ? 8 : 1;
  LocalDice dice(0);
  Moves meant;
  for (int i = 0; i < worlds; ++i) {
    Moves moves = TRY(read_in(*state.imagine(seat, dice), seat, numbers, catalogue));
    if (i > 0 && moves != meant) return Error{catalogue.text("play.answers_unclear")};
    meant = std::move(moves);
  }
  return meant;
}

}  // namespace alea::cli
