import { describe, expect, it } from 'vitest';
import { canBe, possibleCodes, trueMarks } from './possible';

describe('the notes', () => {
  it('mark a die equal, too high or too low (DO-6)', () => {
    expect(trueMarks([5, 5, 0, 1], [3, 6, 2, 1])).toEqual({ equal: 1, high: 1, low: 1 });
  });
  it('allow every code before the first effort, and while an effort has no marks', () => {
    expect(possibleCodes([])).toHaveLength(1296);
    expect(possibleCodes([{ dice: [1, 2, 3, 4] }])).toHaveLength(1296);
  });
  it('exclude what the marks exclude', () => {
    const notes = possibleCodes([
      { dice: [4, 0, 0, 0], equal: 0, high: 0, low: 1 },
      { dice: [0, 2, 0, 0], equal: 1, high: 0, low: 0 },
    ]);
    expect(notes).toHaveLength(2 * 1 * 36);
    expect([1, 2, 3, 4, 5, 6].filter((pips) => canBe(notes, 0, pips))).toEqual([5, 6]);
    expect(canBe(notes, 1, 2)).toBe(true);
    expect(canBe(notes, 1, 3)).toBe(false);
    expect(canBe(notes, 2, 3)).toBe(true);
  });
});
