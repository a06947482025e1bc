// Moments of real games that boards are tested with. games/GAME/web/moments.ts describes them, and tools/fixtures plays
// games until it has seen each of them, and writes them to games/GAME/web/fixtures.ts.
import type { Fact, Seat } from './protocol';

/** One step of a game as a viewer sees it. The types are those of the game, as for a board. */
export interface Moment<View, Event extends Fact, Choice extends Fact> {
  view: View;
  /** The seats to move. */
  turn: string;
  /** The legal moves of the viewer. */
  choices: { move: string; fact: Choice }[];
  happened: Event[];
  /** The step before it, for boards that show what changed. */
  before?: Moment<View, Event, Choice>;
}

/** The moment to look for: the first one in games with this setup for which `when` is true. */
export interface Wanted<View, Event extends Fact, Choice extends Fact> {
  players: number;
  options?: Record<string, string>;
  /** All seats are played by `random` unless another bot is named. */
  bot?: string;
  /** A unless another one is named. */
  viewer?: Seat | 'spectator';
  /** Whether the fixture has `before`. */
  keepsBefore?: boolean;
  when: (now: Moment<View, Event, Choice>, before: Moment<View, Event, Choice> | undefined) => boolean;
}

/** By name. The test of a board imports a moment by its name. */
export type Wishes<View, Event extends Fact, Choice extends Fact> = Record<string, Wanted<View, Event, Choice>>;
