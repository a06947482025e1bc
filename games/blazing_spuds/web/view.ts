// The view of Blazing Spuds, and how dice are read from it. The player's own seat as `receiver` means the Compost.
import type { Choice, Event, View } from '$types/blazing_spuds';
import type { Seat, Thing } from '$web/protocol';
import { seatIndex } from '$web/seats';
import type { Catalogue } from '$web/text/catalogue';

export type { Choice, Event, View };
/** `cards` are the three action cards and the Stove. */
export type KitchenShown = View['kitchens'][number];
/** `dice` such as "R1146 Y2"; question marks for dice that are not rolled yet. */
export type CardShown = KitchenShown['cards'][number];
export type Colour = KitchenShown['colour'];
export type Side = CardShown['side'];
export type Front = Extract<Side, 'run' | 'kind' | 'pair'>;
export type Back = Exclude<Side, Front | 'stove'>;

export interface Die {
  colour: Colour;
  /** 0 for a die that is not rolled yet. */
  value: number;
}

export const COLOURS: Colour[] = ['R', 'Y', 'W', 'G'];
export const FRONTS: Front[] = ['run', 'kind', 'pair'];
const BACKS: Back[] = ['different', 'reassign', 'target'];
export const TONES = { R: 'red', Y: 'yellow', W: 'white', G: 'green' } as const;

export function readDice(text: string): Die[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.flatMap((word) => {
    const colour = COLOURS.find((letter) => word.startsWith(letter));
    return colour ? [...word.slice(1)].map((value) => ({ colour, value: Number(value) || 0 })) : [];
  });
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

/** The dice that an event or a choice speaks of: two "die.R1". */
export function diceOf(things: Thing[]): Die[] {
  return things.flatMap(([count, noun]) =>
    Array.from({ length: count }, () => readDice(noun.slice('die.'.length))).flat(),
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
  const name = view.backs.split('_')[card];
  return up === front ? (BACKS.find((back) => back === name) ?? null) : front;
}

export function isBack(side: Side): boolean {
  return BACKS.some((back) => back === side);
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
