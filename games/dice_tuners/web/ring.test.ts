import { describe, expect, it } from 'vitest';
import { duellistsOf, duelOf, ringAround } from './ring';

const SIDES = ['left', 'front', 'right'] as const;
const seats = (players: number) => [...'ABCD'].slice(0, players);

describe('the ring', () => {
  it('puts who looks nearest', () => {
    expect(ringAround('C', 4).plates[0]).toEqual({ seat: 'C', at: 's' });
    expect(ringAround('C', 4).plates[1]).toEqual({ seat: 'D', at: 'w' });
  });

  it.each([2, 3, 4])('has a place for every die of %i players', (players) => {
    const places = ringAround('A', players).crossings.flatMap((crossing) => crossing.places);
    const all = seats(players).flatMap((seat) => SIDES.map((side) => seat + side));
    expect(places.map(({ seat, side }) => seat + side).sort()).toEqual(all.sort());
  });

  it.each([2, 3, 4])('puts dice that face each other beside each other, with %i players (DT-17)', (players) => {
    for (const nearest of seats(players)) {
      for (const { at, places } of ringAround(nearest, players).crossings) {
        const duels = new Set(places.map(({ seat, side }) => duelOf(seat, side, 'B', players)));
        expect(duels.size).toBe(players === 4 && at === 'c' ? 2 : 1);
      }
    }
  });
});

describe('the order of duels (DT-18)', () => {
  it('begins with the left die of the first player', () => {
    expect(duellistsOf(1, 'B', 3, null)).toEqual([
      { seat: 'B', side: 'left' },
      { seat: 'C', side: 'right' },
    ]);
  });

  it('goes on clockwise and ends with the fronts', () => {
    expect(duellistsOf(3, 'B', 3, null).map(({ seat }) => seat)).toEqual(['B', 'A']);
    expect(duellistsOf(4, 'B', 3, null)).toHaveLength(3);
  });

  it('has the front of the first player before the others, with four', () => {
    expect(duellistsOf(5, 'C', 4, null).map(({ seat }) => seat)).toEqual(['C', 'A']);
    expect(duellistsOf(6, 'C', 4, null).map(({ seat }) => seat)).toEqual(['D', 'B']);
  });

  it('names who looks first', () => {
    expect(duellistsOf(1, 'A', 2, 'B').map(({ seat }) => seat)).toEqual(['B', 'A']);
  });
});
