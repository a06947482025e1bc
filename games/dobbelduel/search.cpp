#include "games/dobbelduel/search.h"

#include <algorithm>

#include "games/dobbelduel/rolls.h"

namespace alea::dobbelduel {
namespace {

/// Enough dice of every face for any placement.
constexpr FaceCounts any_dice(int dice) {
  FaceCounts counts;
  for (int face = 0; face < kPips; ++face) counts.add(face, dice);
  return counts;
}

/// The value of placing exactly these dice, before any placement is tried: a single die can always be wasted.
Rolls::Values wasted(float value) {
  Rolls::Values values;
  for (std::size_t number = 0; number < Rolls::kCount; ++number) values[number] = Rolls::dice(number) == 1 ? value : 0;
  return values;
}

}  // namespace

Search::Leaves::Leaves(const Prospects& prospects, int efforts, int least_dice, int most_dice, int codes)
    : least_dice_(std::max(least_dice, 0)), row_(static_cast<std::size_t>(codes) + 1) {
  totals_.reserve(row_ * static_cast<std::size_t>(most_dice - least_dice_ + 1));
  for (int dice = least_dice_; dice <= most_dice; ++dice) {
    totals_.push_back(0);
    for (int left = 1; left <= codes; ++left) {
      totals_.push_back(static_cast<float>(left) * prospects.best(left, efforts, dice));
    }
  }
}

Search::Search(const Prospects& prospects, std::span<const Row> codes, int efforts, int white_dice,
               Allowance& allowance)
    : prospects_(prospects), codes_(codes), efforts_(efforts), white_dice_(white_dice), allowance_(allowance) {}

/// One ply: a placement is worth the estimates of the parts into which it splits the codes.
std::optional<float> Search::effort(const CodeSet& codes, int white_dice, const Leaves& leaves) {
  const int dice = std::min(kDiceToRoll, white_dice);
  Rolls::Values values = wasted(leaves[white_dice - 1][codes.size()]);
  const auto words = static_cast<std::int64_t>(codes.words());
  const bool is_done = visit_splits(codes, any_dice(dice), Tried::telling, [&](Row row, const Sizes& sizes) {
    const int placed = row.dice();
    if (placed > dice) return true;
    const float* const total = leaves[white_dice - placed];
    float sum = 0;
    for (const int size : sizes) sum += total[size];
    float& value = values[Rolls::number_of(row)];
    value = std::max(value, sum);
    return allowance_.spend(words);
  });
  if (!is_done) return std::nullopt;
  return Rolls::average_of_best(values, dice) / static_cast<float>(codes.size());
}

std::optional<float> Search::effort_in_one_ply() {
  const int size = static_cast<int>(codes_.size());
  const Leaves leaves(prospects_, efforts_ + 1, white_dice_ - kDiceToRoll, white_dice_ - 1, size);
  return effort(CodeSet(codes_), white_dice_, leaves);
}

/// The better of solving and another effort, after one effort more than now. Looks one ply ahead.
std::optional<float> Search::best(std::span<const Row> codes, int white_dice) {
  const float solved = prospects_.solution(static_cast<int>(codes.size()), efforts_ + 1, white_dice);
  if (codes.size() == 1 || efforts_ + 1 == kEfforts || white_dice == 0) return solved;
  if (!after_next_) {
    after_next_.emplace(prospects_, efforts_ + 2, white_dice_ - 2 * kDiceToRoll, white_dice_ - 2,
                        static_cast<int>(codes_.size()));
  }
  const std::optional<float> tried = effort(CodeSet(codes), white_dice, *after_next_);
  if (!tried) return std::nullopt;
  return std::max(solved, *tried);
}

std::optional<float> Search::placement(Row row) {
  const Parts parts(codes_, row);
  float sum = 0;
  for (int marks = 0; marks < kMarkNumbers; ++marks) {
    if (parts[marks].empty()) continue;
    const std::optional<float> value = best(parts[marks], white_dice_ - row.dice());
    if (!value) return std::nullopt;
    sum += *value * static_cast<float>(parts[marks].size());
  }
  return sum / static_cast<float>(codes_.size());
}

std::optional<float> Search::effort_in_two_plies() {
  const int dice = std::min(kDiceToRoll, white_dice_);
  const std::optional<float> nothing_learned = best(codes_, white_dice_ - 1);
  if (!nothing_learned) return std::nullopt;
  Rolls::Values values = wasted(*nothing_learned);
  const bool is_done =
      visit_splits(CodeSet(codes_), any_dice(dice), Tried::telling, [&](Row row, const Sizes& /*sizes*/) {
        if (row.dice() > dice) return true;
        const std::optional<float> found = placement(row);
        if (!found) return false;
        float& value = values[Rolls::number_of(row)];
        value = std::max(value, *found);
        return true;
      });
  if (!is_done) return std::nullopt;
  return Rolls::average_of_best(values, dice);
}

}  // namespace alea::dobbelduel
