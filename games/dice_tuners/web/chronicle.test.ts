import { describe, expect, it } from 'vitest';
import { NOTHING_TOLD, told } from './chronicle';
import type { Event } from './view';

const begins: Event = [
  'duel.sides',
  {
    n: 1,
    dice: [
      ['duel.die', { who: 'A', die: [['die.sheathe', { colour: { word: 'colour.blue' } }]] }],
      ['duel.die', { who: 'B', die: [['die.katanas', { colour: { word: 'colour.red' }, n: 1 }]] }],
    ],
  },
];
const next: Event = ['duel.sides', { n: 2, dice: [] }];
const shown: Event[] = [
  ['reveal.card', { who: 'A', card: [['card.bluff']] }],
  ['reveal.fire', { who: 'B', card: [['card.named', { name: { quote: 'Duo' }, colour: { word: 'colour.green' }, n: 2 }]] }],
]; // prettier-ignore
const ends: Event[] = [['strength.nothing', { who: 'A', n: 0 }], ['strength', { who: 'B', n: 2, parts: [] }], ['won', { who: 'B', n: 1 }]]; // prettier-ignore

describe('the chronicle', () => {
  it('knows nothing before a duel begins', () => {
    expect(told(NOTHING_TOLD, shown)).toEqual(NOTHING_TOLD);
  });

  it('gathers a duel over several updates, and keeps it when the next begins', () => {
    const during = told(told(NOTHING_TOLD, [begins]), shown);
    expect(during.last).toBeNull();
    const { now, last } = told(during, [...ends, next]);
    expect(now?.number).toBe(2);
    expect(last?.winner).toBe('B');
    expect(last?.fighters).toEqual([
      { seat: 'A', die: 'BH', card: {}, isOnFire: false, strength: 0, isOut: false },
      { seat: 'B', die: 'R1', card: { colour: 'green', value: 2 }, isOnFire: true, strength: 2, isOut: false },
    ]);
    expect(last?.end.map(([name]) => name)).toEqual(['won']);
  });

  it('tells a retreat', () => {
    const { last } = told(NOTHING_TOLD, [
      begins,
      ...shown,
      ['retreated', { who: 'B', card: [['card.bluff']] }],
      ['retreat.null'],
      next,
    ]);
    expect(last?.fighters[1]?.isOut).toBe(true);
    expect(last?.winner).toBeNull();
    expect(last?.end.map(([name]) => name)).toEqual(['retreated', 'retreat.null']);
  });

  it('tells a Shield that stopped a duel', () => {
    expect(told(NOTHING_TOLD, [begins, ['shield.stops', { who: 'A' }], next]).last?.number).toBe(1);
  });

  it('forgets when dice are rolled for another round', () => {
    const after = told(NOTHING_TOLD, [begins, ...ends]);
    expect(told(after, [['rolled', { who: 'A', dice: [] }]])).toEqual(NOTHING_TOLD);
  });
});
