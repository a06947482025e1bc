// What the dice depend on, as this browser was shown it at the table: stored, to compare it with what the table shows
// later and with the record. A record that was forged afterwards has other commitments or other shares.
import { keep, kept } from '../kept';
import type { Fair, Seat, ShareShown } from '../protocol';

export interface FairShown {
  /** Shares are here as far as they were shown. */
  fair: Fair;
  /** It was shown before the first roll. */
  isEarly: boolean;
}

const place = (table: string) => `alea.fair.${table}`;

export const fairShown = (table: string) => kept<FairShown>(place(table));

/** The first commitments shown are the ones that count; shares are added when they are shown. */
export function keepFair(table: string, { game, commitment, shares }: Fair, isEarly: boolean): void {
  const before = fairShown(table);
  const first = before?.fair ?? { game, commitment, shares };
  const revealed = ({ seat, hash }: ShareShown) => shares.find((now) => now.seat === seat && now.hash === hash);
  const fair = { ...first, shares: first.shares.map((old) => ({ ...revealed(old), ...old })) };
  keep(place(table), { fair, isEarly: before?.isEarly ?? isEarly } satisfies FairShown);
}

/** The same from the header of a record (docs/record.md); null for a game without fair dice. */
export function fairIn(record: string): Fair | null {
  const lines = record.split('\n').map((line) => line.trim().split(' '));
  const [, game, commitment] = lines.find(([word]) => word === 'fair') ?? [];
  if (game === undefined || commitment === undefined) return null;
  const committed = lines.flatMap(([word, seat = '', hash = '', share]): ShareShown[] =>
    word === 'share' ? [{ seat, hash, ...(share !== undefined && share !== '-' && { share }) }] : [],
  );
  const people = lines.flatMap(([word, seat = '', kind]) => (word === 'seat' && kind === 'person' ? [seat] : []));
  const without = people.filter((seat) => !committed.some((share) => share.seat === seat));
  return { game, commitment, shares: [...committed, ...without.map((seat) => ({ seat, hash: null }))] };
}

/** What differs from what was shown: the server's commitment, or what some seats contributed. */
export function differing(shown: Fair, now: Fair): ('server' | Seat)[] {
  const isSame = shown.commitment === now.commitment && shown.game === now.game;
  const of = (seat: Seat, { shares }: Fair) => shares.find((share) => share.seat === seat);
  const seats = [...new Set([...shown.shares, ...now.shares].map(({ seat }) => seat))].sort();
  const others = seats.filter((seat) => {
    const [one, other] = [of(seat, shown), of(seat, now)];
    return one?.hash !== other?.hash || (one?.share !== undefined && one.share !== other?.share);
  });
  return [...(isSame ? [] : ['server' as const]), ...others];
}
