// Filling the solution row. The rules take it column by column, but nothing is learnt between one column and the
// next: the player fills all four in any order and confirms once, and the columns then follow one another.
import type { Catalogue } from '$web/text/catalogue';
import type { Drag } from './drag.svelte';
import { firstFree, put, readSet, readSolution, writeSet, writeSolution } from './moves';
import { COLUMNS, countOfDice, EMPTY, PIPS, type Row } from './view';
import type { TrayDie, Working } from './working';

interface Asked {
  /** What is filled in for good. */
  solution: Row;
  draft: string;
  /** The move of a hint. */
  hinted: string;
  /** Whether the notes allow it; everything where there are none. */
  canBe: (column: number, pips: number) => boolean;
  pick: (draft: string) => void;
  drag: Drag;
  say: Catalogue;
}

export class Solving {
  /** A whole solution, and how many columns of it the table had when it was last looked at. */
  #plan: { row: Row; done: number } | null = $state.raw(null);

  /** The row as it is put together. */
  row(solution: Row, draft: string): Row {
    const half = readSolution(draft);
    if (half) return half;
    const plan = this.#plan?.row;
    const set = readSet(draft);
    if (plan && (set ? plan[set.column] === set.pips : this.#isUnderWay(solution))) return plan;
    return set ? put(solution, set.column, set.pips) : solution;
  }

  /** The next column of a plan that was confirmed; '' where the player has to choose. */
  next(solution: Row): string {
    const plan = this.#plan;
    this.#plan = null;
    if (!plan || countOfDice(solution) <= plan.done) return ''; // it was taken back, or refused
    if (solution.some((pips, i) => pips > 0 && pips !== plan.row[i])) return '';
    this.#plan = { row: plan.row, done: countOfDice(solution) };
    return writeSet(plan.row, firstFree(solution));
  }

  working({ solution, draft, hinted, canBe, pick, drag, say }: Asked): Working & { tray: TrayDie[]; column: number } {
    const row = this.row(solution, draft);
    const column = firstFree(row);
    const hint = readSet(hinted);
    const change = (to: Row) => {
      const isWhole = firstFree(to) < 0;
      this.#plan = isWhole ? { row: to, done: countOfDice(solution) } : null;
      pick(
        isWhole ? writeSet(to, firstFree(solution)) : countOfDice(to) > countOfDice(solution) ? writeSolution(to) : '',
      );
    };

    const slots = COLUMNS.map((name, i) => {
      const args = { colour: { word: `colour.${name}` }, n: row[i] ?? 0 };
      if (!row[i]) return { label: say.text('board.free', args), inviting: i === column };
      if (solution[i]) return { label: say.text('choice.set', args) };
      return { label: say.text('board.take_off', args), act: () => change(put(row, i, 0)) };
    });

    const tray = column < 0 ? [] : PIPS.map((pips) => ({
      pips,
      label: say.text('choice.set', { colour: { word: `colour.${COLUMNS[column]}` }, n: pips }),
      faint: !canBe(column, pips),
      hinted: hint?.column === column && hint.pips === pips,
      down: (event: PointerEvent) =>
        drag.begin(event, pips, (to) => {
          if (to !== null && !solution[to]) change(put(row, to, pips));
        }),
      act: () => change(put(row, column, pips)),
    })); // prettier-ignore

    return { row, slots, ghosts: EMPTY, tray, column };
  }

  #isUnderWay(solution: Row): boolean {
    const plan = this.#plan;
    return (
      plan !== null && countOfDice(solution) > 0 && solution.every((pips, i) => pips === 0 || pips === plan.row[i])
    );
  }
}
