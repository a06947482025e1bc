// The findings of a check, line by line: what the engine recomputed, and what this browser remembers of the game.
import type { Finding, Verdict } from '../engine';
import { type Commitments, differing } from '../table/commitments';

/** Compares the commitments in the record with those this browser was shown before the first roll. */
export function compared(shown: Commitments | null, recorded: Commitments | null): Finding[] {
  if (recorded === null) return [];
  if (shown === null) return [{ verdict: 'note', fact: ['check.not_seen'] }];
  const others = differing(shown, recorded);
  if (others.length === 0) return [{ verdict: 'right', fact: ['check.same'] }];
  return others.map((who) => ({
    verdict: 'wrong',
    fact: who === 'server' ? ['check.server_differs'] : ['check.seat_differs', { who }],
  }));
}

/** The verdict of the worst finding. */
export function conclusion(found: Finding[]): Verdict {
  const verdicts = new Set(found.map(({ verdict }) => verdict));
  return verdicts.has('wrong') ? 'wrong' : verdicts.has('note') ? 'note' : 'right';
}
