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
import decide from './fixtures/decide.json';
import mark from './fixtures/mark.json';
import nextMatch from './fixtures/next_match.json';
import over from './fixtures/over.json';
import place from './fixtures/place.json';
import solve from './fixtures/solve.json';
import watch from './fixtures/watch.json';
import { notesWanted } from './notes.svelte';
import type { Choice, Event, View } from './view';

type Props = BoardProps<View, Event, Choice>;

const names: Names = { bySeat: ['Ann', 'Birch'], you: 'A' };
const english = new Catalogue({ ...pageEn, ...en } as Patterns, names);
const dutch = new Catalogue({ ...pageNl, ...nl } as Patterns, names);

interface Fixture {
  view: unknown;
  turn: string;
  choices?: unknown;
  happened: unknown;
}

/** A board whose draft is what it picked last, as at a table; a complete one that is picked again is played. */
function sitDown(fixture: Fixture, more: Partial<Props> = {}) {
  const played: string[] = [];
  let props: Props = {
    view: fixture.view as View,
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'bot', name: 'Birch' }], // prettier-ignore
    you: 'A',
    eyes: 'A',
    turn: fixture.turn,
    choices: (fixture.choices ?? []) as Props['choices'],
    draft: '',
    pick: vi.fn((draft: string) => {
      const isComplete = props.choices.some(({ move }) => move === draft);
      if (isComplete && draft === props.draft) played.push(draft);
      else change({ draft });
    }),
    happened: fixture.happened as Event[],
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

const hintOf = (move: string): RankedMove[] => [{ move, weight: 1 }];

beforeEach(() => notesWanted.want(false));

describe('to decide', () => {
  it('shows the rows with their marks in words', () => {
    sitDown(decide);
    expect(
      screen.getByText(
        'Effort 1: 5 on blue, 4 on red, 4 on yellow and 1 on green. Marks: two too high and two too low.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Roll for effort 3, or solve?')).toBeTruthy();
    expect(screen.getByText('behind the screen')).toBeTruthy();
  });
  it('picks an effort or the solution, and plays what is picked twice', async () => {
    const { click, draft, played } = sitDown(decide);
    await click('Solve');
    expect(draft()).toBe('solve');
    await click('Roll four white dice');
    expect(draft()).toBe('effort');
    expect(screen.getByRole('button', { name: 'Roll four white dice' }).getAttribute('aria-pressed')).toBe('true');
    await click('Roll four white dice');
    expect(played).toEqual(['effort']);
  });
  it('marks the first move of a hint', () => {
    sitDown(decide, { hint: hintOf('effort') });
    expect(screen.getByRole('button', { name: /Roll four white dice hint/ })).toBeTruthy();
    expect(screen.getAllByText('hint')).toHaveLength(1);
  });
});

describe('to place', () => {
  it('takes a die in hand and puts it on a column', async () => {
    const { click, draft } = sitDown(place);
    await click('die of 3');
    expect(draft()).toBe('place . . . . holding 1');
    expect(screen.getByText('In which column does the 3 go?')).toBeTruthy();
    await click('Put the 3 on yellow');
    expect(draft()).toBe('place . . 3 .');
    expect(screen.getByRole('button', { name: 'die of 3' }).hasAttribute('disabled')).toBe(true);
    await click('die of 1');
    await click('Put the 1 on blue');
    expect(draft()).toBe('place 1 . 3 .');
  });
  it('takes a die off, puts one in its place, and lets go of one', async () => {
    const { click, draft } = sitDown(place, { draft: 'place 1 . 3 .' });
    await click('Take the 1 off blue');
    expect(draft()).toBe('place . . 3 .');
    await click('die of 1');
    await click('Put the 1 on yellow instead of the 3');
    expect(draft()).toBe('place . . 1 .');
    await click('die of 3');
    await click('die of 3');
    expect(draft()).toBe('place . . 1 .');
  });
  it('offers no column without a die, and forgets everything when it is taken back', async () => {
    const { change } = sitDown(place, { draft: 'place 1 . . . holding 1' });
    expect(screen.getAllByRole('button', { name: /^Put the 3 on/ })).toHaveLength(4);
    await change({ draft: '' });
    expect(screen.queryAllByRole('button', { name: /^Put|^Take/ })).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'blue: empty' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'die of 1' }).hasAttribute('disabled')).toBe(false);
  });
  it('moves the focus of who plays by keys from the die to the row and back', async () => {
    const { click } = sitDown(place);
    await click('die of 1');
    const blue = screen.getByRole('button', { name: 'Put the 1 on blue' });
    await vi.waitFor(() => expect(document.activeElement).toBe(blue));
    await fireEvent.keyDown(blue, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put the 1 on red' }));
    await click('Put the 1 on red');
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'die of 3' })));
  });
  it('shows the dice of a hint on the row', () => {
    const { container } = sitDown(place, { hint: hintOf('place 3 . . 1') });
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
    const view = solve.view as View;
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
    await change({ view: { ...(solve.view as View), solution: [2, 0, 0, 0] }, choices: set('red') });
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
    expect(screen.getByText('only you see it')).toBeTruthy();
    expect(screen.getByText('The code: 2 on blue, 5 on red, 4 on yellow and 6 on green.')).toBeTruthy();
    expect(screen.getByText('Birch places dice on row 1.')).toBeTruthy();
    expect(screen.getAllByRole('img').map((die) => die.getAttribute('aria-label'))).toEqual(
      [2, 3, 4, 5].map((n) => `die of ${n}`),
    );
    expect(screen.getAllByRole('button')).toHaveLength(1); // the notes
  });
  it('marks by hand, one mark for each die', async () => {
    const { click, draft } = sitDown(mark);
    expect(screen.getByText('Mark effort 1: two marks to go.')).toBeTruthy();
    await click('Add a mark: too low');
    expect(draft()).toBe('mark 0 0 1');
    await click('Add a mark: right');
    expect(draft()).toBe('mark 1 0 1');
    expect(screen.getByRole('button', { name: 'Add a mark: right' }).hasAttribute('disabled')).toBe(true);
    await click('Take off a mark: too low');
    expect(draft()).toBe('mark 1 0 0');
  });
});

describe('who watches', () => {
  it('sees no code and has nothing to choose', () => {
    const view: View = { ...(watch.view as View) };
    delete view.code;
    sitDown(watch, { view, eyes: null, you: '' });
    expect(screen.queryByText(/^The code/)).toBeNull();
    expect(screen.getByText('behind the screen')).toBeTruthy();
  });
});

describe('the end', () => {
  it('of a match stays until the player goes on', async () => {
    const { change, click } = sitDown({ view: nextMatch.before, turn: 'A', happened: [] });
    await change({ view: nextMatch.view as View, happened: nextMatch.happened as unknown as Event[] });
    expect(screen.getByText('The code: 1 on blue, 3 on red, 6 on yellow and 6 on green.')).toBeTruthy();
    expect(screen.getByText('Birch had marked effort 2 wrong.')).toBeTruthy();
    expect(screen.getByText('wrong')).toBeTruthy();
    await click('On to match 2');
    expect(screen.getByText('The code: 3 on blue, 5 on red, 5 on yellow and 4 on green.')).toBeTruthy();
    expect(screen.queryByText('Birch had marked effort 2 wrong.')).toBeNull();
  });
  it('of a match is seen by the next player, too, whom the screen is handed', async () => {
    const first = sitDown({ view: nextMatch.before, turn: 'A', happened: [] });
    first.unmount();
    const { click } = sitDown(nextMatch, { eyes: 'B' });
    expect(screen.getByText('The code: 1 on blue, 3 on red, 6 on yellow and 6 on green.')).toBeTruthy();
    await click('On to match 2');
    expect(screen.getByText('Match 2 of 2')).toBeTruthy();
  });
  it('of the game shows the code and what was scored', () => {
    sitDown(over);
    expect(screen.getByText('You had marked effort 1 wrong.')).toBeTruthy();
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
    const { click, draft } = sitDown(place, { say: dutch });
    expect(screen.getByText('Pak een dobbelsteen en kies een kolom.')).toBeTruthy();
    await click('dobbelsteen met 3');
    await click('Leg de 3 op geel');
    expect(draft()).toBe('place . . 3 .');
  });
});
