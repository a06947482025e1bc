// The last duel, from what was told. When a duel ends the view is of the next one already.
import type { EventNamed } from '$web/facts';
import type { Fact, Seat, Value } from '$web/protocol';
import { type Colour, COLOURS, type DieText, type Event, isDie } from './view';

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
  end: Event[];
}

export interface Chronicle {
  /** It is being fought. */
  now: Bout | null;
  last: Bout | null;
}

export const NOTHING_TOLD: Chronicle = { now: null, last: null };

type Beginning = EventNamed<Event, 'duel.sides' | 'duel.fronts' | 'duel.three'>;

const ENDS: Event[0][] = ['won', 'tie.null', 'retreat.null', 'shield.stops', 'duel.nobody_left'];
const REASONS: Event[0][] = ['tie.advantage', 'tie.won', 'retreated'];

const word = (value: Value | undefined) =>
  typeof value === 'object' && 'word' in value ? value.word.slice(value.word.indexOf('.') + 1) : '';

function dieOf([name, args = {}]: Fact = ['']): DieText | null {
  const faces: Record<string, string> = { 'die.shield': 'S', 'die.sheathe': 'H' };
  const text = word(args.colour).charAt(0).toUpperCase() + (faces[name] ?? String(args.n));
  return isDie(text) ? text : null;
}

function cardOf([name, { colour, n } = {}]: Fact = ['card.none']): Shown | null {
  if (name === 'card.none') return null;
  if (name === 'card.bluff' || typeof n !== 'number') return {};
  return { colour: COLOURS.find((one) => one === word(colour)), value: n };
}

function begun([, { n, dice }]: Beginning): Bout {
  const fighters = dice.flatMap(([, { who, die }]): Fighter[] => {
    const shown = dieOf(die[0]);
    return shown ? [{ seat: who, die: shown, card: null, isOnFire: false, strength: null, isOut: false }] : [];
  });
  return { number: n, fighters, winner: null, end: [] };
}

function changed(bout: Bout, seat: Seat, change: Partial<Fighter>): Bout {
  const fighters = bout.fighters.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  return { ...bout, fighters };
}

function fought(bout: Bout, event: Event): Bout {
  switch (event[0]) {
    case 'reveal.card':
    case 'reveal.fire': {
      const [name, { who, card }] = event;
      return changed(bout, who, { card: cardOf(card[0]), isOnFire: name === 'reveal.fire' });
    }
    case 'strength':
    case 'strength.nothing': return changed(bout, event[1].who, { strength: event[1].n });
    case 'shield.leaves':
    case 'retreated': return changed(bout, event[1].who, { isOut: true });
    case 'won': return { ...bout, winner: event[1].who };
    default: return bout;
  }
} // prettier-ignore

/** What is known after these events. */
export function told(before: Chronicle, happened: Event[]): Chronicle {
  let { now, last } = before;
  for (const event of happened) {
    const [name] = event;
    if (name === 'rolled') now = last = null;
    if (event[0] === 'duel.sides' || event[0] === 'duel.fronts' || event[0] === 'duel.three') now = begun(event);
    if (!now) continue;
    now = fought(now, event);
    if (ENDS.includes(name) || REASONS.includes(name)) now = { ...now, end: [...now.end, event] };
    if (!ENDS.includes(name)) continue;
    last = now;
    now = null;
  }
  return { now, last };
}
