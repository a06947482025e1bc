// The moments of Dualing Dice that its board is tested with.
import { eventsNamed } from '$web/facts';
import type { Wishes } from '$web/moment';
import type { Choice, Event, View } from './view';

type Phase = View['phase'];
const asks = (phase: Phase, view: View, choices: unknown[]) => view.phase === phase && choices.length > 1;
const savedColours = (view: View) => view.players[0]?.saved.filter(({ white }) => !white).length ?? 0;

export const moments: Wishes<View, Event, Choice> = {
  redraw: { players: 2, when: ({ view, choices }) => asks('redraw', view, choices) },
  choose: { players: 4, when: ({ view, choices }) => asks('choose', view, choices) && savedColours(view) === 1 },
  chooseWhite: { players: 8, when: ({ view, choices }) => asks('choose_white', view, choices) },
  tie: { players: 4, when: ({ view, choices }) => asks('tie', view, choices) },
  /** Some have picked already, and your card has three dice. */
  select: {
    players: 4,
    when: ({ view, choices }) =>
      asks('select', view, choices) && view.picked.length > 0 && view.players[0]?.saved.length === 3,
  },
  scored: {
    players: 2,
    keepsBefore: true,
    when: ({ view, happened }) =>
      view.phase !== 'over' && eventsNamed(happened, 'completed').some(([, { who }]) => who === 'A'),
  },
  over: { players: 2, when: ({ view }) => view.phase === 'over' },
};
