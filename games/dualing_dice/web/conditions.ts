// The words of a goal's conditions, as data/README.md explains them.
import { COLOUR_KINDS, type Kind, ROUNDS } from './view';

/** Both ends count; Infinity where there is no upper end. */
export interface Range {
  least: number;
  most: number;
}

export type NumberTrait =
  { is: 'odd' | 'even' | 'prime' | 'highest' } | { is: 'multiple_of' | 'at_least' | 'at_most' | 'exactly'; n: number };

/** Which dice are counted. */
export interface Trait {
  colour?: 'white' | 'colour';
  kind?: Kind;
  numbers: NumberTrait[];
}

export type Condition =
  | { measure: 'sum' | 'white_sum' | 'colour_sum' | 'spread' | 'kinds' | 'alike' | 'run'; range: Range }
  | { measure: 'count'; range: Range; trait: Trait }
  | { measure: 'remainder'; divisor: number }
  | { measure: 'balance' | 'pairs' | 'houses' };

const atLeast = (least: number): Range => ({ least, most: Infinity });
const atMost = (most: number): Range => ({ least: 0, most });
const exactly = (n: number): Range => ({ least: n, most: n });

const PHRASES: Record<string, Condition> = {
  pair: { measure: 'alike', range: atLeast(2) },
  'two pairs': { measure: 'pairs' },
  'three of a kind': { measure: 'alike', range: atLeast(3) },
  'four of a kind': { measure: 'alike', range: atLeast(4) },
  'five of a kind': { measure: 'alike', range: atLeast(5) },
  'full house': { measure: 'houses' },
  'all different': { measure: 'alike', range: atMost(1) },
  'run of 3': { measure: 'run', range: atLeast(3) },
  'run of 4': { measure: 'run', range: atLeast(4) },
  'run of 5': { measure: 'run', range: atLeast(5) },
  'sum of white = sum of colour': { measure: 'balance' },
};

const MEASURES = {
  sum: 'sum',
  'sum of white': 'white_sum',
  'sum of colour': 'colour_sum',
  spread: 'spread',
} as const;

function compared(words: string): Range | null {
  const [, sign, n] = /^(>=|<=|=) (\d+)$/.exec(words) ?? [];
  if (sign === '>=') return atLeast(Number(n));
  if (sign === '<=') return atMost(Number(n));
  if (sign === '=') return exactly(Number(n));
  const [, least, most] = /^(\d+) to (\d+)$/.exec(words) ?? [];
  return least && most ? { least: Number(least), most: Number(most) } : null;
}

function readMeasured(text: string): Condition | null {
  const [, divisor] = /^sum multiple of (\d+)$/.exec(text) ?? [];
  if (divisor) return { measure: 'remainder', divisor: Number(divisor) };
  const [, words, rest] = /^(sum of white|sum of colour|sum|spread) (.+)$/.exec(text) ?? [];
  const range = compared(rest ?? '');
  return words && range ? { measure: MEASURES[words as keyof typeof MEASURES], range } : null;
}

function counted(words: string): Range | null {
  if (words === 'all') return atLeast(ROUNDS);
  if (words === 'no') return atMost(0);
  const [, how, n] = /^(exactly |up to |)(\d)$/.exec(words) ?? [];
  if (how === 'exactly ') return exactly(Number(n));
  if (how === 'up to ') return atMost(Number(n));
  return n ? atLeast(Number(n)) : null;
}

const LIMITS = { 'at least': 'at_least', 'at most': 'at_most', showing: 'exactly' } as const;

function readNumberTraits(words: string): NumberTrait[] | null {
  const found =
    /^(odd|even)?(?: ?\b(prime))?(?: ?\bmultiples of (\d+))?(?: ?\b(at least|at most|showing) (\d+))?( ?\bat their highest)?$/.exec(
      words,
    );
  if (!found) return null;
  const [, parity, prime, multiple, limit, n, highest] = found;
  const traits: NumberTrait[] = [];
  if (parity) traits.push({ is: parity as 'odd' | 'even' });
  if (prime) traits.push({ is: 'prime' });
  if (multiple) traits.push({ is: 'multiple_of', n: Number(multiple) });
  if (limit) traits.push({ is: LIMITS[limit as keyof typeof LIMITS], n: Number(n) });
  if (highest) traits.push({ is: 'highest' });
  return traits;
}

/** A colour, a kind and demands on the number, in this order; at least one of them. */
function readTrait(words: string): Trait | null {
  const [, colour, kind, rest] = /^(?:(white|colour)\b)? ?(?:(D\d+)\b)? ?(.*)$/.exec(words) ?? [];
  const numbers = readNumberTraits(rest ?? '');
  if (!numbers) return null;
  const trait: Trait = { numbers };
  if (colour) trait.colour = colour as 'white' | 'colour';
  if (kind) trait.kind = COLOUR_KINDS.find((one) => one === kind);
  if (kind && !trait.kind) return null;
  return colour || kind || rest ? trait : null;
}

function readCount(text: string): Condition | null {
  const [, words, what] = /^(all|no|exactly \d|up to \d|\d) (.+)$/.exec(text) ?? [];
  const range = counted(words ?? '');
  if (!range || !what) return null;
  if (what === 'kinds' || what === 'kind') return { measure: 'kinds', range };
  const trait = readTrait(what);
  return trait && { measure: 'count', range, trait };
}

/** Nothing for words that this page does not know. */
export function readCondition(text: string): Condition | null {
  const words = text.trim().replace(/ +/g, ' ');
  return PHRASES[words] ?? readMeasured(words) ?? readCount(words);
}
