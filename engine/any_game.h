// A game of any kind behind one interface: what the server, the terminal and the protocol work with.
//
// AnyGame is one of the games, AnyState the full state of a game in progress, AnyView what one viewer may know about
// it, and AnyEvents what happened in it. Moves and outcomes are text here, as in records. erased_game.h implements
// these classes for each game.
#pragma once

#include <functional>
#include <memory>
#include <optional>
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

/// An option and its value, both as text: what people write and records store.
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
  virtual bool equals(const AnyView& other) const = 0;
  virtual void describe(Description& description) const = 0;
  /// Only the fields that differ from an earlier view of the same viewer; null for a field that is no longer there.
  /// Returns whether there were any.
  virtual bool describe_changes(const AnyView& before, Description& description) const = 0;
  virtual void show(Canvas& canvas) const = 0;
  /// Draws what a player could work out with pencil and paper. Returns false if the game has no notes.
  virtual bool notes(Canvas& canvas) const = 0;

  /// The legal moves of the viewer's seat; none if it has nothing to choose.
  virtual std::vector<std::string> moves() const = 0;
  /// What the viewer's seat is asked. It must have a choice.
  virtual Fact question() const = 0;
  /// A legal move as it is offered to the player.
  virtual Fact choice(std::string_view move) const = 0;
  /// The consecutive moves that a person means by what they typed in the game's own short forms, or why they cannot be
  /// made; nothing if the game has no short forms.
  virtual std::optional<Checked<std::vector<std::string>>> read_typed(std::string_view text) const = 0;
  /// Whether people should confirm this legal move.
  virtual bool is_risky(std::string_view move) const = 0;
  /// Adds what speaks for or against a legal move; adds nothing if the game gives no reasons.
  virtual void reasons(std::string_view move, Facts& facts) const = 0;
};

/// The events of one move or one outcome, in order.
class AnyEvents {
 public:
  virtual ~AnyEvents() = default;

  /// Adds what the viewer may know about them.
  virtual void tell(Viewer viewer, Facts& facts) const = 0;
};

/// What a move or an outcome did.
struct Happened {
  std::string text;  // the move or outcome as records write it
  std::shared_ptr<const AnyEvents> events;
};

/// The full state of a game in progress. A refused move or outcome changes nothing.
class AnyState {
 public:
  virtual ~AnyState() = default;

  virtual const AnyGame& game() const = 0;
  virtual std::unique_ptr<AnyState> copy() const = 0;
  virtual bool equals(const AnyState& other) const = 0;
  virtual int players() const = 0;

  // Playing the game
  virtual Turn turn() const = 0;
  virtual std::vector<std::string> moves(Seat seat) const = 0;
  virtual Checked<Happened> play(Seat seat, std::string_view move) = 0;
  /// Draws an outcome and applies it. It must be chance's turn.
  virtual Happened chance(Dice& dice) = 0;
  virtual Checked<Happened> settle(std::string_view outcome) = 0;
  using OutcomeVisitor = std::function<void(std::string_view outcome, double probability)>;
  virtual void outcomes(const OutcomeVisitor& visit) const = 0;

  /// Places and points, once the game is over.
  virtual Result result() const = 0;

  virtual std::unique_ptr<AnyView> view(Viewer viewer) const = 0;
  /// A random state that looks the same to the seat's player.
  virtual std::unique_ptr<AnyState> imagine(Seat seat, Dice& dice) const = 0;
  /// Hides nothing: for tools that host or study a game, never for players.
  virtual std::unique_ptr<AnyView> full_view() const = 0;
};

/// The texts of a game, embedded in the program from the files in its folder.
struct GameTexts {
  std::string_view rules;      // README.md: how to play
  std::string_view catalogue;  // text/en.json: the sentences
  std::string_view data;       // the default file of the game's data option, if it has one
};

/// One of the games.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  virtual const About& about() const = 0;
  virtual const GameTexts& texts() const = 0;
  virtual std::vector<OptionField> options() const = 0;
  virtual std::vector<OptionSetting> defaults() const = 0;
  /// Whether the game has this option and accepts this value.
  virtual Checked<Done> check(const OptionSetting& option) const = 0;

  /// A new game. Options that are not named keep their default.
  virtual Checked<std::unique_ptr<AnyState>> start(const std::vector<OptionSetting>& options, int players) const = 0;
};

/// A game that began under other rules cannot go on or be replayed under these.
Checked<Done> check_edition(const About& about, int edition);

}  // namespace alea
