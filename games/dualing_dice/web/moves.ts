// The texts of moves, and of halves of them: "choose D8 ?" waits for a white die, "choose ? D6" for a colour die.
import type { Choice } from '$web/protocol';
import { COLOUR_KINDS, type Die, type Kind, MOST_DISCARDS, type Player, WHITE_KINDS, type WhiteKind } from './view';

export type Move =
  | { is: 'keep' }
  | { is: 'discard'; goals: number[] }
  | { is: 'choose'; colour: Kind | null; white: WhiteKind | null }
  | { is: 'white'; white: WhiteKind }
  | { is: 'reroll'; which: 'colour' | 'white' }
  | { is: 'take'; which: 'colour' }
  | { is: 'take'; which: 'white'; die: WhiteKind; number: number };

const OPEN = '?';

function colourKind(word = ''): Kind | null {
  return COLOUR_KINDS.find((kind) => kind === word) ?? null;
}
function whiteKind(word = ''): WhiteKind | null {
  return WHITE_KINDS.find((kind) => kind === word) ?? null;
}

/** Nothing for a text that is no move, such as ''. */
export function readMove(text: string): Move | null {
  const [verb, one, other] = text.split(' ');
  if (verb === 'keep') return { is: 'keep' };
  if (verb === 'discard') return { is: 'discard', goals: text.split(' ').slice(1).map(Number) };
  if (verb === 'choose') return { is: 'choose', colour: colourKind(one), white: whiteKind(other) };
  if (verb === 'reroll' && (one === 'colour' || one === 'white')) return { is: 'reroll', which: one };
  if (verb === 'take' && one === 'colour') return { is: 'take', which: 'colour' };
  const white = whiteKind(one);
  if (verb === 'white' && white) return { is: 'white', white };
  if (verb === 'take' && white) return { is: 'take', which: 'white', die: white, number: Number(other) };
  return null;
}

export function writeMove(move: Move): string {
  switch (move.is) {
    case 'keep': return 'keep'; // prettier-ignore
    case 'discard': return ['discard', ...move.goals].join(' '); // prettier-ignore
    case 'choose': return `choose ${move.colour ?? OPEN} ${move.white ?? OPEN}`; // prettier-ignore
    case 'white': return `white ${move.white}`; // prettier-ignore
    case 'reroll': return `reroll ${move.which}`; // prettier-ignore
    case 'take': return move.which === 'colour' ? 'take colour' : `take ${move.die} ${move.number}`; // prettier-ignore
  }
}

/** What a draft or a move says of the two dice to roll. */
export function chosenDice(text: string): { colour: Kind | null; white: WhiteKind | null } {
  const move = readMove(text);
  if (move?.is === 'choose') return { colour: move.colour, white: move.white };
  if (move?.is === 'white') return { colour: null, white: move.white };
  return { colour: null, white: null };
}

export function discards(text: string): number[] {
  const move = readMove(text);
  return move?.is === 'discard' ? move.goals : [];
}

/** The draft after a click on a die: chosen, or taken back if it was. */
export function withDie(draft: string, die: { colour: Kind } | { white: WhiteKind }): string {
  const { colour, white } = chosenDice(draft);
  const next = { is: 'choose' as const, colour, white };
  if ('colour' in die) next.colour = die.colour === colour ? null : die.colour;
  else next.white = die.white === white ? null : die.white;
  return next.colour || next.white ? writeMove(next) : '';
}

/** The draft after a click on a goal; the texts of moves name goals in the order of their numbers. */
export function withGoal(draft: string, goal: number): string {
  const marked = discards(draft);
  const goals = marked.includes(goal) ? marked.filter((one) => one !== goal) : [...marked, goal];
  return goals.length === 0 ? '' : writeMove({ is: 'discard', goals: goals.toSorted((a, b) => a - b) });
}

/** A third goal cannot be marked, but each mark can be taken back. */
export function canMark(draft: string, goal: number): boolean {
  const marked = discards(draft);
  return marked.includes(goal) || marked.length < MOST_DISCARDS;
}

export function isOffered(choices: Choice[], text: string): boolean {
  return choices.some(({ move }) => move === text);
}

export interface Offered {
  colours: Set<Kind>;
  whites: Set<WhiteKind>;
}

/** The dice that can be chosen to be rolled. */
export function offeredDice(choices: Choice[]): Offered {
  const offered: Offered = { colours: new Set(), whites: new Set() };
  for (const choice of choices) {
    const { colour, white } = chosenDice(choice.move);
    if (colour) offered.colours.add(colour);
    if (white) offered.whites.add(white);
  }
  return offered;
}

/** The move that does something with this rolled die of a player: takes it, or rolls it again. */
export function moveWith(die: Die, isOwn: boolean, phase: 'select' | 'tie'): string {
  if (phase === 'tie') return writeMove({ is: 'reroll', which: die.white ? 'white' : 'colour' });
  if (die.white) return writeMove({ is: 'take', which: 'white', die: die.die as WhiteKind, number: die.number ?? 0 });
  return isOwn ? writeMove({ is: 'take', which: 'colour' }) : '';
}

/** The die that a draft would put on the scoring card. */
export function dieToSave(draft: string, player: Player): Die | null {
  const move = readMove(draft);
  if (move?.is !== 'take') return null;
  if (move.which === 'white') return { die: move.die, white: true, number: move.number };
  return player.dice.find(({ white }) => !white) ?? null;
}
