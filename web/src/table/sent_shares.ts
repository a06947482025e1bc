// The shares that this browser has sent commitments to, and what became of them. They are stored, because the server may
// drop a share after a reload as well. Another device of the same guest knows nothing of them, and does not complain.
import { keep, kept, keptNames } from '../kept';
import type { Fair, Seat } from '../protocol';

export interface SentShare {
  seat: Seat;
  share: string;
  /** The commitment to it. */
  hash: string;
}

/** Under a name for each share, not for each seat: if two tabs send one at the same time, neither is forgotten. */
const place = (table: string) => `alea.share.${table}.`;

export function keepSentShare(table: string, { seat, hash, share }: SentShare): void {
  keep(`${place(table)}${seat}.${hash}`, share);
}

export function sentShares(table: string): SentShare[] {
  return keptNames(place(table)).map((name) => {
    const [seat = '', hash = ''] = name.slice(place(table).length).split('.');
    return { seat, hash, share: kept<string>(name) ?? '' };
  });
}

export type Fate = 'used' | 'dropped' | 'replaced' | 'pending';

/** For each seat that this browser sent a share for. `isFinal`: no more shares can come. */
export function fates(sent: SentShare[], { shares }: Fair, isFinal: boolean): [Seat, Fate][] {
  const fate = (seat: Seat): Fate => {
    const entry = shares.find((one) => one.seat === seat);
    if (!entry) return isFinal ? 'dropped' : 'pending';
    if (!entry.hash) return 'dropped';
    const own = sent.find((one) => one.seat === seat && one.hash === entry.hash);
    if (!own) return 'replaced';
    if (entry.share === own.share) return 'used';
    return isFinal ? 'dropped' : 'pending';
  };
  return [...new Set(sent.map(({ seat }) => seat))].sort().map((seat) => [seat, fate(seat)]);
}
