// Both languages say the same things, and everything that the pages say is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Patterns } from './catalogue';
import en from './en';

const web = join(import.meta.dirname, '..');
const games = join(web, '../../games');
const shared = join(web, '../../text');

function read(path: string): Patterns | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Patterns;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/** The names of the places; how often and in which forms is each language's own affair. */
function placesIn(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(/\{([a-z_0-9]+)[^}]*\}/g)].map(([, name = '']) => name))].sort();
}

function differences(english: Patterns, other: Patterns): string[] {
  const keys = [...new Set([...Object.keys(english), ...Object.keys(other)])];
  return keys.filter((key) => {
    const [one, another] = [english[key], other[key]];
    return one === undefined || another === undefined || `${placesIn(one)}` !== `${placesIn(another)}`;
  });
}

test.each([
  ['the page', join(web, 'text')],
  ['what the page shares with the terminal', shared],
])('%s says the same in Dutch', (_, folder) => {
  const english = read(join(folder, 'en.json')) ?? {};
  expect(Object.keys(english)).not.toEqual([]);
  expect(differences(english, read(join(folder, 'nl.json')) ?? {})).toEqual([]);
});

const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of folders) {
  const english = read(join(games, name, 'text/en.json'));
  const dutch = read(join(games, name, 'text/nl.json'));
  test.runIf(english && dutch)(`${name} says the same in Dutch`, () => {
    expect(differences(english ?? {}, dutch ?? {})).toEqual([]);
  });
  test.runIf(english)(`${name} does not use the page's keys for other things`, () => {
    expect(Object.keys(english ?? {}).filter((key) => key in en)).toEqual([]);
  });
}

test('every key that a page names is in the catalogue', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'),
  ); // prettier-ignore
  const named = sources.flatMap((path) =>
    [...readFileSync(join(web, path), 'utf8').matchAll(/\btext\(\s*'([^']+)'/g)].map(([, key = '']) => key),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !(key in en))).toEqual([]);
});
