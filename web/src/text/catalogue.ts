// The texts of a game and of the page in one language, from the same files and with the same syntax as in the terminal
// (cli/catalogue.h). Patterns contain placeholders: {who}, {n|a die|# dice}, {who|is|are}. A number selects singular or
// plural. A seat selects the first form, or the second if that seat is the reader; # stands for the number or the name,
// as in {whom|#|jou}. Names from a game's data file can be translated with a key such as "name.Full House".
import type { Fact, Portion, Seat, Thing, Value } from '../protocol';
import { seatIndex } from '../seats';

export type Patterns = Record<string, string>;

/** The players' names, and which of the players is reading. */
export interface Names {
  bySeat: string[];
  you: Seat | null;
}

const MOST_IN_WORDS = 12;

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export class Catalogue {
  readonly #patterns: Patterns;
  readonly #names: Names;

  constructor(patterns: Patterns, names: Names = { bySeat: [], you: null }) {
    this.#patterns = patterns;
    this.#names = names;
  }

  withNames(names: Names): Catalogue {
    return new Catalogue(this.#patterns, names);
  }

  has(key: string): boolean {
    return key in this.#patterns;
  }

  /** The text for a key with its placeholders filled in. A missing key is shown as [key]. */
  text(key: string, args: Record<string, Value> = {}): string {
    return this.#filled(key, args, (quote) => quote);
  }

  /** Unlike text(), translates quoted names: in a fact they come from the game's data, in page texts from players. */
  phrase([name, args = {}]: Fact): string {
    return this.#filled(name, args, (quote) => this.called(quote));
  }

  sentence(fact: Fact): string {
    return capitalised(this.phrase(fact));
  }

  /** The player's name, or the word for "you". */
  name(seat: Seat): string {
    if (seat === this.#names.you) return this.text('you');
    return this.#names.bySeat[seatIndex(seat)] ?? seat;
  }

  /** A name from the game's data in this language. Unknown names, such as those from a custom file, stay as they are. */
  called(name: string): string {
    return this.#patterns[`name.${name}`] ?? name;
  }

  /** The level of a bot in this language; its own name if there is no translation or the bot is not a level. */
  level(name: string): string {
    return this.#patterns[`level.${name}`] ?? name;
  }

  /** Some languages have a different "you" within a sentence than on its own. */
  #within(seat: Seat): string {
    return seat === this.#names.you && this.has('you.within') ? this.text('you.within') : this.name(seat);
  }

  list(parts: string[]): string {
    if (parts.length === 0) return this.text('list.nothing');
    const last = parts.length - 1;
    return parts.reduce((all, part, i) => all + this.text(i === last ? 'list.and' : 'list.comma') + part);
  }

  #filled(key: string, args: Record<string, Value>, quoted: (quote: string) => string): string {
    const pattern = this.#patterns[key] ?? `[${key}]`;
    return pattern.replace(/\{([^{}]*)\}/g, (place, inside: string) => {
      const [name = '', ...forms] = inside.split('|');
      const value = args[name];
      if (value === undefined) return place;
      return typeof value === 'object' && 'quote' in value ? quoted(value.quote) : this.#value(value, forms);
    });
  }

  #value(value: Exclude<Value, { quote: string }>, forms: string[]): string {
    if (typeof value === 'number') return this.#number(value, forms);
    if (typeof value === 'string') {
      const form = value === this.#names.you ? forms[1] : forms[0];
      return form?.replaceAll('#', this.name(value)) ?? this.#within(value);
    }
    if (!Array.isArray(value)) return this.text(value.word);
    return this.list(value.map((item) => this.#item(item)));
  }

  #item(item: Thing | Portion | Fact): string {
    if (typeof item[0] === 'number') return this.text(item[1] as string, { n: item[0] });
    if (item.length === 3) return this.text('share', { what: [[item[1], item[2]]], whom: item[0] });
    return this.phrase(item as Fact);
  }

  #number(number: number, forms: string[]): string {
    if (forms.length !== 2) return String(number);
    const inWords = number >= 1 && number <= MOST_IN_WORDS;
    const written = inWords ? this.text(`number.${number}`) : String(number);
    return (forms[number === 1 ? 0 : 1] ?? '').replaceAll('#', written);
  }
}
