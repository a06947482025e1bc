import { describe, expect, it } from 'vitest';
import { activate, bounce, deal, give, lift, place, receive, reroll, set } from './fixtures';
import { bounces, drops, holding, type OfferedMove, Offers, readMove, route, stops } from './moves';
import { COLOURS, kitchenOf, readDice } from './view';

const offersOf = ({ choices }: { choices: OfferedMove[] }) => new Offers(choices);
const movesOf = ({ choices }: { choices: OfferedMove[] }) => choices.map(({ move }) => move);
const dieOf = (move: string) => readDice(move.split(' ')[1] ?? '')[0]!;

describe('the text of a move', () => {
  it.each([
    ['reroll 2', { do: 'reroll', card: 1 }],
    ['reroll stove', { do: 'reroll', card: 3 }],
    ['reroll W', { do: 'reroll_colour', colour: 'W' }],
    ['place R3 stove', { do: 'place', die: { colour: 'R', value: 3 }, card: 3 }],
    ['lift G6 1', { do: 'lift', die: { colour: 'G', value: 6 }, card: 0 }],
    ['activate 3', { do: 'activate', card: 2 }],
    ['deal Y1', { do: 'deal', die: { colour: 'Y', value: 1 } }],
    ['set Y5', { do: 'set', die: { colour: 'Y', value: 5 } }],
    ['give B', { do: 'give', to: 'B' }],
    ['pass', { do: 'pass' }],
    ['done', { do: 'done' }],
    ['', null],
    ['place', null],
  ])('%s', (text, move) => expect(readMove(text)).toEqual(move));

  it('knows the half of one, a die held over the cards', () => {
    const die = { colour: 'R', value: 3 } as const;
    expect(holding(die)).toBe('place R3 ?');
    expect(readMove(holding(die))).toEqual({ do: 'hold', die });
  });

  it('is understood for every choice of a real game', () => {
    for (const { choices } of [place, receive, reroll, activate, deal, bounce, give, lift, set]) {
      for (const { move } of choices) expect(readMove(move)).not.toBeNull();
    }
  });
});

describe('what is offered', () => {
  const placed = offersOf(place).placed!;
  const text = `${placed.colour}${placed.value}`;

  it('is found by card, colour, die, player and side', () => {
    expect(offersOf(place).card(3)?.move).toBe(`place ${text} stove`);
    for (const colour of COLOURS) {
      const move = `reroll ${colour}`;
      expect(offersOf(reroll).colour(colour)?.move).toBe(movesOf(reroll).includes(move) ? move : undefined);
    }
    for (const move of movesOf(deal)) expect(offersOf(deal).deal(dieOf(move))?.move).toBe(move);
    expect(offersOf(give).give('B')?.move).toBe('give B');
    expect(offersOf(set).settings.map(({ die }) => die.value)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('does not take a die that can be picked up for its card', () => {
    const move = movesOf(lift).find((one) => one.startsWith('lift '))!;
    const read = readMove(move);
    expect(read?.do === 'lift' && offersOf(lift).lift(read.die, read.card)?.move).toBe(move);
    for (const card of [0, 1, 2, 3]) expect(offersOf(lift).card(card)).toBeNull();
    expect(offersOf(lift).end?.move).toBe('done');
  });

  it('has keys', () => {
    expect(offersOf(place).keyed('4')?.move).toBe(`place ${text} stove`);
    const colour = movesOf(reroll).find((move) => /^reroll [RYWG]$/.test(move))!;
    expect(offersOf(reroll).keyed(colour.slice(-1).toLowerCase())?.move).toBe(colour);
    expect(offersOf(deal).keyed('2')?.move).toBe(movesOf(deal)[1]);
    expect(offersOf(give).keyed('3')?.move).toBe(movesOf(give)[2]);
    expect(offersOf(set).keyed('6')?.move).toBe(movesOf(set)[5]);
    expect(offersOf(lift).keyed('0')?.move).toBe('done');
    expect(offersOf(place).keyed('5')).toBeNull();
    expect(offersOf(place).keyed('Enter')).toBeNull();
  });

  it('can be dropped where it fits', () => {
    expect(drops(place.view, offersOf(place), placed)).toEqual({
      'card 0': `place ${text} 1`,
      'card 1': `place ${text} 2`,
      'card 2': `place ${text} 3`,
      'card 3': `place ${text} stove`,
    });
    expect(drops(place.view, offersOf(place), { ...placed, value: 0 })).toEqual({});
    const [first = ''] = movesOf(deal);
    expect(drops(deal.view, offersOf(deal), dieOf(first))).toEqual({ compost: first });
    const [next = ''] = movesOf(bounce);
    expect(drops(bounce.view, offersOf(bounce), dieOf(next))).toEqual({ [`seat ${bounce.view.receiver}`]: next });
    expect(Object.keys(drops(give.view, offersOf(give), placed))).toEqual(['seat B', 'seat C', 'seat D']);
  });
});

describe('the route', () => {
  it('begins at the Compost and comes back to it in place of the player (BS-11)', () => {
    expect(stops('B', 'B', 3, 5)).toEqual([null, 'C', 'A', null, 'C']);
    expect(stops('A', 'C', 3, 2)).toEqual(['C', null]);
    expect(stops('A', 'A', 2, 3)).toEqual([null, 'B', null]);
  });

  it('shows where the picked die goes, and leaves open what is not chosen yet', () => {
    const hand = readDice('G3456');
    const legs = route(deal.view, hand, 'A', hand[1] ?? null);
    expect(legs.map(({ stop }) => stop)).toEqual([null, 'B', 'C', 'D']);
    expect(legs.map(({ die }) => die?.value)).toEqual([4, undefined, undefined, undefined]);
  });

  it('shows all when what follows is alike', () => {
    const hand = readDice('R5 G44');
    const legs = route(deal.view, hand, 'A', hand[0] ?? null);
    expect(legs.map(({ die }) => die?.colour)).toEqual(['R', 'G', 'G']);
    const alike = route(deal.view, readDice('G33'), 'A', null);
    expect(alike.map(({ die }) => die?.value)).toEqual([3, 3]);
  });

  it('tells which die bounces (BS-12)', () => {
    const { view } = bounce;
    const next = view.receiver ?? '';
    const own = { colour: kitchenOf(view, next)!.colour, value: 5 };
    const other = { colour: kitchenOf(view, 'A')!.colour, value: 6 };
    const [leg] = route(view, [own, other], next, own);
    expect(leg).toEqual({ stop: next, die: own, bounces: true });
    expect(bounces(view, other, next)).toBe(false);
  });
});
