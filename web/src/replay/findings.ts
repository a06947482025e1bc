// The findings of a check, line by line: what the engine recomputed, and what this browser remembers of the game.
import type { Verified } from '../engine';
import type { Fact } from '../protocol';
import { type Commitments, differing } from '../table/commitments';

export type Verdict = 'right' | 'note' | 'wrong';

export interface Finding {
  verdict: Verdict;
  fact: Fact;
}

/** The engine's own conclusions. The page ignores them and draws its own, because it knows more. */
const CONCLUSIONS = ['verify.all_right', 'verify.nothing_wrong', 'verify.wrong'];
const NOTES = ['unfinished', 'no_fair_dice', 'seed_hidden', 'share_missing', 'no_shares'];
const WRONG = ['_wrong', '_early', 'seed_missing', 'result_missing', '_wrong_too'];

export function verdictOf([name]: Fact): Verdict {
  if (NOTES.some((note) => name === `verify.${note}`)) return 'note';
  return WRONG.some((end) => name.endsWith(end)) ? 'wrong' : 'right';
}

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

export function findings(verified: Verified, shown: Commitments | null, recorded: Commitments | null): Finding[] {
  const facts = verified.facts.filter(([name]) => !CONCLUSIONS.includes(name));
  return [...facts.map((fact) => ({ verdict: verdictOf(fact), fact })), ...compared(shown, recorded)];
}

/** The overall verdict. */
export function conclusion(verified: Verified, found: Finding[]): Verdict {
  if (!verified.ok || found.some(({ verdict }) => verdict === 'wrong')) return 'wrong';
  const isChecked = found.some(({ fact: [name] }) => name === 'verify.dice');
  return isChecked ? 'right' : 'note';
}
