import { expect, test } from 'vitest';
import { clockwise, seatAt, seatIndex } from './seats';

test('seats are letters from A', () => {
  expect(seatAt(0)).toBe('A');
  expect(seatIndex('H')).toBe(7);
});

test('clockwise from any seat', () => expect(clockwise('C', 4)).toEqual(['C', 'D', 'A', 'B']));
