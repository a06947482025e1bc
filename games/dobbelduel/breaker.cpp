#include "games/dobbelduel/breaker.h"

#include <algorithm>
#include <cassert>

#include "games/dobbelduel/rolls.h"
#include "games/dobbelduel/rules.h"
#include "games/dobbelduel/search.h"

namespace alea::dobbelduel {
namespace {

// How many placements are valued a second time. The first estimate is never so wrong that the best is not among them.
constexpr int kSecondLooks = 16;

/// Best first. Equal values are in an arbitrary but fixed order.
void sort(RankedMove* begin, RankedMove* end) {
  std::sort(begin, end, [](const RankedMove& a, const RankedMove& b) {
    return a.value > b.value || (a.value == b.value && a.move.row().packed() < b.move.row().packed());
  });
}

std::span<const Row> span_of(const PossibleCodes& possible) { return {possible.begin(), possible.size()}; }

/// DO-7. Solving cannot be undone, so where it looks better, another effort is valued again with a deeper search.
Ranking rank_decisions(const State& table, const Prospects& prospects, Allowance& allowance) {
  const PossibleCodes possible = possible_codes(table);
  const int codes = static_cast<int>(possible.size());
  const float solution = prospects.solution(codes, table.efforts, table.white_dice);
  float effort = prospects.effort(codes, table.efforts, table.white_dice);
  if (codes > 1 && !allowance.is_used_up()) {
    Search search(prospects, span_of(possible), table.efforts, table.white_dice, allowance);
    effort = search.effort_in_one_ply().value_or(effort);
    if (effort <= solution) effort = search.effort_in_two_plies().value_or(effort);
  }
  const double wrong = prospects.stakes().worth(0);
  Ranking ranking;
  if (effort > solution) ranking.add(Move::effort(), wrong + effort);
  ranking.add(Move::solve(), wrong + solution);
  if (effort <= solution) ranking.add(Move::effort(), wrong + effort);
  return ranking;
}

/// Values the first placements of the ranking again; the rest stay behind them. Before the first effort all columns are
/// alike, so placements of the same dice have the same value.
void look_twice(Ranking& ranking, Search& search, bool columns_are_alike, double wrong) {
  RankedMove* at = ranking.begin();
  for (int looked = 0; at != ranking.end() && looked < kSecondLooks; ++at) {
    if (columns_are_alike) {
      const RankedMove* const same = std::find_if(ranking.begin(), at, [at](const RankedMove& before) {
        return Rolls::number_of(before.move.row()) == Rolls::number_of(at->move.row());
      });
      if (same != at) {
        at->value = same->value;
        continue;
      }
    }
    const std::optional<float> value = search.placement(at->move.row());
    if (!value) break;
    at->value = wrong + *value;
    ++looked;
  }
  if (at == ranking.begin()) return;
  sort(ranking.begin(), at);
  const double least = (at - 1)->value;
  std::for_each(at, ranking.end(), [least](RankedMove& move) { move.value = std::min(move.value, least); });
}

Ranking rank_placements(const State& table, const Prospects& prospects, Allowance& allowance) {
  const PossibleCodes possible = possible_codes(table);
  const double wrong = prospects.stakes().worth(0);
  const auto codes = static_cast<float>(possible.size());
  Ranking ranking;
  visit_splits(CodeSet(span_of(possible)), table.rolled, Tried::all, [&](Row row, const Sizes& sizes) {
    float sum = 0;
    for (const int size : sizes) {
      if (size > 0) {
        sum += static_cast<float>(size) * prospects.best(size, table.efforts + 1, table.white_dice - row.dice());
      }
    }
    ranking.add(Move::place(row), wrong + sum / codes);
    return true;
  });
  sort(ranking.begin(), ranking.end());
  if (possible.size() > 1 && !allowance.is_used_up()) {
    Search search(prospects, span_of(possible), table.efforts, table.white_dice, allowance);
    look_twice(ranking, search, table.efforts == 0, wrong);
  }
  return ranking;
}

/// DO-9. All possible codes are equally good; columns that are already set cannot be changed.
Ranking rank_values(const State& table, const Prospects& prospects) {
  const PossibleCodes possible = possible_codes(table);
  const int codes = static_cast<int>(possible.size());
  const double wrong = prospects.stakes().worth(0);
  const float right = prospects.solution(codes, table.efforts, table.white_dice);
  Ranking ranking;
  for (const Move move : Rules::moves(table, table.breaker())) {
    const Row solution = table.solution.with(move.row());
    const bool can_be = std::any_of(possible.begin(), possible.end(), [solution](Row code) {
      return Marks::of(solution, code).equal == solution.dice();
    });
    ranking.add(move, can_be ? wrong + right : wrong);
  }
  sort(ranking.begin(), ranking.end());
  return ranking;
}

/// The table once its last effort is marked as it should be.
State marked_honestly(State table) {
  Effort& last = table.rows[table.efforts - 1U];
  last.marks = Marks::of(last.dice, table.code);
  table.phase = Phase::decide;
  return table;
}

/// DO-12. A wrong mark gives the breaker the score of a right solution now (DO-13). The breaker cannot score more, so
/// honest marks are never worse. After an earlier wrong mark, all are worth the same.
Ranking rank_marks(const State& table, const Prospects& prospects) {
  const Stakes stakes = prospects.stakes();
  const auto value = [&](double breakers) { return stakes.is_target() ? 1 - breakers : -breakers; };
  const State marked = marked_honestly(table);
  const Score so_far = Rules::score(marked);
  const bool is_lost = so_far.wrong_effort > 0;
  const double lost = stakes.worth(is_lost ? so_far.points : score_of_broken_code(table.efforts, table.white_dice));
  const auto goes_on = [&] {
    const int codes = static_cast<int>(possible_codes(marked).size());
    return stakes.worth(0) + prospects.best(codes, table.efforts, table.white_dice);
  };
  const Move honest = Move::mark(marked.rows[table.efforts - 1U].marks);

  Ranking ranking;
  ranking.add(honest, value(is_lost ? lost : goes_on()));
  for (const Move move : Rules::moves(table, table.maker())) {
    if (move != honest) ranking.add(move, value(lost));
  }
  return ranking;
}

/// The breaker of a match before the last expects points. The maker can only expect to be so many behind.
Worth worth_for_mover(const State& table) {
  if (Prospects::of(table).stakes().is_target()) return Worth::chance;
  return table.phase == Phase::mark ? Worth::lead : Worth::points;
}

Fact about_mark(const State& table, Marks marks) {
  const State honest = marked_honestly(table);
  if (const int wrong = Rules::score(honest).wrong_effort; wrong > 0) return {"reason.wrong_before", {{"n", wrong}}};
  return {honest.rows[table.efforts - 1U].marks == marks ? "reason.honest" : "reason.wrong_mark", {}};
}

}  // namespace

Ranking rank(const View& view, Allowance& allowance) {
  const State& table = view.table;
  const Prospects prospects = Prospects::of(table);
  switch (table.phase) {
    case Phase::decide: return rank_decisions(table, prospects, allowance);
    case Phase::place: return rank_placements(table, prospects, allowance);
    case Phase::solve: return rank_values(table, prospects);
    default: assert(table.phase == Phase::mark && !view.hides_code()); return rank_marks(table, prospects);
  }
}

Move Breaker::greedy(const View& view, std::span<const Move> /*moves*/, SimulationDice& /*dice*/) {
  Allowance none = Allowance::none();
  return dobbelduel::rank(view, none).best().move;
}

std::vector<Ranked<Move>> Breaker::rank(const View& view, const Budget& budget, SimulationDice& /*dice*/) {
  Allowance allowance(budget);
  const Worth worth = worth_for_mover(view.table);
  std::vector<Ranked<Move>> ranked;
  for (const RankedMove& one : dobbelduel::rank(view, allowance)) {
    ranked.push_back({.move = one.move, .value = one.value, .weight = ranked.empty() ? 1.0 : 0.0, .worth = worth});
  }
  return ranked;
}

void Breaker::reasons(const View& view, Move move, Facts& facts) {
  const State& table = view.table;
  if (table.phase == Phase::mark) return facts.push_back(about_mark(table, move.marks()));
  const PossibleCodes possible = possible_codes(table);
  const int codes = static_cast<int>(possible.size());
  switch (move.kind()) {
    case Move::Kind::place: {
      const Parts parts(span_of(possible), move.row());
      std::size_t pairs = 0;  // of codes that get the same marks
      for (int marks = 0; marks < kMarkNumbers; ++marks) pairs += parts[marks].size() * parts[marks].size();
      const int left = std::max(1, static_cast<int>(pairs) / codes);
      facts.push_back({"reason.codes_left", {{"n", codes}, {"left", left}}});
      break;
    }
    case Move::Kind::set: {
      const Row solution = table.solution.with(move.row());
      const auto fitting = std::count_if(possible.begin(), possible.end(), [solution](Row code) {
        return Marks::of(solution, code).equal == solution.dice();
      });
      if (fitting == 0) {
        facts.push_back({"reason.fits_none", {}});
      } else {
        facts.push_back({"reason.fits", {{"n", static_cast<int>(fitting)}}});
      }
      break;
    }
    case Move::Kind::solve: {
      const int points = score_of_broken_code(table.efforts, table.white_dice);
      facts.push_back({codes == 1 ? "reason.sure" : "reason.guess", {{"n", codes}, {"points", points}}});
      break;
    }
    default: facts.push_back({codes == 1 ? "reason.wasted" : "reason.effort", {{"n", codes}}});
  }
}

}  // namespace alea::dobbelduel
