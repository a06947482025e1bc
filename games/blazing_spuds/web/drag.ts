// Dragging with mouse, pen or finger. What is dragged knows its move for each place that has data-drop.
import type { Action } from 'svelte/action';

export interface Dragged {
  /** The move by the name of the place; nothing can be dragged where it is empty. */
  drops: Record<string, string>;
  begin?: () => void;
  drop: (move: string) => void;
  cancel?: () => void;
}

/** Less is a click by an unsteady hand. */
const LEAST_PIXELS = 6;

function placeAt(x: number, y: number, drops: Record<string, string>): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-drop]');
    if (place && (place.dataset.drop ?? '') in drops) return place;
  }
  return null;
}

export const drag: Action<HTMLElement, Dragged> = (node, options) => {
  let now = options;
  let from: { x: number; y: number } | null = null;
  let isDragging = false;
  let over: HTMLElement | null = null;

  function hover(place: HTMLElement | null) {
    over?.classList.remove('over');
    over = place;
    over?.classList.add('over');
  }

  function down(event: PointerEvent) {
    if (event.button !== 0 || Object.keys(now.drops).length === 0) return;
    from = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent) {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!isDragging) {
      if (Math.hypot(dx, dy) < LEAST_PIXELS) return;
      isDragging = true;
      node.classList.add('dragged');
      now.begin?.();
    }
    node.style.translate = `${dx}px ${dy}px`;
    hover(placeAt(event.clientX, event.clientY, now.drops));
  }

  function end(event: PointerEvent) {
    if (!from) return;
    from = null;
    if (!isDragging) return;
    const name = event.type === 'pointerup' ? over?.dataset.drop : undefined;
    isDragging = false;
    hover(null);
    node.classList.remove('dragged');
    node.style.translate = '';
    ignoreNextClick();
    const move = name === undefined ? undefined : now.drops[name];
    if (move === undefined) now.cancel?.();
    else now.drop(move);
  }

  /** The end of a drag is a click too, where it began. */
  function ignoreNextClick() {
    const ignore = (event: Event) => event.stopImmediatePropagation();
    node.addEventListener('click', ignore, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', ignore, { capture: true }));
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  return {
    update: (next) => (now = next),
    destroy: () => hover(null),
  };
};
