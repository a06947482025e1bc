import { describe, expect, it } from 'vitest';
import bounce from './fixtures/bounce.json';
import deal from './fixtures/deal.json';
import give from './fixtures/give.json';
import lift from './fixtures/lift.json';
import place from './fixtures/place.json';
import reroll from './fixtures/reroll.json';
import set from './fixtures/set.json';
import { bounces, drops, holding, type OfferedMove, Offers, readMove, route, stops } from './moves';
import { readDice, type View } from './view';

const offersOf = (fixture: { choices: unknown[] }) => new Offers(fixture.choices as OfferedMove[]);
const viewOf = (fixture: { view: unknown }) => fixture.view as View;

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
    for (const { choices } of [place, reroll, deal, give, lift, set]) {
      for (const { move } of choices) expect(readMove(move)).not.toBeNull();
    }
  });
});

describe('what is offered', () => {
  it('is found by card, colour, die, player and side', () => {
    expect(offersOf(place).card(3)?.move).toBe('place G1 stove');
    expect(offersOf(place).placed).toEqual({ colour: 'G', value: 1 });
    expect(offersOf(reroll).colour('W')?.move).toBe('reroll W');
    expect(offersOf(reroll).colour('G')).toBeNull();
    expect(offersOf(deal).deal({ colour: 'G', value: 4 })?.move).toBe('deal G4');
    expect(offersOf(give).give('B')?.move).toBe('give B');
    expect(offersOf(set).settings.map(({ die }) => die.value)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('does not take a die that can be picked up for its card', () => {
    expect(offersOf(lift).card(0)).toBeNull();
    expect(offersOf(lift).lift({ colour: 'Y', value: 4 }, 2)?.move).toBe('lift Y4 3');
    expect(offersOf(lift).lift({ colour: 'Y', value: 4 }, 0)).toBeNull();
    expect(offersOf(lift).end?.move).toBe('done');
  });

  it('has keys', () => {
    expect(offersOf(place).keyed('4')?.move).toBe('place G1 stove');
    expect(offersOf(reroll).keyed('y')?.move).toBe('reroll Y');
    expect(offersOf(deal).keyed('2')?.move).toBe('deal G4');
    expect(offersOf(give).keyed('3')?.move).toBe('give C');
    expect(offersOf(set).keyed('6')?.move).toBe('set Y6');
    expect(offersOf(lift).keyed('0')?.move).toBe('done');
    expect(offersOf(place).keyed('5')).toBeNull();
    expect(offersOf(place).keyed('Enter')).toBeNull();
  });

  it('can be dropped where it fits', () => {
    expect(drops(viewOf(place), offersOf(place), { colour: 'G', value: 1 })).toEqual({
      'card 0': 'place G1 1',
      'card 1': 'place G1 2',
      'card 2': 'place G1 3',
      'card 3': 'place G1 stove',
    });
    expect(drops(viewOf(place), offersOf(place), { colour: 'G', value: 6 })).toEqual({});
    expect(drops(viewOf(deal), offersOf(deal), { colour: 'G', value: 6 })).toEqual({ compost: 'deal G6' });
    expect(drops(viewOf(bounce), offersOf(bounce), { colour: 'R', value: 5 })).toEqual({ 'seat A': 'deal R5' });
    expect(Object.keys(drops(viewOf(give), offersOf(give), { colour: 'G', value: 2 }))).toEqual([
      'seat A',
      'seat B',
      'seat C',
    ]);
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
    const legs = route(viewOf(deal), hand, 'D', hand[1] ?? null);
    expect(legs.map(({ stop }) => stop)).toEqual([null, 'A', 'B', 'C']);
    expect(legs.map(({ die }) => die?.value)).toEqual([4, undefined, undefined, undefined]);
  });

  it('shows all when what follows is alike', () => {
    const hand = readDice('R5 G44');
    const legs = route(viewOf(deal), hand, 'D', hand[0] ?? null);
    expect(legs.map(({ die }) => die?.colour)).toEqual(['R', 'G', 'G']);
    const alike = route(viewOf(deal), readDice('G33'), 'D', null);
    expect(alike.map(({ die }) => die?.value)).toEqual([3, 3]);
  });

  it('tells which die bounces (BS-12)', () => {
    const hand = readDice('R56');
    const legs = route(viewOf(bounce), hand, 'A', hand[0] ?? null);
    expect(legs.map((leg) => [leg.stop, leg.die?.value, leg.bounces])).toEqual([
      ['A', 5, true],
      ['B', 6, false],
    ]);
    expect(bounces(viewOf(bounce), { colour: 'Y', value: 1 }, 'A')).toBe(false);
  });
});
