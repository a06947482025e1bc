// The messages of docs/protocol.md as the pages use them; server/read.ts decodes incoming ones into these types.

/** A seat's letter: A, B … */
export type Seat = string;

/** A list holds things, [2, "dragon"], or what seats received, ["B", 1, "dragon"], or facts. */
export type Thing = [count: number, noun: string];
export type Portion = [seat: Seat, count: number, noun: string];
export type Value = Seat | number | { word: string } | { quote: string } | Thing[] | Portion[] | Fact[];
/** Something that happened or can be chosen: a key in the game's catalogue, and its arguments. */
export type Fact = [name: string, args?: Record<string, Value>];

export type Status = 'open' | 'dealing' | 'playing' | 'over';
export type SeatKind = 'open' | 'invite' | 'person' | 'bot';

export interface SeatShown {
  kind: SeatKind;
  name?: string;
  level?: string;
  held?: boolean;
  agrees?: boolean;
}

export interface Clock {
  seconds?: number;
  reserve?: number;
  days?: number;
}

export interface ShareShown {
  seat: Seat;
  hash?: string | null;
  share?: string;
}

export interface Fair {
  game: string;
  commitment: string;
  shares: ShareShown[];
  /** Published when the game is over. */
  seed?: string;
}

export interface Said {
  seat: Seat;
  text: string;
}

/** One entry per seat, from A on. */
export interface Result {
  places: number[];
  points?: number[];
}

/** What a viewer may know of the game. The fields differ by game. */
export type Fields = Record<string, unknown>;

export interface TableMessage {
  is: 'table';
  n: number;
  key: string;
  now: number;
  table: string;
  game: string;
  status: Status;
  seats: SeatShown[];
  you: string;
  invite?: string;
  options: Record<string, string>;
  clock?: Clock;
  hints: boolean;
  fair: Fair;
  view?: Fields;
  views?: Record<Seat, Fields>;
  turn: string;
  choices?: Choices;
  until?: Record<Seat, number>;
  result?: Result;
  chat: Said[];
  rematch?: string;
}

/** One step of an update: what happened, and the fields that changed in the view or views. */
export interface Step {
  facts?: Fact[];
  view?: Fields;
  views?: Record<Seat, Fields>;
}

export interface UpdateMessage {
  is?: undefined;
  u: number;
  k?: string;
  steps: Step[];
  t?: string;
  choices?: Choices;
  until?: Record<Seat, number>;
  status?: Status;
  seats?: SeatShown[];
  share?: ShareShown;
  result?: Result;
  seed?: string;
  said?: Said;
  rematch?: string;
}

export interface Choice {
  move: string;
  fact: Fact;
}

/** The legal moves of your own seats that are to choose. */
export type Choices = Record<Seat, Choice[]>;

export interface RankedMove {
  move: string;
  fact?: Fact;
  /** Its value, in one of these units. */
  chance?: number;
  next_place?: number;
  points?: number;
  lead?: number;
  /** The ± of a value that was sampled; 0 if it was computed. */
  margin?: number;
  weight: number;
  /** Cannot be told apart from the first move. */
  equal?: boolean;
  reasons?: Fact[];
}

export interface HintMessage {
  is: 'hint';
  key: string;
  seat: Seat;
  moves: RankedMove[];
}

export type ServerMessage =
  | TableMessage
  | UpdateMessage
  | HintMessage
  | { is: 'ack'; key: string; n: number; choices?: Choices }
  | { is: 'refused'; key: string; kind: RefusalKind; reason: string }
  | { is: 'here'; seats: string; watching: number };

export type RefusalKind =
  | 'bad_message' | 'too_long' | 'gone' | 'not_yours' | 'not_your_turn' | 'stale' | 'illegal' | 'not_now' | 'full'
  | 'too_fast' | 'not_allowed' | 'damaged' | 'over'; // prettier-ignore

/** A command without its key, which the connection adds. */
export type Command =
  | { do: 'sit'; seat: Seat; code?: string; name?: string }
  | { do: 'stand'; seat: Seat }
  | { do: 'start' }
  | { do: 'commit'; seat: Seat; hash: string | null }
  | { do: 'show'; seat: Seat; share: string }
  | { do: 'move'; seat: Seat; at: number; move: string | string[] }
  | { do: 'hint'; seat: Seat }
  | { do: 'say'; text: string }
  | { do: 'leave' }
  | { do: 'back'; seat: Seat }
  | { do: 'end' }
  | { do: 'rematch' };

// Answers over HTTP

export interface GameOption {
  name: string;
  kind: 'flag' | 'number' | 'word' | 'data';
  says: string;
  least?: number;
  most?: number;
  words?: string[];
  default?: string;
}

export interface GameListed {
  id: string;
  title: string;
  says: string;
  minutes: string;
  least_players: number;
  most_players: number;
  has_secrets: boolean;
  options: GameOption[];
  bots: string[];
}

export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  seats: string[];
  clock?: Clock | null;
  hints?: boolean;
  private?: boolean;
}
