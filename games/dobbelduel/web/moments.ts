// The moments of Dobbelduel that its board is tested with.
import type { Wishes } from '$web/moment';
import { type Choice, countOfDice, type Event, type View } from './view';

const has = (happened: Event[], name: Event[0]) => happened.some((event) => event[0] === name);
const areDifferent = (dice: number[] = []) => new Set(dice).size === dice.length;
/** How often each number is among the dice. */
const counts = (dice: number[]) => [...new Set(dice)].map((pips) => dice.filter((other) => other === pips).length);

export const moments: Wishes<View, Event, Choice> = {
  decide: { players: 2, when: ({ view, choices }) => choices.length > 0 && view.phase === 'decide' && view.efforts?.length === 2 }, // prettier-ignore
  /** One die, and three others that are equal: there are not too many ways to place them. */
  place: {
    players: 2,
    when: ({ view, choices }) => choices.length > 0 && view.rolled?.length === 4 && counts(view.rolled).includes(3),
  },
  solve: {
    players: 2,
    when: ({ view, choices }) => choices.length > 0 && view.phase === 'solve' && countOfDice(view.solution ?? []) === 0,
  },
  watch: {
    players: 2,
    when: ({ view }) => view.phase === 'place' && view.breaker === 'B' && areDifferent(view.rolled),
  },
  mark: {
    players: 2,
    options: { marking: 'by_hand' },
    when: ({ view, choices }) => choices.length > 0 && countOfDice(view.efforts?.at(-1)?.dice ?? []) === 2,
  },
  /** The end of a match whose breaker solved the code. */
  broken: { players: 2, bot: 'strong', when: ({ view, happened }) => view.phase === 'code' && has(happened, 'broke') },
  /** The match before it ends in `before`, early: no code fits the marks. */
  nextMatch: {
    players: 2,
    options: { marking: 'by_hand' },
    keepsBefore: true,
    when: ({ view, happened }, before) =>
      has(happened, 'match') && view.maker === 'A' && has(before?.happened ?? [], 'marked_wrong'),
  },
  over: {
    players: 2,
    options: { marking: 'by_hand' },
    when: ({ view, happened }) => view.phase === 'over' && has(happened, 'marked_wrong'),
  },
};
