// The view of Dracarys Dice and where everybody sits. `phase` is left out while dice are rolled and given; `dice`,
// `place` and `points` have one entry per seat, and the place of a player who has not finished is 0.
import type { Choice, Event, View } from '$types/dracarys_dice';
import type { Seat } from '$web/protocol';
import { seatIndex } from '$web/seats';

export type { Choice, Event, View };

export const FACES = ['D', 'F', 'K', '.'] as const;
export type Face = (typeof FACES)[number];

/** A field that is kept by seat. */
export function of<T>(bySeat: T[] | undefined, seat: Seat): T | undefined {
  return bySeat?.[seatIndex(seat)];
}

export function facesOf(text: string | undefined): Face[] {
  return [...(text ?? '')].flatMap((letter) => FACES.find((face) => face === letter) ?? []);
}

export function count(faces: readonly Face[], face: Face): number {
  return faces.filter((shown) => shown === face).length;
}

/** Who chooses while the dice lie, and can still be burned. */
export function isDeciding(view: View): view is View & { roller: Seat; rolled: string } {
  return view.rolled !== undefined && view.roller !== undefined;
}
