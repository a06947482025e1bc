// What the player is putting together on a row of the board.
import type { Row } from './view';

export interface Slot {
  label: string;
  /** What a click does; nothing can be done without it. */
  act?: (event: MouseEvent) => void;
  /** The beginning of a drag. */
  down?: (event: PointerEvent) => void;
  /** A die in hand could go here. */
  inviting?: boolean;
}

export interface Working {
  row: Row;
  slots: Slot[];
  ghosts: Row;
}

/** A die that lies in front of the player. */
export interface TrayDie {
  pips: number;
  label: string;
  /** It lies on the board; its place stays. */
  gone?: boolean;
  held?: boolean;
  /** The notes say that it cannot be. */
  faint?: boolean;
  hinted?: boolean;
  act?: (event: MouseEvent) => void;
  down?: (event: PointerEvent) => void;
}
