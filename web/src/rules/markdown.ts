// The subset of Markdown that the rules pages use: headings, paragraphs, lists, tables, code, bold, emphasis, links, and
// clause marks such as [DR-9].

export type Inline =
  | { is: 'text'; text: string }
  | { is: 'code'; text: string }
  | { is: 'bold'; of: Inline[] }
  | { is: 'emphasis'; of: Inline[] }
  | { is: 'link'; to: string; of: Inline[] }
  | { is: 'clause'; mark: string };

export type Block =
  | { is: 'heading'; level: number; of: Inline[] }
  | { is: 'paragraph'; of: Inline[] }
  | { is: 'list'; ordered: boolean; items: Inline[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'code'; text: string };

const INLINE =
  /`(?<code>[^`]+)`|\*\*(?<bold>[^*]+(?:\*[^*]+\*[^*]*)*)\*\*|\*(?<emphasis>[^*]+)\*|\[(?<clause>[A-Z]+-\d+)\]|\[(?<name>[^\]]+)\]\((?<to>[^)]+)\)/g;

export function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ is: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    found.push(readMatch(match.groups ?? {}));
  }
  if (end < text.length) found.push({ is: 'text', text: text.slice(end) });
  return found;
}

function readMatch({ code, bold, emphasis, clause, name, to }: Record<string, string | undefined>): Inline {
  if (code !== undefined) return { is: 'code', text: code };
  if (bold !== undefined) return { is: 'bold', of: readInline(bold) };
  if (emphasis !== undefined) return { is: 'emphasis', of: readInline(emphasis) };
  if (clause !== undefined) return { is: 'clause', mark: clause };
  return { is: 'link', to: to ?? '', of: readInline(name ?? '') };
}

const HEADING = /^(#{1,6}) (.*)$/;
const ITEM = /^(-|\d+\.) (.*)$/;
const INDENTED = /^ {4}(.*)$/;
const RULE = /^\|[-:| ]+\|$/;

function cellsOf(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));
}

/** A line-based parser. Each method consumes the lines of one block. */
class Reader {
  readonly #lines: string[];
  #at = 0;

  constructor(text: string) {
    this.#lines = text.split(/\r?\n/);
  }

  blocks(): Block[] {
    const blocks: Block[] = [];
    for (;;) {
      while (this.#line === '') ++this.#at;
      if (this.#line === undefined) return blocks;
      blocks.push(this.#block());
    }
  }

  get #line(): string | undefined {
    return this.#lines[this.#at]?.trimEnd();
  }

  #block(): Block {
    const line = this.#line ?? '';
    const heading = HEADING.exec(line);
    if (heading) {
      ++this.#at;
      return { is: 'heading', level: heading[1]!.length, of: readInline(heading[2]!) };
    }
    if (INDENTED.test(line)) return { is: 'code', text: this.#while(INDENTED, (match) => match[1]!).join('\n') };
    if (line.startsWith('|')) return this.#table();
    const item = ITEM.exec(line);
    if (item) return this.#list(item[1] !== '-');
    return { is: 'paragraph', of: readInline(this.#text(line)) };
  }

  /** Consumes the following lines as long as they match. */
  #while<Thing>(pattern: RegExp, read: (match: RegExpExecArray) => Thing): Thing[] {
    const all: Thing[] = [];
    for (let match; (match = pattern.exec(this.#line ?? '')); ++this.#at) all.push(read(match));
    return all;
  }

  #table(): Block {
    const lines = this.#while(/^\|.*$/, (match) => match[0]);
    const [head = '', ...rows] = lines.filter((line) => !RULE.test(line));
    return { is: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
  }

  #list(ordered: boolean): Block {
    const items: Inline[][] = [];
    for (let item; (item = ITEM.exec(this.#line ?? ''));) items.push(readInline(this.#text(item[2]!)));
    return { is: 'list', ordered, items };
  }

  /** Consumes this line and its continuation lines. */
  #text(first: string): string {
    const parts = [first];
    ++this.#at;
    while (this.#line && !ITEM.test(this.#line) && !HEADING.test(this.#line) && !this.#line.startsWith('|')) {
      parts.push(this.#line.trim());
      ++this.#at;
    }
    return parts.join(' ');
  }
}

export function readMarkdown(text: string): Block[] {
  return new Reader(text).blocks();
}
