import { expect, test } from 'vitest';
import { commitmentTo } from './fair_shares';

test('commitments match docs/fair-dice.md', () => {
  const game = '000102030405060708090a0b0c0d0e0f';
  const shareOfA = '404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f';
  const shareOfC = '606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f';
  expect(commitmentTo(shareOfA, 'A', game)).toBe('cfc2745bbe8ec5d6439aff1accec7e0b2ed3141aa7d24ce566d1e34881c63aa3');
  expect(commitmentTo(shareOfC, 'C', game)).toBe('744b10c00e71485afc72c5f0a64c58088ef2903907342ab67703e3fe8e73cf0a');
});
