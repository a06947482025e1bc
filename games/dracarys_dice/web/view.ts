// What the server tells of a game of Dracarys Dice (games/dracarys_dice/view.cpp), and where everybody sits.
import type { Seat } from '$web/protocol';
import { seatIndex } from '$web/seats';

export type Face = 'D' | 'F' | 'K' | '.';

export interface View {
  /** Not while dice are rolled and given. */
  phase?: 'lot' | 'trade' | 'over';
  /** By seat, as `place` and `points` are. */
  dice: number[];
  pile: number;
  /** 0 for who has not finished. */
  place: number[];
  first?: Seat;
  roller?: Seat;
  /** While the roller chooses: the faces, Injured Knights included. */
  rolled?: string;
  /** Trial By Fire: the Fireballs to match, and who rolled them. */
  challenge?: number;
  challenger?: Seat;
  /** Dragon Scales. */
  round?: number;
  points?: number[];
}

/** A field that is kept by seat. */
export function of<T>(bySeat: T[] | undefined, seat: Seat): T | undefined {
  return bySeat?.[seatIndex(seat)];
}

export function facesOf(text: string | undefined): Face[] {
  return [...(text ?? '')] as Face[];
}

export function count(faces: readonly Face[], face: Face): number {
  return faces.filter((shown) => shown === face).length;
}

/** Who chooses while the dice lie, and can still be burned. */
export function isDeciding(view: View): view is View & { roller: Seat; rolled: string } {
  return view.rolled !== undefined && view.roller !== undefined;
}
