#include "games/blazing_spuds/outlook.h"

#include <algorithm>

namespace alea::blazing_spuds {
namespace {

// The worths below were fitted to 240,000 games between earlier versions of greedy that made one choice in eight at
// random: a third for each number of players, most of them with the rulebook's backs. They are the weights of a
// logistic regression (softmax over the players) that predicts the winner from the dice on all cards at the start of
// each turn. It was fitted to four games out of five; on the fifth its log loss is 0.641, 0.994 and 1.270 with 2, 3 and
// 4 players, against 0.693, 1.099 and 1.386 for equal chances.

using ByDice = std::array<float, 7>;

/// An action card that cannot be activated, by its side and the number of dice on it.
constexpr std::array<ByDice, 6> kWaiting{{
    {0.25F, 0.00F, -0.11F, -0.24F, -0.32F, -0.39F},  // A Run
    {0.07F, -0.28F},                                 // All of a Kind
    {0.13F, -0.23F, -0.41F, -0.37F},                 // One or Two Pair
    {0.18F},                                         // All Different
    {0.14F},                                         // Reassign
    {0.15F, -0.11F},                                 // Target
}};

/// An action card that can be activated.
constexpr std::array<ByDice, 6> kReady{{
    {0, 0, 0.01F, -0.01F, -0.03F, -0.07F, -0.13F},   // A Run
    {0, 0, -0.29F, -0.26F, -0.24F, -0.18F, -0.18F},  // All of a Kind
    {0, 0, -0.22F, 0, -0.33F},                       // One or Two Pair
    {0, -0.02F, -0.29F, -0.52F},                     // All Different
    {0, -0.28F, -0.56F, -0.80F},                     // Reassign
    {0, 0, -0.42F},                                  // Target
}};

/// The Stove, by the number of dice on it; the last entry is for any higher number.
constexpr std::array<float, 12> kStove{0.71F,  0.33F,  0.12F,  -0.07F, -0.25F, -0.41F,
                                       -0.53F, -0.67F, -0.75F, -0.86F, -0.97F, -1.26F};

/// Few dice in all, by their number and the backs that are up: none, All Different, Reassign, both, then the same with
/// Target. A player without dice has won. That value is not fitted, and is only 5 because a plan may still go wrong.
constexpr float kWon = 5;
constexpr std::array<std::array<float, 8>, 7> kFew{{
    {kWon, kWon, kWon, kWon, kWon, kWon, kWon, kWon},
    {-1.18F, 1.10F, -1.22F, 1.15F, -0.40F, 1.26F, -0.18F, 1.28F},
    {-0.19F, 0.65F, -0.22F, 0.74F, 0.40F, 0.86F, 0.51F, 1.01F},
    {-0.33F, 0.27F, -0.32F, 0.30F, -0.19F, 0.42F, -0.24F, 0.56F},
    {-0.29F, -0.07F, -0.22F, -0.14F, -0.05F, 0.17F, 0.01F, 0.08F},
    {-0.26F, 0.00F, -0.11F, -0.02F, -0.03F, 0.10F, 0.04F, -0.07F},
    {-0.14F, 0.06F, -0.01F, 0.03F, 0.06F, 0.04F, 0.06F, -0.45F},
}};

float worth_of_card(bool is_ready, Side up, int dice) {
  return (is_ready ? kReady : kWaiting)[static_cast<std::size_t>(up)][static_cast<std::size_t>(dice)];
}

float worth_of_stove(int dice) { return kStove[std::min(static_cast<std::size_t>(dice), kStove.size() - 1)]; }

float worth_of_few(int held, unsigned backs) {
  return static_cast<std::size_t>(held) < kFew.size() ? kFew[static_cast<std::size_t>(held)][backs] : 0.0F;
}

/// 1 for All Different, 2 for Reassign, 4 for Target and 0 for a front.
unsigned back_bit(Side side) { return 1U << static_cast<unsigned>(side) >> static_cast<unsigned>(Side::different); }

}  // namespace

Layout::Layout(const Kitchen& kitchen, int held) : stove_(held), held_(held) {
  for (const Card card : kActionCards) {
    const auto at = static_cast<std::size_t>(card);
    on_[at] = kitchen.on(card).by_value();
    up_[at] = kitchen.side(card);
    stove_ -= on_[at].size();
    backs_ |= back_bit(up_[at]);
    weigh(at);
  }
}

void Layout::place(std::size_t card, ValueCounts dice) {
  on_[card] = on_[card] + dice;
  stove_ -= dice.size();
  weigh(card);
}

void Layout::receive() {
  ++stove_;
  ++held_;
}

void Layout::weigh(std::size_t card) {
  const bool is_ready = can_activate(up_[card], on_[card]);
  worth_[card] = worth_of_card(is_ready, up_[card], on_[card].size());
  ready_ = (ready_ & ~(1U << card)) | static_cast<unsigned>(is_ready) << card;
}

float Layout::outlook() const {
  return worth_[0] + worth_[1] + worth_[2] + worth_of_stove(stove_) + worth_of_few(held_, backs_);
}

Layout::Activation Layout::best_activation(const Options& options) const {
  const float cards = worth_[0] + worth_[1] + worth_[2];
  Activation best{.card = Card::stove, .outlook = outlook()};
  each_card(ready_, [&](Card card) {
    const auto at = static_cast<std::size_t>(card);
    const Side turned = other_side(options, card, up_[at]);
    const bool stay = up_[at] == Side::reassign;  // BS-14: its dice are placed again
    const int dice = on_[at].size();
    const float worth = cards - worth_[at] + worth_of_card(false, turned, 0) +
                        worth_of_stove(stove_ + (stay ? dice : 0)) +
                        worth_of_few(held_ - (stay ? 0 : dice), backs_ ^ back_bit(up_[at]) ^ back_bit(turned));
    if (worth > best.outlook) best = {.card = card, .outlook = worth};
  });
  return best;
}

}  // namespace alea::blazing_spuds
