// The moves of Dice Tuners as text (notation.cpp), and halves of them, which only the board knows: "deploy R2 ?",
// "deploy ? left", "extra R?".
import type { Choice, Fact } from '$web/protocol';
import { type DieText, isDie, LETTERS, type Letter, SIDES, type Side } from './view';

const CARD_WORDS = ['spend', 'add', 'play', 'discard'];
const PLAIN_WORDS = ['enough', 'fight', 'retreat', 'use', 'skip', 'take', 'leave'];
const OPEN = '?';

/** What can be chosen, found by what is clicked for it. */
export class Offer {
  readonly #facts: Map<string, Fact>;
  readonly #moves: string[];

  constructor(choices: Choice[]) {
    this.#facts = new Map(choices.map(({ move, fact }) => [move, fact]));
    this.#moves = choices.map(({ move }) => move);
  }

  get isEmpty(): boolean {
    return this.#moves.length === 0;
  }

  fact(move: string): Fact | undefined {
    return this.#facts.get(move);
  }

  /** The move that puts this card down: spend, add, play or discard. */
  ofCard(card: string): string | undefined {
    return this.#first(CARD_WORDS.map((word) => `${word} ${card}`));
  }

  ofHero(hero: string): string | undefined {
    return this.#first([`hire ${hero}`]);
  }

  ofRow(die: DieText): string | undefined {
    return this.#first([`draft ${die}`]);
  }

  /** Those without a thing to click: they get buttons. */
  get plain(): string[] {
    return this.#moves.filter((move) => PLAIN_WORDS.includes(move) || move === 'play none');
  }

  canDeploy(die: DieText | null, side: Side | null): boolean {
    return this.#moves.some((move) => {
      const read = readDeploy(move);
      return read !== null && (die === null || read.die === die) && (side === null || read.side === side);
    });
  }

  /** The draft once this die is picked; what was picked of the other half stays where the two go together. */
  withDie(draft: string, die: DieText): string {
    const side = readDeploy(draft)?.side ?? null;
    return writeDeploy(die, side !== null && this.canDeploy(die, side) ? side : null);
  }

  withSide(draft: string, side: Side): string {
    const die = readDeploy(draft)?.die ?? this.#onlyDie();
    return writeDeploy(die !== null && this.canDeploy(die, side) ? die : null, side);
  }

  /** How many dice are to be added to one of each colour. */
  get extras(): number {
    return Math.max(0, ...this.#moves.map((move) => readExtra(move)?.length ?? 0));
  }

  canAdd(draft: string, letter: Letter): boolean {
    return this.#moves.some((move) => holds(readExtra(move) ?? [], this.#addedTo(draft, letter)));
  }

  /** The draft with one more die of this colour; a full one is begun anew. */
  withExtra(draft: string, letter: Letter): string {
    const picked = this.#addedTo(draft, letter);
    return `extra ${picked.join('')}${OPEN.repeat(this.extras - picked.length)}`;
  }

  #addedTo(draft: string, letter: Letter): Letter[] {
    const picked = readExtra(draft) ?? [];
    const kept = picked.length < this.extras ? picked : [];
    return LETTERS.flatMap((one) => [...kept, letter].filter((other) => other === one));
  }

  #onlyDie(): DieText | null {
    const dice = new Set(this.#moves.flatMap((move) => readDeploy(move)?.die ?? []));
    return dice.size === 1 ? ([...dice][0] ?? null) : null;
  }

  #first(moves: string[]): string | undefined {
    return moves.find((move) => this.#facts.has(move));
  }
}

export interface Deploy {
  die: DieText | null;
  side: Side | null;
}

/** A whole move or half of one; nothing for other moves. */
export function readDeploy(text: string): Deploy | null {
  const [word, die = OPEN, side = OPEN] = text.split(' ');
  if (word !== 'deploy') return null;
  return { die: isDie(die) ? die : null, side: SIDES.find((one) => one === side) ?? null };
}

function writeDeploy(die: DieText | null, side: Side | null): string {
  return `deploy ${die ?? OPEN} ${side ?? OPEN}`;
}

/** The colours picked so far. */
export function readExtra(text: string): Letter[] | null {
  const [word, letters = ''] = text.split(' ');
  if (word !== 'extra') return null;
  return [...letters].filter((one): one is Letter => LETTERS.some((letter) => letter === one));
}

/** Whether `all` has each of `some`, as often. */
function holds(all: Letter[], some: Letter[]): boolean {
  const count = (list: Letter[], letter: Letter) => list.filter((one) => one === letter).length;
  return LETTERS.every((letter) => count(all, letter) >= count(some, letter));
}
