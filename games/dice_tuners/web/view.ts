// The view of Dice Tuners, as describe.cpp writes it.
import type { Seat } from '$web/protocol';

/** A die by its colour and what it shows: R2 is red with two Katanas, GS a green Shield, BH a blue Sheathe. */
export type DieText = string;
export type Letter = 'R' | 'G' | 'B';
export type Colour = 'red' | 'green' | 'blue';
export type Side = 'left' | 'front' | 'right';

export const LETTERS: readonly Letter[] = ['R', 'G', 'B'];
export const SIDES: readonly Side[] = ['left', 'front', 'right'];
/** All three rolls have been drafted: so many dice lie aside. DT-14 */
export const ROLLS = 3;

export interface Effect {
  moment: string;
  action: string;
  amount: number;
  colour?: Colour;
  per: 'once' | 'katana' | 'card';
  always: boolean;
  needs: string[];
}

/** A strategy card; a Bluff has nothing but `card`. */
export interface Card {
  card: string;
  name?: string;
  colour?: Colour;
  value?: number;
  effect?: Effect;
}

export interface Hero {
  hero: string;
  name: string;
  cost: number;
  skill: Effect;
  overdrive: Effect;
  overdrive_needs: Record<Letter, number>;
}

export interface Player {
  vp: number;
  /** How many are held; `hand` has those the viewer knows. */
  cards: number;
  hand: Card[];
  hero?: Hero;
  overdrive: boolean;
  paid: number;
  dice: DieText[];
  left?: DieText;
  front?: DieText;
  right?: DieText;
  /** Put down: seen by its owner, and by all once it is shown. */
  card?: Card;
}

export interface DuelResult {
  result: 'none' | 'stopped' | 'retreated' | 'tied' | 'won';
  winner?: Seat;
}

export type Phase =
  | 'lot' | 'deal' | 'draw' | 'top' | 'market' | 'roll' | 'bid' | 'play' | 'spend' | 'add' | 'hire' | 'extra'
  | 'draft' | 'deploy' | 'retreat' | 'effect' | 'aftermath' | 'take' | 'discard' | 'over'; // prettier-ignore

export interface View {
  phase: Phase;
  round: number;
  rounds: number;
  began?: Seat;
  first?: Seat;
  waiting: Seat[];
  viewer?: Seat;
  top?: Card;
  discards: Card[];
  market: Hero[];
  hiring?: Seat[];
  hired?: number;
  roll: number;
  left: Record<Letter, number>;
  loose: Record<Letter, number>;
  row: DieText[];
  aside: DieText[];
  players: Player[];
  /** From the first duel of a round on; the first is 1. */
  duel?: number;
  duellists?: Seat[];
  on_fire?: Seat[];
  users?: Seat[];
  strength?: Record<Seat, number>;
  results?: DuelResult[];
}

/** The four parts of a round. */
export type Part = 'hire' | 'draft' | 'deploy' | 'duels';
export const PARTS: readonly Part[] = ['hire', 'draft', 'deploy', 'duels'];

export function partOf(view: View): Part {
  if (view.duel !== undefined) return 'duels';
  if (view.aside.length === ROLLS) return 'deploy';
  return view.roll > 0 || view.phase === 'extra' ? 'draft' : 'hire';
}

const COLOURS: Record<Letter, Colour> = { R: 'red', G: 'green', B: 'blue' };

export function colourOf(die: DieText): Colour {
  return COLOURS[die.charAt(0) as Letter];
}

export function letterOf(colour: Colour): Letter {
  return colour.charAt(0).toUpperCase() as Letter;
}

/** DT-25: green beats blue, blue beats red, red beats green. */
const BEATEN: Record<Colour, Colour> = { green: 'blue', blue: 'red', red: 'green' };

export function beats(colour: Colour, other: Colour): boolean {
  return BEATEN[colour] === other;
}

/** Whether the colours put aside forbid the card for this round. DT-15 */
export function isDead(view: View, card: Card): boolean {
  if (view.aside.length < ROLLS || card.colour === undefined || view.phase === 'over') return false;
  return !view.aside.some((die) => colourOf(die) === card.colour);
}
