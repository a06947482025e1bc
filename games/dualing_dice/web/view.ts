// What a viewer may know of Dualing Dice, as view.cpp describes it.
import type { Solid } from '$web/dice/solids';
import type { Seat } from '$web/protocol';
import { seatIndex } from '$web/seats';

export const WHITE_KINDS = ['D4', 'D6', 'D8', 'D10', 'D12'] as const;
export const COLOUR_KINDS = [...WHITE_KINDS, 'D20'] as const;
export type WhiteKind = (typeof WHITE_KINDS)[number];
export type Kind = (typeof COLOUR_KINDS)[number];

export const ROUNDS = 5;
export const MOST_DISCARDS = 2;

export interface Die {
  die: Kind;
  white: boolean;
  /** Left out until it is rolled. */
  number?: number;
}

/** A card without a face is goal 0, and has no other field. */
export interface Goal {
  goal: number;
  name?: string;
  points?: number;
  when?: string[];
}

export interface Player {
  points: number;
  completed: Goal[];
  hand: Goal[];
  saved: Die[];
  dice: Die[];
  /** As the text of a move; of others only once all have chosen. */
  chosen?: string;
}

export type Phase =
  | 'fill' | 'redraw' | 'replace' | 'choose' | 'choose_white' | 'roll' | 'tie' | 'reroll' | 'select' | 'over'; // prettier-ignore

export interface View {
  phase: Phase;
  set: number;
  round: number;
  lead: Seat;
  tied: Seat[];
  /** Whose rolled white die has been saved, by anyone. */
  picked: Seat[];
  piles: Record<WhiteKind, number>;
  deck: number;
  /** The discards under the deck; they count in it. */
  under: Goal[];
  players: Player[];
}

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
