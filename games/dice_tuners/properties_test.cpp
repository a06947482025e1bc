// Invariants, checked throughout random games.
#include "games/dice_tuners/table_for_tests.h"
#include "gtest/gtest.h"

namespace alea::dice_tuners {
namespace {

constexpr int kGames = 150;

TEST(Properties, no_card_is_lost_or_found) {  // DT-3, DT-4
  along_random_games(kGames, [](const State& state) {
    CardSet all = state.deck + state.discards;
    int cards = state.deck.size() + state.discards.size();
    const auto add = [&](CardSet more) {
      all = all + more;
      cards += more.size();
    };
    const auto add_one = [&](Card card) {
      CardSet one;
      if (card != kNoCard) one.add(card);
      add(one);
    };
    add_one(state.top);
    const bool is_secret = state.phase == Phase::bid || state.phase == Phase::play;
    for (const Seat seat : Seats::all(state.players)) {
      add(state.player(seat).hand);
      if (!is_secret) add_one(state.player(seat).card);
    }
    const auto named = static_cast<int>(state.content().cards.size());
    ASSERT_EQ(all, CardSet(named, state.players));
    ASSERT_EQ(cards, named + state.players);
  });
}

TEST(Properties, no_hero_is_lost_or_found) {  // DT-4, DT-28
  along_random_games(kGames, [](const State& state) {
    int heroes = state.hero_deck.size() + state.hero_discards.size() + state.market.size();
    HeroSet all = state.hero_deck;
    state.hero_discards.each([&](HeroCard hero) { all.add(hero); });
    state.market.each([&](HeroCard hero) { all.add(hero); });
    for (const Seat seat : Seats::all(state.players)) {
      if (state.player(seat).hero == kNoHero) continue;
      all.add(state.player(seat).hero);
      ++heroes;
    }
    ASSERT_EQ(all, HeroSet(state.content().heroes.size()));
    ASSERT_EQ(heroes, static_cast<int>(state.content().heroes.size()));
  });
}

TEST(Properties, all_dice_are_somewhere_once_the_round_has_begun_to_roll) {  // DT-1
  along_random_games(kGames, [](const State& state) {
    if (state.roll == 0) return;
    int dice = state.row.size() + state.aside.size();
    for (const Colour colour : kAllColours) dice += state.left[colour] + state.loose[colour];
    for (const Seat seat : Seats::all(state.players)) {
      const Player& player = state.player(seat);
      dice += player.dice.size();
      for (const Side side : kSides) dice += player.at(side).is_none() ? 0 : 1;
    }
    ASSERT_EQ(dice, 3 * (state.players + 1));
  });
}

TEST(Properties, nobody_chooses_with_more_than_four_cards_but_what_to_discard) {  // DT-6
  along_random_games(kGames, [](const State& state) {
    if (Game::turn(state).is_chance() || state.phase == Phase::bid || state.phase == Phase::discard) return;
    for (const Seat seat : Seats::all(state.players)) ASSERT_LE(state.player(seat).hand.size(), kHandLimit);
  });
}

TEST(Properties, the_public_size_of_a_hand_is_right) {
  along_random_games(kGames, [](const State& state) {
    for (const Seat seat : Seats::all(state.players)) {
      ASSERT_EQ(state.player(seat).held, state.player(seat).hand.size());
    }
  });
}

/// Effects give VP too.
TEST(Properties, vp_are_won_in_duels_and_by_effects_only) {  // DT-26, DT-27
  along_random_games(kGames, [](const State& state) {
    int vp = 0;
    int can_score = 0;
    for (const Seat seat : Seats::all(state.players)) vp += state.player(seat).vp;
    for (const Hero& hero : state.content().heroes) {
      can_score += (hero.skill.action == Action::score ? 1 : 0) + (hero.overdrive.action == Action::score ? 1 : 0);
    }
    for (const StrategyCard& card : state.content().cards) can_score += card.effect.action == Action::score ? 1 : 0;
    // Every duel gives one VP, that of three fronts two. Effects add at most four for each seat.
    const int duels = duels_of(state.players) + (state.players == 3 ? 1 : 0);
    const int by_effects = can_score > 0 ? 4 * duels * state.players : 0;
    ASSERT_LE(vp, state.round * (duels + by_effects));
  });
}

TEST(Properties, a_duel_has_one_winner_or_none) {  // DT-25
  along_random_games(kGames, [](const State& state) {
    if (state.duel == kNoDuel) return;
    for (int duel = 0; duel < duels_of(state.players); ++duel) {
      const DuelResult& result = state.results[static_cast<std::size_t>(duel)];
      if (result.kind == DuelResult::Kind::won) {
        ASSERT_TRUE(duellists_of(state, duel).has(result.winner));
      }
      if (duel > state.duel) {
        ASSERT_EQ(result.kind, DuelResult::Kind::none);
      }
    }
  });
}

TEST(Properties, nothing_on_fire_is_left_over_between_rounds) {  // DT-28
  along_random_games(kGames, [](const State& state) {
    if (state.duel != kNoDuel) return;
    ASSERT_TRUE(state.on_fire.empty() && state.duellists.empty() && state.users.empty() && state.keepers.empty());
    for (const Seat seat : Seats::all(state.players)) ASSERT_FALSE(state.player(seat).has_overdrive);
  });
}

}  // namespace
}  // namespace alea::dice_tuners
