// The view of Dobbelduel, and what is said of it. A view has the code only where the viewer may see it.
import type { Choice, Event, View } from '$types/dobbelduel';
import type { Thing } from '$web/protocol';

export type { Choice, Event, View };

export const COLUMNS = ['blue', 'red', 'yellow', 'green'] as const;
export type Column = (typeof COLUMNS)[number];
export const EFFORTS = 7;
export const WHITE_DICE = 18;
export const PIPS = [1, 2, 3, 4, 5, 6];

/** By column the pips of the die there, 0 for none: a code, a solution, or the dice of an effort. */
export type Row = readonly number[];
export const EMPTY: Row = COLUMNS.map(() => 0);

export const SIGNS = ['equal', 'high', 'low'] as const;
export type Sign = (typeof SIGNS)[number];
export type Marks = Record<Sign, number>;

/** Its marks are missing while the maker still has to give them. */
export type Effort = NonNullable<View['efforts']>[number];

export function marksOf({ equal, high, low }: Pick<Effort, Sign>): Marks | null {
  return equal === undefined || high === undefined || low === undefined ? null : { equal, high, low };
}

export const countOfDice = (row: Row) => row.filter((pips) => pips > 0).length;
export const countOfMarks = (marks: Marks) => marks.equal + marks.high + marks.low;

/** The signs one by one, in the order in which marks are told. */
export function signsOf(marks: Marks): Sign[] {
  return SIGNS.flatMap((sign) => Array.from({ length: marks[sign] }, () => sign));
}

/** For sentences: "5 on blue and 1 on green". */
export function diceSaid(row: Row): Thing[] {
  return COLUMNS.flatMap((column, i): Thing[] => (row[i] ? [[row[i], `on.${column}`]] : []));
}

/** For sentences: "one equal and two too low". */
export function marksSaid(marks: Marks): Thing[] {
  return SIGNS.flatMap((sign): Thing[] => (marks[sign] > 0 ? [[marks[sign], `mark.${sign}`]] : []));
}
