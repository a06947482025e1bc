// Checks a finished game: what became of the shares that this browser sent, what the engine recomputes from the record,
// and whether the record is the one that was announced at the table.
import { type Engine, type Finding, loadEngine, type Verdict } from '../engine';
import type { Fair } from '../protocol';
import { api } from '../server/api';
import { differing, fairIn, type FairShown, fairShown } from '../table/fair_shown';
import { fates, type SentShare, sentShares } from '../table/sent_shares';
import { namesIn } from './record';

export const ICONS = { right: 'check', note: 'alert', wrong: 'cross' } as const satisfies Record<Verdict, string>;

export interface Checked {
  found: Finding[];
  /** That of the worst finding. */
  verdict: Verdict;
  /** The players' names, from seat A on. */
  names: string[];
}

/** Fetches the record of a finished game and checks it in this browser. */
export async function check(table: string, engine: () => Promise<Engine> = loadEngine): Promise<Checked> {
  const [loaded, record] = await Promise.all([engine(), api.record(table)]);
  const recorded = fairIn(record);
  const found = [
    ...ownShares(sentShares(table), recorded),
    ...loaded.verify(record),
    ...compared(fairShown(table), recorded),
  ];
  return { found, verdict: conclusion(found), names: namesIn(record) };
}

/** Whether the record has the shares that this browser sent. */
function ownShares(sent: SentShare[], recorded: Fair | null): Finding[] {
  return fates(sent, recorded ?? { game: '', commitment: '', shares: [] }, true).map(([who, fate]) => ({
    verdict: fate === 'used' ? 'right' : 'wrong',
    fact: [`check.own_${fate}`, { who }],
  }));
}

/** Compares the record with what this browser was shown at the table. */
function compared(shown: FairShown | null, recorded: Fair | null): Finding[] {
  const unseen: Finding = { verdict: 'note', fact: ['check.not_seen'] };
  if (shown === null) return recorded === null ? [] : [unseen];
  const others = recorded === null ? ['server'] : differing(shown.fair, recorded);
  if (others.length === 0) return shown.isEarly ? [{ verdict: 'right', fact: ['check.same'] }] : [unseen];
  return others.map((who) => ({
    verdict: 'wrong',
    fact: who === 'server' ? ['check.server_differs'] : ['check.seat_differs', { who }],
  }));
}

function conclusion(found: Finding[]): Verdict {
  const verdicts = new Set(found.map(({ verdict }) => verdict));
  return verdicts.has('wrong') ? 'wrong' : verdicts.has('note') ? 'note' : 'right';
}
