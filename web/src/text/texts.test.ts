// Both languages have the same keys, and every key used by a page exists. Only names from a game's data file are in the
// Dutch catalogue alone, because the data is in English.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The names of the placeholders. How often and in which forms they occur is up to each language. */
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
  ['the pages', join(web, 'text')],
  ['the texts shared with the terminal', shared],
])('%s: the Dutch catalogue has the same keys and placeholders', (_, folder) => {
  const english = read(join(folder, 'en.json')) ?? {};
  expect(Object.keys(english)).not.toEqual([]);
  expect(differences(english, read(join(folder, 'nl.json')) ?? {})).toEqual([]);
});

const NAME = 'name.';
const LONGEST_NAME = 40; // as in the data files

const isName = (key: string) => key.startsWith(NAME);

/** Plain text, without placeholders. */
const isFit = (name: string) => /^[^{}|#]+$/.test(name) && name.trim() === name && name.length <= LONGEST_NAME;

/** The names in a game's own data, if it has any. */
function namesInData(game: string): string[] {
  const folder = join(games, game, 'data');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.toml')) : [];
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*name\s*=\s*"([^"]+)"/gm)].map(([, name = '']) => name),
  );
}

const folders = readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of folders) {
  const english = read(join(games, name, 'text/en.json'));
  const dutch = read(join(games, name, 'text/nl.json'));
  test.runIf(english && dutch)(`${name}: the Dutch catalogue has the same keys and placeholders`, () => {
    const sentences = Object.entries(dutch ?? {}).filter(([key]) => !isName(key));
    expect(differences(english ?? {}, Object.fromEntries(sentences))).toEqual([]);
  });
  test.runIf(dutch)(`${name}: every name in its data has a Dutch name, and nothing else has`, () => {
    const keys = Object.keys(dutch ?? {}).filter(isName);
    expect(keys.toSorted()).toEqual(namesInData(name).map((one) => NAME + one).toSorted()); // prettier-ignore
    const names = keys.map((key) => dutch?.[key] ?? '');
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((one) => !isFit(one))).toEqual([]);
  });
  test.runIf(english)(`${name}: does not redefine keys of the pages`, () => {
    expect(Object.keys(english ?? {}).filter((key) => key in en)).toEqual([]);
  });
}

test('no placeholder chooses between two equal texts', () => {
  const places = [join(web, 'text'), shared, ...folders.map(({ name }) => join(games, name, 'text'))];
  const files = places.flatMap((place) => [read(join(place, 'en.json')), read(join(place, 'nl.json'))]);
  const patterns = files.flatMap((file) => Object.values(file ?? {}));
  expect(patterns.length).toBeGreaterThan(1000);
  expect(patterns.filter((pattern) => /\{[a-z_0-9]+\|([^|{}]*)\|\1\}/.test(pattern))).toEqual([]);
});

test('finds the names in the data of games', () => {
  expect(folders.flatMap(({ name }) => namesInData(name)).length).toBeGreaterThan(150);
});

test('every key used by a page is in the catalogue', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'),
  ); // prettier-ignore
  const named = sources.flatMap((path) =>
    [...readFileSync(join(web, path), 'utf8').matchAll(/\btext\(\s*'([^']+)'/g)].map(([, key = '']) => key),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !(key in en))).toEqual([]);
});
