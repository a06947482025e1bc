import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '$web/board';
import type { RankedMove } from '$web/protocol';
import { Catalogue } from '$web/text/catalogue';
import pageEn from '$web/text/en';
import pageNl from '$web/text/nl';
import en from '../text/en.json';
import nl from '../text/nl.json';
import Board from './Board.svelte';
import burned from './fixtures/burned.json';
import scales from './fixtures/dragon_scales.json';
import oneDragon from './fixtures/one_dragon.json';
import over from './fixtures/over.json';
import threeDragons from './fixtures/three_dragons.json';
import trade from './fixtures/trade.json';
import trial from './fixtures/trial_by_fire.json';
import type { Choice, Event, View } from './view';

type Props = BoardProps<View, Event, Choice>;

/** The board in a frame that does what board.ts says of `pick`. */
function show(position: { seats: { name: string }[] }, more: Partial<Props> = {}, patterns: object = en) {
  const page = patterns === nl ? pageNl : pageEn;
  const bySeat = position.seats.map(({ name }) => name);
  const eyes = more.eyes === undefined ? 'A' : more.eyes;
  const picked: string[] = [];
  const props = {
    ...(position as object),
    ...more,
    hint: more.hint ?? [],
    eyes,
    draft: '',
    still: more.still ?? true,
    say: new Catalogue({ ...page, ...patterns }, { bySeat, you: eyes }),
    pick: (draft: string) => {
      picked.push(draft);
      void rendered.rerender({ draft });
    },
  } as Props;
  const rendered = render(Board, { props });
  return { picked, ...rendered };
}

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
    expect(place(/^Birch/).getByText('5')).toBeTruthy(); // three dice and two Dragons
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
    await rerender({ choices: threeDragons.choices as Props['choices'] });
    expect(container.querySelector('.near .knight')).toBe(knight);
  });
  it('says when the roll burns you', () => {
    show(oneDragon);
    expect(screen.getByText('No Fireball: you take the pile!')).toBeTruthy();
  });
});

describe('the variants', () => {
  it('trades with whom is pointed at, and shows what both would have', async () => {
    const { picked } = show(trade);
    expect(screen.queryByRole('button', { name: /Birch/ })).toBeNull(); // who has finished
    await press('Trade all your dice with Dill, who has six dice');
    await press('Keep your own dice');
    expect(picked).toEqual(['trade D', 'keep']);
    await press('Trade all your dice with Cedar, who has three dice');
    expect(place(/^You/).getByText('3')).toBeTruthy();
  });
  it('shows the round and everybody’s points with Dragon Scales', () => {
    show(scales);
    expect(screen.getByText(/^round 2/i)).toBeTruthy();
    expect(place(/^Birch/).getByText('+6')).toBeTruthy();
  });
  it('shows the Fireballs to match and no pile with Trial By Fire', () => {
    show(trial);
    expect(screen.getByText(/^to match: 2/i)).toBeTruthy();
    expect(screen.getByText('You are short of two Fireballs.')).toBeTruthy();
    expect(screen.queryByText(/the pile/)).toBeNull();
  });
});

describe('what is not yours to choose', () => {
  it('shows who chooses and who was burned, and offers nothing', () => {
    show(burned);
    expect(place(/^Birch/).getByText('choosing')).toBeTruthy();
    expect(place(/^You/).getByText('burned: 2')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
  it('can be watched from outside, with everybody by name', () => {
    show(burned, { eyes: null, you: '' });
    expect(place(/^Ann/).getByText('Ann')).toBeTruthy();
    expect(screen.queryByText('You')).toBeNull();
  });
  it('shows the winner at the end', () => {
    show(over);
    expect(place(/^Birch/).getByText(/place 1/)).toBeTruthy();
  });
  it('puts the left neighbour of the nearest seat first', () => {
    show(burned, { eyes: 'B', you: 'B' });
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(names).toEqual(['Cedar', 'Ann', 'You']);
  });
});

describe('the hint', () => {
  it('marks the best division where its Dragons go', () => {
    show(threeDragons, { hint: threeDragons.hint as RankedMove[] });
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
    const { container } = show(threeDragons, { hint: threeDragons.hint as RankedMove[] }, nl);
    expect(button('Alle 3 Draken aan Birch')).toBeTruthy();
    expect(container.textContent).toContain('Wijs aan wie je drie Draken krijgt');
    expect(container.textContent).not.toMatch(/\[|Dragon|dice/);
  });
});
