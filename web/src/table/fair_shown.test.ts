import { beforeEach, expect, test } from 'vitest';
import type { Fair } from '../protocol';
import { differing, fairIn, fairShown, keepFair } from './fair_shown';

const RECORD = `alea 1
game dracarys_dice
seat A person Ann
seat B person
seat C person Cleo
seat D easy
fair 0779 de53
share A 6849 a745
share B e620 -
* lot B
B give share C
result 2 1 3 4
seed 6842
`;
const A = { seat: 'A', hash: '6849', share: 'a745' };
const B = { seat: 'B', hash: 'e620' };
const C = { seat: 'C', hash: null };
const FAIR: Fair = { game: '0779', commitment: 'de53', shares: [A, B, C] };

beforeEach(() => localStorage.clear());

test('reads what the dice depend on from a record, with the people who did not commit', () => {
  expect(fairIn(RECORD)).toEqual(FAIR);
  expect(fairIn('alea 1\ngame x\nseat A person\n')).toBeNull();
});

test('keeps the first commitments shown, and adds the shares to them', () => {
  const committed = { ...FAIR, shares: [{ seat: 'A', hash: '6849' }, B, C] };
  keepFair('t1', committed, true);
  expect(fairShown('t1')).toEqual({ fair: committed, isEarly: true });
  keepFair('t1', { ...FAIR, commitment: 'ffff' }, false);
  expect(fairShown('t1')).toEqual({ fair: FAIR, isEarly: true });
  keepFair(
    't1',
    {
      ...FAIR,
      shares: [
        { ...A, share: 'ffff' },
        { ...B, hash: 'ffff', share: 'ffff' },
      ],
    },
    false,
  );
  expect(fairShown('t1')).toEqual({ fair: FAIR, isEarly: true });
  expect(fairShown('t2')).toBeNull();
});

test('finds what differs', () => {
  const differs = (changes: Partial<Fair>) => differing(FAIR, { ...FAIR, ...changes });
  expect(differs({})).toEqual([]);
  expect(differs({ commitment: 'ffff' })).toEqual(['server']);
  expect(differs({ game: 'ffff' })).toEqual(['server']);
  expect(differs({ shares: [A, { ...B, hash: 'ffff' }, C] })).toEqual(['B']);
  expect(differs({ shares: [A, C] })).toEqual(['B']);
  expect(differs({ shares: [{ seat: 'A', hash: '6849' }, B, C] })).toEqual(['A']);
});

test('finds a person who was made a bot', () => {
  expect(differing(FAIR, fairIn(RECORD.replace('C person', 'C easy'))!)).toEqual(['C']);
});

test('a share that was revealed after the last look is no difference', () => {
  expect(differing({ ...FAIR, shares: [{ seat: 'A', hash: '6849' }, B, C] }, FAIR)).toEqual([]);
});
