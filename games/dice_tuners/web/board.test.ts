import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '$web/board';
import { Catalogue, type Patterns } from '$web/text/catalogue';
import shellEn from '$web/text/en';
import shellNl from '$web/text/nl';
import en from '../text/en.json';
import nl from '../text/nl.json';
import Board from './Board.svelte';
import four from './fixtures/four_players.json';
import three from './fixtures/three_players.json';
import two from './fixtures/two_players.json';
import type { Choice, Event, View } from './view';

type Props = BoardProps<View, Event, Choice>;

/** A moment of a real game, as Ann saw it. */
interface Moment {
  view: View;
  turn: string;
  happened: Event[];
  choices: Props['choices'];
}
const moments = { two, three, four } as unknown as Record<'two' | 'three' | 'four', Record<string, Moment>>;

const names = { bySeat: ['Ann', 'Ben', 'Cleo', 'Dora'], you: 'A' };
const english = new Catalogue({ ...shellEn, ...en } as Patterns, names);
const dutch = new Catalogue({ ...shellEn, ...shellNl, ...en, ...nl } as Patterns, names);

function show(players: 'two' | 'three' | 'four', moment: string, more: Partial<Props> = {}) {
  const pick = vi.fn<(draft: string) => void>();
  const found = moments[players][moment];
  if (!found) throw new Error(`no moment ${moment}`);
  const props: Props = {
    ...found, seats: [], you: 'A', eyes: 'A', draft: '', pick, hint: [], say: english, options: {}, still: true, ...more,
  }; // prettier-ignore
  return { ...render(Board, props), pick, props };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('hiring', () => {
  it('offers the cards of the hand, and says what for', async () => {
    const { pick } = show('two', 'bid');
    expect(screen.getByText(english.text('board.ask.bid'))).toBeTruthy();
    await fireEvent.click(button(/Bluff/));
    expect(pick).toHaveBeenCalledWith('spend bluff');
  });

  it('shows the market, and lets nobody be hired before all is paid', () => {
    const { props } = show('two', 'bid');
    for (const { name } of props.view.market) expect(screen.getByText(name)).toBeTruthy();
    expect(screen.queryByRole('button', { name: new RegExp(props.view.market[0]?.name ?? '') })).toBeNull();
  });

  it('hires by a click on the hero', async () => {
    const { pick, props } = show('two', 'hire');
    const hero = props.view.market[0];
    await fireEvent.click(button(new RegExp(hero?.name ?? '')));
    expect(pick).toHaveBeenCalledWith(`hire ${hero?.hero}`);
  });

  it('says so when a card must be added', () => {
    show('two', 'add');
    expect(screen.getByText(/too little for anybody/)).toBeTruthy();
  });
});

describe('drafting', () => {
  it('takes a die of the row', async () => {
    const { pick } = show('four', 'draft');
    await fireEvent.click(button('Take a blue Sheathe'));
    expect(pick).toHaveBeenCalledWith('draft BH');
  });

  it('shows one of two equal dice as picked', () => {
    show('four', 'draft', { draft: 'draft G2' });
    const twins = screen.getAllByRole('button', { name: 'Take a green die with two Katanas' });
    expect(twins.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  });

  it('puts extra dice together one by one', async () => {
    const { pick, rerender } = show('four', 'extra');
    await fireEvent.click(button('+1 green'));
    expect(pick).toHaveBeenLastCalledWith('extra G?');
    await rerender({ draft: 'extra G?' });
    expect(screen.queryByRole('button', { name: '+1 green' })).toBeNull();
    await fireEvent.click(button('+1 blue'));
    expect(pick).toHaveBeenLastCalledWith('extra GB');
  });
});

describe('deploying', () => {
  it('begins with the die or with the place', async () => {
    const { pick } = show('two', 'deploy');
    await fireEvent.click(button('A green die with two Katanas'));
    expect(pick).toHaveBeenLastCalledWith('deploy G2 ?');
    await fireEvent.click(button('Put a die on the left'));
    expect(pick).toHaveBeenLastCalledWith('deploy ? left');
  });

  it('shows the half that is picked, and asks for the other', async () => {
    const { pick } = show('two', 'deploy', { draft: 'deploy G2 ?' });
    expect(button('A green die with two Katanas').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button(/^A green die with two Katanas on the left, facing Ben/));
    expect(pick).toHaveBeenLastCalledWith('deploy G2 left');
  });

  it('shows nothing picked after it is taken back', async () => {
    const { container, rerender } = show('two', 'deploy', { draft: 'deploy G2 left' });
    expect(container.querySelectorAll('[aria-pressed=true]')).toHaveLength(2);
    await rerender({ draft: '' });
    expect(container.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
  });

  it('marks the die and the place of a hint', () => {
    const { container } = show('two', 'deploy', { hint: [{ move: 'deploy B1 front', weight: 1 }] });
    expect([...container.querySelectorAll('.hinted')].map((one) => one.getAttribute('aria-label'))).toEqual([
      'Put a die in front',
      'A blue die with one Katana',
    ]);
    expect(screen.getAllByText('Hint')).toHaveLength(2);
  });
});

describe('duels', () => {
  it('show dice, strengths and who is On Fire', () => {
    const { container, props } = show('two', 'retreat');
    const scene = screen.getByRole('region', { name: 'Duel 2 of 3' });
    const strengths = [...scene.querySelectorAll('.strength b')].map((one) => one.textContent);
    expect(strengths).toEqual(['A', 'B'].map((seat) => String(props.view.strength?.[seat])));
    expect(within(scene).getAllByText('On Fire')).toHaveLength(props.view.on_fire?.length ?? 0);
    expect(container.querySelectorAll('.slot.active')).toHaveLength(2);
  });

  it('ask to fight or retreat', async () => {
    const { pick } = show('two', 'retreat');
    await fireEvent.click(button('Stand and fight'));
    expect(pick).toHaveBeenCalledWith('fight');
  });

  it('offer only cards that can be played, and the others as not for this round', async () => {
    const { pick, props } = show('three', 'play');
    const hand = screen.getByRole('region', { name: 'Your hand' });
    const cards = within(hand).getAllByRole('button');
    expect(cards).toHaveLength(props.choices.length);
    await fireEvent.click(cards[0] as HTMLElement);
    expect(pick).toHaveBeenCalledWith(props.choices[0]?.move);
  });

  it('show three fronts at once', () => {
    show('three', 'play');
    expect(within(screen.getByRole('region', { name: 'Duel 4 of 4' })).getAllByRole('article')).toHaveLength(3);
  });

  it('keep the last duel in sight', async () => {
    const { rerender } = show('two', 'bid', { happened: [] });
    const begins: Event = ['duel.fronts', { n: 3, dice: [] }];
    await rerender({ happened: [begins, ['won', { who: 'B', n: 1 }]] });
    expect(screen.getByText('Ben won the duel and scored 1 VP.')).toBeTruthy();
  });

  it('offer the card that won', () => {
    const { props } = show('two', 'take');
    for (const { fact } of props.choices) expect(button(english.sentence(fact))).toBeTruthy();
  });
});

describe('who only looks', () => {
  it('sees backs, and nothing to click but what is known of the players', () => {
    const { container } = show('four', 'watched', { you: '', eyes: null });
    expect(screen.getAllByRole('img', { name: 'A card, face down' })).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Your hand' })).toBeNull();
    expect(container.querySelectorAll('button:not(.plate)')).toHaveLength(0);
  });

  it('opens a hero by a click on the player', async () => {
    const { props } = show('four', 'watched', { you: '', eyes: null });
    await fireEvent.click(button(/^Ben/));
    expect(screen.getAllByText(props.view.players[1]?.hero?.name ?? '').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Ben holds/)).toBeTruthy();
  });
});

describe('the end', () => {
  it('lists all by VP', () => {
    const { props } = show('two', 'over');
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

  it.each(Object.entries(moments).flatMap(([players, all]) => Object.keys(all).map((one) => [players, one] as const)))(
    'leaves no key unsaid and no name in English: %s players, %s',
    (players, moment) => {
      const { container } = show(players as 'two', moment, { say: dutch });
      const spoken = [...container.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
      const all = container.textContent + spoken.join(' ');
      expect(all).not.toMatch(/[[{]\w+[.\w|]*[\]}]/);
      expect(dataNames.filter((name) => !dutch.called(name).includes(name) && all.includes(name))).toEqual([]);
    },
  );

  it('calls heroes and cards by their Dutch names, and sends the same moves', async () => {
    const { pick, props } = show('two', 'hire', { say: dutch });
    const hero = props.view.market[0];
    const name = dutch.called(hero?.name ?? '');
    expect(name).not.toBe(hero?.name);
    await fireEvent.click(button(new RegExp(name)));
    expect(pick).toHaveBeenCalledWith(`hire ${hero?.hero}`);
    const fact: Choice = ['choice.hire', { hero: { quote: 'The Silent Fork' }, n: 6 }];
    expect(dutch.sentence(fact)).toBe('Huur De Stille Stemvork in, voor 6');
  });

  it("leaves a designer's own names as they are", () => {
    const view = structuredClone(moments.two.hire?.view) as View;
    view.market[0]!.name = 'My Own Hero';
    show('two', 'hire', { view, say: dutch });
    expect(screen.getByText('My Own Hero')).toBeTruthy();
  });

  it('speaks Dutch', () => {
    show('two', 'retreat', { say: dutch });
    expect(button('Standhouden en vechten')).toBeTruthy();
    expect(screen.getAllByText('In vuur en vlam').length).toBeGreaterThan(0);
  });
});
