// The notes: which codes the marks on the board still allow. All of it is public.
import { COLUMNS, type Effort, type Marks, marksOf, PIPS, type Row, SIGNS } from './view';

const ALL_CODES: Row[] = COLUMNS.reduce<Row[]>(
  (codes) => codes.flatMap((code) => PIPS.map((pips) => [...code, pips])),
  [[]],
);

/** DO-6: what each placed die is marked, without telling which. */
export function trueMarks(dice: Row, code: Row): Marks {
  const marks = { equal: 0, high: 0, low: 0 };
  dice.forEach((pips, column) => {
    const right = code[column] ?? 0;
    if (pips > 0) ++marks[pips === right ? 'equal' : pips > right ? 'high' : 'low'];
  });
  return marks;
}

/** The codes that fit all marks. There is at least one: otherwise the match is over (DO-13). */
export function possibleCodes(efforts: readonly Effort[]): Row[] {
  const fits = (code: Row) =>
    efforts.every((effort) => {
      const marks = marksOf(effort);
      if (!marks) return true;
      const right = trueMarks(effort.dice, code);
      return SIGNS.every((sign) => right[sign] === marks[sign]);
    });
  return ALL_CODES.filter(fits);
}

/** Whether some possible code has these pips in the column. */
export function canBe(possible: readonly Row[], column: number, pips: number): boolean {
  return possible.some((code) => code[column] === pips);
}
