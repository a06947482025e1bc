// How far the dice on a scoring card have come towards a goal. It is an aid for the eye: until the last round each
// condition is looked at alone, and a goal may be out of reach sooner than this says. The server judges.
import type { Condition, NumberTrait, Range, Trait } from './conditions';
import { COLOUR_KINDS, type Die, faces, type Kind, ROUNDS, WHITE_KINDS } from './view';

/** `met` and `lost` are certain whatever dice follow. */
export type Standing = 'open' | 'met' | 'lost';

export interface Progress {
  standing: Standing;
  /** So many of those needed, for dots. */
  dots?: { have: number; need: number };
  /** So much of a number aimed at, for a bar; `text` says it. */
  bar?: number;
  text?: string;
}

const PRIMES = new Set([2, 3, 5, 7, 11, 13, 17, 19]);
const HIGHEST_WHITE = 12;

function fitsNumber(trait: NumberTrait, number: number, highest: number): boolean {
  switch (trait.is) {
    case 'odd': return number % 2 === 1; // prettier-ignore
    case 'even': return number % 2 === 0; // prettier-ignore
    case 'prime': return PRIMES.has(number); // prettier-ignore
    case 'highest': return number === highest; // prettier-ignore
    case 'multiple_of': return number % trait.n === 0; // prettier-ignore
    case 'at_least': return number >= trait.n; // prettier-ignore
    case 'at_most': return number <= trait.n; // prettier-ignore
    case 'exactly': return number === trait.n; // prettier-ignore
  }
}

function fits({ colour, kind, numbers }: Trait, die: Die): boolean {
  if (colour && die.white !== (colour === 'white')) return false;
  if (kind && die.die !== kind) return false;
  return numbers.every((number) => fitsNumber(number, die.number ?? 0, faces(die.die)));
}

function sum(dice: Die[]): number {
  return dice.reduce((all, { number = 0 }) => all + number, 0);
}

/** How many dice show each number, most first. */
function groups(numbers: number[]): number[] {
  const sizes = new Map<number, number>();
  for (const number of numbers) sizes.set(number, (sizes.get(number) ?? 0) + 1);
  return [...sizes.values()].toSorted((a, b) => b - a);
}

/** The most numbers that are there of any `length` that follow each other. */
function bestRun(numbers: number[], length: number): number {
  const there = new Set(numbers);
  const inWindow = (from: number) => [...there].filter((n) => n >= from && n < from + length).length;
  return Math.max(0, ...[...there].flatMap((n) => Array.from({ length }, (_, i) => inWindow(n - i))));
}

function standing(isMet: boolean, isLost: boolean): Standing {
  return isLost ? 'lost' : isMet ? 'met' : 'open';
}

/** Something that never shrinks and grows by one die at a time. */
function counted(have: number, { least, most }: Range, left: number): Progress {
  const is = standing(have >= least && have + left <= most, have > most || have + left < least);
  if (least === 0) return { standing: is, text: String(have) };
  return { standing: is, dots: { have: Math.min(have, least), need: least } };
}

/** A number that can still grow by `lowest` to `highest`. */
function measured(have: number, { least, most }: Range, lowest: number, highest: number): Progress {
  const isMet = have + lowest >= least && have + highest <= most;
  const isLost = have + highest < least || have + lowest > most;
  const aim = most === Infinity ? String(least) : least === 0 || least === most ? String(most) : `${least}–${most}`;
  const full = most === Infinity ? least : most;
  return { standing: standing(isMet, isLost), bar: full > 0 ? Math.min(1, have / full) : 0, text: `${have} / ${aim}` };
}

function spread(numbers: number[], range: Range, left: number, highestLeft: number): Progress {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length === 0) return { ...measured(0, range, 0, highestLeft), standing: 'open' };
  const now = high - low;
  const widest = left > 1 ? Math.max(high, highestLeft) - 1 : left === 1 ? Math.max(highestLeft - low, high - 1) : now;
  return measured(now, range, 0, Math.max(now, widest) - now);
}

/** With some dice left the rest decides, whatever is there. */
function decidedAtTheEnd(isMet: boolean, left: number, text: string): Progress {
  return { standing: left > 0 ? 'open' : standing(isMet, !isMet), text };
}

export function progress(condition: Condition, saved: Die[]): Progress {
  const left = ROUNDS - saved.length;
  const numbers = saved.map(({ number = 0 }) => number);
  const hasD20 = saved.some(({ die }) => die === 'D20');
  const highestLeft = hasD20 ? HIGHEST_WHITE : faces('D20');
  const most = left > 0 ? highestLeft + (left - 1) * HIGHEST_WHITE : 0;
  const white = sum(saved.filter((die) => die.white));
  const colour = sum(saved.filter((die) => !die.white));
  const [largest = 0, second = 0] = groups(numbers);

  switch (condition.measure) {
    case 'sum': return measured(white + colour, condition.range, left, most); // prettier-ignore
    case 'white_sum': return measured(white, condition.range, 0, left * HIGHEST_WHITE); // prettier-ignore
    case 'colour_sum': return measured(colour, condition.range, 0, most); // prettier-ignore
    case 'spread': return spread(numbers, condition.range, left, highestLeft); // prettier-ignore
    case 'count':
      return counted(saved.filter((die) => fits(condition.trait, die)).length, condition.range, left);
    case 'kinds': return counted(new Set(saved.map(({ die }) => die)).size, condition.range, left); // prettier-ignore
    case 'alike':
      if (condition.range.most === 1) return counted(new Set(numbers).size, { least: ROUNDS, most: Infinity }, left);
      return counted(largest, condition.range, left);
    case 'pairs': return counted(Math.min(largest, 2) + Math.min(second, 2), { least: 4, most: Infinity }, left); // prettier-ignore
    case 'houses': return counted(Math.min(largest, 3) + Math.min(second, 2), { least: 5, most: Infinity }, left); // prettier-ignore
    case 'run': return counted(bestRun(numbers, condition.range.least), condition.range, left); // prettier-ignore
    case 'remainder':
      return decidedAtTheEnd((white + colour) % condition.divisor === 0, left, String(white + colour));
    case 'balance': return decidedAtTheEnd(white === colour, left, `${white} : ${colour}`); // prettier-ignore
  }
}

function facesOf(die: Kind, white: boolean): Die[] {
  return Array.from({ length: faces(die) }, (_, i) => ({ die, white, number: i + 1 }));
}

/** All that can come next: any white die, and the colour dice that are not on the card. */
function possibleDice(saved: Die[]): Die[] {
  const isFree = (kind: Kind) => !saved.some(({ die, white }) => !white && die === kind);
  return [
    ...WHITE_KINDS.flatMap((kind) => facesOf(kind, true)),
    ...COLOUR_KINDS.filter(isFree).flatMap((kind) => facesOf(kind, false)),
  ];
}

/** How a goal stands whose conditions must all hold. When one die is to come, each that can is tried. */
export function goalStanding(conditions: Condition[], saved: Die[]): Standing {
  const all = conditions.map((condition) => progress(condition, saved).standing);
  if (all.includes('lost')) return 'lost';
  if (all.length > 0 && all.every((is) => is === 'met')) return 'met';
  if (all.length === 0 || saved.length !== ROUNDS - 1) return 'open';
  const isPossible = possibleDice(saved).some((die) => goalStanding(conditions, [...saved, die]) === 'met');
  return isPossible ? 'open' : 'lost';
}
