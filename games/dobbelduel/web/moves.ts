// Moves as notation.cpp writes them, and the board's own texts for half of one: a row while a die is in hand, a
// solution with free columns, marks that are not all there yet.
import { COLUMNS, EMPTY, type Marks, type Row } from './view';

/** The dice on the row, and which of the rolled dice is in hand. */
export interface Placement {
  row: Row;
  held: number | null;
}

const ROW = '([1-6.] [1-6.] [1-6.] [1-6.])';
const PLACEMENT = new RegExp(`^place ${ROW}(?: holding ([0-3]))?$`);
const SOLUTION = new RegExp(`^solution ${ROW}$`);

const rowOf = (text: string): Row => text.split(' ').map((word) => (word === '.' ? 0 : Number(word)));
const textOf = (row: Row): string => row.map((pips) => pips || '.').join(' ');

export function readPlacement(draft: string): Placement {
  const [, row, held] = PLACEMENT.exec(draft) ?? [];
  return { row: row ? rowOf(row) : EMPTY, held: held ? Number(held) : null };
}

export function writePlacement(row: Row, held: number | null = null): string {
  if (held !== null) return `place ${textOf(row)} holding ${held}`;
  return isEmpty(row) ? '' : `place ${textOf(row)}`;
}

/** Of each rolled die whether it still lies in the tray. */
export function inTray(rolled: readonly number[], row: Row): boolean[] {
  const placed = [...row];
  return rolled.map((pips) => {
    const at = placed.indexOf(pips);
    if (at >= 0) placed[at] = 0;
    return at < 0;
  });
}

/** The row of a solution that is put together; null for another draft. */
export function readSolution(draft: string): Row | null {
  const row = SOLUTION.exec(draft)?.[1];
  return row ? rowOf(row) : null;
}

export function writeSolution(row: Row): string {
  return isEmpty(row) ? '' : `solution ${textOf(row)}`;
}

/** "blue 3": the move that fills one column of the solution row. */
export function readSet(move: string): { column: number; pips: number } | null {
  const [, colour = '', pips] = /^(\w+) ([1-6])$/.exec(move) ?? [];
  const column = COLUMNS.findIndex((name) => name === colour);
  return column < 0 ? null : { column, pips: Number(pips) };
}

export function writeSet(row: Row, column: number): string {
  return `${COLUMNS[column]} ${row[column]}`;
}

export function readMarks(draft: string): Marks {
  const [, equal = 0, high = 0, low = 0] = /^mark ([0-4]) ([0-4]) ([0-4])$/.exec(draft) ?? [];
  return { equal: Number(equal), high: Number(high), low: Number(low) };
}

export function writeMarks({ equal, high, low }: Marks): string {
  return equal + high + low === 0 ? '' : `mark ${equal} ${high} ${low}`;
}

export const isEmpty = (row: Row) => row.every((pips) => pips === 0);
export const firstFree = (row: Row) => row.indexOf(0);

/** The row with other pips in the column; 0 takes the die off. */
export function put(row: Row, column: number, pips: number): number[] {
  return row.map((before, i) => (i === column ? pips : before));
}

export function swapped(row: Row, one: number, other: number): Row {
  return put(put(row, one, row[other] ?? 0), other, row[one] ?? 0);
}
