import { expect, test } from 'vitest';
import { readFact } from './facts';

test('values without a name have the usual one', () => {
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

test('named values keep their names, and facts among them are read as well', () => {
  expect(readFact(['kept'])).toEqual(['kept']);
  expect(readFact(['took', 3, { whom: 'A', dice: [1, 'blank'], card: { quote: 'The Fox' }, none: [] }])).toEqual([
    'took',
    { n: 3, whom: 'A', dice: [[1, 'blank']], card: { quote: 'The Fox' }, none: [] },
  ]);
  expect(readFact(['did', { all: [['a'], ['b', 1]] }])).toEqual(['did', { all: [['a'], ['b', { n: 1 }]] }]);
});
