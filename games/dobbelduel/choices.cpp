#include "games/dobbelduel/choices.h"

namespace alea::dobbelduel {
namespace {

/// Adds every way to place exactly `dice` more dice of `roll` in column number `column` and those after it.
void place(FaceCounts roll, int dice, std::size_t column, Row row, std::vector<Move>& moves) {
  if (dice == 0) {
    moves.push_back(Move::place(row));
    return;
  }
  if (column == kColumns.size()) return;
  for (int pips = 1; pips <= kPips; ++pips) {  // equal dice give one move
    if (showing(roll, pips) == 0) continue;
    FaceCounts rest = roll;
    rest.add(pips - 1, -1);
    place(rest, dice - 1, column + 1, row.with(kColumns[column], pips), moves);
  }
  place(roll, dice, column + 1, row, moves);
}

}  // namespace

const Choices Choices::kChoices;

Choices::Choices() {
  end_list();
  moves_ = {Move::effort(), Move::solve()};
  end_list();
  for (const Column column : kColumns) {
    for (int pips = 1; pips <= kPips; ++pips) moves_.push_back(Move::set(column, pips));
    end_list();
  }
  for (int dice = 0; dice <= kDiceToRoll; ++dice) {
    for (int equal = dice; equal >= 0; --equal) {
      for (int high = dice - equal; high >= 0; --high) {
        moves_.push_back(Move::mark({.equal = static_cast<std::uint8_t>(equal),
                                     .high = static_cast<std::uint8_t>(high),
                                     .low = static_cast<std::uint8_t>(dice - equal - high)}));
      }
    }
    end_list();
  }
  add_rolls(1, 0, FaceCounts());
}

/// Adds the list of `roll`, which has `dice` dice, and those of all rolls that extend it by dice of `pips` or more.
void Choices::add_rolls(int pips, int dice, FaceCounts roll) {
  if (dice > 0) {
    placements_[number_of(roll)] = static_cast<std::uint8_t>(starts_.size() - 1);
    for (int placed = 1; placed <= dice; ++placed) place(roll, placed, 0, Row(), moves_);
    end_list();
  }
  for (int next = pips; next <= kPips && dice < kDiceToRoll; ++next) {
    FaceCounts longer = roll;
    longer.add(next - 1);
    add_rolls(next, dice + 1, longer);
  }
}

}  // namespace alea::dobbelduel
