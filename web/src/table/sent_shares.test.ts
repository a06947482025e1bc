import { beforeEach, expect, test } from 'vitest';
import type { ShareShown } from '../protocol';
import { fates, keepSentShare, sentShares } from './sent_shares';

const SENT = [{ seat: 'A', hash: '6849', share: 'a745' }];
const fate = (shares: ShareShown[], isFinal = true) =>
  fates(SENT, { game: '', commitment: '', shares }, isFinal)[0]?.[1];

beforeEach(() => localStorage.clear());

test('remembers every share that was sent, also from two tabs for the same seat', () => {
  for (const seat of ['A', 'C']) keepSentShare('t1', { seat, hash: '6849', share: 'a745' });
  keepSentShare('t1', { seat: 'A', hash: 'beef', share: 'cafe' });
  keepSentShare('t2', { seat: 'A', hash: 'ffff', share: 'ffff' });
  const sent = sentShares('t1');
  expect(sent).toHaveLength(3);
  expect(sent).toContainEqual({ seat: 'A', hash: 'beef', share: 'cafe' });
  const fair = { game: '', commitment: '', shares: [{ seat: 'A', hash: 'beef', share: 'cafe' }] };
  expect(fates(sent, fair, true)).toEqual([['A', 'used'], ['C', 'dropped']]); // prettier-ignore
});

test('a share is used if the server shows it unchanged', () => {
  expect(fate([{ seat: 'A', hash: '6849', share: 'a745' }])).toBe('used');
});

test('a share is dropped without its commitment, or without itself', () => {
  expect(fate([])).toBe('dropped');
  expect(fate([{ seat: 'A', hash: null }])).toBe('dropped');
  expect(fate([{ seat: 'A', hash: '6849' }])).toBe('dropped');
  expect(fate([{ seat: 'A', hash: '6849', share: 'ffff' }])).toBe('dropped');
});

test('a share is replaced by one with another commitment', () => {
  expect(fate([{ seat: 'A', hash: 'ffff', share: 'ffff' }])).toBe('replaced');
});

test('before the game begins, only what cannot be made good is held against the server', () => {
  expect(fate([], false)).toBe('pending');
  expect(fate([{ seat: 'A', hash: '6849' }], false)).toBe('pending');
  expect(fate([{ seat: 'A', hash: null }], false)).toBe('dropped');
  expect(fate([{ seat: 'A', hash: 'ffff' }], false)).toBe('replaced');
});
