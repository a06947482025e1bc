// The view of Dice Tuners, and what follows from it.
import type { Choice, Event, Phrases, View } from '$types/dice_tuners';
import type { EventNamed } from '$web/facts';

export type { Choice, Event, Phrases, View };
/** `cards` counts the hand, which has those the viewer knows. Its owner sees `card` at once, others when it is shown. */
export type Player = View['players'][number];
export type Hero = View['market'][number];
/** A strategy card; a Bluff has nothing but `card`. */
export type Card = View['discards'][number];
export type Effect = NonNullable<Card['effect']>;
/** A die, a card and an effect as sentences name them. */
export type DiePhrase = EventNamed<Event, 'drafted'>[1]['die'][number];
export type CardPhrase = EventNamed<Event, 'reveal.card'>[1]['card'][number];
export type EffectPhrase = EventNamed<Event, 'used'>[1]['effect'][number];
/** A die by its colour and what it shows: R2 is red with two Katanas, GS a green Shield, BH a blue Sheathe. */
export type DieText = View['row'][number];
export type Letter = keyof View['left'];
export type Colour = NonNullable<Card['colour']>;
export type Side = Extract<keyof Player, 'left' | 'front' | 'right'>;

export const LETTERS: readonly Letter[] = ['R', 'G', 'B'];
export const COLOURS: readonly Colour[] = ['red', 'green', 'blue'];
export const SIDES: readonly Side[] = ['left', 'front', 'right'];
/** All three rolls have been drafted: so many dice lie aside. DT-14 */
export const ROLLS = 3;

export function isDie(text: string): text is DieText {
  return /^[RGB][123SH]$/.test(text);
}

/** The four parts of a round. */
export type Part = 'hire' | 'draft' | 'deploy' | 'duels';
export const PARTS: readonly Part[] = ['hire', 'draft', 'deploy', 'duels'];

export function partOf(view: View): Part {
  if (view.duel !== undefined) return 'duels';
  if (view.aside.length === ROLLS) return 'deploy';
  return view.roll > 0 || view.phase === 'extra' ? 'draft' : 'hire';
}

const COLOUR_OF: Record<Letter, Colour> = { R: 'red', G: 'green', B: 'blue' };

export function colourOf(die: DieText | Letter): Colour {
  return COLOUR_OF[die.charAt(0) as Letter];
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
