// The interface of a board, games/GAME/web/Board.svelte. A board shows the view and lets the player compose a move; the
// frame around it asks the question, confirms and sends the move, and reports what happened.
import type { Component } from 'svelte';
import type { Fact, Fields, RankedMove, Seat, SeatShown } from './protocol';
import type { Catalogue } from './text/catalogue';

/** The types are those of the game, generated from the engine: `import type { View, Event, Choice } from '$types/GAME'`. */
export interface BoardProps<View, Event extends Fact, Choice extends Fact> {
  /** What `eyes` may know: the fields of this game's `view` (docs/protocol.md). */
  view: View;
  /** One entry per seat, from A on. */
  seats: SeatShown[];
  /** The seats played in this browser; '' for a spectator. */
  you: string;
  /** The seat whose view is shown, to be drawn nearest; null for a spectator. */
  eyes: Seat | null;
  /** The seats to move; '' if there are none. */
  turn: string;
  /** The legal moves of `eyes`; empty if there is nothing to choose. */
  choices: { move: string; fact: Choice }[];
  /** The move composed so far: the text of a move, or the board's own notation for part of one; '' for none. */
  draft: string;
  /**
   * Sets the draft. Once it is one of `choices`, the frame describes it in a sentence and offers to confirm it; picking
   * the same complete draft again confirms it.
   */
  pick: (draft: string) => void;
  /** The events of the last update, for animation; a new array for every update. */
  happened: Event[];
  /** The ranked moves, best first, if the player asked for a hint; mark the first one on the board. */
  hint: RankedMove[];
  /** All texts, including the players' names. */
  say: Catalogue;
  options: Record<string, string>;
  /** No animation, because the player or the system asks for reduced motion. */
  still: boolean;
}

/** A board as the frame knows it: one component for all games, so without the types of any of them. */
export type AnyBoard = Component<BoardProps<Fields, Fact, Fact>>;
