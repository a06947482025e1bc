// The view of Dualing Dice, and how its dice are named and coloured.
import type { Choice, Event, Phrases, View } from '$types/dualing_dice';
import type { Solid } from '$web/dice/solids';
import type { Seat } from '$web/protocol';
import { seatIndex } from '$web/seats';

export type { Choice, Event, Phrases, View };
export type Phase = View['phase'];
/** What a player chose is the text of a move; that of others is shown once all have chosen. */
export type Player = View['players'][number];
/** Its number is left out until it is rolled. */
export type Die = Player['dice'][number];
/** A card without a face is goal 0, and has no other field. */
export type Goal = Player['hand'][number];
export type WhiteKind = keyof View['piles'];
export type Kind = Die['die'];

export const WHITE_KINDS: readonly WhiteKind[] = ['D4', 'D6', 'D8', 'D10', 'D12'];
export const COLOUR_KINDS: readonly Kind[] = [...WHITE_KINDS, 'D20'];
export const ROUNDS = 5;
export const MOST_DISCARDS = 2;

export function faces(kind: Kind): number {
  return Number(kind.slice(1));
}

export function solid(kind: Kind): Solid {
  return kind.toLowerCase() as Solid;
}

/** D8 for a colour die and W8 for a white one, so that the colour is not told by colour alone. */
export function shortName({ die, white }: Die): string {
  return white ? die.replace('D', 'W') : die;
}

const SETS = ['red', 'blue', 'green', 'purple', 'orange', 'teal', 'pink', 'black'] as const;
export type Tone = (typeof SETS)[number] | 'white';

/** The colour of a seat's set of dice. */
export function setOf(seat: Seat): Tone {
  return SETS[seatIndex(seat)] ?? 'black';
}

export function toneOf(die: Die, owner: Seat): Tone {
  return die.white ? 'white' : setOf(owner);
}

export function playerAt(view: View, seat: Seat): Player {
  const player = view.players[seatIndex(seat)];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
}

/** Whether the colour die of this round lies on its owner's scoring card by now. */
export function hasSavedOwn({ saved, dice }: Player): boolean {
  const own = dice.find(({ white }) => !white);
  return own !== undefined && saved.some(({ die, white }) => !white && die === own.die);
}
