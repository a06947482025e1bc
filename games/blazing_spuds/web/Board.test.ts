import { render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$web/board';
import { Catalogue, type Patterns } from '$web/text/catalogue';
import shellEnglish from '$web/text/en';
import shellDutch from '$web/text/nl';
import dutch from '../text/nl.json';
import texts from '../text/en.json';
import Board from './Board.svelte';
import {
  activate, activateBack, bounce, deal, give, lift, lot, over, place, receive, reroll, set,
} from './fixtures'; // prettier-ignore
import { bounces, holding, Offers, readMove } from './moves';
import { type Choice, type Die, type Event, kitchenOf, readDice, things, type View } from './view';

type Props = BoardProps<View, Event, Choice>;
type Moment = Pick<Props, 'view' | 'turn' | 'choices' | 'happened'>;

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dill'];
const english = { ...shellEnglish, ...texts };
const catalogue = (patterns: Patterns, you: string | null) => new Catalogue(patterns, { bySeat: NAMES, you });
const say = catalogue(english, 'A');

function show({ view, turn, choices, happened }: Moment, more: Partial<Props> = {}, patterns: Patterns = english) {
  const pick = vi.fn();
  const eyes = more.eyes === undefined ? 'A' : more.eyes;
  const props: Props = {
    view, turn, choices, happened, you: 'A', eyes, draft: '', pick, hint: [], options: {}, still: true,
    seats: view.kitchens.map((_, i) => ({ kind: 'person', name: NAMES[i] })), say: catalogue(patterns, eyes), ...more,
  }; // prettier-ignore
  const shown = render(Board, { props });
  return { pick, change: (changes: Partial<Props>) => shown.rerender(changes), ...shown };
}

/** A button whose name begins with the choice. */
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const offered = ({ choices }: Moment, move: string) => choices.find((choice) => choice.move === move)!;
const said = (fact: Choice) => say.sentence(fact);
const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
const route = () => within(screen.getByRole('list', { name: say.text('board.route') })).getAllByRole('listitem');
const dieSaid = (die: Die) => say.text(things([die])[0]![1], { n: 1 });
const handOf = ({ view }: Moment) => readDice(kitchenOf(view, 'A')?.hand ?? '');
const placed = ({ choices }: Moment) => new Offers(choices).placed!;
const texted = ({ colour, value }: Die) => `${colour}${value}`;

describe('what is asked', () => {
  const die = placed(place);

  it('placing: the cards that take the die', () => {
    const { pick } = show(place);
    expect(screen.getByText(say.text('board.ask.place', { what: things([die]) }))).toBeTruthy();
    for (const { move, fact } of place.choices) {
      button(startsWith(said(fact))).click();
      expect(pick).toHaveBeenLastCalledWith(move);
    }
  });

  it('placing: a die held is half a move, which can be taken back', async () => {
    const { pick, change } = show(place);
    button(dieSaid(die)).click();
    expect(pick).toHaveBeenLastCalledWith(holding(die));
    await change({ draft: holding(die) });
    expect(button(dieSaid(die)).getAttribute('aria-pressed')).toBe('true');
    button(dieSaid(die)).click();
    expect(pick).toHaveBeenLastCalledWith('');
    await change({ draft: '' });
    expect(button(dieSaid(die)).getAttribute('aria-pressed')).toBe('false');
  });

  it('placing: the draft lies on its card until it is taken back', async () => {
    const { container, change } = show(place);
    const { move, fact } = offered(place, `place ${texted(die)} stove`);
    const many = fact[0] === 'choice.place' ? fact[1].what.reduce((sum, [n]) => sum + n, 0) : 0;
    await change({ draft: move });
    expect(container.querySelectorAll('.coming')).toHaveLength(many);
    await change({ draft: '' });
    expect(container.querySelectorAll('.coming')).toHaveLength(0);
  });

  it('placing what was given', () => {
    show(receive);
    expect(screen.getByText(say.text('board.ask.receive', { what: things([placed(receive)]) }))).toBeTruthy();
  });

  it('placing at once: the giver still has dice to hand out', () => {
    const kitchens = receive.view.kitchens.map((one, i) => (i > 0 ? { ...one, hand: 'Y35' } : one));
    show({ ...receive, view: { ...receive.view, kitchens } });
    expect(screen.getByText('still hands out a yellow 3 and a yellow 5')).toBeTruthy();
  });

  it('rerolling: a card or a colour, and the dice it takes', async () => {
    const { container, pick, change } = show(reroll);
    const cards = kitchenOf(reroll.view, 'A')?.cards.map(({ dice }) => readDice(dice)) ?? [];
    for (const { move, fact } of reroll.choices) {
      if (fact[0] === 'choice.reroll_colour') button(said(fact)).click();
      else button(startsWith(said(fact))).click();
      expect(pick).toHaveBeenLastCalledWith(move);
      await change({ draft: move });
      const read = readMove(move);
      const taken = cards.flatMap((dice, i) =>
        dice.filter(({ colour }) => (read?.do === 'reroll' ? read.card === i : move === `reroll ${colour}`)),
      );
      expect(container.querySelectorAll('.leaving')).toHaveLength(taken.length);
    }
  });

  it('activating: what is ready, or nothing, and the route before it is confirmed', async () => {
    const { pick, change } = show(activate);
    expect(screen.getAllByRole('button')).toHaveLength(activate.choices.length);
    button(said(['choice.pass'])).click();
    expect(pick).toHaveBeenLastCalledWith('pass');
    const { move, fact } = activate.choices.find(({ fact }) => fact[0] === 'choice.activate' && fact[1].side.word === 'label.kind')!; // prettier-ignore
    button(startsWith(said(fact))).click();
    expect(pick).toHaveBeenLastCalledWith(move);
    await change({ draft: move });
    const stops = route().map((stop) => stop.querySelector('.name')?.textContent);
    expect(stops.slice(0, 2)).toEqual([say.text('label.compost'), 'Bo']);
  });

  it('activating: no route for dice that are not handed round', async () => {
    const { change } = show(activateBack);
    const back = activateBack.choices.find(
      ({ fact }) => fact[0] === 'choice.activate' && /reassign|target/.test(fact[1].side.word),
    );
    await change({ draft: back?.move ?? '' });
    expect(screen.queryByRole('list', { name: say.text('board.route') })).toBeNull();
  });

  it('handing round: who is next, and who gets what is picked', async () => {
    const { pick, change, container } = show(deal);
    expect(screen.getByText(say.text('board.ask.compost'))).toBeTruthy();
    const names = route().map((stop) => stop.querySelector('.name')?.textContent);
    expect(names).toEqual([say.text('label.compost'), 'Bo', 'Cleo', 'Dill']);
    const { move, fact } = deal.choices[0]!;
    button(said(fact)).click();
    expect(pick).toHaveBeenLastCalledWith(move);
    await change({ draft: move });
    expect(fact[0] === 'choice.compost' && route()[0]?.textContent).toContain(dieSaid(readDice(move.slice(5))[0]!));
    expect(container.querySelector('.compost .coming')?.textContent).toBe('+1');
  });

  it('handing round: a die that bounces', async () => {
    const { change, container } = show(bounce);
    const next = bounce.view.receiver ?? '';
    const die = handOf(bounce).find((one) => bounces(bounce.view, one, next))!;
    await change({ draft: `deal ${texted(die)}` });
    const [first] = route();
    expect(first?.textContent).toContain(dieSaid(die));
    expect(first?.querySelector('.name')?.textContent).toBe(say.name(next));
    expect(first?.querySelector('.bounces')?.textContent).toBe(say.text('label.compost'));
    expect(container.querySelector('.compost .coming')).not.toBeNull();
  });

  it('giving: to one of the others', async () => {
    const { pick, change } = show(give);
    const { move, fact } = offered(give, 'give B');
    button(said(fact)).click();
    expect(pick).toHaveBeenLastCalledWith(move);
    await change({ draft: move });
    const staying = handOf(give).filter((die) => !bounces(give.view, die, 'B'));
    const gets = staying.length > 0 ? [say.text('board.gets', { what: things(staying) })] : [];
    expect(screen.queryAllByText(/^gets/).map((text) => text.textContent)).toEqual(gets);
  });

  it('picking up and turning for Reassign', () => {
    const { pick, unmount } = show(lift);
    const lifted = lift.choices.find(({ fact }) => fact[0] === 'choice.lift')!;
    screen.getAllByRole('button', { name: said(lifted.fact) })[0]?.click();
    expect(pick).toHaveBeenLastCalledWith(lifted.move);
    button(said(['choice.done'])).click();
    expect(pick).toHaveBeenLastCalledWith('done');
    unmount();
    const next = show(set);
    const turned = set.choices.at(-1)!;
    button(said(turned.fact)).click();
    expect(next.pick).toHaveBeenLastCalledWith(turned.move);
  });
});

describe('other ways to choose', () => {
  const press = (key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));

  it('keys', () => {
    const { pick } = show(place);
    press('2');
    expect(pick).toHaveBeenLastCalledWith(`place ${texted(placed(place))} 2`);
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
    const die = button(dieSaid(placed(place)));
    die.setPointerCapture = () => {};
    const point = (type: string, x: number) =>
      die.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 0, button: 0, bubbles: true }));
    document.elementsFromPoint = (x) => (x === 50 ? [card] : []);
    point('pointerdown', 0);
    point('pointermove', 50);
    expect(pick).toHaveBeenLastCalledWith(holding(placed(place)));
    expect(card.classList.contains('over')).toBe(true);
    point('pointerup', 50);
    expect(pick).toHaveBeenLastCalledWith(`place ${texted(placed(place))} 2`);
    expect(card.classList.contains('over')).toBe(false);
    point('pointerdown', 0);
    point('pointermove', 90);
    point('pointerup', 90);
    expect(pick).toHaveBeenLastCalledWith('');
  });
});

describe('what is seen', () => {
  it('the hint marks its move', () => {
    const { move, fact } = offered(place, `place ${texted(placed(place))} 2`);
    show(place, { hint: [{ move, weight: 1 }, { move: place.choices[0]!.move, weight: 0 }] }); // prettier-ignore
    expect(screen.getAllByText('hint')).toHaveLength(1);
    expect(button(startsWith(`${said(fact)} (${say.text('board.hint')})`))).toBeTruthy();
  });

  it('you are nearest, the others follow clockwise', () => {
    const { container } = show(deal, { eyes: 'D' });
    const names = [...container.querySelectorAll('.others .name')].map((name) => name.textContent);
    expect(names).toEqual(['Ann', 'Bo', 'Cleo']);
    expect(container.querySelector('.mine')?.textContent).toContain('You');
  });

  it('both sides of a card, as the option orders them', () => {
    const view: View = { ...lot.view, backs: 'target_different_reassign' };
    const { container } = show(lot, { view });
    const others = [...container.querySelectorAll('.other b')].map((name) => name.textContent);
    expect(others).toEqual(['Target', 'All Different', 'Reassign']);
  });

  it('nothing can be chosen on the turn of another', () => {
    const { container } = show(reroll, { eyes: 'B', choices: [] });
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByText(say.withNames({ bySeat: NAMES, you: 'B' }).sentence(['board.waits.reroll', { who: 'A' }]))).toBeTruthy(); // prettier-ignore
    expect(container.querySelector('.others .turn')).not.toBeNull();
  });

  it('spectators see the player whose turn it is', () => {
    const { container } = show(reroll, { eyes: null, you: '', choices: [] });
    expect(container.querySelector('.mine')?.textContent).toContain('Ann');
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });

  it('the end', () => {
    show(over);
    expect(screen.getByText(say.sentence(['board.won', { who: over.view.player ?? '' }]))).toBeTruthy();
  });

  it('a table where the first player is not drawn yet', () => {
    show(lot);
    expect(screen.getByText(say.text('board.waits.lot'))).toBeTruthy();
  });
});

describe('the words', () => {
  it('are Dutch where that is read', () => {
    show(place, {}, { ...shellDutch, ...dutch });
    const zeg = catalogue({ ...shellDutch, ...dutch }, 'A');
    expect(screen.getByText(zeg.text('board.ask.place', { what: things([placed(place)]) }))).toBeTruthy();
    for (const { fact } of place.choices) expect(button(startsWith(zeg.sentence(fact)))).toBeTruthy();
  });

  it('are complete, and fill in the same places', () => {
    const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    expect(Object.keys(dutch)).toEqual(Object.keys(texts));
    for (const [key, text] of Object.entries(dutch)) {
      expect([key, places(text)]).toEqual([key, places((texts as Patterns)[key] ?? '')]);
    }
  });

  it('of the rules have every clause in both languages', () => {
    const clauses = (file: string) => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8').match(/\[BS-\d+\]/g);
    expect(clauses('README.nl.md')).toEqual(clauses('README.md'));
  });
});
