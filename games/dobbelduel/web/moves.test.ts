import { describe, expect, it } from 'vitest';
import {
  inTray, put, readMarks, readPlacement, readSet, readSolution, swapped, writeMarks, writePlacement, writeSet,
  writeSolution,
} from './moves'; // prettier-ignore

describe('a placement', () => {
  it('is written as the game writes it', () => {
    expect(writePlacement([5, 5, 0, 1])).toBe('place 5 5 . 1');
    expect(readPlacement('place 5 5 . 1')).toEqual({ row: [5, 5, 0, 1], held: null });
  });
  it('remembers which die is in hand', () => {
    const draft = writePlacement([0, 2, 0, 0], 3);
    expect(draft).toBe('place . 2 . . holding 3');
    expect(readPlacement(draft)).toEqual({ row: [0, 2, 0, 0], held: 3 });
  });
  it('is nothing without dice', () => {
    expect(writePlacement([0, 0, 0, 0])).toBe('');
    for (const draft of ['', 'effort', 'blue 3', 'place 7 . . .', 'place 1 2 3']) {
      expect(readPlacement(draft)).toEqual({ row: [0, 0, 0, 0], held: null });
    }
  });
  it('leaves the dice in the tray that are not on the row, alike ones too', () => {
    expect(inTray([2, 5, 5, 6], [0, 5, 0, 2])).toEqual([false, false, true, true]);
    expect(inTray([5, 5, 5, 5], [5, 0, 5, 0])).toEqual([false, false, true, true]);
  });
  it('moves a die to another column, and swaps it with one that lies there', () => {
    expect(put([1, 0, 0, 0], 2, 4)).toEqual([1, 0, 4, 0]);
    expect(swapped([1, 0, 4, 0], 0, 1)).toEqual([0, 1, 4, 0]);
    expect(swapped([1, 0, 4, 0], 0, 2)).toEqual([4, 0, 1, 0]);
  });
});

describe('a solution', () => {
  it('is half-made as long as a column is free', () => {
    expect(writeSolution([3, 0, 5, 0])).toBe('solution 3 . 5 .');
    expect(readSolution('solution 3 . 5 .')).toEqual([3, 0, 5, 0]);
    expect(readSolution('blue 3')).toBeNull();
    expect(writeSolution([0, 0, 0, 0])).toBe('');
  });
  it('is played one column at a time', () => {
    expect(writeSet([3, 4, 5, 6], 1)).toBe('red 4');
    expect(readSet('green 6')).toEqual({ column: 3, pips: 6 });
    for (const move of ['', 'effort', 'purple 3', 'blue 7', 'place 1 . . .']) expect(readSet(move)).toBeNull();
  });
});

describe('marks', () => {
  it('are counted in the order equal, too high, too low', () => {
    expect(writeMarks({ equal: 1, high: 0, low: 2 })).toBe('mark 1 0 2');
    expect(readMarks('mark 1 0 2')).toEqual({ equal: 1, high: 0, low: 2 });
  });
  it('are nothing when there is none', () => {
    expect(writeMarks({ equal: 0, high: 0, low: 0 })).toBe('');
    expect(readMarks('')).toEqual({ equal: 0, high: 0, low: 0 });
  });
});
