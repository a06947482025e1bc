import { describe, expect, it } from 'vitest';
import { begins, endOfMatch, eventsOfEnd } from './ended';
import { decide, nextMatch, over } from './fixtures';
import type { Event } from './view';

const end = nextMatch.before!;
const names = (events: Event[] = []) => events.map(([name]) => name);

describe('the end of a match', () => {
  it('has the code and what was scored', () => {
    const found = endOfMatch(end.view, end.happened);
    expect(found?.view.code).toHaveLength(4);
    expect(names(found?.events)).toEqual(['shown', 'marked_wrong', 'made_good', 'scored']);
  });
  it('is told once, and not at the end of the game', () => {
    expect(endOfMatch(nextMatch.view, nextMatch.happened)).toBeNull();
    expect(endOfMatch(over.view, over.happened)).toBeNull();
    expect(names(eventsOfEnd(over.happened)).slice(0, 4)).toEqual(['shown', 'marked_wrong', 'made_good', 'scored']);
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
