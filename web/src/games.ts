// What each game contributes to the pages, found by path: games/GAME/{web,text,README*.md}. Loaded on demand.
import type { Component } from 'svelte';
import type { AnyBoard } from './board';
import type { Patterns } from './text/catalogue';
import type { Language } from './text/language.svelte';

type Loader<Module> = Record<string, () => Promise<Module>>;

// Each board has its own types of views, events and choices. The frame passes on what the server sends for that game, so
// the types are dropped here, once.
const boards = import.meta.glob('../../games/*/web/Board.svelte') as Loader<{ default: AnyBoard }>;
const pictures = import.meta.glob('../../games/*/web/Picture.svelte') as Loader<{ default: Component }>;
const texts = import.meta.glob('../../games/*/text/*.json') as Loader<{ default: Patterns }>;
const rules = import.meta.glob('../../games/*/README*.md', { query: '?raw' }) as Loader<{ default: string }>;

async function load<Thing>(all: Loader<{ default: Thing }>, path: string): Promise<Thing | null> {
  const found = all[`../../games/${path}`];
  return found ? (await found()).default : null;
}

export const loadBoard = (game: string) => load(boards, `${game}/web/Board.svelte`);
export const loadPicture = (game: string) => load(pictures, `${game}/web/Picture.svelte`);

export async function loadText(game: string, language: Language): Promise<Patterns> {
  const english = (await load(texts, `${game}/text/en.json`)) ?? {};
  if (language === 'en') return english;
  return { ...english, ...(await load(texts, `${game}/text/${language}.json`)) };
}

/** The rules as Markdown, in English if there is no translation. */
export async function loadRules(game: string, language: Language): Promise<{ text: string; language: Language }> {
  const own = language === 'en' ? null : await load(rules, `${game}/README.${language}.md`);
  if (own !== null) return { text: own, language };
  return { text: (await load(rules, `${game}/README.md`)) ?? '', language: 'en' };
}
