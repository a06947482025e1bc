// Where seats and dice lie on the board. Everyone faces the middle, so a left die lies beside the right die that it
// faces (DT-17), and each die next to its hero.
import type { Seat } from '$web/protocol';
import type { Side } from './view';
import { clockwise, seatIndex } from '$web/seats';

/** A place in a square of three by three, or beside something: north is far from the viewer. */
export type At = 'nw' | 'n' | 'ne' | 'w' | 'c' | 'e' | 'sw' | 's' | 'se';

export interface Place {
  seat: Seat;
  side: Side;
  at: At;
}

/** Dice that face each other. */
export interface Crossing {
  at: At;
  places: Place[];
}

export interface Ring {
  plates: { seat: Seat; at: At }[];
  crossings: Crossing[];
}

type Spot = [step: number, side: Side, at: At];
interface Plan {
  plates: At[];
  crossings: [at: At, spots: Spot[]][];
}

/** By steps to the left of the nearest seat; clockwise around the table. */
const PLANS: Record<number, Plan> = {
  2: {
    plates: ['s', 'n'],
    crossings: [
      ['w', [[1, 'right', 'n'], [0, 'left', 's']]],
      ['c', [[1, 'front', 'n'], [0, 'front', 's']]],
      ['e', [[1, 'left', 'n'], [0, 'right', 's']]],
    ],
  },
  3: {
    plates: ['s', 'nw', 'ne'],
    crossings: [
      ['n', [[1, 'left', 'w'], [2, 'right', 'e']]],
      ['w', [[1, 'right', 'n'], [0, 'left', 's']]],
      ['c', [[1, 'front', 'nw'], [2, 'front', 'ne'], [0, 'front', 's']]],
      ['e', [[2, 'left', 'n'], [0, 'right', 's']]],
    ],
  },
  4: {
    plates: ['s', 'w', 'n', 'e'],
    crossings: [
      ['nw', [[2, 'right', 'e'], [1, 'left', 's']]],
      ['ne', [[2, 'left', 'w'], [3, 'right', 's']]],
      ['sw', [[1, 'right', 'n'], [0, 'left', 'e']]],
      ['c', [[2, 'front', 'n'], [1, 'front', 'w'], [3, 'front', 'e'], [0, 'front', 's']]],
      ['se', [[3, 'left', 'n'], [0, 'right', 'w']]],
    ],
  },
}; // prettier-ignore

/** As seen from a seat, which is then nearest. */
export function ringAround(nearest: Seat, players: number): Ring {
  const plan = PLANS[players];
  if (!plan) return { plates: [], crossings: [] };
  const around = clockwise(nearest, players);
  const seat = (step: number) => around[step] ?? nearest;
  return {
    plates: plan.plates.map((at, step) => ({ seat: seat(step), at })),
    crossings: plan.crossings.map(([at, spots]) => ({
      at,
      places: spots.map(([step, side, spot]) => ({ seat: seat(step), side, at: spot })),
    })),
  };
}

/** The number of the duel in which a die stands; the first is 1. DT-18 */
export function duelOf(seat: Seat, side: Side, first: Seat, players: number): number {
  const step = (seatIndex(seat) - seatIndex(first) + players) % players;
  if (side === 'left') return step + 1;
  if (side === 'right') return ((step - 1 + players) % players) + 1;
  return players === 4 ? players + 1 + (step % 2) : players + 1;
}

export interface Duellist {
  seat: Seat;
  side: Side;
}

/** Whose dice stand in a duel: in turn order, but `eyes` first. */
export function duellistsOf(duel: number, first: Seat, players: number, eyes: Seat | null): Duellist[] {
  const all: Duellist[] = [];
  for (const seat of clockwise(first, players)) {
    const side = (['left', 'front', 'right'] as const).find((one) => duelOf(seat, one, first, players) === duel);
    if (side) all.push({ seat, side });
  }
  return all.toSorted((a, b) => Number(b.seat === eyes) - Number(a.seat === eyes));
}
