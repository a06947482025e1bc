import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$web/board';
import { Catalogue, type Patterns } from '$web/text/catalogue';
import shellEn from '$web/text/en';
import shellNl from '$web/text/nl';
import en from '../text/en.json';
import nl from '../text/nl.json';
import Board from './Board.svelte';
import * as moments from './fixtures';
import { diePhrase } from './phrases';
import { type Choice, colourOf, type Event, type Letter, type View } from './view';

type Props = BoardProps<View, Event, Choice>;

type Name = keyof typeof moments;

const names = { bySeat: ['Ann', 'Ben', 'Cleo', 'Dora'], you: 'A' };
const english = new Catalogue({ ...shellEn, ...en } as Patterns, names);
const dutch = new Catalogue({ ...shellEn, ...shellNl, ...en, ...nl } as Patterns, names);

function show(moment: Name, more: Partial<Props> = {}) {
  const pick = vi.fn<(draft: string) => void>();
  const { view, turn, choices, happened } = moments[moment];
  const props: Props = {
    view, turn, choices, happened, seats: [], you: 'A', eyes: 'A', draft: '', pick, hint: [], say: english, options: {},
    still: true, ...more,
  }; // prettier-ignore
  return { ...render(Board, props), pick, props };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('hiring', () => {
  it('offers the cards of the hand, and says what for', async () => {
    const { pick } = show('bid');
    expect(screen.getByText(english.text('board.ask.bid'))).toBeTruthy();
    await fireEvent.click(button(/Bluff/));
    expect(pick).toHaveBeenCalledWith('spend bluff');
  });

  it('shows the market, and lets nobody be hired before all is paid', () => {
    const { props } = show('bid');
    for (const { name } of props.view.market) expect(screen.getByText(name)).toBeTruthy();
    expect(screen.queryByRole('button', { name: new RegExp(props.view.market[0]?.name ?? '') })).toBeNull();
  });

  it('hires by a click on the hero', async () => {
    const { pick, props } = show('hire');
    const hero = props.view.market[0];
    await fireEvent.click(button(new RegExp(hero?.name ?? '')));
    expect(pick).toHaveBeenCalledWith(`hire ${hero?.hero}`);
  });

  it('says so when a card must be added', () => {
    show('add');
    expect(screen.getByText(/too little for anybody/)).toBeTruthy();
  });
});

describe('drafting', () => {
  const twin = moments.draft.view.row.find((die, i, row) => row.indexOf(die) < i);

  it('takes a die of the row', async () => {
    const { pick } = show('draft');
    const { move, fact } = moments.draft.choices.find(({ move }) => !move.endsWith(` ${twin}`))!;
    await fireEvent.click(screen.getAllByRole('button', { name: english.sentence(fact) })[0]!);
    expect(pick).toHaveBeenCalledWith(move);
  });

  it('shows one of two equal dice as picked', () => {
    const { fact, move } = moments.draft.choices.find(({ move }) => move.endsWith(` ${twin}`))!;
    show('draft', { draft: move });
    const twins = screen.getAllByRole('button', { name: english.sentence(fact) });
    expect(twins.map((one) => one.getAttribute('aria-pressed')).slice(0, 2)).toEqual(['true', 'false']);
  });

  it('puts extra dice together one by one', async () => {
    const { pick, rerender } = show('extra');
    const [first, second] = moments.extra.choices.find(({ move }) => /^extra (.)(?!\1)/.test(move))!.move.slice(-2);
    const add = (letter = '') => button(english.text('board.extra', { colour: { word: `colour.${colourOf(letter as Letter)}` } })); // prettier-ignore
    await fireEvent.click(add(second));
    expect(pick).toHaveBeenLastCalledWith(`extra ${second}?`);
    await rerender({ draft: `extra ${second}?` });
    await fireEvent.click(add(first));
    expect(pick).toHaveBeenLastCalledWith(`extra ${first}${second}`);
  });
});

describe('deploying', () => {
  const [die, , other] = moments.deploy.view.players[0]!.dice;
  const called = (one = die) => english.sentence(diePhrase(one!));
  const put = (side: string) => english.text('board.slot.put', { side: { word: `side.${side}` } });

  it('begins with the die or with the place', async () => {
    const { pick } = show('deploy');
    await fireEvent.click(button(called()));
    expect(pick).toHaveBeenLastCalledWith(`deploy ${die} ?`);
    await fireEvent.click(button(put('left')));
    expect(pick).toHaveBeenLastCalledWith('deploy ? left');
  });

  it('shows the half that is picked, and asks for the other', async () => {
    const { pick } = show('deploy', { draft: `deploy ${die} ?` });
    expect(button(called()).getAttribute('aria-pressed')).toBe('true');
    const { move, fact } = moments.deploy.choices.find(({ move }) => move === `deploy ${die} left`)!;
    await fireEvent.click(button(english.sentence(fact)));
    expect(pick).toHaveBeenLastCalledWith(move);
  });

  it('shows nothing picked after it is taken back', async () => {
    const { container, rerender } = show('deploy', { draft: `deploy ${die} left` });
    expect(container.querySelectorAll('[aria-pressed=true]')).toHaveLength(2);
    await rerender({ draft: '' });
    expect(container.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
  });

  it('marks the die and the place of a hint', () => {
    const { container } = show('deploy', { hint: [{ move: `deploy ${other} front`, weight: 1 }] });
    const labels = [...container.querySelectorAll('.hinted')].map((one) => one.getAttribute('aria-label'));
    expect(labels).toEqual([put('front'), called(other)]);
    expect(screen.getAllByText('Hint')).toHaveLength(2);
  });
});

describe('duels', () => {
  it('show dice, strengths and who is On Fire', () => {
    const { container, props } = show('retreat');
    const scene = screen.getByRole('region', { name: /^Duel \d of 3$/ });
    const strengths = [...scene.querySelectorAll('.strength b')].map((one) => one.textContent);
    expect(strengths).toEqual(['A', 'B'].map((seat) => String(props.view.strength?.[seat])));
    expect(within(scene).getAllByText('On Fire')).toHaveLength(props.view.on_fire?.length ?? 0);
    expect(container.querySelectorAll('.slot.active')).toHaveLength(2);
  });

  it('ask to fight or retreat', async () => {
    const { pick } = show('retreat');
    await fireEvent.click(button('Stand and fight'));
    expect(pick).toHaveBeenCalledWith('fight');
  });

  it('offer only cards that can be played, and the others as not for this round', async () => {
    const { pick, props } = show('play');
    const hand = screen.getByRole('region', { name: 'Your hand' });
    const cards = within(hand).getAllByRole('button');
    expect(cards).toHaveLength(props.choices.length);
    await fireEvent.click(cards[0] as HTMLElement);
    expect(pick).toHaveBeenCalledWith(props.choices[0]?.move);
  });

  it('show three fronts at once', () => {
    show('play');
    expect(within(screen.getByRole('region', { name: 'Duel 4 of 4' })).getAllByRole('article')).toHaveLength(3);
  });

  it('mark whoever left a duel of three as null, not as lost', () => {
    const view = structuredClone(moments.play.view) as View;
    view.results = [...(view.results ?? []).slice(0, 3), { result: 'won', winner: 'B', losers: ['C'] }];
    show('play', { view });
    for (const end of ['won', 'lost', 'null']) {
      expect(screen.getAllByRole('img', { name: new RegExp(`in front: .*, ${end}$`) })).toHaveLength(1);
    }
  });

  it('keep the last duel in sight', async () => {
    const { rerender } = show('bid', { happened: [] });
    const begins: Event = ['duel.fronts', { n: 3, dice: [] }];
    await rerender({ happened: [begins, ['won', { who: 'B', n: 1 }]] });
    expect(screen.getByText('Ben won the duel and scored 1 VP.')).toBeTruthy();
  });

  it('offer the card that won', () => {
    const { props } = show('take');
    for (const { fact } of props.choices) expect(button(english.sentence(fact))).toBeTruthy();
  });
});

describe('who only looks', () => {
  it('sees backs, and nothing to click but what is known of the players', () => {
    const { container, props } = show('watched', { you: '', eyes: null });
    const chosen = (props.view.duellists?.length ?? 0) - props.view.waiting.length;
    expect(screen.getAllByRole('img', { name: 'A card, face down' })).toHaveLength(chosen);
    expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull();
    expect(container.querySelectorAll('button:not(.plate)')).toHaveLength(0);
  });

  it('opens a hero by a click on the player', async () => {
    const { props } = show('watched', { you: '', eyes: null });
    await fireEvent.click(button(/^Ben/));
    expect(screen.getAllByText(props.view.players[1]?.hero?.name ?? '').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Ben holds/)).toBeTruthy();
  });
});

describe('the end', () => {
  it('lists all by VP', () => {
    const { props } = show('over');
    const rows = screen.getAllByRole('row').slice(1);
    const best = Math.max(...props.view.players.map(({ vp }) => vp));
    expect(rows).toHaveLength(2);
    expect(within(rows[0] as HTMLElement).getAllByRole('cell')[0]?.textContent).toBe(String(best));
  });
});

describe('Dutch', () => {
  const dataNames = Object.keys(nl).filter((key) => key.startsWith('name.')).map((key) => key.slice('name.'.length)); // prettier-ignore

  it('has every text of the board', () => {
    expect(Object.keys(nl).filter((key) => !key.startsWith('name.'))).toEqual(Object.keys(en));
  });

  it.each(Object.keys(moments) as Name[])('leaves no key unsaid and no name in English: %s', (moment) => {
    const { container } = show(moment, { say: dutch });
    const spoken = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    const all = container.textContent + spoken.join(' ');
    expect(all).not.toMatch(/[[{]\w+[.\w|]*[\]}]/);
    expect(dataNames.filter((name) => !dutch.called(name).includes(name) && all.includes(name))).toEqual([]);
  });

  it('calls heroes and cards by their Dutch names, and sends the same moves', async () => {
    const { pick, props } = show('hire', { say: dutch });
    const hero = props.view.market[0];
    const name = dutch.called(hero?.name ?? '');
    expect(name).not.toBe(hero?.name);
    await fireEvent.click(button(new RegExp(name)));
    expect(pick).toHaveBeenCalledWith(`hire ${hero?.hero}`);
    const fact: Choice = ['choice.hire', { hero: { quote: 'The Silent Fork' }, n: 6 }];
    expect(dutch.sentence(fact)).toBe('Huur De Stille Stemvork in, voor 6');
  });

  it("leaves a designer's own names as they are", () => {
    const view = structuredClone(moments.hire.view);
    view.market[0]!.name = 'My Own Hero';
    show('hire', { view, say: dutch });
    expect(screen.getByText('My Own Hero')).toBeTruthy();
  });

  it('speaks Dutch', () => {
    show('retreat', { say: dutch });
    expect(button('Standhouden en vechten')).toBeTruthy();
    expect(screen.getAllByText('In vuur en vlam').length).toBeGreaterThan(0);
  });
});
