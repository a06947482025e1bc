import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '$web/board';
import type { SeatShown } from '$web/protocol';
import { Catalogue } from '$web/text/catalogue';
import english from '$web/text/en';
import dutch from '$web/text/nl';
import en from '../text/en.json';
import nl from '../text/nl.json';
import Board from './Board.svelte';
import choose from './fixtures/choose.json';
import chooseWhite from './fixtures/choose_white.json';
import over from './fixtures/over.json';
import redraw from './fixtures/redraw.json';
import scored from './fixtures/scored.json';
import select from './fixtures/select.json';
import tie from './fixtures/tie.json';
import type { Choice, Event, View } from './view';

afterEach(cleanup);

type Props = BoardProps<View, Event, Choice>;
interface Fixture {
  seats: object[];
  view: object;
}

function board(
  fixture: Fixture,
  changes: Partial<Props> = {},
  patterns: Record<string, string> = { ...english, ...en },
) {
  const pick = vi.fn();
  const given = structuredClone(fixture) as unknown as Props;
  const eyes = 'eyes' in changes ? (changes.eyes ?? null) : given.eyes;
  const bySeat = given.seats.map(({ name }: SeatShown) => name ?? '');
  const say = new Catalogue(patterns, { bySeat, you: eyes });
  const props: Props = { ...given, draft: '', hint: [], options: {}, still: false, pick, say, ...changes };
  const { rerender } = render(Board, { props });
  return { pick, props, again: (more: Partial<Props>) => rerender({ ...props, ...more }) };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map((b) => b.getAttribute('aria-label'));

describe('redraw', () => {
  const [first, , third] = (redraw.view as unknown as View).players[0]?.hand ?? [];

  test('goals are marked by a click, and all can be kept', async () => {
    const { pick } = board(redraw);
    await fireEvent.click(button(new RegExp(first?.name ?? '-')));
    expect(pick).toHaveBeenLastCalledWith(`discard ${first?.goal}`);
    await fireEvent.click(button('Keep all goals'));
    expect(pick).toHaveBeenLastCalledWith('keep');
  });
  test('with two marked the third is no button', () => {
    const [a, b] = redraw.choices.findLast(({ move }) => !move.includes(String(third?.goal)))?.move.split(' ').slice(1) ?? []; // prettier-ignore
    board(redraw, { draft: `discard ${a} ${b}` });
    expect(screen.getAllByText('Goes under the deck')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: new RegExp(third?.name ?? '-') })).toBeNull();
  });
  test('after a set its dice and goals are shown', async () => {
    const { again } = board({ ...scored, view: scored.before }, { choices: [], turn: 'A', happened: [] });
    expect(screen.queryByText(/is scored/)).toBeNull();
    await again({});
    await again({ view: scored.view as unknown as View, happened: scored.happened as unknown as Props['happened'] });
    const list = within(screen.getByRole('region', { name: 'Set 2 is scored' }));
    expect(list.getAllByRole('img')).toHaveLength(4 * 5);
    expect(list.getByText('Odd Company')).toBeTruthy();
    expect(list.getByText('Giant Triplets')).toBeTruthy();
  });
});

describe('choose', () => {
  test('a die of each, in halves', async () => {
    const { pick, again } = board(choose);
    await fireEvent.click(button('Your D8'));
    expect(pick).toHaveBeenLastCalledWith('choose D8 ?');
    await again({ draft: 'choose D8 ?' });
    expect(pressed()).toEqual(['Your D8']);
    await fireEvent.click(button(/W6 × /));
    expect(pick).toHaveBeenLastCalledWith('choose D8 D6');
    await again({ draft: 'choose D8 D6' });
    expect(pressed()).toEqual(['Your D8', expect.stringMatching(/W6 × /)]);
    await again({ draft: '' });
    expect(pressed()).toEqual([]);
  });
  test('dice on the scoring card cannot be chosen', () => {
    board(choose);
    const saved = choose.view.players[0]?.saved.find(({ white }) => !white)?.die;
    expect(screen.getByRole('img', { name: `Your ${saved}, on your scoring card` })).toBeTruthy();
    expect(screen.queryByRole('button', { name: `Your ${saved}` })).toBeNull();
  });
  test('arrow keys go from die to die', async () => {
    board(choose);
    const [first, second] = screen.getAllByRole('button', { name: /^Your D/ });
    first?.focus();
    await fireEvent.keyDown(first!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    await fireEvent.keyDown(second!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(first);
  });
  test('whoever has chosen sees it, and who still chooses', () => {
    const view = structuredClone(choose.view) as unknown as View;
    view.players[0]!.chosen = 'choose D8 D6';
    board(choose, { view, turn: 'BD', choices: [] });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Still choosing: Birch and Dill')).toBeTruthy();
    expect(screen.getAllByText('choosing …')).toHaveLength(2);
    expect(screen.getAllByText('ready')).toHaveLength(2);
  });
  test('the hint marks both dice', () => {
    board(choose, { hint: [{ move: 'choose D20 D12', weight: 1 }] });
    expect(screen.getAllByText('hint').map((mark) => mark.parentElement?.getAttribute('aria-label'))).toEqual([
      'Your D20, hint',
      expect.stringMatching(/W12 × /),
    ]);
  });
  test('where a pile is empty another white die is chosen, seeing those given out', async () => {
    const { pick } = board(chooseWhite);
    expect(screen.queryByRole('button', { name: /^Your D/ })).toBeNull();
    await fireEvent.click(button(/W8 × /));
    expect(pick).toHaveBeenLastCalledWith('white D8');
    expect(screen.getByText('White dice given out')).toBeTruthy();
  });
});

describe('tie', () => {
  test('only your own dice can be rolled again', async () => {
    const { pick } = board(tie);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await fireEvent.click(button(/^you: colour/));
    expect(pick).toHaveBeenLastCalledWith('reroll colour');
    await fireEvent.click(button(/^you: white/));
    expect(pick).toHaveBeenLastCalledWith('reroll white');
  });
});

describe('select', () => {
  const whites = select.choices.filter(({ move }) => move !== 'take colour');
  test('every offered die is a button, the others are not', () => {
    board(select);
    const left = select.view.players.filter((_, i) => !select.view.picked.includes('ABCDEFGH'[i]!)).length;
    expect(left).toBeGreaterThanOrEqual(whites.length);
    expect(screen.getAllByRole('button')).toHaveLength(left + 1);
  });
  test('a click picks it; the next place of the card and the goals show what it would do', async () => {
    const { pick, again } = board(select);
    const move = whites[0]?.move ?? '';
    const [, die, number] = move.split(' ');
    await fireEvent.click(
      screen.getAllByRole('button', { name: new RegExp(`, ${number} ${die?.replace('D', 'W')}$`) })[0]!,
    );
    expect(pick).toHaveBeenLastCalledWith(move);
    const card = within(screen.getByRole('region', { name: 'Your scoring card' }));
    expect(card.getAllByRole('img')).toHaveLength(3);
    await again({ draft: move });
    expect(card.getAllByRole('img')).toHaveLength(4);
    await again({ draft: '' });
    expect(card.getAllByRole('img')).toHaveLength(3);
  });
  test('dice tumble when they were rolled, and stay where nothing may move', () => {
    const happened: Props['happened'] = [
      ['rolled', { who: 'B', n: 1, colour: { quote: 'D8' }, m: 2, white: { quote: 'D6' } }],
    ];
    board(select, { happened });
    expect(document.querySelectorAll('.tumbling').length).toBeGreaterThan(0);
    cleanup();
    board(select, { happened, still: true });
    expect(document.querySelectorAll('.tumbling')).toHaveLength(0);
  });
});

describe('for everyone', () => {
  const names = Object.keys(nl).filter((key) => key.startsWith('name.')).map((key) => key.slice('name.'.length)); // prettier-ignore
  const dutchName = (name: string) => nl[`name.${name}` as keyof typeof nl];

  test('who watches sees no goals and no button', () => {
    for (const fixture of [redraw, choose, select, tie]) {
      board(fixture, { eyes: null, you: '', choices: [] });
      expect(screen.queryAllByRole('button')).toEqual([]);
      expect(screen.queryByText('Your goals')).toBeNull();
      cleanup();
    }
  });
  test('at the end the completed goals lie open', () => {
    board(over);
    expect(document.querySelector('details')?.open).toBe(true);
    expect(screen.getByText(/Once|Staircase/, { selector: 'strong' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '16 points' })).toBeTruthy();
  });
  test('in Dutch, with a text for every key', () => {
    expect(Object.keys(nl).filter((key) => !key.startsWith('name.'))).toEqual(Object.keys(en));
    for (const fixture of [redraw, choose, chooseWhite, tie, select, scored, over]) {
      board(fixture, {}, { ...dutch, ...nl });
      expect(document.body.textContent).not.toMatch(/[[\]{}]|Your|goal/);
      const shown = document.body.innerHTML;
      expect(names.filter((name) => !dutchName(name).includes(name) && shown.includes(name))).toEqual([]);
      cleanup();
    }
    board(select, {}, { ...dutch, ...nl });
    expect(screen.getByText('Jouw scorekaart')).toBeTruthy();
  });
  test('goals have Dutch names in Dutch, and moves are what they were', async () => {
    const { pick } = board(redraw, {}, { ...dutch, ...nl });
    const goal = (redraw.view as unknown as View).players[0]?.hand[0];
    await fireEvent.click(screen.getByText(dutchName(goal?.name ?? '')));
    expect(pick).toHaveBeenLastCalledWith(`discard ${goal?.goal}`);
  });
  test('a set is scored with Dutch names in Dutch', () => {
    board(scored, { happened: scored.happened as unknown as Props['happened'] }, { ...dutch, ...nl });
    expect(screen.getByText('Onevenwichtig')).toBeTruthy();
    expect(screen.getByText('Reuzendrieling')).toBeTruthy();
  });
  test('goals of another deck keep their names', () => {
    const view = structuredClone(redraw.view) as unknown as View;
    view.players[0]!.hand[0]!.name = 'My Own Goal';
    board(redraw, { view }, { ...dutch, ...nl });
    expect(screen.getByText('My Own Goal')).toBeTruthy();
  });
});
