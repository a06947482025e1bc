// This browser's contribution to the dice: a random share for each of its seats, committed to before any share is
// revealed (docs/fair-dice.md). And its doubts: whether the server has used these shares, and changed nothing.
import type { Command, Fair, Seat, SeatShown, TableMessage } from '../protocol';
import { seatAt, seatIndex } from '../seats';
import { blake2b, bytesOf, hexOf } from './blake2b';
import { differing, fairShown, keepFair } from './fair_shown';
import { fates, keepSentShare, sentShares } from './sent_shares';

const SIZE = 32;

/** Why the server could have chosen the dice: our share is missing, another is in its place, or commitments changed. */
export type Doubt = 'dropped' | 'replaced' | 'changed';

export class FairShares {
  readonly #table: string;
  readonly #done = new Set<string>();

  constructor(table: string) {
    this.#table = table;
  }

  /**
   * The commands to send now, each of them once. A share is revealed only when all commitments are in, and neither our
   * own nor those shown first have changed: a server that holds back or alters commitments gets no share.
   */
  next({ seats, you, fair }: TableMessage): Command[] {
    const mayReveal = haveAllCommitted(seats, fair) && !this.#hasChanged(fair);
    return [...you].flatMap((seat): Command[] => {
      const entry = fair.shares.find((share) => share.seat === seat);
      if (!entry) return this.#once(`commit ${seat}`, () => this.#commit(seat, fair.game));
      const mine = sentShares(this.#table).find((sent) => sent.seat === seat && sent.hash === entry.hash);
      if (!mayReveal || entry.share || !mine) return [];
      return this.#once(`show ${seat}`, () => ({ do: 'show', seat, share: mine.share }));
    });
  }

  /** Remembers what the table shows, and says what is wrong with it. `isFinal`: no more shares can come. */
  doubt({ status, seats, fair }: TableMessage, isFinal: boolean): Doubt | null {
    if (isFinal || haveAllCommitted(seats, fair)) keepFair(this.#table, fair, status === 'dealing');
    const ours = fates(sentShares(this.#table), fair, isFinal).map(([, fate]) => fate);
    if (ours.includes('dropped')) return 'dropped';
    if (ours.includes('replaced')) return 'replaced';
    return this.#hasChanged(fair) ? 'changed' : null;
  }

  #hasChanged(fair: Fair): boolean {
    const shown = fairShown(this.#table);
    return shown !== null && differing(shown.fair, fair).length > 0;
  }

  #once(what: string, command: () => Command): Command[] {
    if (this.#done.has(what)) return [];
    this.#done.add(what);
    return [command()];
  }

  /** After a reload, with the same share as before. */
  #commit(seat: Seat, game: string): Command {
    const sent = sentShares(this.#table).find((one) => one.hash === commitmentTo(one.share, seat, game));
    const share = sent?.share ?? hexOf(crypto.getRandomValues(new Uint8Array(SIZE)));
    const hash = commitmentTo(share, seat, game);
    keepSentShare(this.#table, { seat, share, hash });
    return { do: 'commit', seat, hash };
  }
}

function haveAllCommitted(seats: SeatShown[], { shares }: Fair): boolean {
  return seats.every(({ kind }, i) => kind !== 'person' || shares.some(({ seat }) => seat === seatAt(i)));
}

export function commitmentTo(share: string, seat: Seat, game: string): string {
  const seatByte = seatIndex(seat).toString(16).padStart(2, '0');
  return hexOf(blake2b(SIZE, 'alea.share', bytesOf(game + seatByte + share)));
}
