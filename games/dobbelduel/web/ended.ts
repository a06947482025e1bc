// The end of a match: the code beside the solution, and what was scored. The next match clears the board a moment later,
// so the end is kept until the player goes on.
import type { Event, View } from './view';

export interface EndOfMatch {
  view: View;
  /** From the code that is shown to what was scored. */
  events: Event[];
}

/** What tells who scored, from the code that is shown on. */
export function eventsOfEnd(happened: Event[]): Event[] {
  const shown = happened.findIndex(([name]) => name === 'shown');
  return shown < 0 ? [] : happened.slice(shown);
}

/** The end of a match that is followed by another one. */
export function endOfMatch(view: View, happened: Event[]): EndOfMatch | null {
  const events = eventsOfEnd(happened);
  return view.phase === 'code' && events.length > 0 ? { view, events } : null;
}

/** Whether the view is of the match that has just begun after this end. */
export function begins(view: View, { view: end }: EndOfMatch): boolean {
  return view.match === end.match + 1 && view.maker === end.breaker && view.efforts?.length === 0;
}
