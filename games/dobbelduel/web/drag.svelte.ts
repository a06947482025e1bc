// Dice dragged by mouse or finger: an extra beside clicks and keys, which can do the same.

const SLOP = 6;

type Drop = (column: number | null) => void;

export class Drag {
  die: { pips: number; x: number; y: number } | null = $state(null);
  /** The column the die is above. */
  over: number | null = $state(null);
  #end: (() => void) | null = null;

  /** From a pointer that goes down on a die; `drop` is told where it was let go, null outside of the columns. */
  begin(down: PointerEvent, pips: number, drop: Drop): void {
    if (down.button !== 0 || this.#end) return;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (!this.die && distance < SLOP) return;
      this.die = { pips, x: event.clientX, y: event.clientY };
      this.over = columnAt(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const dropped = this.die !== null && event.type === 'pointerup';
      const column = this.over;
      this.stop();
      if (!dropped) return;
      ignoreNextClick();
      drop(column);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    this.#end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }

  stop(): void {
    this.#end?.();
    this.#end = null;
    this.die = null;
    this.over = null;
  }
}

/** Any place of a column will do, not only the one in the row that is filled. */
function columnAt(x: number, y: number): number | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column;
  return column === undefined ? null : Number(column);
}

/** A pointer that comes up where it went down clicks as well. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => event.stopPropagation();
  window.addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
}
