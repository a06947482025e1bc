// What the parts of the board share.
import type { Seat } from '$web/protocol';
import type { Catalogue } from '$web/text/catalogue';
import type { Event } from './view';

export interface Around {
  say: Catalogue;
  still: boolean;
  happened: Event[];
  /** The seats of this browser. */
  you: string;
  /** Where dice fly from: the place of a seat, the pile, or the Dragons that are being given. */
  spot: (name: Seat | 'pile' | 'dragons') => Element | null;
}

/** A player as the board shows them. */
export interface Player {
  seat: Seat;
  dice: number;
  /** What the draft would change the dice to; null for no change. */
  next: number | null;
  points: number | undefined;
  scored: number | null;
  /** 0 for who has not finished. */
  place: number;
  isOn: boolean;
  isChoosing: boolean;
  burned: number;
}

/** Dragons can be given to this player. */
export interface Giving {
  /** All that were rolled, and those this player would get. */
  dragons: number;
  coming: number;
  /** One more can come. */
  isOpen: boolean;
  one: () => void;
  all: () => void;
  back: () => void;
}

/** All dice can be traded with this player, or kept. */
export interface Trading {
  isPicked: boolean;
  pick: () => void;
}
