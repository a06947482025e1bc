import type { BoardProps } from '$web/board';
import type { RankedMove } from '$web/protocol';
import { Catalogue, type Names, type Patterns } from '$web/text/catalogue';
import pageEn from '$web/text/en';
import pageNl from '$web/text/nl';
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../text/en.json';
import nl from '../text/nl.json';
import Board from './Board.svelte';
import { decide, mark, nextMatch, over, place, solve, watch } from './fixtures';
import { notesWanted } from './notes.svelte';
import { type Choice, type Column, diceSaid, type Event, marksOf, marksSaid, type Row, type View } from './view';

type Props = BoardProps<View, Event, Choice>;

const names: Names = { bySeat: ['Ann', 'Birch'], you: 'A' };
const english = new Catalogue({ ...pageEn, ...en } as Patterns, names);
const dutch = new Catalogue({ ...pageNl, ...nl } as Patterns, names);

type Moment = Pick<Props, 'view' | 'turn' | 'choices' | 'happened'>;

/** A board whose draft is what it picked last, as at a table; a complete one that is picked again is played. */
function sitDown({ view, turn, choices, happened }: Moment, more: Partial<Props> = {}) {
  const played: string[] = [];
  let props: Props = {
    view,
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'bot', name: 'Birch' }], // prettier-ignore
    you: 'A',
    eyes: 'A',
    turn,
    choices,
    draft: '',
    pick: vi.fn((draft: string) => {
      const isComplete = props.choices.some(({ move }) => move === draft);
      if (isComplete && draft === props.draft) played.push(draft);
      else change({ draft });
    }),
    happened,
    hint: [],
    say: english,
    options: {},
    still: true,
    ...more,
  };
  const { rerender, container, unmount } = render(Board, props);
  function change(changes: Partial<Props>) {
    props = { ...props, ...changes };
    void rerender(changes);
  }
  const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    container,
    played,
    change: async (changes: Partial<Props>) => {
      change(changes);
      await tick();
    },
    click,
    draft: () => props.draft,
    unmount,
  };
}

const codeSaid = (code: Row = []) => english.text('board.code', { dice: diceSaid(code) });
const die = (n: number) => english.text('board.die', { n });
const dice = (n: number) => screen.getAllByRole('button', { name: die(n) });
const put = (n: number, on: Column) => english.text('board.put', { n, colour: { word: `colour.${on}` } });
const takeOff = (n: number, off: Column) => english.text('board.take_off', { n, colour: { word: `colour.${off}` } });
const hintOf = (move: string): RankedMove[] => [{ move, weight: 1 }];

beforeEach(() => notesWanted.want(false));

describe('to decide', () => {
  const roll = english.text('board.effort_button', { n: 4 });
  const solveButton = english.text('board.solve_button');

  it('shows the rows with their marks in words', () => {
    sitDown(decide);
    for (const [i, effort] of (decide.view.efforts ?? []).entries()) {
      const said = { n: i + 1, dice: diceSaid(effort.dice), marks: marksSaid(marksOf(effort)!) };
      expect(screen.getByText(english.text('board.effort', said))).toBeTruthy();
    }
    expect(screen.getByText(english.text('board.ask.decide', { n: 3 }))).toBeTruthy();
    expect(screen.getByText(english.text('board.behind_screen'))).toBeTruthy();
  });
  it('picks an effort or the solution, and plays what is picked twice', async () => {
    const { click, draft, played } = sitDown(decide);
    await click(solveButton);
    expect(draft()).toBe('solve');
    await click(roll);
    expect(draft()).toBe('effort');
    expect(screen.getByRole('button', { name: roll }).getAttribute('aria-pressed')).toBe('true');
    await click(roll);
    expect(played).toEqual(['effort']);
  });
  it('marks the first move of a hint', () => {
    sitDown(decide, { hint: hintOf('effort') });
    expect(screen.getByRole('button', { name: `${roll} hint` })).toBeTruthy();
    expect(screen.getAllByText('hint')).toHaveLength(1);
  });
});

describe('to place', () => {
  const rolled = place.view.rolled ?? [];
  const one = rolled.find((n) => rolled.indexOf(n) === rolled.lastIndexOf(n)) ?? 0;
  const three = rolled.find((n) => n !== one) ?? 0;
  const at = (n: number) => rolled.indexOf(n);

  it('takes a die in hand and puts it on a column', async () => {
    const { click, draft } = sitDown(place);
    await click(die(one));
    expect(draft()).toBe(`place . . . . holding ${at(one)}`);
    expect(screen.getByText(english.text('board.ask.column', { n: one }))).toBeTruthy();
    await click(put(one, 'yellow'));
    expect(draft()).toBe(`place . . ${one} .`);
    expect(screen.getByRole('button', { name: die(one) }).hasAttribute('disabled')).toBe(true);
    await fireEvent.click(dice(three)[0]!);
    await click(put(three, 'blue'));
    expect(draft()).toBe(`place ${three} . ${one} .`);
  });
  it('takes a die off, puts one in its place, and lets go of one', async () => {
    const { click, draft } = sitDown(place, { draft: `place ${one} . ${three} .` });
    await click(takeOff(one, 'blue'));
    expect(draft()).toBe(`place . . ${three} .`);
    await click(die(one));
    await click(english.text('board.replace', { n: one, colour: { word: 'colour.yellow' }, other: three }));
    expect(draft()).toBe(`place . . ${one} .`);
    await fireEvent.click(dice(three)[0]!);
    await fireEvent.click(dice(three)[0]!);
    expect(draft()).toBe(`place . . ${one} .`);
  });
  it('offers no column without a die, and forgets everything when it is taken back', async () => {
    const { change } = sitDown(place, { draft: `place ${three} . . . holding ${at(one)}` });
    expect(screen.getAllByRole('button', { name: new RegExp(`^Put the ${one} on`) })).toHaveLength(4);
    await change({ draft: '' });
    expect(screen.queryAllByRole('button', { name: /^Put|^Take/ })).toHaveLength(0);
    const free = english.text('board.free', { colour: { word: 'colour.blue' } });
    expect(screen.getByRole('button', { name: free }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: die(one) }).hasAttribute('disabled')).toBe(false);
  });
  it('moves the focus of a keyboard player from the die to the row and back', async () => {
    const { click } = sitDown(place);
    await click(die(one));
    const blue = screen.getByRole('button', { name: put(one, 'blue') });
    await vi.waitFor(() => expect(document.activeElement).toBe(blue));
    await fireEvent.keyDown(blue, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: put(one, 'red') }));
    await click(put(one, 'red'));
    await vi.waitFor(() => expect(document.activeElement).toBe(dice(three)[0]));
  });
  it('shows the dice of a hint on the row', () => {
    const { container } = sitDown(place, { hint: hintOf(`place ${three} . . ${one}`) });
    expect(container.querySelectorAll('.row .ghost')).toHaveLength(2);
    expect(screen.getByText('hint')).toBeTruthy();
  });
});

describe('to solve', () => {
  const set = (column: string): Props['choices'] =>
    [1, 2, 3, 4, 5, 6].map((n) => ({
      move: `${column} ${n}`,
      fact: ['choice.set', { colour: { word: `colour.${column}` }, n }],
    }));

  it('fills the row column by column, and any column again', async () => {
    const { click, draft } = sitDown(solve);
    await click('blue 3');
    await click('red 4');
    expect(draft()).toBe('solution 3 4 . .');
    await click('Take the 3 off blue');
    expect(draft()).toBe('solution . 4 . .');
    await click('blue 1');
    expect(draft()).toBe('solution 1 4 . .');
    expect(screen.getByText('Yellow: how many pips?')).toBeTruthy();
  });
  it('is complete with four, and the rest follows the first that is confirmed', async () => {
    const { click, draft, played, change } = sitDown(solve);
    for (const name of ['blue 3', 'red 4', 'yellow 5', 'green 6']) await click(name);
    expect(draft()).toBe('blue 3');
    expect(screen.getByText('Confirm, and all four go in.')).toBeTruthy();
    const { view } = solve;
    await change({ view: { ...view, solution: [3, 0, 0, 0] }, choices: [], draft: '' });
    await change({ choices: set('red') });
    await vi.waitFor(() => expect(played).toEqual(['red 4']));
    await change({ view: { ...view, solution: [3, 4, 0, 0] }, choices: [], draft: '' });
    await change({ choices: set('yellow') });
    await vi.waitFor(() => expect(played).toEqual(['red 4', 'yellow 5']));
  });
  it('forgets the rest when it is taken back', async () => {
    const { click, played, change } = sitDown(solve);
    for (const name of ['blue 3', 'red 4', 'yellow 5', 'green 6']) await click(name);
    await change({ draft: '' });
    expect(screen.getByText('Blue: how many pips?')).toBeTruthy();
    await change({ view: { ...solve.view, solution: [2, 0, 0, 0] }, choices: set('red') });
    expect(played).toEqual([]);
    expect(screen.getByText('Red: how many pips?')).toBeTruthy();
  });
  it('marks the pips of a hint', () => {
    sitDown(solve, { hint: hintOf('blue 5') });
    expect(within(screen.getByRole('button', { name: 'blue 5' })).getByText('hint')).toBeTruthy();
  });
});

describe('the maker', () => {
  it('sees the code and the dice that the breaker rolled, and cannot touch them', () => {
    sitDown(watch);
    expect(screen.getByText(english.text('board.only_you'))).toBeTruthy();
    expect(screen.getByText(codeSaid(watch.view.code))).toBeTruthy();
    const row = (watch.view.efforts?.length ?? 0) + 1;
    expect(screen.getByText(english.sentence(['board.wait.place', { who: 'B', n: row }]))).toBeTruthy();
    const labels = screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));
    expect(labels).toEqual(watch.view.rolled?.map(die));
    expect(screen.getAllByRole('button')).toHaveLength(1); // the notes
  });
  it('marks by hand, one mark for each die', async () => {
    const { click, draft } = sitDown(mark);
    const effort = mark.view.efforts?.length ?? 0;
    expect(screen.getByText(english.text('board.ask.mark', { n: effort, left: 2 }))).toBeTruthy();
    await click(english.text('board.mark.low'));
    expect(draft()).toBe('mark 0 0 1');
    await click(english.text('board.mark.equal'));
    expect(draft()).toBe('mark 1 0 1');
    const right = screen.getByRole('button', { name: english.text('board.mark.equal') });
    expect(right.hasAttribute('disabled')).toBe(true);
    await click(english.text('board.unmark.low'));
    expect(draft()).toBe('mark 1 0 0');
  });
});

describe('a spectator', () => {
  it('sees no code and has nothing to choose', () => {
    const view: View = { ...watch.view };
    delete view.code;
    sitDown({ ...watch, view }, { eyes: null, you: '' });
    expect(screen.queryByText(/^The code/)).toBeNull();
    expect(screen.getByText(english.text('board.behind_screen'))).toBeTruthy();
  });
});

describe('the end', () => {
  const end = nextMatch.before!;
  const wrong = end.happened.find(([name]) => name === 'marked_wrong')!;
  const goOn = english.text('board.go_on', { n: 2 });

  it('of a match stays until the player goes on', async () => {
    const { change, click } = sitDown(end);
    await change({ ...nextMatch });
    expect(screen.getByText(codeSaid(end.view.code))).toBeTruthy();
    expect(screen.getByText(english.sentence(wrong))).toBeTruthy();
    expect(screen.getByText(english.text('board.wrong'))).toBeTruthy();
    await click(goOn);
    expect(screen.getByText(codeSaid(nextMatch.view.code))).toBeTruthy();
    expect(screen.queryByText(english.sentence(wrong))).toBeNull();
  });
  it('of a match is also seen by the next player, to whom the screen is handed', async () => {
    const first = sitDown(end);
    await first.change({ ...nextMatch });
    first.unmount();
    const { click } = sitDown(nextMatch, { eyes: 'B' });
    expect(screen.getByText(codeSaid(end.view.code))).toBeTruthy();
    await click(goOn);
    expect(screen.getByText(english.text('board.match', { n: 2, all: 2 }))).toBeTruthy();
  });
  it('of a match does not stop spectators', async () => {
    const { change } = sitDown(end, { eyes: null, you: '' });
    expect(screen.getByText(english.sentence(wrong))).toBeTruthy();
    await change({ ...nextMatch });
    expect(screen.getByText(english.text('board.match', { n: 2, all: 2 }))).toBeTruthy();
    expect(screen.queryByText(english.sentence(wrong))).toBeNull();
  });
  it('of the game shows the code and what was scored', () => {
    sitDown(over);
    const ending = over.happened.find(([name]) => name === 'marked_wrong')!;
    expect(screen.getByText(english.sentence(ending))).toBeTruthy();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
});

describe('the notes', () => {
  it('are worked out where they are wanted', async () => {
    const { click, container } = sitDown(decide);
    expect(screen.queryByText('Codes still possible:')).toBeNull();
    await click(/^Notes/);
    expect(screen.getByText('Codes still possible:')).toBeTruthy();
    expect(screen.getByText(/^blue: /)).toBeTruthy();
    expect(container.querySelectorAll('.pips')).toHaveLength(24);
  });
});

describe('in Dutch', () => {
  it('has every key of the English catalogue', () => {
    expect(Object.keys(nl).sort()).toEqual(Object.keys(en).sort());
  });
  it('asks and names what can be done', async () => {
    const { click, draft } = sitDown(decide, { say: dutch });
    expect(screen.getByText(dutch.text('board.ask.decide', { n: 3 }))).toBeTruthy();
    await click(dutch.text('board.solve_button'));
    expect(draft()).toBe('solve');
    expect(document.body.textContent).not.toMatch(/\[[a-z_.]+\]|Roll|Solve/);
  });
});
