// The end of a match. The server tells it together with the beginning of the next one, whose view has a clean board:
// what the players waited for, the code beside the solution, is put together here from the board before and the facts.
import type { Fact } from '$web/protocol';
import { put } from './moves';
import { COLUMNS, countOfDice, type View } from './view';

export interface EndOfMatch {
  view: View;
  /** From the code that is shown to what was scored. */
  facts: Fact[];
}

export function endOfMatch(before: View | null, happened: Fact[], after: View): EndOfMatch | null {
  const shown = happened.findIndex(([name]) => name === 'shown');
  const next = happened.findIndex(([name]) => name === 'match');
  if (shown < 0 || next < shown || before?.phase !== 'solve') return null;
  if (before.match + 1 !== after.match || before.breaker !== after.maker) return null;
  const last = COLUMNS.length - 1;
  const solution = before.solution ?? [];
  if (countOfDice(solution) !== last) return null;
  const pips = happened.find(([name]) => name === 'set')?.[1]?.n;
  const code = COLUMNS.map((column) => Number(happened[shown]?.[1]?.[column]));
  return {
    view: { ...before, phase: 'over', points: after.points, code, solution: put(solution, last, Number(pips)) },
    facts: happened.slice(shown, next),
  };
}

/** What tells who scored, at the end of the last match, where the view shows the rest. */
export function factsOfEnd(happened: Fact[]): Fact[] {
  const shown = happened.findIndex(([name]) => name === 'shown');
  return shown < 0 ? [] : happened.slice(shown);
}
