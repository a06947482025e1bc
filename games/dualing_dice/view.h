// What a player of Dualing Dice may know.
//
// There are two secrets: the faces of goal cards, and simultaneous choices until everyone has chosen. Where a card
// goes is public: everyone sees which card of a hand goes under the deck, and who draws it again later. So a player who
// has held a card always knows where it is; to anyone else it could be any card they have never seen (DU-5). A view
// does not include guesses from how others play or from the goals they did not complete.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/canvas.h"
#include "engine/fields.h"
#include "games/dualing_dice/choices.h"
#include "games/dualing_dice/rules.h"

namespace alea::dualing_dice {

/// The state as the viewer knows it. Cards they have never seen have no face, and `unseen` includes the goals of those
/// cards: each could be on any of them or in the deck.
struct View {
  State table;
  Viewer viewer;
  bool operator==(const View&) const = default;
};

/// A goal card. One without a face is goal 0 and shows nothing else.
struct GoalShown {
  int goal = 0;  // from 1
  Shared<Goal> face;
  std::optional<std::string_view> name() const;
  std::optional<int> points() const;
  std::optional<std::vector<std::string>> when() const;
  static constexpr auto kFields = std::tuple{field("goal", &GoalShown::goal), field("name", &GoalShown::name),
                                             field("points", &GoalShown::points), field("when", &GoalShown::when)};
  bool operator==(const GoalShown&) const = default;
};

struct DieShown {
  OneOf<kKindNames> die;
  bool white = false;
  std::optional<int> number;  // empty until it is rolled
  static constexpr auto kFields =
      std::tuple{field("die", &DieShown::die), field("white", &DieShown::white), field("number", &DieShown::number)};
  constexpr bool operator==(const DieShown&) const = default;
};

struct PlayerShown {
  int points = 0;
  std::vector<GoalShown> completed;
  std::vector<GoalShown> hand;
  std::vector<DieShown> saved;
  /// Of this round: the white die once it is given out, the colour die once everyone has theirs.
  std::vector<DieShown> dice;
  std::optional<std::string> chosen;
  static constexpr auto kFields =
      std::tuple{field("points", &PlayerShown::points), field("completed", &PlayerShown::completed),
                 field("hand", &PlayerShown::hand),     field("saved", &PlayerShown::saved),
                 field("dice", &PlayerShown::dice),     field("chosen", &PlayerShown::chosen)};
  bool operator==(const PlayerShown&) const = default;
};

/// How many white dice are left in each pile.
struct PilesShown {
  std::array<std::uint8_t, kWhiteKinds> piles{};
  template <Kind kKind>
  int pile() const {
    return piles[static_cast<std::size_t>(kKind)];
  }
  static constexpr auto kFields = std::tuple{field(kind_name(Kind::d4), &PilesShown::pile<Kind::d4>),
                                             field(kind_name(Kind::d6), &PilesShown::pile<Kind::d6>),
                                             field(kind_name(Kind::d8), &PilesShown::pile<Kind::d8>),
                                             field(kind_name(Kind::d10), &PilesShown::pile<Kind::d10>),
                                             field(kind_name(Kind::d12), &PilesShown::pile<Kind::d12>)};
  constexpr bool operator==(const PilesShown&) const = default;
};

/// The fields of a view.
struct Shown {
  static constexpr std::array<std::string_view, 10> kPhases{"fill", "redraw", "replace", "choose", "choose_white",
                                                            "roll", "tie",    "reroll",  "select", "over"};

  static OneOf<kPhases> phase(const View& view) { return {static_cast<std::size_t>(view.table.phase)}; }
  static int set(const View& view) { return view.table.set; }
  static int round(const View& view) { return view.table.round; }
  static Seat lead(const View& view) { return view.table.lead; }
  static std::vector<Seat> tied(const View& view);
  /// Players whose rolled white die has been saved, by anyone.
  static std::vector<Seat> picked(const View& view);
  static PilesShown piles(const View& view) { return {view.table.piles}; }
  static int deck(const View& view);
  static std::vector<GoalShown> under(const View& view);
  static std::vector<PlayerShown> players(const View& view);
};

struct Views {
  static constexpr std::tuple kView{field("phase", &Shown::phase), field("set", &Shown::set),
                                    field("round", &Shown::round), field("lead", &Shown::lead),
                                    field("tied", &Shown::tied),   field("picked", &Shown::picked),
                                    field("piles", &Shown::piles), field("deck", &Shown::deck),
                                    field("under", &Shown::under), field("players", &Shown::players)};

  static View view(const State& state, Viewer viewer);
  static View full_view(const State& state) { return {.table = state, .viewer = Viewer::spectator()}; }
  static std::optional<SeenEvent> see(const Event& event, Viewer viewer);
  static Choice choice(const View& view, const Move& move);

  /// Every card without a face gets one of the unseen goals, each equally likely; every hidden choice is one of the
  /// seat's legal moves.
  template <DiceSource D>
  static State imagine(const View& view, D& dice) {
    State state = view.table;
    each_card(state, [&](Card& card) {
      if (card.goal != Card::kUnknown) return;
      card.goal = static_cast<GoalNumber>(state.unseen.nth(dice.pick(state.unseen.size())));
      state.unseen.remove(card.goal);
    });
    if (!state.hides_choices()) return state;
    for (const Seat seat : Seats::all(state.players)) {
      if (!view.viewer.is(seat)) state.player(seat).chosen = imagined_choice(state, seat, dice);
    }
    return state;
  }

  static void show(const View& view, Canvas& canvas);
  /// The goals that each player completed, and the cards whose place the viewer knows.
  static void notes(const View& view, Canvas& canvas);

  /// Cards in the deck, including those under it, in a state or in the table of a view.
  static int deck_size(const State& table);

  /// Calls visit(card) for all cards in hands and under the deck.
  template <class Table, class Visit>
  static void each_card(Table& table, Visit visit) {
    for (const Seat seat : Seats::all(table.players)) {
      auto& player = table.player(seat);
      for (std::size_t at = 0; at < player.held; ++at) visit(player.hand[at]);
    }
    for (int at = 0; at < table.under.size(); ++at) visit(table.under[at]);
  }

 private:
  template <DiceSource D>
  static Move imagined_choice(const State& state, Seat seat, D& dice) {
    const bool has_chosen = !state.choosing.has(seat);
    if (state.phase != Phase::choose_white) return has_chosen ? any(Rules::moves(state, seat), dice) : Move{};
    // DU-7: colour dice stay hidden, and so do the white dice chosen instead.
    const Player& player = state.player(seat);
    const Kind colour = any_kind(player.free_colours(), dice);
    if (state.served.has(seat)) return Move::choose(colour, player.white.kind);
    return Move::choose(colour, has_chosen ? any(Rules::moves(state, seat), dice).white_kind() : Kind::d4);
  }

  template <DiceSource D>
  static Move any(const Rules::Moves& moves, D& dice) {
    return moves[static_cast<std::size_t>(dice.pick(static_cast<int>(moves.size())))];
  }
  template <DiceSource D>
  static Kind any_kind(unsigned kinds, D& dice) {
    for (int skipped = dice.pick(std::popcount(kinds)); skipped > 0; --skipped) kinds &= kinds - 1U;
    return static_cast<Kind>(std::countr_zero(kinds));
  }
};

}  // namespace alea::dualing_dice
