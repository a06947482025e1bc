// Playthroughs: complete games, event by event, in text files that are read and reviewed as diffs.
//
// The files games/GAME/playthroughs/*.txt begin with a header:
//
//   # players 3
//   # seed 5
//   # option play_on on
//   # events 150        optional, if the whole game would be too long to read
//
// The rest is generated from it. To add one, write the header and run tools/playthroughs, which regenerates all of
// them.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <string>
#include <vector>

#include "cli/catalogue.h"
#include "cli/terminal.h"
#include "engine/record.h"
#include "engine/text.h"
#include "games/registry.h"
#include "gtest/gtest.h"

namespace alea {
namespace {

namespace fs = std::filesystem;

struct Heading {
  int players = 2;
  std::uint64_t seed = 1;
  int events = std::numeric_limits<int>::max();
  std::vector<OptionSetting> options;
};

std::string contents(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

Heading read_heading(std::string_view text) {
  Heading heading;
  while (text.starts_with("# ")) {
    std::string_view line = next_part(text, '\n').substr(2);
    const std::string_view word = next_part(line, ' ');
    if (word == "players") heading.players = static_cast<int>(read_number(line).value());
    if (word == "seed") heading.seed = static_cast<std::uint64_t>(read_number(line).value());
    if (word == "events") heading.events = static_cast<int>(read_number(line).value());
    if (word == "option") {
      const std::string_view name = next_part(line, ' ');
      heading.options.push_back({std::string(name), std::string(line)});
    }
  }
  return heading;
}

/// Plays the game described by a header, as a spectator sees it.
class Playthrough {
 public:
  Playthrough(const AnyGame& game, const Heading& heading)
      : catalogue_(game),
        dice_(heading.seed),
        events_(heading.events),
        state_(std::move(*game.start(heading.options, heading.players))) {
    names_.by_seat = {"Ann", "Ben", "Cleo", "Dirk", "Eva", "Finn", "Gus", "Hana"};
    text_ = "# players " + std::to_string(heading.players) + "\n# seed " + std::to_string(heading.seed) + "\n";
    for (const OptionSetting& option : heading.options) text_ += "# option " + option.name + " " + option.value + "\n";
    if (events_ < std::numeric_limits<int>::max()) text_ += "# events " + std::to_string(events_) + "\n";
  }

  std::string tell() {
    for (int event = 0; event < events_ && !state_->turn().is_over(); ++event) {
      show_board();
      tell_event();
    }
    show_board();
    if (!state_->turn().is_over()) return text_ + "and so on\n";
    const Result result = state_->result();
    for (const Seat seat : Seats::all(result.players)) {
      text_ += "place " + std::to_string(result.place_of(seat)) + "  " + catalogue_.name(seat, names_);
      if (result.points_of(seat) != 0) text_ += ", points " + std::to_string(result.points_of(seat));
      text_ += "\n";
    }
    return std::move(text_);
  }

 private:
  void show_board() {
    Canvas canvas;
    state_->view(Viewer::spectator())->show(canvas);
    text_ += "\n";
    for (const std::string& line : cli::drawn(canvas, catalogue_, names_, {})) {
      text_ += std::string(trimmed("." + line)).substr(1) + "\n";
    }
    text_ += "\n";
  }

  void tell_event() {
    Facts facts;
    if (state_->turn().is_chance()) {
      const Happened happened = state_->chance(dice_);
      text_ += "* " + happened.text + "\n";
      happened.events->tell(Viewer::spectator(), facts);
    } else {
      const Seat seat = state_->turn().seats().front();
      const std::vector<std::string> moves = state_->moves(seat);
      const std::string& move = moves[static_cast<std::size_t>(dice_.pick(static_cast<int>(moves.size())))];
      text_ += std::string(1, letter(seat)) + " " + move + "    of " + std::to_string(moves.size()) + "\n";
      const auto happened = state_->play(seat, move);
      ASSERT_TRUE(happened);
      happened->events->tell(Viewer::spectator(), facts);
    }
    for (const Fact& fact : facts) text_ += "    " + catalogue_.sentence(fact, names_) + "\n";
  }

  cli::Catalogue catalogue_;
  cli::Names names_;
  LocalDice dice_;
  int events_;
  std::unique_ptr<AnyState> state_;
  std::string text_;
};

std::vector<fs::path> files_of(std::string_view game) {
  std::vector<fs::path> files;
  const fs::path folder = fs::path(ALEA_SOURCE_FOLDER) / "games" / game / "playthroughs";
  if (!fs::exists(folder)) return files;
  for (const auto& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Playthroughs, match_their_files) {
  int compared = 0;
  for (const AnyGame* game : all_games()) {
    for (const fs::path& path : files_of(game->about().id)) {
      const std::string written = contents(path);
      const std::string told = Playthrough(*game, read_heading(written)).tell();
      if (std::getenv("ALEA_WRITE_PLAYTHROUGHS") != nullptr) {
        std::ofstream(path) << told;
      } else {
        EXPECT_EQ(told, written) << path << "\nIf the change is wanted, run tools/playthroughs and review the diff.";
      }
      ++compared;
    }
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace alea
