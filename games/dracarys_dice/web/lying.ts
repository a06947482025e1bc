// How everybody's dice lie: as they were rolled, given, or taken from the pile in what happened last.
import { eventsNamed } from '$web/facts';
import type { Seat } from '$web/protocol';
import { seatAt } from '$web/seats';
import { type Event, type Face, type View, facesOf, isDeciding, of } from './view';

export interface LyingDie {
  face: Face;
  /** It was rolled here, and has left. */
  isGone: boolean;
  isRolled: boolean;
  /** Whose place, or the pile, it has just come from. */
  from: Seat | 'pile' | null;
}

export interface Lying {
  dice: LyingDie[];
  /** How many were just taken from the pile. */
  burned: number;
  /** Points just scored; null for none. */
  scored: number | null;
}

interface Marks {
  roll: LyingDie[];
  came: LyingDie[];
  burned: number;
}

const FACE_OF: Record<string, Face> = {
  dragon: 'D',
  fireball: 'F',
  fireball_kept: 'F',
  knight: 'K',
  blank: '.',
};
const PLAIN: LyingDie = { face: '.', isGone: false, isRolled: false, from: null };

const many = <T>(n: number, item: T): T[] => Array<T>(Math.max(0, n)).fill(item);

export function lying(view: View, happened: Event[]): Record<Seat, Lying> {
  const seats = view.dice.map((_, i) => seatAt(i));
  const marks = marksOf(view, recent(happened));
  const entries = seats.map((seat): [Seat, Lying] => {
    const scored = eventsNamed(happened, 'scored').findLast(([, { who }]) => who === seat);
    const own = marks[seat];
    return [seat, { dice: diceOf(view, seat, own), burned: own?.burned ?? 0, scored: scored?.[1].n ?? null }];
  });
  return Object.fromEntries(entries);
}

/** Whose Fireballs lie on the pile last. */
export function whoFedPile(view: View, happened: Event[]): Seat | null {
  const isOpen = isDeciding(view) && happened.at(-1)?.[0] === 'rolled';
  const ended = eventsNamed(isOpen ? happened.slice(0, -1) : happened, 'gave', 'rolled');
  return ended.at(-1)?.[1].who ?? null;
}

/** The last turn and how the one before it ended; an older one would only confuse. */
function recent(happened: Event[]): Event[] {
  const names = happened.map(([name]) => name);
  const last = names.lastIndexOf('rolled');
  const before = names.lastIndexOf('rolled', Math.max(0, last - 1));
  const round = names.lastIndexOf('round');
  return happened.slice(Math.max(0, before, round));
}

function marksOf(view: View, events: Event[]): Record<Seat, Marks> {
  const marks: Record<Seat, Marks> = {};
  const at = (seat: Seat) => (marks[seat] ??= { roll: [], came: [], burned: 0 });
  const staying: Face[] = view.challenge === undefined ? ['.'] : ['.', 'F'];
  const come = (to: Seat, n: number, face: Face, from: Seat | 'pile') =>
    at(to).came.push(...many(n, { ...PLAIN, face, from }));

  for (const event of events) {
    switch (event[0]) {
      case 'rolled': {
        const faces = event[1].what.flatMap(([n, noun]) => many(n, FACE_OF[noun] ?? '.'));
        const roll = faces.map((face) => ({ ...PLAIN, face, isRolled: true, isGone: !staying.includes(face) }));
        marks[event[1].who] = { roll, came: [], burned: 0 };
        break;
      }
      case 'gave':
        for (const [seat, n] of event[1].shares) come(seat, n, 'D', event[1].who);
        break;
      case 'burned': {
        const { who, n } = event[1];
        come(who, n, 'F', 'pile');
        at(who).burned = n;
        break;
      }
      case 'handed':
        come(event[1].whom, event[1].n, '.', event[1].who);
        break;
      case 'traded': {
        const { who, whom } = event[1];
        for (const [to, from] of [[who, whom], [whom, who]] as const) {
          marks[to] = { roll: [], came: many(of(view.dice, to) ?? 0, { ...PLAIN, from }), burned: 0 };
        } // prettier-ignore
        break;
      }
    }
  }
  return marks;
}

function diceOf(view: View, seat: Seat, marks: Marks | undefined): LyingDie[] {
  if (isDeciding(view) && view.roller === seat) {
    const isRolled = (marks?.roll.length ?? 0) > 0;
    return facesOf(view.rolled).map((face) => ({ ...PLAIN, face, isRolled, isGone: face === 'K' }));
  }
  const held = of(view.dice, seat) ?? 0;
  const gone = marks?.roll.filter(({ isGone }) => isGone) ?? [];
  const stayed = marks?.roll.filter(({ isGone }) => !isGone) ?? [];
  const came = (marks?.came ?? []).slice(0, held);
  const old = [...stayed, ...many(held, PLAIN)].slice(0, held - came.length);
  return [...old, ...came, ...gone];
}

/** Whose turn is looked at: who chooses, or else who rolled last. */
export function whoIsOn(view: View, happened: Event[]): Seat | undefined {
  if (view.phase === 'over') return undefined;
  if (isDeciding(view)) return view.roller;
  return eventsNamed(happened, 'rolled').at(-1)?.[1].who ?? view.roller;
}
