// Rolling and drafting dice, and deploying them (DT-12 to DT-17).
#include "games/dice_tuners/rules.h"

namespace alea::dice_tuners {

RolledDie Rules::side_up(const State& state, int side) {
  const Colour colour = state.loose.first();
  const auto& sides = state.content().dice[static_cast<std::size_t>(colour)].sides;
  std::size_t face = 0;
  while (side >= sides[face]) side -= sides[face++];
  return {colour, static_cast<Face>(face)};
}

void Rules::roll_next(State& state) {
  state.row = {};
  if (state.roll == kRolls) {
    state.chooser = state.first;
    state.phase = Phase::deploy;
    return;
  }
  if (state.roll == 0) {
    for (const Colour colour : kAllColours) state.left.add(colour, state.players + 1);  // DT-1
  }
  state.chooser = state.roll == 0 ? state.first : left_of(state.chooser, state.players);  // DT-14
  ++state.roll;
  if (state.roll == kRolls) {
    state.loose = state.left;
    state.left = {};
    state.phase = Phase::roll;
  } else if (state.players == 2) {
    take_dice(state, {});
  } else {
    state.phase = Phase::extra;
  }
}

/// DT-12: every later roll of the round still gets its die of each colour.
void Rules::add_extras(const State& state, Moves& list) {
  const int usual = kRolls - state.roll + 1;  // of each colour, in this roll and those to come
  const auto offer = [&](ColourCounts extra) {
    for (const Colour colour : kAllColours) {
      if (extra[colour] + usual > state.left[colour]) return;
    }
    list.push_back(Move::extra(extra));
  };
  for (const Colour one : kAllColours) {
    ColourCounts extra;
    extra.add(one, 1);
    if (state.players == 3) {
      offer(extra);
      continue;
    }
    for (const Colour other : kAllColours) {
      if (other < one) continue;
      ColourCounts both = extra;
      both.add(other, 1);
      offer(both);
    }
  }
}

void Rules::take_dice(State& state, const ColourCounts& extra) {
  for (const Colour colour : kAllColours) {
    state.loose.add(colour, 1 + extra[colour]);
    state.left.add(colour, -1 - extra[colour]);
  }
  state.phase = Phase::roll;
}

template <class L>
void Rules::draft(State& state, RolledDie die, L listener) {
  state.row.remove(die);
  state.player(state.chooser).dice.add(die);
  // When everyone has taken a die it is the roller's turn again; the next roller is counted from there.
  state.chooser = left_of(state.chooser, state.players);
  if (state.row.size() > 1) return;
  state.aside.add(state.row.first());
  state.phase = Phase::next_roll;
  listener(PutAside{state.row.first()});
  if (state.roll == kRolls) listener(ColoursSettled{state.aside});
}

template void Rules::draft(State&, RolledDie, Silent);
template void Rules::draft(State&, RolledDie, Recorder<Event>);

void Rules::deploy(State& state, RolledDie die, Side side) {
  Player& player = state.player(state.chooser);
  player.dice.remove(die);
  player.sides[static_cast<std::size_t>(side)] = die;
  state.chooser = left_of(state.chooser, state.players);
  if (state.player(state.chooser).dice.is_empty()) end_deployment(state);
}

void Rules::end_deployment(State& state) {
  for (const Seat seat : Seats::all(state.players)) {
    Player& player = state.player(seat);
    ColourCounts dice;
    for (const RolledDie die : player.sides) dice.add(die.colour(), 1);
    const auto& needs = state.content().heroes[index(player.hero)].overdrive_needs;
    player.has_overdrive = dice.count[0] >= needs[0] && dice.count[1] >= needs[1] && dice.count[2] >= needs[2];
  }
  state.duel = 0;
  state.phase = Phase::duel;
}

}  // namespace alea::dice_tuners
