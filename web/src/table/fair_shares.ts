// This browser's contribution to the dice: a random share for each of its seats, committed to before any share is
// revealed (docs/fair-dice.md). Shares are stored until then, so that a reload in between does no harm.
import { keep, kept } from '../kept';
import type { Command, Seat, TableMessage } from '../protocol';
import { blake2b, bytesOf, hexOf } from './blake2b';
import { keepCommitments } from './commitments';
import { seatAt, seatIndex } from '../seats';

const SIZE = 32;

export class FairShares {
  readonly #table: string;
  readonly #sent = new Set<string>();
  readonly #made = new Map<Seat, string>();

  constructor(table: string) {
    this.#table = table;
  }

  /**
   * The commands to send now, each of them once. A share is revealed only when all commitments are in and our own is
   * among them unchanged: a server that holds back or alters commitments gets no share.
   */
  next(table: TableMessage): Command[] {
    const { shares } = table.fair;
    const entry = (seat: Seat) => shares.find((share) => share.seat === seat);
    const people = table.seats.flatMap(({ kind }, i) => (kind === 'person' ? [seatAt(i)] : []));
    const allCommitted = people.every(entry);
    if (allCommitted) keepCommitments(this.#table, table.fair);
    return [...table.you].flatMap((seat): Command[] => {
      const own = entry(seat);
      if (!own) return this.#once(`commit ${seat}`, () => this.#commit(seat, table.fair.game));
      const mine = this.#kept(seat);
      if (!allCommitted || own.share || !mine || own.hash !== commitmentTo(mine, seat, table.fair.game)) return [];
      return this.#once(`show ${seat}`, () => ({ do: 'show', seat, share: mine }));
    });
  }

  #once(what: string, command: () => Command): Command[] {
    if (this.#sent.has(what)) return [];
    this.#sent.add(what);
    return [command()];
  }

  #commit(seat: Seat, game: string): Command {
    const share = this.#kept(seat) ?? hexOf(crypto.getRandomValues(new Uint8Array(SIZE)));
    this.#made.set(seat, share);
    keep(this.#place(seat), share, sessionStorage);
    return { do: 'commit', seat, hash: commitmentTo(share, seat, game) };
  }

  #kept(seat: Seat): string | null {
    return kept<string>(this.#place(seat), sessionStorage) ?? this.#made.get(seat) ?? null;
  }

  #place(seat: Seat): string {
    return `alea.share.${this.#table}.${seat}`;
  }
}

export function commitmentTo(share: string, seat: Seat, game: string): string {
  const seatByte = seatIndex(seat).toString(16).padStart(2, '0');
  return hexOf(blake2b(SIZE, 'alea.share', bytesOf(game + seatByte + share)));
}
