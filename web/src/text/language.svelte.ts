// The language of the page: the player's choice, or else the browser's preference.
import { keep, kept } from '../kept';
import { Catalogue, type Patterns } from './catalogue';
import en from './en';

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', nl: 'Nederlands' };

const KEPT_AS = 'alea.language';

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

function wanted(): Language {
  const before = kept<string>(KEPT_AS);
  if (isLanguage(before)) return before;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

async function patternsOf(language: Language): Promise<Patterns> {
  return language === 'en' ? en : { ...en, ...(await import('./nl')).default };
}

class PageLanguage {
  current: Language = $state('en');
  patterns: Patterns = $state.raw(en);
  readonly say = $derived(new Catalogue(this.patterns));

  async begin(): Promise<void> {
    await this.#set(wanted()).catch(() => this.#set('en'));
  }

  async change(language: Language): Promise<void> {
    await this.#set(language);
    keep(KEPT_AS, language);
  }

  async #set(language: Language): Promise<void> {
    this.patterns = await patternsOf(language);
    this.current = language;
    document.documentElement.lang = language;
  }
}

export const language = new PageLanguage();
