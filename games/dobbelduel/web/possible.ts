// The notes: which codes the marks on the board still allow. All of it is public.
import { COLUMNS, type Effort, type Marks, marksOf, PIPS, type Row, SIGNS } from './view';

export interface PossibleCodes {
  /** At least one. */
  codes: Row[];
  /** How many efforts each of them calls marked wrong; more than 0 only where a maker marked by hand. */
  wrongMarks: number;
}

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

/** The codes with which the fewest efforts are marked wrong: a maker is believed as long as that is possible. */
export function possibleCodes(efforts: readonly Effort[]): PossibleCodes {
  const marked = efforts.flatMap((effort) => {
    const marks = marksOf(effort);
    return marks ? [{ dice: effort.dice, marks }] : [];
  });
  const wrong = ALL_CODES.map((code) => {
    const differs = ({ dice, marks }: { dice: Row; marks: Marks }) => {
      const right = trueMarks(dice, code);
      return SIGNS.some((sign) => right[sign] !== marks[sign]);
    };
    return marked.filter(differs).length;
  });
  const wrongMarks = Math.min(...wrong);
  return { codes: ALL_CODES.filter((_, i) => wrong[i] === wrongMarks), wrongMarks };
}

/** Whether some possible code has these pips in the column. */
export function canBe({ codes }: PossibleCodes, column: number, pips: number): boolean {
  return codes.some((code) => code[column] === pips);
}
