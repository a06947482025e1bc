// What every piece of the board needs: what can be chosen, what is chosen so far, and how things are said.
import type { Catalogue } from '$web/text/catalogue';
import type { Offer } from './moves';

export interface Play {
  offer: Offer;
  draft: string;
  pick: (draft: string) => void;
  /** The best move, where the player asked; '' where not. */
  hint: string;
  say: Catalogue;
}
