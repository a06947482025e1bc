// What the server shows of a game of Blazing Spuds (view.cpp), and how dice are read from it.
import type { Seat, Thing } from '$web/protocol';
import { seatIndex } from '$web/seats';
import type { Catalogue } from '$web/text/catalogue';

export type Colour = 'R' | 'Y' | 'W' | 'G';
export type Front = 'run' | 'kind' | 'pair';
export type Back = 'different' | 'reassign' | 'target';
export type Side = Front | Back | 'stove';
export type Phase =
  | 'lot' | 'roll' | 'reroll' | 'place' | 'activate' | 'deal' | 'give' | 'lift' | 'set' | 'rearrange' | 'receive'
  | 'over'; // prettier-ignore

export interface CardShown {
  side: Side;
  /** Such as "R1146 Y2"; question marks for dice that are not rolled yet. */
  dice: string;
  ready: boolean;
}

export interface KitchenShown {
  colour: Colour;
  dice: number;
  /** The three action cards and the Stove. */
  cards: CardShown[];
  hand: string;
  unrolled: string;
}

export interface View {
  phase: Phase;
  /** The backs of the three fronts, in their order: "different_reassign_target". */
  backs: string;
  turn: number;
  first?: Seat;
  /** Whose turn it is. */
  player?: Seat;
  /** Who rolls or chooses now. */
  chooser?: Seat;
  /** Who is next to get a die; the player's own seat stands for the Compost. */
  receiver?: Seat;
  compost: Record<Colour, number>;
  kitchens: KitchenShown[];
}

export interface Die {
  colour: Colour;
  /** 0 for a die that is not rolled yet. */
  value: number;
}

export const COLOURS: Colour[] = ['R', 'Y', 'W', 'G'];
export const FRONTS: Front[] = ['run', 'kind', 'pair'];
export const TONES = { R: 'red', Y: 'yellow', W: 'white', G: 'green' } as const;

export function readDice(text: string): Die[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.flatMap((word) =>
    [...word.slice(1)].map((value) => ({ colour: word[0] as Colour, value: Number(value) || 0 })),
  );
}

export function isSame(a: Die, b: Die): boolean {
  return a.colour === b.colour && a.value === b.value;
}

/** As the catalogue counts them. */
export function things(dice: Die[]): Thing[] {
  const counts = new Map<string, number>();
  for (const { colour, value } of dice) {
    if (value > 0) counts.set(`die.${colour}${value}`, (counts.get(`die.${colour}${value}`) ?? 0) + 1);
  }
  return [...counts].map(([noun, count]) => [count, noun]);
}

/** The dice that a fact speaks of. */
export function diceOf(things: unknown): Die[] {
  if (!Array.isArray(things)) return [];
  return (things as Thing[]).flatMap(([count, noun]) =>
    Array.from({ length: count }, () => ({ colour: noun[4] as Colour, value: Number(noun[5]) })),
  );
}

export function kitchenOf(view: View, seat: Seat): KitchenShown | undefined {
  return view.kitchens[seatIndex(seat)];
}

/** The player's name where it stands alone: "you" may be another word there than in a sentence. */
export function nameOf(seat: Seat, say: Catalogue): string {
  const name = say.name(seat);
  return name === say.text('you') ? say.text('board.you') : name;
}

/** What comes up when the card is turned over; nothing for the Stove. */
export function otherSide(view: View, card: number, up: Side): Side | null {
  const front = FRONTS[card];
  if (!front) return null;
  return up === front ? (view.backs.split('_')[card] as Back) : front;
}

export function isBack(side: Side): boolean {
  return side === 'different' || side === 'reassign' || side === 'target';
}

/** The dice as they lie on a card: where each side has its places, null for one that is free. */
export function laidOut(side: Side, dice: Die[]): (Die | null)[] {
  const filled = (places: number) => Array.from({ length: Math.max(places, dice.length) }, (_, i) => dice[i] ?? null);
  switch (side) {
    case 'run':
      return Array.from({ length: 6 }, (_, i) => dice.find(({ value }) => value === i + 1) ?? null);
    case 'pair': {
      const [a = null, b = null, c = null, d = null] = [...dice].sort((one, other) => one.value - other.value);
      const isHalf = a && b && a.value !== b.value;
      return isHalf ? [a, null, b, c] : [a, b, c, d];
    }
    case 'kind':
      return filled(6);
    case 'different':
    case 'reassign':
      return filled(3);
    case 'target':
      return filled(2);
    case 'stove':
      return [...dice];
  }
}
