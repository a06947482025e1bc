import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Inline, readInline, readMarkdown } from './markdown';

test('bold, emphasis, code, links and clauses', () => {
  expect(readInline('Give **a Dragon** (*house ruling*), `play_on` [DR-9].')).toEqual([
    { is: 'text', text: 'Give ' },
    { is: 'bold', of: [{ is: 'text', text: 'a Dragon' }] },
    { is: 'text', text: ' (' },
    { is: 'emphasis', of: [{ is: 'text', text: 'house ruling' }] },
    { is: 'text', text: '), ' },
    { is: 'code', text: 'play_on' },
    { is: 'text', text: ' ' },
    { is: 'clause', mark: 'DR-9' },
    { is: 'text', text: '.' },
  ]);
  expect(readInline('[here](https://a.b)')).toEqual([
    { is: 'link', to: 'https://a.b', of: [{ is: 'text', text: 'here' }] },
  ]);
});

test('headings, multi-line paragraphs, lists with continuation lines', () => {
  const blocks = readMarkdown(
    '# Title\n\nOne\ntwo.\n\n1. **Knights** leave\n   for good. [DR-5]\n2. Give.\n\n- a\n- b\n',
  );
  expect(blocks.map(({ is }) => is)).toEqual(['heading', 'paragraph', 'list', 'list']);
  expect(blocks[1]).toEqual({ is: 'paragraph', of: [{ is: 'text', text: 'One two.' }] });
  expect(blocks[2]).toMatchObject({ ordered: true, items: { length: 2 } });
  expect(blocks[2]).toMatchObject({ items: [[{ is: 'bold' }, { text: ' leave for good. ' }, { mark: 'DR-5' }], [{}]] });
  expect(blocks[3]).toMatchObject({ ordered: false, items: { length: 2 } });
});

test('tables and code', () => {
  const [table, code] = readMarkdown('| a | b |\n|---|---|\n| 1 | **2** |\n\n    alea play\n    alea games\n');
  expect(table).toEqual({
    is: 'table',
    head: [[{ is: 'text', text: 'a' }], [{ is: 'text', text: 'b' }]],
    rows: [[[{ is: 'text', text: '1' }], [{ is: 'bold', of: [{ is: 'text', text: '2' }] }]]],
  });
  expect(code).toEqual({ is: 'code', text: 'alea play\nalea games' });
});

const games = join(import.meta.dirname, '../../../games');
const pages = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^\w+\/README[\w.]*\.md$/.test(path),
);

function textOf(parts: Inline[]): string {
  return parts.map((part) => ('of' in part ? textOf(part.of) : part.is === 'text' ? part.text : '')).join('');
}

test.each(pages)('reads all of %s', (path) => {
  const source = readFileSync(join(games, path), 'utf8');
  const blocks = readMarkdown(source);
  const texts = blocks.flatMap((block): Inline[][] => {
    if (block.is === 'list') return block.items;
    if (block.is === 'table') return [...block.head, ...block.rows.flat()];
    return block.is === 'code' ? [] : [block.of];
  });
  for (const text of texts) expect(textOf(text)).not.toMatch(/\*\*|`|\[[A-Z]+-\d|^#|^\||^- /);
  const marks = (parts: Inline[]): string[] =>
    parts.flatMap((part) => ('of' in part ? marks(part.of) : part.is === 'clause' ? [part.mark] : []));
  const written = [...source.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, mark]) => mark);
  expect(texts.flatMap(marks)).toEqual(written);
});
