// Any game, without knowing which: what server, terminal and protocol work with.
//
// AnyGame is one of the games, AnyState the truth of one game in progress, AnyView what one viewer
// may know of it. Moves and outcomes are text here, as in records. They are made from a game by
// the template in erased_game.h.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/canvas.h"
#include "engine/checked.h"
#include "engine/description.h"
#include "engine/dice.h"
#include "engine/fact.h"
#include "engine/game.h"
#include "engine/options.h"
#include "engine/result.h"
#include "engine/seat.h"
#include "engine/turn.h"

namespace alea {

class AnyGame;

/// An option with a value, both as text: what people write and records keep.
struct OptionSetting {
  std::string name;
  std::string value;
  bool operator==(const OptionSetting&) const = default;
};

/// What one viewer may know. Nothing else is ever shown to people, bots or other programs.
class AnyView {
 public:
  virtual ~AnyView() = default;

  virtual Viewer viewer() const = 0;
  virtual void describe(Description& description) const = 0;
  virtual void show(Canvas& canvas) const = 0;
  /// What a player could work out with pencil and paper; false where the game has nothing to say.
  virtual bool notes(Canvas& canvas) const = 0;

  /// A legal move as a choice that is offered.
  virtual Fact choice(std::string_view move) const = 0;
  /// What speaks for or against a legal move; nothing where the game has nothing to say.
  virtual void reasons(std::string_view move, Facts& facts) const = 0;
};

/// The whole truth of a game in progress. What is refused changes nothing.
class AnyState {
 public:
  virtual ~AnyState() = default;

  virtual const AnyGame& game() const = 0;
  virtual std::unique_ptr<AnyState> copy() const = 0;
  virtual bool equals(const AnyState& other) const = 0;
  virtual int players() const = 0;

  // How it goes on
  virtual Turn turn() const = 0;
  virtual std::vector<std::string> moves(Seat seat) const = 0;
  /// Returns the move as records write it.
  virtual Checked<std::string> play(Seat seat, std::string_view move) = 0;
  /// Draws an outcome, lets it happen and returns it as text. Chance must be waited for.
  virtual std::string chance(Dice& dice) = 0;
  virtual Checked<std::string> settle(std::string_view outcome) = 0;
  using OutcomeVisitor = std::function<void(std::string_view outcome, double probability)>;
  virtual void outcomes(const OutcomeVisitor& visit) const = 0;

  /// How it ended.
  virtual Result result() const = 0;

  // What is known. The move or outcome told must be possible now, before it happens.
  virtual std::unique_ptr<AnyView> view(Viewer viewer) const = 0;
  virtual void tell_move(Seat seat, std::string_view move, Viewer viewer, Facts& facts) const = 0;
  virtual void tell_outcome(std::string_view outcome, Viewer viewer, Facts& facts) const = 0;
  /// Everything, secrets included: for tools that replace the table, never for players.
  virtual void describe_truth(Description& description) const = 0;
};

/// The texts of a game, embedded in the program from the files in its folder.
struct GameTexts {
  std::string_view rules;      // README.md: how to play
  std::string_view catalogue;  // text/en.json: the sentences
  std::string_view data;       // the game's own file for its data option, where it has one
};

/// One of the games.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual const About& about() const = 0;
  virtual const GameTexts& texts() const = 0;
  virtual std::vector<OptionField> options() const = 0;
  virtual std::vector<OptionSetting> defaults() const = 0;
  /// Whether the game has the option, and may have this value.
  virtual Checked<Done> check(const OptionSetting& option) const = 0;

  /// A new game. Options that are not named have their default.
  virtual Checked<std::unique_ptr<AnyState>> start(const std::vector<OptionSetting>& options, int players) const = 0;
};

}  // namespace alea
