// The moves of Blazing Spuds as text (notation.cpp): what each of them is about, so that the board finds them.
import type { Seat } from '$web/protocol';
import type { Catalogue } from '$web/text/catalogue';
import type { Choice, Colour, Die, View } from './view';
import { isSame, kitchenOf, readDice } from './view';
import { clockwise, seatAt } from '$web/seats';

/** The three action cards and the Stove, as moves name them. */
export const CARDS = ['1', '2', '3', 'stove'] as const;
export type CardName = (typeof CARDS)[number];

export type Move =
  | { do: 'reroll' | 'activate'; card: number }
  | { do: 'reroll_colour'; colour: Colour }
  | { do: 'place' | 'lift'; die: Die; card: number }
  | { do: 'hold'; die: Die }
  | { do: 'deal' | 'set'; die: Die }
  | { do: 'give'; to: Seat }
  | { do: 'pass' | 'done' };

/** A move, or half of one: "place R3 ?" for a die that is held over the cards. */
export function readMove(text: string): Move | null {
  const [word = '', first = '', second = ''] = text.split(' ');
  const card = CARDS.indexOf((second || first) as CardName);
  const [die] = readDice(first);
  switch (word) {
    case 'reroll':
      return card < 0 ? { do: 'reroll_colour', colour: first as Colour } : { do: 'reroll', card };
    case 'activate':
      return { do: 'activate', card };
    case 'place':
      if (!die) return null;
      return second === '?' ? { do: 'hold', die } : { do: 'place', die, card };
    case 'lift':
      return die ? { do: 'lift', die, card } : null;
    case 'deal':
    case 'set':
      return die ? { do: word, die } : null;
    case 'give':
      return { do: 'give', to: first };
    case 'pass':
    case 'done':
      return { do: word };
    default:
      return null;
  }
}

export function holding({ colour, value }: Die): string {
  return `place ${colour}${value} ?`;
}

/** A move that can be chosen, and what it does. */
export interface OfferedMove {
  move: string;
  fact: Choice;
}

/** What can be chosen, found by what it is about. */
export class Offers {
  readonly #choices: { choice: OfferedMove; move: Move }[] = [];

  constructor(choices: OfferedMove[]) {
    for (const choice of choices) {
      const move = readMove(choice.move);
      if (move) this.#choices.push({ choice, move });
    }
  }

  #find(fits: (move: Move) => boolean): OfferedMove | null {
    return this.#choices.find(({ move }) => fits(move))?.choice ?? null;
  }

  get isEmpty(): boolean {
    return this.#choices.length === 0;
  }
  /** To reroll, to place on or to activate. */
  card(card: number): OfferedMove | null {
    return this.#find((move) => move.do !== 'lift' && 'card' in move && move.card === card);
  }
  colour(colour: Colour): OfferedMove | null {
    return this.#find((move) => move.do === 'reroll_colour' && move.colour === colour);
  }
  lift(die: Die, card: number): OfferedMove | null {
    return this.#find((move) => move.do === 'lift' && move.card === card && isSame(move.die, die));
  }
  deal(die: Die): OfferedMove | null {
    return this.#find((move) => move.do === 'deal' && isSame(move.die, die));
  }
  give(to: Seat): OfferedMove | null {
    return this.#find((move) => move.do === 'give' && move.to === to);
  }
  /** Whether somebody is to be given both dice. */
  get gives(): boolean {
    return this.#find((move) => move.do === 'give') !== null;
  }
  /** The values to which a die can be turned. */
  get settings(): { choice: OfferedMove; die: Die }[] {
    return this.#choices.flatMap(({ choice, move }) => (move.do === 'set' ? [{ choice, die: move.die }] : []));
  }
  /** To do nothing, or nothing more. */
  get end(): OfferedMove | null {
    return this.#find((move) => move.do === 'pass' || move.do === 'done');
  }
  /** The die that is to be placed now. */
  get placed(): Die | null {
    const found = this.#choices.find(({ move }) => move.do === 'place')?.move;
    return found?.do === 'place' ? found.die : null;
  }

  /** The move of a key: cards by 1 to 4, colours by their letter, sides of a die by 1 to 6, 0 for nothing. */
  keyed(key: string): OfferedMove | null {
    if (key === '0') return this.end;
    const number = Number(key);
    if (!(number >= 1 && number <= 6)) return this.colour(key.toUpperCase() as Colour);
    if (this.settings.length > 0) return this.settings.find(({ die }) => die.value === number)?.choice ?? null;
    const inOrder = this.#choices.filter(({ move }) => move.do === 'deal' || move.do === 'give');
    return this.card(number - 1) ?? inOrder[number - 1]?.choice ?? null;
  }
}

/** What a screen reader says of a choice. */
export function spoken(choice: OfferedMove, hinted: string, say: Catalogue): string {
  const sentence = say.sentence(choice.fact);
  return choice.move === hinted ? `${sentence} (${say.text('board.hint')})` : sentence;
}

/** Where a die of a distribution goes next: to the Compost (null) or to a player. */
export type Stop = Seat | null;

/** BS-11: where so many dice go, one after the other, when the player's own turn stands for the Compost. */
export function stops(player: Seat, from: Seat, players: number, dice: number): Stop[] {
  const round = clockwise(from, players);
  return Array.from({ length: dice }, (_, i) => round[i % players] ?? null).map((to) => (to === player ? null : to));
}

export interface Leg {
  stop: Stop;
  die: Die | null;
  /** The die goes to the Compost instead, since it has the player's own colour. */
  bounces: boolean;
}

/**
 * Where dice go that are dealt one after the other, `from` first, as far as it is sure: the die that is picked, and all
 * that follow when they are alike.
 */
export function route(view: View, dice: Die[], from: Seat, picked: Die | null): Leg[] {
  const first = picked ?? (areAlike(dice) ? (dice[0] ?? null) : null);
  const at = dice.findIndex((die) => first !== null && isSame(die, first));
  const rest = dice.filter((_, i) => i !== at);
  return stops(view.player ?? from, from, view.kitchens.length, dice.length).map((stop, i) => {
    const die = i === 0 ? first : first && areAlike(rest) ? (rest[i - 1] ?? null) : null;
    return { stop, die, bounces: die !== null && stop !== null && bounces(view, die, stop) };
  });
}

/** BS-12, BS-13: nobody keeps a die of their own colour that comes to them. */
export function bounces(view: View, die: Die, off: Seat): boolean {
  return kitchenOf(view, off)?.colour === die.colour;
}

/** The places where a die from the hand can be dropped, and the move that this makes. */
export function drops(view: View, offers: Offers, die: Die): Record<string, string> {
  const all: Record<string, string> = {};
  const add = (place: string, choice: OfferedMove | null) => {
    if (choice) all[place] = choice.move;
  };
  if (offers.placed && isSame(offers.placed, die)) CARDS.forEach((_, card) => add(`card ${card}`, offers.card(card)));
  add(view.receiver === view.player ? 'compost' : `seat ${view.receiver}`, offers.deal(die));
  view.kitchens.forEach((_, i) => add(`seat ${seatAt(i)}`, offers.give(seatAt(i))));
  return all;
}

function areAlike(dice: Die[]): boolean {
  return dice.every((die) => dice[0] !== undefined && isSame(die, dice[0]));
}
