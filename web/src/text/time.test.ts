import { expect, test } from 'vitest';
import { ago, left } from './time';

test('time since then', () => {
  expect(ago(5_000, 'en')).toBe('now');
  expect(ago(3 * 60_000, 'en')).toBe('3 minutes ago');
  expect(ago(2 * 3_600_000, 'nl')).toBe('2 uur geleden');
  expect(ago(49 * 3_600_000, 'en')).toBe('2 days ago');
});

test('remaining time', () => {
  expect(left(6_400, 'en')).toBe('0:07');
  expect(left(-500, 'en')).toBe('0:00');
  expect(left(12.5 * 60_000, 'en')).toBe('12:30');
  expect(left(5 * 3_600_000, 'en')).toBe('5 hr');
  expect(left(50 * 3_600_000, 'nl')).toBe('2 dagen');
});
