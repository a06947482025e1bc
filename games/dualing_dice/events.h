// What happens in Dualing Dice.
//
// Two events are secret: which goal a player draws, and which goal they narrowly miss. Choices made at the same time
// are reported only when the last one is in, so they need no hiding.
//
// The order of the fields matters: the terminal treats an event whose first field is a player as that player's own
// action and pauses for it. Events that report the same thing for everyone in turn therefore name the player last.
#pragma once

#include <array>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/events.h"
#include "engine/options.h"
#include "games/dualing_dice/condition_wording.h"
#include "games/dualing_dice/goals.h"
#include "games/dualing_dice/types.h"

namespace alea::dualing_dice {

/// The name of a die inside a sentence.
Quote quoted(Kind kind);
/// D8 for a colour die and W8 for a white one, as on the board.
Quote short_name(SavedDie die);

// Phrases inside sentences

struct PlayerName {
  static constexpr std::string_view kName = "player";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &PlayerName::who)};
};

/// A die with its number.
struct DieName {
  static constexpr std::string_view kName = "die_name";
  SavedDie die{};
  Quote name() const { return short_name(die); }
  int number() const { return die.number; }
  static constexpr auto kFields = std::tuple{field("die", &DieName::name), field("n", &DieName::number)};
};

struct GoalName {
  static constexpr std::string_view kName = "goal_name";
  Shared<Goal> goal;
  Quote name() const;
  static constexpr auto kFields = std::tuple{field("goal", &GoalName::name)};
};

// Goals

/// DU-4, DU-5: known only to the player who drew.
struct Drew {
  Seat who{};
  Shared<Goal> goal;
  bool operator==(const Drew&) const = default;
};

/// DU-4: the player has drawn the last goal of this set.
struct Filled {
  static constexpr std::string_view kName = "filled";
  Seat who{};
  int n = 0;
  static constexpr auto kFields = std::tuple{field("who", &Filled::who), field("n", &Filled::n)};
  constexpr bool operator==(const Filled&) const = default;
};

/// DU-5
struct Discarded {
  static constexpr std::string_view kName = "discarded";
  int n = 0;
  Seat who{};
  static constexpr auto kFields = std::tuple{field("n", &Discarded::n), field("who", &Discarded::who)};
  constexpr bool operator==(const Discarded&) const = default;
};

/// DU-5: discarded nothing.
struct Kept {
  static constexpr std::string_view kName = "kept";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &Kept::who)};
  constexpr bool operator==(const Kept&) const = default;
};

// A round

/// DU-7: the chosen pile had no die left for this player.
struct Refused {
  static constexpr std::string_view kName = "refused";
  Seat who{};
  Kind white{};
  Quote white_name() const;
  static constexpr auto kFields = std::tuple{field("who", &Refused::who), field("white", &Refused::white_name)};
  constexpr bool operator==(const Refused&) const = default;
};

/// DU-8
struct Rolled {
  static constexpr std::string_view kName = "rolled";
  Seat who{};
  Die colour{};
  Die white{};
  int colour_number() const { return colour.number; }
  Quote colour_name() const;
  int white_number() const { return white.number; }
  Quote white_name() const;
  static constexpr auto kFields =
      std::tuple{field("n", &Rolled::colour_number), field("colour", &Rolled::colour_name),
                 field("m", &Rolled::white_number), field("white", &Rolled::white_name), field("who", &Rolled::who)};
  constexpr bool operator==(const Rolled&) const = default;
};

/// DU-8: has the highest number.
struct GoesFirst {
  static constexpr std::string_view kName = "goes_first";
  Seat who{};
  static constexpr auto kFields = std::tuple{field("who", &GoesFirst::who)};
  constexpr bool operator==(const GoesFirst&) const = default;
};

/// Several players.
struct Several {
  Seats seats;
  std::vector<PlayerName> players() const;
  static constexpr auto kFields = std::tuple{field("players", &Several::players)};
  constexpr bool operator==(const Several&) const = default;
};

/// DU-9
struct Tied : Several {
  static constexpr std::string_view kName = "tied";
  constexpr bool operator==(const Tied&) const = default;
};

/// A die and the player who did something with it.
struct DieOf {
  Seat who{};
  Die die{};
  Quote die_name() const;
  int number() const { return die.number; }
  static constexpr auto kFields =
      std::tuple{field("who", &DieOf::who), field("die", &DieOf::die_name), field("n", &DieOf::number)};
  constexpr bool operator==(const DieOf&) const = default;
};

/// DU-9
struct RerolledColour : DieOf {
  static constexpr std::string_view kName = "rerolled_colour";
  constexpr bool operator==(const RerolledColour&) const = default;
};
struct RerolledWhite : DieOf {
  static constexpr std::string_view kName = "rerolled_white";
  constexpr bool operator==(const RerolledWhite&) const = default;
};

/// DU-10
struct SavedColour : DieOf {
  static constexpr std::string_view kName = "saved_colour";
  constexpr bool operator==(const SavedColour&) const = default;
};
struct SavedWhite : DieOf {
  static constexpr std::string_view kName = "saved_white";
  constexpr bool operator==(const SavedWhite&) const = default;
};

// The end of a set

/// DU-13: the dice on a full scoring card.
struct Scored {
  static constexpr std::string_view kName = "scored";
  Seat who{};
  std::array<SavedDie, kRounds> dice{};
  std::vector<DieName> dice_names() const;
  int sum() const;
  static constexpr auto kFields =
      std::tuple{field("dice", &Scored::dice_names), field("n", &Scored::sum), field("who", &Scored::who)};
  constexpr bool operator==(const Scored&) const = default;
};

/// DU-13: a goal that the player would have completed with `number` on a die that shows almost that. Known only to the
/// player.
struct Missed {
  Seat who{};
  Shared<Goal> goal;
  SavedDie die{};
  int number = 0;
  bool operator==(const Missed&) const = default;
};

/// DU-13
struct Completed {
  static constexpr std::string_view kName = "completed";
  Seat who{};
  Shared<Goal> goal;
  Quote name() const;
  int points() const { return goal->points; }
  GoalPhrase conditions() const { return wording(goal->conditions); }
  static constexpr auto kFields = std::tuple{field("who", &Completed::who), field("goal", &Completed::name),
                                             field("n", &Completed::points), field("what", &Completed::conditions)};
  bool operator==(const Completed&) const = default;
};

/// DU-13: nobody completed a goal in set `n`.
struct NoneCompleted {
  static constexpr std::string_view kName = "none_completed";
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &NoneCompleted::n)};
  constexpr bool operator==(const NoneCompleted&) const = default;
};

/// DU-14: set `n` begins.
struct SetBegan {
  static constexpr std::string_view kName = "set";
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &SetBegan::n)};
  constexpr bool operator==(const SetBegan&) const = default;
};

/// DU-19: the game ends although nobody has enough points.
struct LastSet {
  static constexpr std::string_view kName = "last_set";
  int n = 0;
  static constexpr auto kFields = std::tuple{field("n", &LastSet::n)};
  constexpr bool operator==(const LastSet&) const = default;
};

// DU-15: what decides among several players

/// They have 15 points or more.
struct MostPointsWin : Several {
  static constexpr std::string_view kName = "most_points_win";
  constexpr bool operator==(const MostPointsWin&) const = default;
};
struct FewestGoalsWin : Several {
  static constexpr std::string_view kName = "fewest_goals_win";
  constexpr bool operator==(const FewestGoalsWin&) const = default;
};

/// They have the same points, or completed as many goals: `n`.
struct SeveralWith : Several {
  int n = 0;
  static constexpr auto kFields = std::tuple{field("players", &SeveralWith::players), field("n", &SeveralWith::n)};
  constexpr bool operator==(const SeveralWith&) const = default;
};
struct TiedOnPoints : SeveralWith {
  static constexpr std::string_view kName = "tied_on_points";
  constexpr bool operator==(const TiedOnPoints&) const = default;
};
struct TiedOnGoals : SeveralWith {
  static constexpr std::string_view kName = "tied_on_goals";
  constexpr bool operator==(const TiedOnGoals&) const = default;
};

/// They have the same points and completed as many goals.
struct SharedWin : Several {
  static constexpr std::string_view kName = "shared_win";
  constexpr bool operator==(const SharedWin&) const = default;
};

using Event = std::variant<Drew, Filled, Discarded, Kept, Refused, Rolled, GoesFirst, Tied, RerolledColour,
                           RerolledWhite, SavedColour, SavedWhite, Scored, Completed, Missed, NoneCompleted, SetBegan,
                           LastSet, MostPointsWin, FewestGoalsWin, TiedOnPoints, TiedOnGoals, SharedWin>;

/// DU-4, DU-5: a player's own draw.
struct DrewGoal {
  static constexpr std::string_view kName = "drew";
  Seat who{};
  Shared<Goal> goal;
  Quote name() const;
  int points() const { return goal->points; }
  GoalPhrase conditions() const { return wording(goal->conditions); }
  static constexpr auto kFields = std::tuple{field("goal", &DrewGoal::name), field("n", &DrewGoal::points),
                                             field("what", &DrewGoal::conditions), field("who", &DrewGoal::who)};
  bool operator==(const DrewGoal&) const = default;
};

/// DU-13: a player's own near miss.
struct MissedGoal {
  static constexpr std::string_view kName = "missed";
  Missed missed;
  Quote goal() const { return {missed.goal->name}; }
  int number() const { return missed.number; }
  int shown() const { return missed.die.number; }
  Quote die() const { return short_name(missed.die); }
  Seat who() const { return missed.who; }
  static constexpr auto kFields =
      std::tuple{field("goal", &MissedGoal::goal), field("m", &MissedGoal::number), field("n", &MissedGoal::shown),
                 field("die", &MissedGoal::die), field("who", &MissedGoal::who)};
  bool operator==(const MissedGoal&) const = default;
};

using SeenEvent = std::variant<DrewGoal, Filled, Discarded, Kept, Refused, Rolled, GoesFirst, Tied, RerolledColour,
                               RerolledWhite, SavedColour, SavedWhite, Scored, Completed, MissedGoal, NoneCompleted,
                               SetBegan, LastSet, MostPointsWin, FewestGoalsWin, TiedOnPoints, TiedOnGoals, SharedWin>;

}  // namespace alea::dualing_dice
