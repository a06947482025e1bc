#include "games/dualing_dice/progress.h"

#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

namespace alea::dualing_dice {
namespace {

constexpr std::size_t kMostSteps = 400'000;  // tens of milliseconds

struct SummaryHash {
  static_assert(std::has_unique_object_representations_v<Summary>);
  std::size_t operator()(const Summary& summary) const {
    return std::hash<std::string_view>()({reinterpret_cast<const char*>(&summary), sizeof(Summary)});
  }
};

/// The different summaries after a round, numbered.
class Layer {
 public:
  std::size_t number_of(const Summary& summary) {
    const auto [found, is_new] = numbers_.try_emplace(summary, summaries_.size());
    if (is_new) summaries_.push_back(summary);
    return found->second;
  }
  const std::vector<Summary>& summaries() const { return summaries_; }

 private:
  std::vector<Summary> summaries_;
  std::unordered_map<Summary, std::size_t, SummaryHash> numbers_;
};

/// Dice with the same effect on the empty summary have the same effect on all summaries.
struct Effects {
  explicit Effects(Conditions conditions) {
    Layer singles;
    for (int face = 0; face < kAllFaces; ++face) {
      const SavedDie die = die_with(face);
      Summary single;
      single.add(conditions, die);
      const std::size_t effect = singles.number_of(single);
      if (effect == dice.size()) {
        dice.push_back(die);
        has_white.push_back(false);
        colours.push_back(0);
      }
      of_face[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(effect);
      if (die.is_white) {
        has_white[effect] = true;
      } else {
        colours[effect] |= 1U << static_cast<unsigned>(die.kind);
      }
    }
  }

  std::array<std::uint8_t, kAllFaces> of_face{};
  std::vector<SavedDie> dice;  // one for each effect
  // The dice that have it
  std::vector<bool> has_white;
  std::vector<unsigned> colours;  // one bit for each kind
};

using Layers = std::array<Layer, kRounds>;
constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();

/// Finds all summaries after 0 to 4 rounds. Calls step(round, from, effect, to) for each die that leads from one to
/// another, or to kNowhere. False if there are too many.
template <class Step>
bool enumerate(Conditions conditions, const Effects& effects, Layers& layers, Step step) {
  layers[0].number_of(Summary());
  std::size_t all_steps = 0;
  for (std::size_t round = 0; round < kRounds; ++round) {
    const std::vector<Summary>& summaries = layers[round].summaries();
    all_steps += summaries.size() * effects.dice.size();
    if (all_steps > kMostSteps) return false;
    if (round + 1 == kRounds) break;
    for (std::size_t from = 0; from < summaries.size(); ++from) {
      for (std::size_t effect = 0; effect < effects.dice.size(); ++effect) {
        Summary more = summaries[from];
        more.add(conditions, effects.dice[effect]);
        const bool is_hopeless = more.is_hopeless(conditions, kRounds - 1 - static_cast<int>(round));
        step(round, from, effect, is_hopeless ? kNowhere : layers[round + 1].number_of(more));
      }
    }
  }
  return true;
}

/// Sets of colour dice, one bit for each set, with one more die of this kind. Sets that have it already are left out.
constexpr std::uint64_t with_colour(std::uint64_t sets, unsigned kind) {
  // By kind, the sets of colour dice without it, as bits
  constexpr std::array<std::uint64_t, kColourKinds> kWithout{0x5555555555555555, 0x3333333333333333,
                                                             0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                             0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
  return (sets & kWithout[kind]) << (1U << kind);
}

/// The sets of colour dice after a die with this effect.
std::uint64_t with_effect(const Effects& effects, std::size_t effect, std::uint64_t sets) {
  std::uint64_t after = effects.has_white[effect] ? sets : 0;
  for (unsigned kind = 0; kind < kColourKinds; ++kind) {
    if ((effects.colours[effect] >> kind & 1U) != 0) after |= with_colour(sets, kind);
  }
  return after;
}

/// For each summary of a layer and each effect, the summary in the next layer.
using Steps = std::vector<std::size_t>;

/// Merges summaries that lead to the same stages into one stage. `stage_of` maps the next layer's summaries to stages
/// and becomes the same for this layer; returns the next stages of each stage. From stage 0 everything leads to stage
/// 0.
std::vector<Progress::Stage> merge(const Steps& steps, std::size_t effects, std::vector<Progress::Stage>& stage_of) {
  std::unordered_map<std::u16string, Progress::Stage> stages;
  std::vector<Progress::Stage> next(effects, Progress::kLost);
  stages.emplace(std::u16string(effects, Progress::kLost), Progress::kLost);
  std::vector<Progress::Stage> merged(steps.size() / effects);
  std::u16string row(effects, 0);
  for (std::size_t i = 0; i < merged.size(); ++i) {
    for (std::size_t effect = 0; effect < effects; ++effect) {
      const std::size_t step = steps[i * effects + effect];
      row[effect] = step == kNowhere ? Progress::kLost : stage_of[step];
    }
    const auto [found, is_new] = stages.try_emplace(row, static_cast<Progress::Stage>(stages.size()));
    if (is_new) next.insert(next.end(), row.begin(), row.end());
    merged[i] = found->second;
  }
  stage_of = std::move(merged);
  return next;
}

}  // namespace

std::optional<Progress> Progress::of(Conditions conditions) {
  const Effects effects(conditions);
  Progress progress;
  progress.effect_ = effects.of_face;
  progress.effects_ = effects.dice.size();

  Layers layers;
  std::array<Steps, kRounds> steps;
  const bool is_simple =
      enumerate(conditions, effects, layers,
                [&](std::size_t round, std::size_t, std::size_t, std::size_t to) { steps[round].push_back(to); });
  if (!is_simple) return std::nullopt;
  for (const Summary& summary : layers.back().summaries()) {
    for (const SavedDie die : effects.dice) {
      Summary all = summary;
      all.add(conditions, die);
      steps.back().push_back(all.meets(conditions) ? kMet : kLost);
    }
  }

  std::vector<Stage> stage_of{kLost, kMet};
  for (std::size_t round = kRounds; round-- > 0;) {
    progress.next_[round] = merge(steps[round], progress.effects_, stage_of);
  }
  progress.start_ = stage_of[0];
  return progress;
}

Progress::Feasibility Progress::feasibility(Conditions conditions) {
  const Effects effects(conditions);
  Layers layers;
  // For each summary, the sets of colour dice that lead to it
  std::array<std::vector<std::uint64_t>, kRounds> sets;
  sets[0] = {1};  // the empty set
  const bool is_simple = enumerate(conditions, effects, layers,
                                   [&](std::size_t round, std::size_t from, std::size_t effect, std::size_t to) {
                                     if (to == kNowhere) return;
                                     std::vector<std::uint64_t>& next = sets[round + 1];
                                     if (to == next.size()) next.push_back(0);
                                     next[to] |= with_effect(effects, effect, sets[round][from]);
                                   });
  if (!is_simple) return Feasibility::too_complex;
  for (std::size_t i = 0; i < sets.back().size(); ++i) {
    for (std::size_t effect = 0; effect < effects.dice.size(); ++effect) {
      if (with_effect(effects, effect, sets.back()[i]) == 0) continue;
      Summary all = layers.back().summaries()[i];
      all.add(conditions, effects.dice[effect]);
      if (all.meets(conditions)) return Feasibility::possible;
    }
  }
  return Feasibility::impossible;
}

std::array<Progress::ColourSets, kRounds + 1> Progress::reachable() const {
  std::array<ColourSets, kRounds + 1> sets;
  for (int round = 0; round <= kRounds; ++round) {
    sets[static_cast<std::size_t>(round)].resize(static_cast<std::size_t>(stages(round)));
  }
  sets[0][start_] = 1;  // the empty set
  for (std::size_t round = 0; round < kRounds; ++round) {
    for (std::size_t stage = kLost + 1; stage < sets[round].size(); ++stage) {
      const std::uint64_t here = sets[round][stage];
      if (here == 0) continue;
      for (int face = 0; face < kAllFaces; ++face) {
        std::uint64_t& there = sets[round + 1][after(static_cast<int>(round), static_cast<Stage>(stage), face)];
        if (face < kWhiteFaces) {
          there |= here;
        } else {
          there |= with_colour(here, static_cast<unsigned>(die_with(face).kind));
        }
      }
    }
  }
  return sets;
}

}  // namespace alea::dualing_dice
