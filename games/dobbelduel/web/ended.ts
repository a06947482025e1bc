// The end of a match. The server tells it together with the beginning of the next one, whose view has a clean board:
// what the players waited for, the code beside the solution, is put together here from the board before and the events.
import { eventsNamed } from '$web/facts';
import { put } from './moves';
import { COLUMNS, countOfDice, type Event, type View } from './view';

export interface EndOfMatch {
  view: View;
  /** From the code that is shown to what was scored. */
  events: Event[];
}

export function endOfMatch(before: View | null, happened: Event[], after: View): EndOfMatch | null {
  const shown = happened.findIndex(([name]) => name === 'shown');
  const next = happened.findIndex(([name]) => name === 'match');
  if (shown < 0 || next < shown || before?.phase !== 'solve') return null;
  if (before.match + 1 !== after.match || before.breaker !== after.maker) return null;
  const last = COLUMNS.length - 1;
  const solution = before.solution ?? [];
  if (countOfDice(solution) !== last) return null;
  const [code] = eventsNamed(happened, 'shown').map(([, dice]) => COLUMNS.map((column) => dice[column]));
  const [pips = 0] = eventsNamed(happened, 'set').map(([, { n }]) => n);
  return {
    view: { ...before, phase: 'over', points: after.points, code, solution: put(solution, last, pips) },
    events: happened.slice(shown, next),
  };
}

/** What tells who scored, at the end of the last match, where the view shows the rest. */
export function eventsOfEnd(happened: Event[]): Event[] {
  const shown = happened.findIndex(([name]) => name === 'shown');
  return shown < 0 ? [] : happened.slice(shown);
}
