// What a board is: games/GAME/web/Board.svelte, a component with these properties. It shows the view and lets the
// player put a move together; the frame around it asks, confirms, sends, and tells what happened.
import type { Choice, Fact, RankedMove, Seat, SeatShown } from './protocol';
import type { Catalogue } from './text/catalogue';

export interface BoardProps<View> {
  /** What the player at this screen may know (the fields of docs/protocol.md's `view` for this game). */
  view: View;
  /** In order from A. */
  seats: SeatShown[];
  /** The seats of this browser; '' for who watches. */
  you: string;
  /** Through whose eyes the board is seen; null for who watches. Put this seat nearest. */
  eyes: Seat | null;
  /** Who has to choose now. Empty while nobody has, and at the end. */
  turn: string;
  /** What `eyes` may choose now; empty when nothing can be chosen. */
  choices: Choice[];
  /** What is put together so far: the text of a move, or the board's own text for half of one; '' for nothing. */
  draft: string;
  /**
   * Sets the draft. Once it is one of `choices` the frame says it in a sentence and offers to confirm it; the same
   * complete draft picked again confirms it.
   */
  pick: (draft: string) => void;
  /** What the last update told, for what moves on the board; a new array for every update. */
  happened: Fact[];
  /** Best first, where the player asked; mark the first on the board. */
  hint: RankedMove[];
  /** All sentences and words, with names of players. */
  say: Catalogue;
  options: Record<string, string>;
  /** Nothing may move by itself: the player asked for it, or the system does. */
  still: boolean;
}
