#include "cli/hint_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace alea::cli {
namespace {

std::string in_percent(double share) { return fmt::format("{:.0f}", share * 100); }

/// A value without its unit, which is in the text `play.hint_UNIT`.
std::string in_unit(Worth worth, double value) {
  return is_chance(worth) ? in_percent(value) : fmt::format("{:.1f}", value);
}

std::string worth_text(const Ranked<std::string>& one, const Catalogue& catalogue) {
  const bool is_behind = one.worth == Worth::lead && one.value < 0;
  std::string value = in_unit(one.worth, is_behind ? -one.value : one.value);
  if (one.margin > 0) value += " ± " + in_unit(one.worth, one.margin);
  const std::string_view unit = is_behind ? "behind" : name_of(one.worth);
  return catalogue.text(fmt::format("play.hint_{}", unit), {{"value", value}});
}

/// Whether all values are known to be nearly the same.
bool makes_little_difference(const std::vector<bots::Advice>& moves) {
  constexpr double kLittle = 0.01;
  const Ranked<std::string>& first = moves.front().ranked;
  return std::all_of(moves.begin(), moves.end(), [&](const bots::Advice& one) {
    return first.value - one.ranked.value + first.margin + one.ranked.margin < kLittle;
  });
}

}  // namespace

std::string hint_line(const std::vector<bots::Advice>& moves, std::size_t at, std::string_view choice,
                      const Catalogue& catalogue) {
  const Ranked<std::string>& one = moves[at].ranked;
  const std::string_view key = at == 0 ? "play.hint" : moves[at].is_equal ? "play.hint_equal" : "play.hint_next";
  std::string line = catalogue.text(key, {{"choice", std::string(choice)}, {"worth", worth_text(one, catalogue)}});
  const bool is_mixed = one.weight > 0 && moves.front().ranked.weight < 1;
  if (is_mixed) line += catalogue.text("play.hint_mixed", {{"share", in_percent(one.weight)}});
  return line;
}

std::vector<std::string> hint_remarks(const std::vector<bots::Advice>& moves, std::size_t shown,
                                      const Catalogue& catalogue) {
  std::vector<std::string> remarks;
  const auto equal = static_cast<std::size_t>(
      std::count_if(moves.begin(), moves.end(), [](const bots::Advice& one) { return one.is_equal; }));
  if (equal > shown) remarks.push_back(catalogue.text("play.hint_more", {{"n", std::to_string(equal - shown)}}));
  if (makes_little_difference(moves)) remarks.push_back(catalogue.text("play.hint_little"));
  return remarks;
}

}  // namespace alea::cli
