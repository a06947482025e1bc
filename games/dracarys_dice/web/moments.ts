// The moments of Dracarys Dice that its board is tested with.
import { eventsNamed } from '$web/facts';
import type { Wishes } from '$web/moment';
import { type Choice, count, type Event, facesOf, type Face, type View } from './view';

const rolled = (view: View, face: Face) => count(facesOf(view.rolled), face);
const isGiving = (view: View, choices: unknown[], dragons: number) =>
  choices.length > 1 && view.phase === undefined && rolled(view, 'D') === dragons;

export const moments: Wishes<View, Event, Choice> = {
  oneDragon: {
    players: 3,
    when: ({ view, choices }) => isGiving(view, choices, 1) && view.pile > 0 && rolled(view, 'F') === 0,
  },
  threeDragons: {
    players: 3,
    when: ({ view, choices }) => isGiving(view, choices, 3) && rolled(view, 'K') > 0,
  },
  trade: {
    players: 4,
    options: { tyrannical_trade: 'on', play_on: 'on' },
    when: ({ view, choices }) => choices.length > 2 && view.phase === 'trade' && view.place.some((place) => place > 0),
  },
  scored: {
    players: 3,
    options: { dragon_scales: 'on' },
    when: ({ view, happened }) =>
      view.phase !== 'over' && eventsNamed(happened, 'scored').some(([, { who }]) => who === 'B'),
  },
  short: {
    players: 4,
    options: { trial_by_fire: 'on' },
    when: ({ view, choices }) => isGiving(view, choices, 2) && rolled(view, 'F') < (view.challenge ?? 0),
  },
  matched: {
    players: 4,
    options: { trial_by_fire: 'on' },
    when: ({ view, happened, turn }) =>
      turn === '' &&
      view.phase === undefined &&
      happened.length === 1 &&
      eventsNamed(happened, 'rolled').some(([, { what }]) => what.some(([, noun]) => noun === 'fireball_kept')),
  },
  othersChoice: { players: 3, when: ({ view, turn }) => turn === 'B' && rolled(view, 'K') > 0 },
  gaveAndBurned: {
    players: 3,
    when: ({ view, happened }) => {
      const told = eventsNamed(happened, 'gave', 'burned');
      return view.phase !== 'over' && told.length === 2 && told[0]?.[1].who === 'A';
    },
  },
  over: { players: 3, when: ({ view }) => view.phase === 'over' && view.place[1] === 1 },
};
