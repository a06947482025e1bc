// The last duel, from what was told. When a duel ends the view is of the next one already.
import type { EventNamed } from '$web/facts';
import type { Seat } from '$web/protocol';
import { type CardPhrase, type Colour, COLOURS, type DiePhrase, type DieText, type Event, isDie } from './view';

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

/** The colour of a key of the catalogue: "colour.red". */
const colourIn = ({ word }: { word: string }) => COLOURS.find((one) => word === `colour.${one}`);

function faceOf(die: DiePhrase): string {
  switch (die[0]) {
    case 'die.shield': return 'S';
    case 'die.sheathe': return 'H';
    case 'die.katanas': return String(die[1].n);
  }
} // prettier-ignore

function dieOf(die: DiePhrase): DieText | null {
  const text = `${colourIn(die[1].colour)?.charAt(0).toUpperCase()}${faceOf(die)}`;
  return isDie(text) ? text : null;
}

function cardOf(card: CardPhrase): Shown | null {
  switch (card[0]) {
    case 'card.none': return null;
    case 'card.bluff': return {};
    case 'card.named': return { colour: colourIn(card[1].colour), value: card[1].n };
  }
} // prettier-ignore

function begun([, { n, dice }]: Beginning): Bout {
  const fighters = dice.flatMap(([, { who, die }]): Fighter[] => {
    const shown = die[0] && dieOf(die[0]);
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
      return changed(bout, who, { card: card[0] ? cardOf(card[0]) : null, isOnFire: name === 'reveal.fire' });
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
