import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { RankedMove } from '../protocol';
import type { Table } from '../table/table.svelte';
import { language } from '../text/language.svelte';
import Hints from './Hints.svelte';

function lines(...hint: RankedMove[]): string[] {
  const table = { hint, choices: [], draft: '', pick: () => {} } as unknown as Table;
  render(Hints, { table, say: language.say });
  return screen.getAllByRole('button').map((button) => button.textContent.replace(/\s+/g, ' ').trim());
}

test('a value that was sampled has its margin, and one that was computed has none', () => {
  expect(
    lines(
      { move: 'a', chance: 0.618, margin: 0.043, weight: 1, equal: true },
      { move: 'b', chance: 0.35, margin: 0, weight: 0 },
      { move: 'c', points: 12.25, margin: 1.5, weight: 0 },
    ),
  ).toEqual(['a 62 ± 4% chance of winning', 'b 35% chance of winning', 'c 12.3 ± 1.5 points expected']);
});

test('moves that are equal within the margins are called so', () => {
  const [first, second, third] = lines(
    { move: 'a', chance: 0.6, margin: 0.1, weight: 1, equal: true },
    { move: 'b', chance: 0.61, margin: 0.1, weight: 0, equal: true },
    { move: 'c', chance: 0.3, margin: 0.1, weight: 0 },
  );
  expect(first).toContain('Equally good');
  expect(second).toContain('Equally good');
  expect(third).not.toContain('Equally good');
});
