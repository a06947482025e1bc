// Placing rolled dice on the next row (DO-5): take one, choose its column, and again; or drag it there.
import type { Catalogue } from '$web/text/catalogue';
import type { Drag } from './drag.svelte';
import { inTray, put, readPlacement, swapped, writePlacement } from './moves';
import { COLUMNS, type Row } from './view';
import type { TrayDie, Working } from './working';

interface Asked {
  rolled: number[];
  draft: string;
  /** The row of a hint. */
  ghosts: Row;
  pick: (draft: string) => void;
  drag: Drag;
  /** Moves the focus of who plays by keys on to what comes next. */
  goOn: (event: MouseEvent, to: 'row' | 'tray') => void;
  say: Catalogue;
}

export function placing({ rolled, draft, ghosts, pick, drag, goOn, say }: Asked): Working & { tray: TrayDie[] } {
  const { row, held } = readPlacement(draft);
  const inHand = held === null ? 0 : (rolled[held] ?? 0);
  const lies = inTray(rolled, row);

  const slots = COLUMNS.map((column, i) => {
    const lying = row[i] ?? 0;
    const args = { colour: { word: `colour.${column}` }, n: inHand || lying, other: lying };
    const drop = (to: number | null) => {
      if (to !== i) pick(writePlacement(to === null ? put(row, i, 0) : swapped(row, i, to)));
    };
    const down = lying ? (event: PointerEvent) => drag.begin(event, lying, drop) : undefined;
    if (!inHand && !lying) return { label: say.text('board.free', args) };
    return {
      label: say.text(!inHand ? 'board.take_off' : lying ? 'board.replace' : 'board.put', args),
      inviting: inHand > 0 && !lying,
      down,
      act: (event: MouseEvent) => {
        pick(writePlacement(put(row, i, inHand)));
        goOn(event, 'tray');
      },
    };
  });

  const tray = rolled.map((pips, i) => ({
    pips,
    label: say.text('board.die', { n: pips }),
    gone: !lies[i],
    held: held === i,
    down: (event: PointerEvent) =>
      drag.begin(event, pips, (to) => {
        if (to !== null) pick(writePlacement(put(row, to, pips)));
      }),
    act: (event: MouseEvent) => {
      pick(writePlacement(row, held === i ? null : i));
      if (held !== i) goOn(event, 'row');
    },
  }));

  return { row, slots, ghosts, tray };
}
