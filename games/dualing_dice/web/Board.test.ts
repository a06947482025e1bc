import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '$web/board';
import { eventsNamed } from '$web/facts';
import { Catalogue } from '$web/text/catalogue';
import english from '$web/text/en';
import dutch from '$web/text/nl';
import en from '../text/en.json';
import nl from '../text/nl.json';
import Board from './Board.svelte';
import { choose, chooseWhite, over, redraw, scored, select, tie } from './fixtures';
import type { Choice, Event, View } from './view';

afterEach(cleanup);

type Props = BoardProps<View, Event, Choice>;
type Moment = Pick<Props, 'view' | 'turn' | 'choices' | 'happened'>;

const NAMES = ['Ann', 'Birch', 'Cedar', 'Dill', 'Elder', 'Fern', 'Gorse', 'Hazel'];
const say = new Catalogue({ ...english, ...en }, { bySeat: NAMES, you: 'A' });

function board(
  { view, turn, choices, happened }: Moment,
  changes: Partial<Props> = {},
  patterns: Record<string, string> = { ...english, ...en },
) {
  const pick = vi.fn();
  const eyes = 'eyes' in changes ? (changes.eyes ?? null) : 'A';
  const props: Props = {
    view, turn, choices, happened, you: 'A', eyes, draft: '', hint: [], options: {}, still: false, pick,
    seats: view.players.map((_, i) => ({ kind: i === 0 ? 'person' : 'bot', name: NAMES[i] })),
    say: new Catalogue(patterns, { bySeat: NAMES, you: eyes }),
    ...changes,
  }; // prettier-ignore
  const { rerender } = render(Board, { props });
  return { pick, props, again: (more: Partial<Props>) => rerender({ ...props, ...more }) };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map((b) => b.getAttribute('aria-label'));

describe('redraw', () => {
  const [first, , third] = redraw.view.players[0]?.hand ?? [];

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
  test('after a set its dice and goals are shown, until the next one begins', async () => {
    const { again } = board(scored.before!, { choices: [] });
    const title = say.text('board.scored', { n: scored.before!.view.set });
    expect(screen.queryByText(title)).toBeNull();
    await again({ ...scored });
    const shown = () => within(screen.getByRole('region', { name: title }));
    expect(shown().getAllByRole('img')).toHaveLength(2 * 5);
    for (const [, { goal }] of eventsNamed(scored.happened, 'completed'))
      expect(shown().getByText(goal.quote)).toBeTruthy();
    await again({ view: { ...scored.view, phase: 'redraw' }, happened: [['filled', { who: 'A', n: 1 }]] });
    expect(shown().getAllByRole('img')).toHaveLength(2 * 5);
    await again({ view: { ...scored.view, phase: 'choose' }, happened: [['kept', { who: 'A' }]] });
    expect(screen.queryByText(title)).toBeNull();
  });
});

describe('choose', () => {
  const saved = choose.view.players[0]?.saved.find(({ white }) => !white)?.die ?? '';
  const own = ['D8', 'D6', 'D4'].find((kind) => kind !== saved) ?? '';

  test('a die of each, in halves', async () => {
    const { pick, again } = board(choose);
    await fireEvent.click(button(`Your ${own}`));
    expect(pick).toHaveBeenLastCalledWith(`choose ${own} ?`);
    await again({ draft: `choose ${own} ?` });
    expect(pressed()).toEqual([`Your ${own}`]);
    await fireEvent.click(button(/W6 × /));
    expect(pick).toHaveBeenLastCalledWith(`choose ${own} D6`);
    await again({ draft: `choose ${own} D6` });
    expect(pressed()).toEqual([`Your ${own}`, expect.stringMatching(/W6 × /)]);
    await again({ draft: '' });
    expect(pressed()).toEqual([]);
  });
  test('dice on the scoring card cannot be chosen', () => {
    board(choose);
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
    const view = structuredClone(choose.view);
    view.players[0]!.chosen = 'choose D8 D6';
    board(choose, { view, turn: 'BD', choices: [] });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Still choosing: Birch and Dill')).toBeTruthy();
    expect(screen.getAllByText('choosing …')).toHaveLength(2);
    expect(screen.getAllByText('ready')).toHaveLength(2);
  });
  test('the hint marks both dice', () => {
    board(choose, { hint: [{ move: `choose ${own} D12`, weight: 1 }] });
    expect(screen.getAllByText('hint').map((mark) => mark.parentElement?.getAttribute('aria-label'))).toEqual([
      `Your ${own}, hint`,
      expect.stringMatching(/W12 × /),
    ]);
  });
  test('where a pile is empty another white die is chosen, seeing those given out', async () => {
    const { pick } = board(chooseWhite);
    expect(screen.queryByRole('button', { name: /^Your D/ })).toBeNull();
    const { move } = chooseWhite.choices[0]!;
    await fireEvent.click(button(new RegExp(`${move.replace('white D', 'W')} × `)));
    expect(pick).toHaveBeenLastCalledWith(move);
    expect(screen.getByText('White dice given out')).toBeTruthy();
  });
});

describe('tie', () => {
  test('only your own dice can be rolled again', async () => {
    const { pick } = board(tie);
    expect(screen.getAllByRole('button')).toHaveLength(tie.choices.length);
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
    const goals = over.view.players.flatMap(({ completed }) => completed);
    expect(goals.length).toBeGreaterThan(0);
    for (const { name } of goals) expect(document.querySelector('details')?.textContent).toContain(name);
    for (const { points } of over.view.players) {
      expect(screen.getAllByRole('img', { name: say.text('board.points', { n: points }) }).length).toBeGreaterThan(0);
    }
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
    const goal = redraw.view.players[0]?.hand[0];
    await fireEvent.click(screen.getByText(dutchName(goal?.name ?? '')));
    expect(pick).toHaveBeenLastCalledWith(`discard ${goal?.goal}`);
  });
  test('a set is scored with Dutch names in Dutch', () => {
    board(scored, {}, { ...dutch, ...nl });
    for (const [, { goal }] of eventsNamed(scored.happened, 'completed')) {
      expect(screen.getAllByText(dutchName(goal.quote)).length).toBeGreaterThan(0);
    }
  });
  test('goals of another deck keep their names', () => {
    const view = structuredClone(redraw.view);
    view.players[0]!.hand[0]!.name = 'My Own Goal';
    board(redraw, { view }, { ...dutch, ...nl });
    expect(screen.getByText('My Own Goal')).toBeTruthy();
  });
});
