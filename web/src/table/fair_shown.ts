// The commitments this browser was shown before the first roll, stored to compare them with the record. A record that
// was forged later has different ones.
import { keep, kept } from '../kept';
import type { Fair, Seat } from '../protocol';

export interface Commitments {
  game: string;
  server: string;
  /** The seats that committed to a share. */
  seats: Record<Seat, string>;
}

const place = (table: string) => `alea.commitments.${table}`;

/** Stores the commitments, unless some are stored already: the first ones shown are the ones that count. */
export function keepCommitments(table: string, fair: Fair): void {
  if (kept(place(table)) !== null) return;
  const committed = fair.shares.flatMap(({ seat, hash }) => (hash ? [[seat, hash]] : []));
  const shown: Commitments = { game: fair.game, server: fair.commitment, seats: Object.fromEntries(committed) };
  keep(place(table), shown);
}

export const commitmentsShown = (table: string) => kept<Commitments>(place(table));

/** The commitments in the header of a record (docs/record.md); null for a game without fair dice. */
export function commitmentsOf(record: string): Commitments | null {
  const lines = record.split('\n').map((line) => line.trim().split(' '));
  const [, game, server] = lines.find(([word]) => word === 'fair') ?? [];
  if (game === undefined || server === undefined) return null;
  const shares = lines.filter(([word]) => word === 'share').map(([, seat, hash]) => [seat, hash]);
  return { game, server, seats: Object.fromEntries(shares) };
}

/** Whose commitments differ: the server's, or those of some seats. */
export function differing(shown: Commitments, recorded: Commitments): ('server' | Seat)[] {
  const isSame = shown.server === recorded.server && shown.game === recorded.game;
  const seats = [...new Set([...Object.keys(shown.seats), ...Object.keys(recorded.seats)])].sort();
  return [...(isSame ? [] : ['server']), ...seats.filter((seat) => shown.seats[seat] !== recorded.seats[seat])];
}
