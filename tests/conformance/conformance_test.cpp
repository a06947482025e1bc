// Runs the conformance battery on every registered game, with every player count and combination of options.
#include <string>
#include <vector>

#include "cli/layout.h"
#include "engine/study.h"
#include "engine/text.h"
#include "games/registry.h"
#include "games/visit_game.h"
#include "gtest/gtest.h"
#include "lab/report_text.h"
#include "tests/conformance/battery.h"

namespace alea::conformance {
namespace {

using Settings = std::vector<OptionSetting>;

/// All combinations of flags and words, with every number at its minimum and its default, and the game's own data.
std::vector<Settings> all_settings(const AnyGame& game) {
  std::vector<Settings> all{{}};
  const std::vector<OptionField> fields = game.options();
  const Settings defaults = game.defaults();
  for (std::size_t i = 0; i < fields.size(); ++i) {
    std::vector<std::string> values(fields[i].words.begin(), fields[i].words.end());
    if (values.empty()) values.push_back(defaults[i].value);
    if (fields[i].kind == OptionField::Kind::number) values.push_back(fields[i].write(fields[i].least));
    std::vector<Settings> longer;
    for (const Settings& settings : all) {
      for (const std::string& value : values) {
        longer.push_back(settings);
        longer.back().push_back({std::string(fields[i].name), value});
      }
    }
    all = std::move(longer);
  }
  return all;
}

class Conformance : public testing::TestWithParam<std::string> {
 protected:
  static const AnyGame& game() { return *find_game(GetParam()); }
};

std::vector<std::string> all_ids() {
  std::vector<std::string> ids;
  for (const AnyGame* game : all_games()) ids.emplace_back(game->about().id);
  return ids;
}

/// Plays kGames games, cycling through all settings and player counts. Long games are limited by their number of
/// events, but every combination is played at least once.
TEST_P(Conformance, holds_in_random_games) {
  constexpr std::size_t kGames = ALEA_GAMES;
  constexpr std::size_t kEvents = kGames * 200;
  const std::vector<Settings> all = all_settings(game());
  const int least = game().about().least_players;
  const int more = game().about().most_players - least;
  const std::size_t counts = static_cast<std::size_t>(more) + 1;
  visit_game(game().about().id, [&]<class G>() {
    std::size_t events = 0;
    for (std::size_t i = 0; i < all.size() * counts || (i < kGames && events < kEvents); ++i) {
      if (HasFailure()) return;
      const int players = least + static_cast<int>(i % counts);
      SCOPED_TRACE(testing::Message() << players << " players, game " << i);
      const Settings& settings = all[i / counts % all.size()];
      events += static_cast<std::size_t>(RandomGame<G>(game(), settings, players, i).play_to_the_end());
    }
  });
}

TEST_P(Conformance, options_outside_their_range_are_refused_with_what_is_allowed) {
  const int players = game().about().least_players;
  for (const OptionField& field : game().options()) {
    for (const std::string& bad : {std::string("maybe"), std::string(), std::to_string(field.most + 1),
                                   std::to_string(field.least - 1), std::string("99999999999999999999")}) {
      const auto refused = game().start({{std::string(field.name), bad}}, players);
      ASSERT_FALSE(refused) << field.name << "=" << bad;
      const bool is_data = field.kind == OptionField::Kind::data;
      const std::string told = is_data ? std::string(field.name) : field.allowed();
      EXPECT_NE(refused.error().reason.find(told), std::string::npos) << refused.error().reason;
    }
  }
  const auto unknown = game().start({{"no_such_option", "on"}}, players);
  ASSERT_FALSE(unknown);
  for (const OptionField& field : game().options()) {
    EXPECT_NE(unknown.error().reason.find(field.name), std::string::npos) << unknown.error().reason;
  }
}

TEST_P(Conformance, player_counts_outside_the_range_are_refused) {
  const About& about = game().about();
  EXPECT_FALSE(game().start({}, about.least_players - 1));
  EXPECT_FALSE(game().start({}, about.most_players + 1));
  EXPECT_TRUE(game().start({}, about.least_players));
  EXPECT_TRUE(game().start({}, about.most_players));
}

/// The names of cards, the headings and the explanations are in it before anything is measured.
TEST_P(Conformance, the_report_of_a_study_fits_a_terminal) {
  constexpr int kWidth = 80;
  visit_game(game().about().id, [&]<class G>() {
    if constexpr (HasStudy<G>) {
      const auto options = read_options<G>(Settings{});
      ASSERT_TRUE(options);
      Report report;
      typename G::Study(options->options, game().about().least_players).report(report);
      const std::string text = lab::report_text(report, kWidth);
      EXPECT_FALSE(text.empty());
      for (const std::string_view line : split(text, '\n')) EXPECT_LE(cli::visible_width(line), kWidth) << line;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(, Conformance, testing::ValuesIn(all_ids()), [](const auto& one) { return one.param; });

}  // namespace
}  // namespace alea::conformance
