import { describe, expect, it } from 'vitest';
import { begins, endOfMatch, eventsOfEnd } from './ended';
import { broken, decide, nextMatch, over } from './fixtures';
import type { Event } from './view';

const end = nextMatch.before!; // early (DO-13)
const names = (events: Event[] = []) => events.map(([name]) => name);

describe('the end of a match', () => {
  it('has the code, the solution and what was scored', () => {
    const found = endOfMatch(broken.view, broken.happened);
    expect(found?.view.code).toHaveLength(4);
    expect(found?.view.solution).toEqual(found?.view.code);
    expect(names(found?.events)).toEqual(['shown', 'broke', 'scored']);
  });
  it('comes without a solution where no code fits the marks', () => {
    const found = endOfMatch(end.view, end.happened);
    expect(found?.view.code).toHaveLength(4);
    expect(found?.view.solution).toEqual([0, 0, 0, 0]);
    expect(names(found?.events)).toEqual(['shown', 'marked_wrong', 'made_good', 'scored']);
  });
  it('is told once, and not at the end of the game', () => {
    expect(endOfMatch(nextMatch.view, nextMatch.happened)).toBeNull();
    expect(endOfMatch(over.view, over.happened)).toBeNull();
    expect(names(eventsOfEnd(over.happened))).toEqual(['shown', 'marked_wrong', 'made_good', 'scored', 'drawn']);
    expect(eventsOfEnd([])).toEqual([]);
  });
  it('is followed by the next match until that has an effort', () => {
    const ended = { view: end.view, events: [] };
    expect(begins(nextMatch.view, ended)).toBe(true);
    expect(begins({ ...nextMatch.view, efforts: decide.view.efforts }, ended)).toBe(false);
    expect(begins({ ...nextMatch.view, match: 4 }, ended)).toBe(false);
    expect(begins(end.view, ended)).toBe(false);
  });
});
