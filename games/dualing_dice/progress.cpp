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

/// For each summary of a layer and each effect, the summary in the next layer.
using Steps = std::vector<std::size_t>;
constexpr std::size_t kNowhere = std::numeric_limits<std::size_t>::max();

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
  Progress progress;
  // Dice with the same effect on the empty summary have the same effect on all summaries.
  Layer effects;
  std::vector<SavedDie> die_with_effect;
  for (int face = 0; face < kAllFaces; ++face) {
    const SavedDie die = die_with(face);
    Summary single;
    single.add(conditions, die);
    const std::size_t effect = effects.number_of(single);
    if (effect == die_with_effect.size()) die_with_effect.push_back(die);
    progress.effect_[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(effect);
  }
  progress.effects_ = die_with_effect.size();

  std::array<Layer, kRounds> layers;
  layers[0].number_of(Summary());
  std::array<Steps, kRounds> steps;
  std::size_t all_steps = 0;
  for (std::size_t round = 0; round < kRounds; ++round) {
    const std::vector<Summary>& summaries = layers[round].summaries();
    all_steps += summaries.size() * progress.effects_;
    if (all_steps > kMostSteps) return std::nullopt;
    steps[round].reserve(summaries.size() * progress.effects_);
    for (const Summary& summary : summaries) {
      for (const SavedDie die : die_with_effect) {
        Summary more = summary;
        more.add(conditions, die);
        const int left = kRounds - 1 - static_cast<int>(round);
        if (left == 0) {
          steps[round].push_back(more.meets(conditions) ? kMet : kLost);
        } else if (more.is_hopeless(conditions, left)) {
          steps[round].push_back(kNowhere);
        } else {
          steps[round].push_back(layers[round + 1].number_of(more));
        }
      }
    }
  }

  std::vector<Stage> stage_of{kLost, kMet};
  for (std::size_t round = kRounds; round-- > 0;) {
    progress.next_[round] = merge(steps[round], progress.effects_, stage_of);
  }
  progress.start_ = stage_of[0];
  return progress;
}

std::array<Progress::ColourSets, kRounds + 1> Progress::reachable() const {
  // By kind, the sets of colour dice without it, as bits
  constexpr std::array<std::uint64_t, kColourKinds> kWithout{0x5555555555555555, 0x3333333333333333,
                                                             0x0F0F0F0F0F0F0F0F, 0x00FF00FF00FF00FF,
                                                             0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
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
          const auto kind = static_cast<unsigned>(die_with(face).kind);
          there |= (here & kWithout[kind]) << (1U << kind);
        }
      }
    }
  }
  return sets;
}

}  // namespace alea::dualing_dice
