import { describe, expect, test } from 'vitest';
import { choose, chooseWhite, redraw, select, tie } from './fixtures';
import { canMark, chosenDice, dieToSave, discards, moveWith, offeredDice, readMove, withDie, withGoal, writeMove } from './moves'; // prettier-ignore

test('every move that the server offers is read and written as it was', () => {
  for (const { choices } of [choose, chooseWhite, redraw, select, tie]) {
    expect(choices.length).toBeGreaterThan(0);
    for (const { move } of choices) {
      const read = readMove(move);
      expect(read && writeMove(read)).toBe(move);
    }
  }
});

test('what is no move is nothing', () => {
  for (const text of ['', 'fly', 'take', 'take D20 3', 'reroll both', 'white D20']) expect(readMove(text)).toBeNull();
});

describe('choosing two dice', () => {
  test('in either order, half by half', () => {
    expect(withDie('', { colour: 'D8' })).toBe('choose D8 ?');
    expect(withDie('choose D8 ?', { white: 'D6' })).toBe('choose D8 D6');
    expect(withDie('', { white: 'D6' })).toBe('choose ? D6');
    expect(withDie('choose ? D6', { colour: 'D20' })).toBe('choose D20 D6');
  });
  test('another die takes the place of the first, and the same die goes back', () => {
    expect(withDie('choose D8 D6', { colour: 'D4' })).toBe('choose D4 D6');
    expect(withDie('choose D8 D6', { white: 'D6' })).toBe('choose D8 ?');
    expect(withDie('choose D8 ?', { colour: 'D8' })).toBe('');
  });
  test('a half says what it has', () => {
    expect(chosenDice('choose D8 ?')).toEqual({ colour: 'D8', white: null });
    expect(chosenDice('white D12')).toEqual({ colour: null, white: 'D12' });
    expect(chosenDice('')).toEqual({ colour: null, white: null });
  });
  test('the dice that can be chosen are those in the choices', () => {
    const offered = offeredDice(choose.choices);
    const onCard: string[] = choose.view.players[0]?.saved.filter(({ white }) => !white).map(({ die }) => die) ?? [];
    expect(onCard.length).toBeGreaterThan(0);
    expect([...offered.colours]).toEqual(['D4', 'D6', 'D8', 'D10', 'D12', 'D20'].filter((k) => !onCard.includes(k)));
    expect([...offered.whites]).toEqual(['D4', 'D6', 'D8', 'D10', 'D12']);
  });
});

describe('discarding goals', () => {
  test('marks come and go, and are in the order of the numbers', () => {
    expect(withGoal('', 34)).toBe('discard 34');
    expect(withGoal('discard 34', 6)).toBe('discard 6 34');
    expect(withGoal('discard 6 34', 6)).toBe('discard 34');
    expect(withGoal('discard 34', 34)).toBe('');
    expect(withGoal('keep', 34)).toBe('discard 34');
  });
  test('two at most', () => {
    expect(canMark('discard 6 34', 90)).toBe(false);
    expect(canMark('discard 6 34', 6)).toBe(true);
    expect(canMark('discard 6', 90)).toBe(true);
    expect(discards('keep')).toEqual([]);
  });
});

test('a rolled die is taken, or rolled again in a tie', () => {
  const white = { die: 'D8', white: true, number: 5 } as const;
  const colour = { die: 'D20', white: false, number: 17 } as const;
  expect(moveWith(white, false, 'select')).toBe('take D8 5');
  expect(moveWith(colour, true, 'select')).toBe('take colour');
  expect(moveWith(colour, false, 'select')).toBe('');
  expect(moveWith(colour, true, 'tie')).toBe('reroll colour');
  expect(moveWith(white, true, 'tie')).toBe('reroll white');
});

test('the die that a draft would save', () => {
  const me = select.view.players[0]!;
  expect(dieToSave('take colour', me)).toEqual(me.dice[0]);
  expect(dieToSave('take D12 7', me)).toEqual({ die: 'D12', white: true, number: 7 });
  expect(dieToSave('', me)).toBeNull();
  expect(dieToSave('reroll white', me)).toBeNull();
});
