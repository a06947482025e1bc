// The moments of Dice Tuners that its board is tested with.
import type { Wanted, Wishes } from '$web/moment';
import type { Choice, Event, View } from './view';

type Phase = View['phase'];
type Now = Parameters<Wanted<View, Event, Choice>['when']>[0];

/** A decision of this kind, for a table of so many. */
function asked(phase: Phase, players: number, more: (now: Now) => boolean = () => true): Wanted<View, Event, Choice> {
  return { players, when: (now) => now.view.phase === phase && now.choices.length > 1 && more(now) };
}

export const moments: Wishes<View, Event, Choice> = {
  bid: asked('bid', 2, ({ choices }) => choices.some(({ move }) => move === 'spend bluff')),
  add: asked('add', 2, ({ choices }) => choices.every(({ move }) => move !== 'enough')),
  hire: asked('hire', 2),
  extra: asked('extra', 4),
  draft: asked('draft', 4, ({ view }) => new Set(view.row).size < view.row.length),
  deploy: asked('deploy', 2, ({ view }) => new Set(view.players[0]?.dice).size === 3),
  play: asked('play', 3, ({ view }) => view.duellists?.length === 3),
  retreat: asked('retreat', 2, ({ view }) => (view.on_fire?.length ?? 0) > 0),
  effect: asked('effect', 2),
  take: asked('take', 2),
  discard: asked('discard', 2),
  watched: {
    players: 4,
    viewer: 'spectator',
    when: ({ view }) => view.phase === 'play' && view.waiting.length === 1 && (view.duellists?.length ?? 0) > 1,
  },
  over: { players: 2, when: ({ view }) => view.phase === 'over' },
};
