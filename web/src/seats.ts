// Seats are letters, starting with A.
import type { Seat } from './protocol';

const FIRST = 'A'.charCodeAt(0);

export const seatAt = (index: number): Seat => String.fromCharCode(FIRST + index);
export const seatIndex = (seat: Seat): number => seat.charCodeAt(0) - FIRST;

/** All seats, clockwise, starting with `first`. */
export function clockwise(first: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => seatAt((seatIndex(first) + i) % players));
}
