import { beforeEach, expect, test } from 'vitest';
import { commitmentsOf, commitmentsShown, differing, keepCommitments } from './commitments';

const RECORD = `alea 1
game dracarys_dice
seat A person Ann
seat B person
fair 0779 de53
share A 6849 a745
share B e620 -
* lot B
B give share C
result 2 1
seed 6842
`;

beforeEach(() => localStorage.clear());

test('reads the commitments of a record', () => {
  expect(commitmentsOf(RECORD)).toEqual({ game: '0779', server: 'de53', seats: { A: '6849', B: 'e620' } });
  expect(commitmentsOf('alea 1\ngame x\nseat A person\n')).toBeNull();
});

test('keeps the first commitments shown, not later ones', () => {
  const fair = {
    game: '0779',
    commitment: 'de53',
    shares: [
      { seat: 'A', hash: '6849' },
      { seat: 'B', hash: null },
    ],
  };
  keepCommitments('t1', fair);
  keepCommitments('t1', { ...fair, commitment: 'ffff' });
  expect(commitmentsShown('t1')).toEqual({ game: '0779', server: 'de53', seats: { A: '6849' } });
  expect(commitmentsShown('t2')).toBeNull();
});

test('finds whose commitments differ', () => {
  const recorded = commitmentsOf(RECORD)!;
  expect(differing(recorded, recorded)).toEqual([]);
  expect(differing({ ...recorded, server: 'ffff', seats: { A: '6849' } }, recorded)).toEqual(['server', 'B']);
});
