// The player's settings, stored in this browser.
import { keep, kept } from './kept';

const KEPT_AS = 'alea.settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Liked {
  theme: Theme;
  /** No pauses between the moves of others. */
  fast: boolean;
  /** No animation, even if the system allows it. */
  still: boolean;
}

const USUAL: Liked = { theme: 'system', fast: false, still: false };

class Settings {
  #liked: Liked = $state({ ...USUAL, ...kept<Partial<Liked>>(KEPT_AS) });
  #systemIsStill = $state(false);

  constructor() {
    const system = matchMedia('(prefers-reduced-motion: reduce)');
    this.#systemIsStill = system.matches;
    system.addEventListener('change', () => (this.#systemIsStill = system.matches));
  }

  get theme(): Theme {
    return this.#liked.theme;
  }
  get fast(): boolean {
    return this.#liked.fast;
  }
  /** The player's own setting, whatever the system asks for. */
  get wantsStill(): boolean {
    return this.#liked.still;
  }
  get still(): boolean {
    return this.#liked.still || this.#systemIsStill;
  }

  change(changes: Partial<Liked>): void {
    this.#liked = { ...this.#liked, ...changes };
    keep(KEPT_AS, this.#liked);
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.classList.toggle('still', this.wantsStill);
  }
}

export const settings = new Settings();
