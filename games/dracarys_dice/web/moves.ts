// The moves as text, whole and half made. `give B B C` gives two Dragons to B and one to C. While some are still to be
// given the draft names them too, as they lie in front of the player: `give B ? ! ?`, where the one marked ! is lifted.
import type { Choice, Seat } from '$web/protocol';

/** What can be chosen. A division is the seats that get a Dragon, in order: BBC. */
export type Offer =
  { kind: 'give'; dragons: number; divisions: string[] } | { kind: 'trade'; withWhom: Seat[]; keeps: boolean };

/** Dragons given so far, as a division, and those still here: whether each is lifted. */
export interface Giving {
  given: string;
  here: boolean[];
}

const LIFTED = '!';
const LYING = '?';

export const KEEP = 'keep';

export function readOffer(choices: Choice[]): Offer | null {
  const moves = choices.map(({ move }) => move);
  const divisions = moves.filter((move) => move.startsWith('give ')).map(readDivision);
  const [first] = divisions;
  if (first !== undefined) return { kind: 'give', dragons: first.length, divisions };
  const withWhom = moves.map(tradesWith).filter((seat) => seat !== null);
  if (withWhom.length === 0) return null;
  return { kind: 'trade', withWhom, keeps: moves.includes(KEEP) };
}

/** The division in a move or half a move; '' for any other text. */
export function readDivision(move: string): string {
  const [word, ...parts] = move.split(' ');
  if (word !== 'give') return '';
  return parts.filter((part) => part !== LIFTED && part !== LYING).join('');
}

export function tradesWith(move: string): Seat | null {
  const [word, seat = null] = move.split(' ');
  return word === 'trade' ? seat : null;
}

export const trade = (seat: Seat): string => `trade ${seat}`;

export function readGiving(draft: string, dragons: number): Giving {
  const here = draft
    .split(' ')
    .filter((part) => part === LIFTED || part === LYING)
    .map((part) => part === LIFTED);
  const given = readDivision(draft);
  if (given.length + here.length !== dragons) return { given: '', here: Array<boolean>(dragons).fill(false) };
  return { given, here };
}

/** '' when nothing is given or lifted yet: there is nothing to take back. */
export function writeGiving({ given, here }: Giving): string {
  if (given === '' && !here.includes(true)) return '';
  const seats = [...given].sort();
  return ['give', ...seats, ...here.map((isLifted) => (isLifted ? LIFTED : LYING))].join(' ');
}

export function lift({ given, here }: Giving, which: number): Giving {
  return { given, here: here.map((isLifted, i) => (i === which ? !isLifted : isLifted)) };
}

/** Gives what is lifted, or else the last Dragon here. A single Dragon that was given already goes to `seat` instead. */
export function point({ given, here }: Giving, seat: Seat): Giving {
  if (here.length === 0) return given.length === 1 ? { given: seat, here } : { given, here };
  const isAnyLifted = here.includes(true);
  const stay = isAnyLifted ? here.filter((isLifted) => !isLifted) : here.slice(0, -1);
  return { given: given + seat.repeat(here.length - stay.length), here: stay };
}

export const allTo = (seat: Seat, dragons: number): Giving => ({ given: seat.repeat(dragons), here: [] });

export function takeBack({ given, here }: Giving, seat: Seat): Giving {
  if (!given.includes(seat)) return { given, here };
  return { given: given.replace(seat, ''), here: [...here, false] };
}

export function share(division: string, seat: Seat): number {
  return [...division].filter((getter) => getter === seat).length;
}

/** Whether what is given so far can become one of the divisions. */
export function isAllowed({ given }: Giving, divisions: string[]): boolean {
  return divisions.some((division) => [...given].every((seat) => share(given, seat) <= share(division, seat)));
}
