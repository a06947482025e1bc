// The last duel, from what was told. When a duel ends the view is of the next one already.
import type { Fact, Seat, Value } from '$web/protocol';
import type { Colour, DieText } from './view';

/** Enough of a card to know it again. */
export interface Shown {
  colour?: Colour;
  value?: number;
}

export interface Fighter {
  seat: Seat;
  die: DieText;
  card: Shown | null;
  isOnFire: boolean;
  strength: number | null;
  isOut: boolean;
}

export interface Bout {
  number: number;
  fighters: Fighter[];
  winner: Seat | null;
  /** Sentences about how it ended. */
  end: Fact[];
}

export interface Chronicle {
  /** It is being fought. */
  now: Bout | null;
  last: Bout | null;
}

export const NOTHING_TOLD: Chronicle = { now: null, last: null };

type Args = Record<string, Value>;

const ENDS = ['won', 'tie.null', 'retreat.null', 'shield.stops', 'duel.nobody_left'];
const REASONS = ['tie.advantage', 'tie.won', 'retreated'];

const facts = (value: Value | undefined) => (Array.isArray(value) ? (value as Fact[]) : []);
const word = (value: Value | undefined) =>
  typeof value === 'object' && 'word' in value ? value.word.slice(value.word.indexOf('.') + 1) : '';

function dieOf([name, args = {}]: Fact): DieText {
  const faces: Record<string, string> = { 'die.shield': 'S', 'die.sheathe': 'H' };
  return word(args.colour).charAt(0).toUpperCase() + (faces[name] ?? String(args.n));
}

function cardOf(value: Value | undefined): Shown | null {
  const [name, args = {}] = facts(value)[0] ?? ['card.none'];
  if (name === 'card.none') return null;
  return name === 'card.bluff' ? {} : { colour: word(args.colour) as Colour, value: args.n as number };
}

function begun(args: Args): Bout {
  const fighters = facts(args.dice).map(([, { who, die } = {}]): Fighter => ({
    seat: who as Seat, die: dieOf(facts(die)[0] ?? ['']), card: null, isOnFire: false, strength: null, isOut: false,
  })); // prettier-ignore
  return { number: args.n as number, fighters, winner: null, end: [] };
}

function changed(bout: Bout, seat: Value | undefined, change: Partial<Fighter>): Bout {
  const fighters = bout.fighters.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  return { ...bout, fighters };
}

function fought(bout: Bout, [name, args = {}]: Fact): Bout {
  switch (name) {
    case 'reveal.card': return changed(bout, args.who, { card: cardOf(args.card) });
    case 'on_fire': return changed(bout, args.who, { isOnFire: true });
    case 'strength':
    case 'strength.nothing': return changed(bout, args.who, { strength: args.n as number });
    case 'shield.leaves':
    case 'retreated': return changed(bout, args.who, { isOut: true });
    case 'won': return { ...bout, winner: args.who as Seat };
    default: return bout;
  }
} // prettier-ignore

/** What is known after these facts. */
export function told(before: Chronicle, happened: Fact[]): Chronicle {
  let { now, last } = before;
  for (const fact of happened) {
    const [name, args = {}] = fact;
    if (name === 'rolled') now = last = null;
    if (name === 'duel.sides' || name === 'duel.fronts' || name === 'duel.three') now = begun(args);
    if (!now) continue;
    now = fought(now, fact);
    if (ENDS.includes(name) || REASONS.includes(name)) now = { ...now, end: [...now.end, fact] };
    if (!ENDS.includes(name)) continue;
    last = now;
    now = null;
  }
  return { now, last };
}
