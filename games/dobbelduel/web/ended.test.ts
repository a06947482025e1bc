import { describe, expect, it } from 'vitest';
import { endOfMatch, eventsOfEnd } from './ended';
import nextMatch from './fixtures/next_match.json';
import type { Event, View } from './view';

const before = nextMatch.before as View;
const after = nextMatch.view as View;
const happened = nextMatch.happened as unknown as Event[];

describe('the end of a match', () => {
  it('shows the board before with the code, the whole solution and the new points', () => {
    const end = endOfMatch(before, happened, after);
    expect(end?.view).toMatchObject({ match: 1, phase: 'over', code: [1, 3, 6, 6], solution: [2, 3, 6, 2] });
    expect(end?.view.efforts).toEqual(before.efforts);
    expect(end?.view.points).toEqual([58, 0]);
  });
  it('tells what was scored, and nothing of the next match', () => {
    expect(endOfMatch(before, happened, after)?.events.map(([name]) => name)).toEqual([
      'shown',
      'marked_wrong',
      'made_good',
    ]);
  });
  it('is not told where the last step before it was not seen', () => {
    expect(endOfMatch(null, happened, after)).toBeNull();
    expect(endOfMatch({ ...before, solution: [2, 3, 0, 0] }, happened, after)).toBeNull();
    expect(endOfMatch({ ...before, match: 4 }, happened, after)).toBeNull();
    expect(endOfMatch({ ...before, breaker: 'B' }, happened, after)).toBeNull();
    expect(endOfMatch(before, [], after)).toBeNull();
  });
  it('of the last match needs no board of its own', () => {
    const last = happened.slice(0, 4);
    expect(endOfMatch(before, last, { ...before, phase: 'over' })).toBeNull();
    expect(eventsOfEnd(last)).toHaveLength(3);
    expect(eventsOfEnd([])).toEqual([]);
  });
});
