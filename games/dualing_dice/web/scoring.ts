// A set that has just been scored. The view after it has empty scoring cards already, so the dice are put together from
// the view before it and what happened.
import type { Fact, Seat } from '$web/protocol';
import { clockwise } from '$web/seats';
import { type Die, type Kind, playerAt, ROUNDS, type View } from './view';

export interface Scored {
  seat: Seat;
  /** Five, or none where they were not seen. */
  dice: Die[];
  goals: { name: string; points: number }[];
}

function quoted(value: unknown): string {
  return typeof value === 'object' && value !== null && 'quote' in value ? String(value.quote) : '';
}

/** Whether these facts tell of a set's end. */
export function isScoring(happened: Fact[]): boolean {
  return happened.some(([name]) => name === 'completed' || name === 'none_completed');
}

function lastSaved(seat: Seat, happened: Fact[]): Die[] {
  return happened
    .filter(([name, args]) => (name === 'saved_white' || name === 'saved_colour') && args?.who === seat)
    .map(([name, args]) => ({
      die: quoted(args?.die) as Kind,
      white: name === 'saved_white',
      number: Number(args?.n),
    }));
}

/** In the order of the seats; `before` is the last view of the set, where there is one. */
export function scored(players: number, before: View | null, happened: Fact[]): Scored[] {
  return clockwise('A', players).map((seat) => {
    const dice = before ? [...playerAt(before, seat).saved, ...lastSaved(seat, happened)] : [];
    const goals = happened
      .filter(([name, args]) => name === 'completed' && args?.who === seat)
      .map(([, args]) => ({ name: quoted(args?.goal), points: Number(args?.n) }));
    return { seat, dice: dice.length === ROUNDS ? dice : [], goals };
  });
}
