import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '$web/board';
import { eventsNamed } from '$web/facts';
import type { RankedMove, Seat } from '$web/protocol';
import { seatIndex } from '$web/seats';
import { Catalogue } from '$web/text/catalogue';
import pageEn from '$web/text/en';
import pageNl from '$web/text/nl';
import en from '../text/en.json';
import nl from '../text/nl.json';
import Board from './Board.svelte';
import { gaveAndBurned, matched, oneDragon, othersChoice, over, scored, short, threeDragons, trade } from './fixtures';
import { type Choice, count, type Event, facesOf, type View } from './view';

type Props = BoardProps<View, Event, Choice>;

type Moment = Pick<Props, 'view' | 'turn' | 'choices' | 'happened'>;

const NAMES = ['Ann', 'Birch', 'Cedar', 'Dill'];
const catalogue = (patterns: object, you: Seat | null) =>
  new Catalogue({ ...(patterns === nl ? pageNl : pageEn), ...patterns }, { bySeat: NAMES, you });
const english = catalogue(en, 'A');

/** The board in a frame that does what board.ts says of `pick`. */
function show({ view, turn, choices, happened }: Moment, more: Partial<Props> = {}, patterns: object = en) {
  const eyes = more.eyes === undefined ? 'A' : more.eyes;
  const picked: string[] = [];
  const props: Props = {
    view, turn, choices, happened, you: 'A', options: {}, hint: [], still: true, draft: '', eyes,
    seats: view.dice.map((_, i) => ({ kind: i === 0 ? 'person' : 'bot', name: NAMES[i] })),
    say: catalogue(patterns, eyes),
    pick: (draft) => {
      picked.push(draft);
      void rendered.rerender({ draft });
    },
    ...more,
  }; // prettier-ignore
  const rendered = render(Board, { props });
  return { picked, ...rendered };
}

const diceOf = ({ view }: Moment, seat: Seat) => view.dice[seatIndex(seat)] ?? 0;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function press(name: string | RegExp) {
  button(name).click();
  await Promise.resolve();
}
const place = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('giving Dragons', () => {
  it('gives them die by die, and shows the division before it is confirmed', async () => {
    const { picked } = show(threeDragons);
    await press('Give a Dragon to Birch');
    await press('Give a Dragon to Cedar');
    await press('Give a Dragon to Birch');
    expect(picked).toEqual(['give B ? ?', 'give B C ?', 'give B B C']);
    expect(place(/^Birch/).getByText(String(diceOf(threeDragons, 'B') + 2))).toBeTruthy();
    expect(screen.getByText('Your Dragons are ready to fly.')).toBeTruthy();
    expect(button('Give a Dragon to Birch').getAttribute('aria-disabled')).toBe('true');
  });
  it('gives all to one, and the same picked again lets the frame confirm', async () => {
    const { picked } = show(threeDragons);
    await press('All 3 Dragons to Cedar');
    await press('All 3 Dragons to Cedar');
    expect(picked).toEqual(['give C C C', 'give C C C']);
  });
  it('gives those that are lifted together', async () => {
    const { picked } = show(threeDragons);
    await press(/^Dragon 1 of 3/);
    await press(/^Dragon 3 of 3/);
    expect(button(/^Dragon 3 of 3/).getAttribute('aria-pressed')).toBe('true');
    await press('Give a Dragon to Birch');
    expect(picked.at(-1)).toBe('give B B ?');
  });
  it('takes a Dragon back, and all when the frame empties the draft', async () => {
    const { picked, rerender } = show(threeDragons);
    await press('Give a Dragon to Birch');
    await press('Take a Dragon back from Birch');
    expect(picked.at(-1)).toBe('');
    await press('All 3 Dragons to Birch');
    await rerender({ draft: '' });
    expect(screen.getAllByRole('button', { name: /^Dragon \d of 3/ })).toHaveLength(3);
  });
  it('sends a single Dragon elsewhere without taking it back first', async () => {
    const { picked } = show(oneDragon);
    await press('Give a Dragon to Birch');
    expect(button('Give a Dragon to Birch').getAttribute('aria-pressed')).toBe('true');
    await press('Give a Dragon to Cedar');
    expect(picked).toEqual(['give B', 'give C']);
  });
  it('sorts the roll before the choices are known, so that no die tumbles twice', async () => {
    const { container, rerender } = show(threeDragons, { choices: [], still: false });
    const knight = container.querySelector('.near .knight');
    expect(screen.getByText('to give')).toBeTruthy();
    await rerender({ choices: threeDragons.choices });
    expect(container.querySelector('.near .knight')).toBe(knight);
  });
  it('counts every die that lies there, Injured Knights included, until the Dragons are given', async () => {
    show(oneDragon);
    expect(place(/^You/).getByText(String(oneDragon.view.rolled?.length))).toBeTruthy();
    await press('Give a Dragon to Birch');
    expect(place(/^You/).getByText(String(diceOf(oneDragon, 'A') - 1))).toBeTruthy();
  });
  it('says when the roll burns you', () => {
    show(oneDragon);
    expect(screen.getByText('No Fireball: you take the pile!')).toBeTruthy();
  });
});

describe('the variants', () => {
  const tradeWith = (who: Seat) => english.text('board.trade_with', { who, n: diceOf(trade, who) });
  const partners = trade.choices.flatMap(({ fact }) => (fact[0] === 'choice.trade' ? [fact[1].whom] : []));

  it('trades with whom is pointed at, and shows what both would have', async () => {
    const { picked } = show(trade);
    const finished = trade.view.place.findIndex((place) => place > 0);
    expect(screen.queryByRole('button', { name: new RegExp(NAMES[finished] ?? '') })).toBeNull();
    const [first = '', second = ''] = partners;
    await press(tradeWith(first));
    await press('Keep your own dice');
    expect(picked).toEqual([`trade ${first}`, 'keep']);
    await press(tradeWith(second));
    expect(place(/^You/).getAllByText(String(diceOf(trade, second))).length).toBeGreaterThan(0);
  });
  it('shows the round and everybody’s points with Dragon Scales', () => {
    show(scored);
    expect(screen.getByText(new RegExp(`^round ${scored.view.round}`, 'i'))).toBeTruthy();
    const points = eventsNamed(scored.happened, 'scored').find(([, { who }]) => who === 'B')?.[1].n;
    expect(place(/^Birch/).getByText(`+${points}`)).toBeTruthy();
  });
  it('shows the Fireballs to match and no pile with Trial By Fire', () => {
    show(short);
    const challenge = short.view.challenge ?? 0;
    expect(screen.getByText(new RegExp(`^to match: ${challenge}`, 'i'))).toBeTruthy();
    const n = challenge - count(facesOf(short.view.rolled), 'F');
    expect(screen.getByText(english.sentence(['board.short', { who: 'A', n }]))).toBeTruthy();
    expect(screen.queryByText(/the pile/)).toBeNull();
  });
});

describe('what is not yours to choose', () => {
  it('shows who chooses, and offers nothing', () => {
    show(othersChoice);
    expect(place(/^Birch/).getByText('choosing')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
  it('shows who was burned', () => {
    show(gaveAndBurned);
    const n = eventsNamed(gaveAndBurned.happened, 'burned')[0]?.[1].n ?? 0;
    expect(place(/^You/).getByText(english.text('board.burned', { n }))).toBeTruthy();
  });
  it('can be watched from outside, with everybody by name', () => {
    show(othersChoice, { eyes: null, you: '' });
    expect(place(/^Ann/).getByText('Ann')).toBeTruthy();
    expect(screen.queryByText('You')).toBeNull();
  });
  it('shows the winner at the end', () => {
    show(over);
    expect(place(/^Birch/).getByText(/place 1/)).toBeTruthy();
  });
  it('puts the left neighbour of the nearest seat first', () => {
    show(matched, { eyes: 'B', you: 'B' });
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names).toEqual(['Cedar', 'Dill', 'Ann', 'You']);
  });
});

const HINT: RankedMove[] = [{ move: 'give B B B', weight: 1 }];

describe('the hint', () => {
  it('marks the best division where its Dragons go', () => {
    show(threeDragons, { hint: HINT });
    expect(place(/^Birch/).getByText('hint: three Dragons')).toBeTruthy();
    expect(place(/^Cedar/).queryByText(/hint/)).toBeNull();
  });
  it('marks keeping one’s dice', () => {
    show(trade, { hint: [{ move: 'keep', weight: 1 }] });
    expect(button(/^Keep your own dice/).textContent).toContain('hint');
  });
});

describe('the languages', () => {
  it('have the same keys', () => expect(Object.keys(nl)).toEqual(Object.keys(en)));
  it('say all of the board in Dutch', () => {
    const { container } = show(threeDragons, { hint: HINT }, nl);
    expect(button('Alle 3 Draken aan Birch')).toBeTruthy();
    expect(container.textContent).toContain('Wijs aan wie je drie Draken krijgt');
    expect(container.textContent).not.toMatch(/\[|Dragon|dice/);
  });
});
