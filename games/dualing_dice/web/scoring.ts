// A set that has just been scored. The view after it has empty scoring cards already, so the dice are put together from
// the view before it and what happened.
import { eventsNamed } from '$web/facts';
import type { Seat } from '$web/protocol';
import { clockwise } from '$web/seats';
import { COLOUR_KINDS, type Die, type Event, playerAt, ROUNDS, type View } from './view';

export interface Scored {
  seat: Seat;
  /** Five, or none where they were not seen. */
  dice: Die[];
  goals: { name: string; points: number }[];
}

/** Whether these events tell of a set's end. */
export function isScoring(happened: Event[]): boolean {
  return happened.some(([name]) => name === 'completed' || name === 'none_completed');
}

function lastSaved(seat: Seat, happened: Event[]): Die[] {
  const saved = eventsNamed(happened, 'saved_white', 'saved_colour').filter(([, { who }]) => who === seat);
  return saved.flatMap(([name, { die, n }]) => {
    const kind = COLOUR_KINDS.find((one) => one === die.quote);
    return kind ? [{ die: kind, white: name === 'saved_white', number: n }] : [];
  });
}

/** In the order of the seats; `before` is the last view of the set, where there is one. */
export function scored(players: number, before: View | null, happened: Event[]): Scored[] {
  return clockwise('A', players).map((seat) => {
    const dice = before ? [...playerAt(before, seat).saved, ...lastSaved(seat, happened)] : [];
    const goals = eventsNamed(happened, 'completed')
      .filter(([, { who }]) => who === seat)
      .map(([, { goal, n }]) => ({ name: goal.quote, points: n }));
    return { seat, dice: dice.length === ROUNDS ? dice : [], goals };
  });
}
