// Arrow keys go from button to button inside an element, beside Tab.
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export const arrows: Attachment<HTMLElement> = (element) => {
  const go = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = [...element.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  element.addEventListener('keydown', go);
  return () => element.removeEventListener('keydown', go);
};
