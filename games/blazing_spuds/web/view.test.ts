import { describe, expect, it } from 'vitest';
import { deal } from './fixtures';
import { diceOf, laidOut, otherSide, readDice, type Side, things, type View } from './view';

const values = (side: Side, dice: string) => laidOut(side, readDice(dice)).map((die) => die?.value ?? 0);

describe('dice', () => {
  it('are read from text, and those not rolled yet too', () => {
    expect(readDice('R14 W?')).toEqual([
      { colour: 'R', value: 1 },
      { colour: 'R', value: 4 },
      { colour: 'W', value: 0 },
    ]);
    expect(readDice('')).toEqual([]);
  });

  it('are counted for the catalogue, and read from facts', () => {
    expect(things(readDice('R114 Y1'))).toEqual([
      [2, 'die.R1'],
      [1, 'die.R4'],
      [1, 'die.Y1'],
    ]);
    expect(diceOf([[2, 'die.R1']])).toEqual(readDice('R11'));
    expect(diceOf([])).toEqual([]);
  });

  it('lie on a card as its side says', () => {
    expect(values('run', 'R25 Y3')).toEqual([0, 2, 3, 0, 5, 0]);
    expect(values('kind', 'R44')).toEqual([4, 4, 0, 0, 0, 0]);
    expect(values('different', 'R26')).toEqual([2, 6, 0]);
    expect(values('target', 'R2')).toEqual([2, 0]);
    expect(values('stove', 'R23 Y1')).toEqual([2, 3, 1]);
  });

  it.each([
    ['', [0, 0, 0, 0]],
    ['R2', [2, 0, 0, 0]],
    ['R25', [2, 0, 5, 0]],
    ['R22', [2, 2, 0, 0]],
    ['R225', [2, 2, 5, 0]],
    ['R255', [2, 0, 5, 5]],
    ['R55 Y2', [2, 0, 5, 5]],
    ['R222', [2, 2, 2, 0]],
    ['R2255', [2, 2, 5, 5]],
  ])('lie in pairs: %s', (dice, places) => expect(values('pair', dice)).toEqual(places));
});

describe('cards and seats', () => {
  it('has another side by the option (BS-7)', () => {
    const view: View = { ...deal.view, backs: 'target_different_reassign' };
    expect(otherSide(view, 0, 'run')).toBe('target');
    expect(otherSide(view, 0, 'target')).toBe('run');
    expect(otherSide(view, 2, 'pair')).toBe('reassign');
    expect(otherSide(view, 3, 'stove')).toBeNull();
  });
});
