// A table as this browser sees it: updates from the server, shown step by step, and the player's actions.
import type {
  Choice, Choices, Command, Fact, Fields, RankedMove, Said, Seat, ServerMessage, Step,
  TableMessage, UpdateMessage,
} from '../protocol'; // prettier-ignore
import { Refused } from '../server/api';
import { type Answer, Connection, type Link } from '../server/connection';
import { settings } from '../settings.svelte';
import { keep, kept } from '../kept';
import { type Doubt, FairShares } from './fair_shares';
import { keepLog, keptLog, type LogEntry, peopleFacts, withFacts } from './log';
import { seatIndex } from '../seats';

/** How long each update stays on screen before the next one is shown. Dice tumble for at most 600 ms. */
const PACE_MS = 750;
const FAST_PACE_MS = 60;
/** If more updates than this are queued, after a reconnect or when bots are quick, they are shown fast. */
const MANY = 6;

/** What is shown at one time: a step. The last step of an update carries everything else in that update. */
type Shown = Omit<UpdateMessage, 'steps'> & Step & { isLast: boolean };

export class Table {
  readonly id: string;
  link: Link = $state('connecting');
  now: TableMessage | null = $state.raw(null);
  happened: Fact[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  here = $state.raw({ seats: '', watching: 0 });
  draft = $state('');
  hint: RankedMove[] = $state.raw([]);
  isThinking = $state(false);
  /** A move has been sent and its result is not shown yet. */
  isSending = $state(false);
  /** Why the last command was refused, or null. */
  refusal: Refused | null = $state.raw(null);
  /** Why the dice are in doubt, known before the first roll is shown; null if they are not. */
  doubt: Doubt | null = $state(null);
  /** The player knows about the doubt and plays on. */
  playsOn = $state(false);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  /** The legal moves of our seats that are to move. */
  #offers: Choices = $state.raw({});
  /** Updates that have not been shown yet. */
  #queue: Shown[] = $state.raw([]);
  /** Who chose last on this device; if players with secrets share it, who was handed it last. */
  #handedTo: Seat | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #connection: Connection;
  readonly #shares: FairShares;

  readonly you = $derived(this.now?.you ?? '');
  readonly turn = $derived(this.now?.turn ?? '');
  readonly isBehind = $derived(this.#queue.length > 0);
  /** The player has to decide whether to play with doubtful dice. Until then the first roll is not shown. */
  readonly asksToPlayOn = $derived(this.doubt !== null && !this.playsOn && this.now?.status !== 'over');
  /** Your seats that are to move, without those that a bot plays for you. */
  readonly asked = $derived([...this.turn].filter((seat) => this.you.includes(seat) && !this.#isHeld(seat)));
  readonly #chooser = $derived(this.asked.find((seat) => seat === this.#handedTo) ?? this.asked[0]);
  readonly eyes: Seat | null = $derived(this.#chooser ?? this.#handedTo ?? this.you[0] ?? null);
  readonly view: Fields | null = $derived(this.#viewOf(this.eyes));
  /** The device must be handed to this seat before its secrets are shown. */
  readonly handOverTo: Seat | null = $derived.by(() => {
    const isShared = this.now?.views !== undefined && this.you.length > 1 && this.now.status === 'playing';
    const next = this.#chooser ?? (this.#handedTo === null ? this.you[0] : undefined);
    return isShared && next !== undefined && next !== this.#handedTo ? next : null;
  });
  readonly choices: Choice[] = $derived(
    this.#chooser !== undefined && !this.isSending && this.handOverTo === null
      ? (this.#offers[this.#chooser] ?? [])
      : [],
  );
  readonly isComplete = $derived(this.choices.some(({ move }) => move === this.draft));

  constructor(id: string) {
    this.id = id;
    this.#shares = new FairShares(id);
    this.log = keptLog(id);
    this.playsOn = kept(this.#playsOnPlace) === true;
    this.#connection = new Connection(id, {
      linkChanged: (link) => {
        this.link = link;
        this.#settled();
      },
      received: (message) => this.#received(message),
      seen: () => this.#queue.at(-1)?.u ?? this.now?.n ?? 0,
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  /** Sets the draft. Picking the same complete move again plays it. */
  readonly pick = (draft: string): void => {
    if (draft !== '' && draft === this.draft && this.isComplete) void this.confirm();
    else if (this.choices.length > 0) this.draft = draft;
  };

  async confirm(): Promise<void> {
    const seat = this.#chooser;
    if (!this.isComplete || seat === undefined || !this.now) return;
    this.isSending = true;
    const answer = await this.#do({ do: 'move', seat, at: this.now.n, move: this.draft });
    // If the move was made, it counts as sent until the update with its result is shown.
    if (answer.is === 'ack') this.#madeBefore(answer.key, answer.n);
    else if (answer.is !== undefined) this.isSending = false;
  }

  handOver(): void {
    this.#handedTo = this.handOverTo;
    this.#settled();
  }

  async askForHint(): Promise<void> {
    const seat = this.#chooser;
    if (seat === undefined || this.choices.length === 0 || this.isThinking) return;
    const offer = this.#offers[seat];
    this.isThinking = true;
    const answer = await this.#do({ do: 'hint', seat });
    this.isThinking = false;
    if (answer.is === 'hint' && this.#offers[seat] === offer) this.hint = answer.moves;
  }

  /** Shows all queued updates immediately. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#mayGoOn()) this.#showNext();
    this.#settled();
  }

  /** The player plays on although the dice are in doubt. */
  playOn(): void {
    this.playsOn = true;
    keep(this.#playsOnPlace, true);
    if (this.#timer === undefined) this.#pump();
  }

  sit = (seat: Seat, more: { code?: string; name?: string } = {}) => this.#do({ do: 'sit', seat, ...more });
  stand = (seat: Seat) => this.#do({ do: 'stand', seat });
  start = () => this.#do({ do: 'start' });
  tell = (text: string) => this.#do({ do: 'say', text });
  leave = () => this.#do({ do: 'leave' });
  back = (seat: Seat) => this.#do({ do: 'back', seat });
  end = () => this.#do({ do: 'end' });
  rematch = () => this.#do({ do: 'rematch' });

  async #do(command: Command): Promise<Answer> {
    this.refusal = null;
    const answer = await this.#connection.send(command);
    if (answer.is === 'refused') this.refusal = new Refused(answer.kind, answer.reason);
    return answer;
  }

  get #playsOnPlace(): string {
    return `alea.plays_on.${this.id}`;
  }

  #isHeld(seat: Seat): boolean {
    return this.now?.seats[seatIndex(seat)]?.held === true;
  }

  #viewOf(seat: Seat | null): Fields | null {
    if (!this.now) return null;
    return this.now.view ?? (seat === null ? null : (this.now.views?.[seat] ?? null));
  }

  #received(message: ServerMessage): void {
    if ('u' in message) {
      this.#hear(message);
      this.#queue = [...this.#queue, ...toBeShown(message)];
      if (this.#timer === undefined) this.#pump();
    } else if (message.is === 'table') {
      this.#begin(message);
    } else if (message.is === 'ack' && message.choices) {
      this.#welcomeBack(message.choices);
    } else if (message.is === 'here') {
      this.here = message;
    }
  }

  /** After a reconnect: the choices belong to the last of the missed updates, which may still be queued. */
  #welcomeBack(choices: Choices): void {
    const last = this.#queue.at(-1);
    if (last) this.#queue = [...this.#queue.slice(0, -1), { ...last, choices }];
    else this.#offer(choices);
    this.#settled();
  }

  /** The answer to a command that was sent again after a reconnect: update `n` had its result. */
  #madeBefore(k: string, n: number): void {
    if (!this.#queue.some(({ u }) => u === n)) return this.#moved();
    this.#queue = this.#queue.map((shown) => (shown.u === n ? { ...shown, k } : shown));
  }

  /** Chat and changes of seats take effect at once; they do not wait for queued updates. */
  #hear({ said, seats }: UpdateMessage): void {
    if (said) this.chat = [...this.chat, said];
    if (!seats || !this.now) return;
    if (this.now.status === 'playing') this.log = withFacts(this.log, peopleFacts(this.now.seats, seats));
    this.now = { ...this.now, seats };
  }

  #begin(table: TableMessage): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.now = table;
    this.ahead = table.now - Date.now();
    this.chat = table.chat;
    this.happened = [];
    this.isSending = false;
    this.#offer(table.choices ?? {});
    this.#watchDice(table);
    this.#settled();
  }

  /** Shows the next update and schedules the one after it. */
  #pump(): void {
    this.#timer = undefined;
    const next = this.#queue[0];
    if (!next || !this.#mayGoOn()) return;
    this.#showNext();
    const isFast = settings.fast || this.#queue.length > MANY;
    const pace = next.facts === undefined || document.hidden ? 0 : isFast ? FAST_PACE_MS : PACE_MS;
    this.#timer = setTimeout(() => this.#pump(), pace);
    if (this.#queue.length === 0) this.#settled();
  }

  /** Whether there is a step to show. If it is the first one of the game, this is the last moment to doubt the dice. */
  #mayGoOn(): boolean {
    const next = this.#queue[0];
    if (!next || !this.now) return false;
    if (this.now.status !== 'dealing' || next.facts === undefined) return true;
    this.doubt = this.#shares.doubt(this.now, true);
    return !this.asksToPlayOn;
  }

  #showNext(): void {
    const [next, ...rest] = this.#queue;
    if (!next || !this.now) return;
    this.#queue = rest;
    const before = this.now;
    const table = { ...before, ...changed(next), n: next.u, turn: next.t ?? '' };
    if (next.view) table.view = merged(before.view, next.view);
    if (next.views) {
      table.views = { ...before.views };
      for (const [seat, fields] of Object.entries(next.views)) table.views[seat] = merged(table.views[seat], fields);
    }
    if (next.share) {
      const others = before.fair.shares.filter(({ seat }) => seat !== next.share?.seat);
      table.fair = { ...before.fair, shares: [...others, next.share] };
    }
    if (next.until === undefined) delete table.until;
    this.now = table;
    if (next.share || next.status) this.#watchDice(table);
    if (next.facts !== undefined) this.#tell(next.facts);
    // Chat and seats are answered by updates with a key too.
    if (next.k !== undefined && next.said === undefined && next.seats === undefined) this.#moved();
    if (next.isLast) this.#offer({ ...this.#offers, ...next.choices });
  }

  #tell(facts: Fact[]): void {
    this.happened = facts;
    this.log = withFacts(this.log, facts);
  }

  /** The move that was sent is shown now. */
  #moved(): void {
    this.draft = '';
    this.hint = [];
    this.isSending = false;
  }

  /**
   * Takes over the choices of the seats that are to move. Others may choose at the same time: a half-made draft and a
   * hint are kept as long as the question is the same.
   */
  #offer(offers: Choices): void {
    const ofPlayer = (all: Choices) => all[this.#handedTo ?? ''] ?? [];
    const before = ofPlayer(this.#offers);
    this.#offers = Object.fromEntries(Object.entries(offers).filter(([seat]) => this.asked.includes(seat)));
    const now = ofPlayer(this.#offers);
    if (sameMoves(before, now)) return;
    this.hint = [];
    if (!now.some(({ move }) => move === this.draft)) this.draft = '';
  }

  /** Everything received has been shown: the player can act now. */
  #settled(): void {
    if (!this.now || this.isBehind) return;
    keepLog(this.id, this.log);
    if (this.now.status === 'dealing') this.#addToDice(this.now);
    if (this.now.status !== 'playing') return;
    if (this.#chooser !== undefined && this.handOverTo === null) this.#handedTo = this.#chooser;
  }

  #watchDice(table: TableMessage): void {
    if (table.status !== 'open') this.doubt = this.#shares.doubt(table, table.status !== 'dealing');
  }

  /** Only while connected: after a pause there may be news that the game has begun without us. */
  #addToDice(table: TableMessage): void {
    if (this.link !== 'live') return;
    for (const command of this.#shares.next(table)) void this.#connection.send(command);
  }
}

function sameMoves(some: Choice[], others: Choice[]): boolean {
  return some.length === others.length && some.every(({ move }, i) => move === others[i]?.move);
}

/** One entry per step; the last one carries the rest of the update. */
function toBeShown({ steps, ...rest }: UpdateMessage): Shown[] {
  const earlier = steps.slice(0, -1).map((step) => ({ u: rest.u, k: rest.k, ...step, isLast: false }));
  return [...earlier, { ...rest, ...steps.at(-1), isLast: true }];
}

/** The fields of the table that the update changes. */
function changed({ status, until, result, rematch }: Shown): Partial<TableMessage> {
  const all = { status, until, result, rematch };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A view, or an object in it, with the changes of an update. */
function merged(before: Fields | undefined, changes: Fields): Fields {
  const all = { ...before };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete all[name];
    else all[name] = mergedValue(all[name], value);
  }
  return all;
}

/** The changes of a list may name only some of its elements, by their place. */
function mergedValue(before: unknown, value: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(value)) return value;
  const list = [...(before as Fields[])];
  for (const [at, changes] of Object.entries(value as Record<number, Fields>)) {
    list[Number(at)] = merged(list[Number(at)], changes);
  }
  return list;
}
