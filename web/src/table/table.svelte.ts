// A table as this browser sees it: what the server told, shown step by step, and what can be done.
import type {
  Choice, ChoicesMessage, Command, Fact, Fields, RankedMove, Said, Seat, ServerMessage, Step,
  TableMessage, UpdateMessage,
} from '../protocol'; // prettier-ignore
import { Refused } from '../server/api';
import { type Answer, Connection, type Link } from '../server/connection';
import { settings } from '../settings.svelte';
import { keepCommitments } from './commitments';
import { FairShares } from './fair_shares';
import { keepLog, keptLog, type LogEntry, peopleFacts, withFacts } from './log';
import { seatIndex } from '../seats';

/** So long an update is looked at before the next: dice tumble for 600 ms at most. */
const PACE_MS = 750;
const FAST_PACE_MS = 60;
/** More than so many wait after a break, or when bots are quick: they are shown fast. */
const MANY = 6;

/** What is shown at once: a step, and with the last of an update all else that it tells. */
type Shown = Omit<UpdateMessage, 'steps'> & Step;

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
  /** A move is on its way. */
  isSending = $state(false);
  /** Why the last command was refused, or null. */
  refusal: Refused | null = $state.raw(null);
  /** The server's clock is so many milliseconds ahead of ours. */
  ahead = $state(0);

  #offer: ChoicesMessage | null = $state.raw(null);
  /** Something happened since the offer; it may still stand. */
  #isOfferSure = true;
  #isAsking = false;
  /** What is not shown yet. */
  #queue: Shown[] = $state.raw([]);
  /** Who chose last at this screen; where several people with secrets share it, who was given it. */
  #handedTo: Seat | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #connection: Connection;
  readonly #shares: FairShares;

  readonly you = $derived(this.now?.you ?? '');
  readonly turn = $derived(this.now?.turn ?? '');
  readonly isBehind = $derived(this.#queue.length > 0);
  /** Your seats that have to choose; not those that a bot holds for you. */
  readonly asked = $derived([...this.turn].filter((seat) => this.you.includes(seat) && !this.#isHeld(seat)));
  readonly #chooser = $derived(this.asked.find((seat) => seat === this.#handedTo) ?? this.asked[0]);
  readonly eyes: Seat | null = $derived(this.#chooser ?? this.#handedTo ?? this.you[0] ?? null);
  readonly view: Fields | null = $derived(this.#viewOf(this.eyes));
  /** The screen must be handed to this seat before its secrets are shown. */
  readonly handOverTo: Seat | null = $derived.by(() => {
    const isShared = this.now?.views !== undefined && this.you.length > 1 && this.now.status === 'playing';
    const next = this.#chooser ?? (this.#handedTo === null ? this.you[0] : undefined);
    return isShared && next !== undefined && next !== this.#handedTo ? next : null;
  });
  readonly choices: Choice[] = $derived(
    this.#offer !== null && this.#offer.seat === this.#chooser && !this.isSending && this.handOverTo === null
      ? this.#offer.moves
      : [],
  );
  readonly isComplete = $derived(this.choices.some(({ move }) => move === this.draft));

  constructor(id: string) {
    this.id = id;
    this.#shares = new FairShares(id);
    this.log = keptLog(id);
    this.#connection = new Connection(id, {
      linkChanged: (link) => (this.link = link),
      received: (message) => this.#received(message),
      seen: () => this.#queue.at(-1)?.u ?? this.now?.n ?? 0,
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  /** Sets what is put together; the same complete move picked again is played. */
  readonly pick = (draft: string): void => {
    if (draft !== '' && draft === this.draft && this.isComplete) void this.confirm();
    else if (this.choices.length > 0) this.draft = draft;
  };

  async confirm(): Promise<void> {
    const offer = this.#offer;
    if (!this.isComplete || offer === null) return;
    this.isSending = true;
    const answer = await this.#do({ do: 'move', seat: offer.seat, at: offer.at, move: this.draft });
    // An update ends it when it is shown; until then the move is on its way.
    if ('u' in answer) return;
    this.isSending = false;
    this.#isOfferSure = false;
    this.#settled();
  }

  handOver(): void {
    this.#handedTo = this.handOverTo;
    this.#settled();
  }

  async askForHint(): Promise<void> {
    const offer = this.#offer;
    if (offer === null || this.choices.length === 0 || this.isThinking) return;
    this.isThinking = true;
    const answer = await this.#do({ do: 'hint', seat: offer.seat });
    this.isThinking = false;
    if (answer.is === 'hint' && this.#offer === offer) this.hint = answer.moves;
  }

  /** Shows at once what is still to be shown. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length > 0) this.#showNext();
    this.#settled();
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
    } else if (message.is === 'here') {
      this.here = message;
    }
  }

  /** What people say and do beside the game does not wait for what is still to be shown of it. */
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
    this.#isOfferSure = false;
    this.#settled();
  }

  /** Shows the next update; the one after it comes when this one has been looked at. */
  #pump(): void {
    this.#timer = undefined;
    const next = this.#queue[0];
    if (!next) return;
    this.#showNext();
    const isFast = settings.fast || this.#queue.length > MANY;
    const pace = next.facts === undefined || document.hidden ? 0 : isFast ? FAST_PACE_MS : PACE_MS;
    this.#timer = setTimeout(() => this.#pump(), pace);
    if (this.#queue.length === 0) this.#settled();
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
    if (next.facts !== undefined) this.#tell(next, next.facts);
  }

  #tell(update: Shown, facts: Fact[]): void {
    this.happened = facts;
    this.log = withFacts(this.log, facts);
    // Others may choose at the same time: what is half put together stays as long as the question does.
    const isAskedStill = this.#offer !== null && this.asked.includes(this.#offer.seat);
    if (update.k !== undefined || !isAskedStill) this.#forgetOffer();
    this.#isOfferSure = false;
  }

  /** All is shown that was told: now the player can act. */
  #settled(): void {
    if (!this.now || this.isBehind) return;
    keepLog(this.id, this.log);
    if (this.now.status === 'dealing') this.#addToDice(this.now);
    if (this.now.status !== 'playing') return;
    keepCommitments(this.id, this.now.fair);
    if (this.#offer?.seat !== this.#chooser || !this.#isOfferSure) void this.#askForChoices();
  }

  #addToDice(table: TableMessage): void {
    for (const command of this.#shares.next(table)) void this.#connection.send(command);
  }

  async #askForChoices(): Promise<void> {
    const seat = this.#chooser;
    if (seat === undefined || this.handOverTo !== null || this.#isAsking || this.isSending) return;
    this.#isAsking = true;
    this.#isOfferSure = true;
    const answer = await this.#connection.send({ do: 'choices', seat });
    this.#isAsking = false;
    if (!this.#isOfferSure || this.#chooser !== seat) return this.#settled();
    // Otherwise updates wait to be shown, and it is asked again after them.
    if (answer.is === 'choices' && answer.at === this.now?.n) this.#take(answer);
    else this.#isOfferSure = false;
  }

  #take(offer: ChoicesMessage): void {
    const isSame = this.#offer?.seat === offer.seat && sameMoves(this.#offer.moves, offer.moves);
    if (!isSame) {
      this.hint = [];
      if (!offer.moves.some(({ move }) => move === this.draft)) this.draft = '';
    }
    this.#offer = offer;
    this.#handedTo = offer.seat;
  }

  #forgetOffer(): void {
    this.#offer = null;
    this.draft = '';
    this.hint = [];
    this.isSending = false;
  }
}

function sameMoves(some: Choice[], others: Choice[]): boolean {
  return some.length === others.length && some.every(({ move }, i) => move === others[i]?.move);
}

/** Each step before the last by itself. */
function toBeShown({ steps, ...rest }: UpdateMessage): Shown[] {
  const earlier = steps.slice(0, -1).map((step) => ({ u: rest.u, k: rest.k, ...step }));
  return [...earlier, { ...rest, ...steps.at(-1) }];
}

/** The fields of the table that the update tells anew. */
function changed({ status, until, result, rematch }: Shown): Partial<TableMessage> {
  const all = { status, until, result, rematch };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function merged(before: Fields | undefined, changes: Fields): Fields {
  const all = { ...before, ...changes };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete all[name];
  }
  return all;
}
