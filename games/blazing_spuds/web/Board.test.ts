import { render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$web/board';
import { Catalogue, type Patterns } from '$web/text/catalogue';
import shellEnglish from '$web/text/en';
import shellDutch from '$web/text/nl';
import dutch from '../text/nl.json';
import english from '../text/en.json';
import Board from './Board.svelte';
import activate from './fixtures/activate.json';
import bounce from './fixtures/bounce.json';
import deal from './fixtures/deal.json';
import give from './fixtures/give.json';
import lift from './fixtures/lift.json';
import over from './fixtures/over.json';
import place from './fixtures/place.json';
import receive from './fixtures/receive.json';
import reroll from './fixtures/reroll.json';
import set from './fixtures/set.json';
import type { Choice, Event, View } from './view';

type Fixture = { view: object; seats: object[]; choices: object[]; happened: unknown[]; eyes: string };
type Props = BoardProps<View, Event, Choice>;

function show(fixture: Fixture, more: Partial<Props> = {}, patterns: Patterns = { ...shellEnglish, ...english }) {
  const { view, seats, choices, happened, eyes } = fixture as unknown as Props;
  const names = { bySeat: seats.map(({ name }) => name ?? ''), you: eyes || null };
  const pick = vi.fn();
  const props: Props = {
    view, seats, you: eyes ?? '', eyes: eyes || 'A', turn: view.chooser ?? '', choices, draft: '', pick, happened, hint: [],
    say: new Catalogue(patterns, names), options: {}, still: true, ...more,
  }; // prettier-ignore
  const shown = render(Board, { props });
  return { pick, change: (changes: Partial<Props>) => shown.rerender(changes), ...shown };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const route = () => within(screen.getByRole('list', { name: 'Where the dice go' })).getAllByRole('listitem');

describe('what is asked', () => {
  it('placing: the cards that take the die', () => {
    const { pick } = show(place);
    expect(screen.getByText('On which card do you put a green 1?')).toBeTruthy();
    button('Put five green 1s on the Stove. Stove: nothing').click();
    expect(pick).toHaveBeenLastCalledWith('place G1 stove');
    button(/^Put a green 1 on A Run/).click();
    expect(pick).toHaveBeenLastCalledWith('place G1 1');
  });

  it('placing: a die held is half a move, which can be taken back', async () => {
    const { pick, change } = show(place);
    button('a green 1').click();
    expect(pick).toHaveBeenLastCalledWith('place G1 ?');
    await change({ draft: 'place G1 ?' });
    expect(button('a green 1').getAttribute('aria-pressed')).toBe('true');
    button('a green 1').click();
    expect(pick).toHaveBeenLastCalledWith('');
    await change({ draft: '' });
    expect(button('a green 1').getAttribute('aria-pressed')).toBe('false');
  });

  it('placing: the draft lies on its card until it is taken back', async () => {
    const { container, change } = show(place);
    await change({ draft: 'place G1 stove' });
    expect(container.querySelectorAll('.coming')).toHaveLength(5);
    await change({ draft: '' });
    expect(container.querySelectorAll('.coming')).toHaveLength(0);
  });

  it('placing what was given', () => {
    show(receive);
    expect(screen.getByText('You are given a red 4: on which card?')).toBeTruthy();
  });

  it('rerolling: a card or a colour, and the dice it takes', async () => {
    const { container, pick, change } = show(reroll);
    button('Reroll all white dice').click();
    expect(pick).toHaveBeenLastCalledWith('reroll W');
    await change({ draft: 'reroll W' });
    expect(container.querySelectorAll('.leaving')).toHaveLength(1);
    await change({ draft: 'reroll 1' });
    expect(container.querySelectorAll('.leaving')).toHaveLength(3);
  });

  it('activating: what is ready, or nothing, and the route before it is confirmed', async () => {
    const { pick, change } = show(activate);
    expect(screen.queryByRole('button', { name: /A Run/ })).toBeNull();
    button('Activate nothing').click();
    expect(pick).toHaveBeenLastCalledWith('pass');
    button(/^Activate All of a Kind/).click();
    expect(pick).toHaveBeenLastCalledWith('activate 2');
    await change({ draft: 'activate 2' });
    expect(route().map((stop) => stop.textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringMatching(/yellow 4.*Compost$/),
      expect.stringMatching(/yellow 4.*Cleo$/),
      expect.stringMatching(/yellow 4.*Ann$/),
    ]);
    await change({ draft: 'activate 3' });
    expect(screen.queryByRole('list', { name: 'Where the dice go' })).toBeNull();
  });

  it('handing round: who is next, and who gets what is picked', async () => {
    const { pick, change, container } = show(deal);
    expect(screen.getByText('Which die goes to the Compost?')).toBeTruthy();
    expect(route().map((stop) => stop.querySelector('.name')?.textContent)).toEqual(['Compost', 'Ann', 'Bo', 'Cleo']);
    button('Throw a green 4 on the Compost').click();
    expect(pick).toHaveBeenLastCalledWith('deal G4');
    await change({ draft: 'deal G4' });
    expect(route()[0]?.textContent).toContain('a green 4');
    expect(container.querySelector('.compost .coming')?.textContent).toBe('+1');
  });

  it('handing round: a die that bounces', async () => {
    const { change } = show(bounce);
    await change({ draft: 'deal R5' });
    expect(route()[0]?.textContent).toMatch(/a red 5.*Ann.*Compost/s);
    expect(screen.getByRole('group', { name: 'Bo: two dice' }).textContent).toContain('gets a red 6');
  });

  it('giving: to one of the others', async () => {
    const { pick, change } = show(give);
    button('Give a green 2 and a green 4 to Bo').click();
    expect(pick).toHaveBeenLastCalledWith('give B');
    await change({ draft: 'give B' });
    expect(screen.getAllByText(/^gets/).map((text) => text.textContent)).toEqual(['gets a green 2 and a green 4']);
  });

  it('picking up and turning for Reassign', () => {
    const { pick, unmount } = show(lift);
    button('Pick up a yellow 4 from One or Two Pair').click();
    expect(pick).toHaveBeenLastCalledWith('lift Y4 3');
    button('Pick up nothing more').click();
    expect(pick).toHaveBeenLastCalledWith('done');
    unmount();
    const next = show(set);
    button('Turn a die to a yellow 6').click();
    expect(next.pick).toHaveBeenLastCalledWith('set Y6');
  });
});

describe('other ways to choose', () => {
  const press = (key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

  it('keys', () => {
    const { pick } = show(place);
    press('2');
    expect(pick).toHaveBeenLastCalledWith('place G1 2');
    pick.mockClear();
    press('2', document.body, { repeat: true });
    press('2', document.body, { ctrlKey: true });
    press('9');
    const chat = document.body.appendChild(document.createElement('input'));
    press('2', chat);
    chat.remove();
    expect(pick).not.toHaveBeenCalled();
  });

  it('dragging to a card, and beside it', () => {
    const { pick, container } = show(place);
    const card = container.querySelector('[data-drop="card 1"]') as Element;
    const die = button('a green 1');
    die.setPointerCapture = () => {};
    const point = (type: string, x: number) =>
      die.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, button: 0, bubbles: true }));
    document.elementsFromPoint = (x) => (x === 50 ? [card] : []);
    point('pointerdown', 0);
    point('pointermove', 50);
    expect(pick).toHaveBeenLastCalledWith('place G1 ?');
    expect(card.classList.contains('over')).toBe(true);
    point('pointerup', 50);
    expect(pick).toHaveBeenLastCalledWith('place G1 2');
    expect(card.classList.contains('over')).toBe(false);
    point('pointerdown', 0);
    point('pointermove', 90);
    point('pointerup', 90);
    expect(pick).toHaveBeenLastCalledWith('');
  });
});

describe('what is seen', () => {
  it('the hint marks its move', () => {
    show(place, { hint: [{ move: 'place G1 2', weight: 1 }, { move: 'place G1 1', weight: 0 }] }); // prettier-ignore
    expect(screen.getAllByText('hint')).toHaveLength(1);
    expect(button(/^Put a green 1 on All of a Kind \(hint\)/)).toBeTruthy();
  });

  it('you are nearest, the others follow clockwise', () => {
    const { container } = show(deal);
    const names = [...container.querySelectorAll('.others .name')].map((name) => name.textContent);
    expect(names).toEqual(['Ann', 'Bo', 'Cleo']);
    expect(container.querySelector('.mine')?.textContent).toContain('You');
  });

  it('both sides of a card, as the option orders them', () => {
    const view: View = { ...(place.view as View), backs: 'target_different_reassign' };
    const { container } = show(place, { view });
    const others = [...container.querySelectorAll('.other b')].map((name) => name.textContent);
    expect(others).toEqual(['Target', 'All Different', 'Reassign']);
  });

  it('nothing can be chosen on the turn of another', () => {
    const { container } = show(reroll, { eyes: 'A', choices: [], say: new Catalogue(english, { bySeat: ['Ann', 'Bo', 'Cleo'], you: 'A' }) }); // prettier-ignore
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByText('Bo chooses what to reroll.')).toBeTruthy();
    expect(container.querySelector('.others .turn')).not.toBeNull();
  });

  it('who watches sees the player whose turn it is', () => {
    const say = new Catalogue({ ...shellEnglish, ...english }, { bySeat: ['Ann', 'Bo', 'Cleo'], you: null });
    const { container } = show(reroll, { eyes: null, you: '', choices: [], say });
    expect(container.querySelector('.mine')?.textContent).toContain('Bo');
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  it('the end', () => {
    show(over);
    expect(screen.getByText('Bo has no dice left and wins!')).toBeTruthy();
  });

  it('a table where the lot is still to fall', () => {
    const { first, player, chooser, ...rest } = place.view;
    expect([first, player, chooser]).toEqual(['C', 'C', 'D']);
    show(place, { view: { ...rest, phase: 'lot' } as View, choices: [] });
    expect(screen.getByText('The lot decides who begins.')).toBeTruthy();
  });
});

describe('the words', () => {
  it('are Dutch where that is read', () => {
    show(place, {}, { ...shellDutch, ...dutch });
    expect(screen.getByText('Op welke kaart leg je een groene 1?')).toBeTruthy();
    expect(button("Leg vijf groene 1'en op het Fornuis. Fornuis: niets")).toBeTruthy();
  });

  it('are complete, and fill in the same places', () => {
    const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    expect(Object.keys(dutch)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(dutch)) {
      expect([key, places(text)]).toEqual([key, places((english as Patterns)[key] ?? '')]);
    }
  });

  it('of the rules have every clause in both languages', () => {
    const clauses = (file: string) => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8').match(/\[BS-\d+\]/g);
    expect(clauses('README.nl.md')).toEqual(clauses('README.md'));
  });
});
