import { expect, test } from 'vitest';
import { eventsNamed, readFact } from './facts';

test('unnamed values get their usual names', () => {
  expect(readFact(['handed', 'A', 'B', 3])).toEqual(['handed', { who: 'A', whom: 'B', n: 3 }]);
  expect(readFact(['rolled', 'A', [2, 'dragon', 4, 'blank']])).toEqual([
    'rolled',
    { who: 'A', what: [[2, 'dragon'], [4, 'blank']] },
  ]); // prettier-ignore
  expect(readFact(['gave', 'A', ['B', 1, 'dragon', 'C', 2, 'dragon']])).toEqual([
    'gave',
    { who: 'A', shares: [['B', 1, 'dragon'], ['C', 2, 'dragon']] },
  ]); // prettier-ignore
});

test('named values keep their names, and nested facts are decoded', () => {
  expect(readFact(['kept'])).toEqual(['kept']);
  expect(readFact(['took', 3, { whom: 'A', dice: [1, 'blank'], card: { quote: 'The Fox' }, none: [] }])).toEqual([
    'took',
    { n: 3, whom: 'A', dice: [[1, 'blank']], card: { quote: 'The Fox' }, none: [] },
  ]);
  expect(readFact(['did', { all: [['a'], ['b', 1]] }])).toEqual(['did', { all: [['a'], ['b', { n: 1 }]] }]);
});

test('events are found by name, in order', () => {
  type Event = ['rolled', { n: number }] | ['kept'] | ['gave', { n: number }];
  const happened: Event[] = [['gave', { n: 1 }], ['kept'], ['rolled', { n: 2 }], ['gave', { n: 3 }]];
  expect(eventsNamed(happened, 'gave').map(([, { n }]) => n)).toEqual([1, 3]);
  expect(eventsNamed(happened, 'rolled', 'gave').map(([, { n }]) => n)).toEqual([1, 2, 3]);
  // @ts-expect-error: the game has no such event
  expect(eventsNamed(happened, 'burned')).toEqual([]);
});
