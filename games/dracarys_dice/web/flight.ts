// A die that comes from somewhere else on the table flies from there.
import { cubicInOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const FLIGHT_MS = 520;

export interface Flight {
  from: Element | null | undefined;
  still: boolean;
}

export function flight(node: Element, { from, still }: Flight): TransitionConfig {
  if (!from || still) return { duration: 0 };
  const [start, end] = [from.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  return {
    duration: FLIGHT_MS,
    easing: cubicInOut,
    css: (t, u) => {
      const height = 1 + 0.7 * Math.sin(Math.PI * t);
      return `position: relative; z-index: 9; transform: translate(${x * u}px, ${y * u}px) scale(${height})`;
    },
  };
}
