// The moments of Blazing Spuds that its board is tested with.
import type { Wishes } from '$web/moment';
import { bounces } from './moves';
import { type Choice, type Event, isSame, kitchenOf, readDice, type View } from './view';

type Phase = View['phase'];
const hand = (view: View) => readDice(kitchenOf(view, 'A')?.hand ?? '');
const asks = (phase: Phase, view: View, choices: unknown[]) => view.phase === phase && choices.length > 1;
/** The names of the cards that can be activated. */
const readySides = (choices: { fact: Choice }[]) =>
  choices.flatMap(({ fact }) => (fact[0] === 'choice.activate' ? [fact[1].side.word] : []));

export const moments: Wishes<View, Event, Choice> = {
  /** Several equal dice, which fit on every card. */
  place: {
    players: 4,
    when: ({ view, choices }) =>
      asks('place', view, choices) &&
      choices.length === 4 &&
      hand(view).filter((die, _, [first]) => first && isSame(die, first)).length > 1,
  },
  receive: { players: 4, when: ({ view, choices }) => asks('receive', view, choices) },
  reroll: {
    players: 3,
    when: ({ view, choices }) =>
      asks('reroll', view, choices) && choices.some(({ move }) => /^reroll [RYWG]$/.test(move)),
  },
  /** Equal dice can be handed round, but not every card is ready. */
  activate: {
    players: 3,
    when: ({ view, choices }) => {
      const ready = readySides(choices);
      return view.phase === 'activate' && ready.includes('label.kind') && ready.length < 3;
    },
  },
  /** A card that does something else than to hand its dice round. */
  activateBack: {
    players: 3,
    when: ({ view, choices }) =>
      view.phase === 'activate' &&
      readySides(choices).some((side) => side === 'label.reassign' || side === 'label.target'),
  },
  /** The first die of a card goes to the Compost. */
  deal: {
    players: 4,
    when: ({ view, choices }) => asks('deal', view, choices) && hand(view).length === 4 && view.receiver === 'A',
  },
  /** A die can be dealt that bounces off the next player. */
  bounce: {
    players: 3,
    when: ({ view, choices }) => {
      const next = view.receiver ?? 'A';
      return asks('deal', view, choices) && next !== 'A' && hand(view).some((die) => bounces(view, die, next));
    },
  },
  give: { players: 4, when: ({ view, choices }) => asks('give', view, choices) && choices.length === 3 },
  lift: { players: 3, when: ({ view, choices }) => asks('lift', view, choices) && choices.length > 2 },
  set: { players: 3, when: ({ view, choices }) => asks('set', view, choices) },
  lot: { players: 4, when: ({ view }) => view.phase === 'lot' },
  over: {
    players: 3,
    when: ({ view, happened }) => view.phase === 'over' && happened.some(([name]) => name === 'won'),
  },
};
