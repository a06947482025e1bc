// A WebSocket to one table that reconnects automatically. Commands stay queued until they are answered and are resent
// after a reconnect with the same key, so the server applies each of them once.
import type { Command, ServerMessage } from '../protocol';
import { isGone } from './api';
import { readMessage } from './read';

export type Link = 'connecting' | 'live' | 'lost' | 'gone';

export interface Listener {
  linkChanged(link: Link): void;
  received(message: ServerMessage): void;
  /** The number of the last update received. */
  seen(): number;
}

type Answered = Extract<ServerMessage, { key: string }>;
/** The answer to a command: a message with its key, or the update that it caused. */
export type Answer = Answered | Extract<ServerMessage, { u: number }>;

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8000;
/** If an expected answer takes longer than this, the connection is considered dead. */
const PATIENCE_MS = 15_000;

export class Connection {
  readonly #address: string;
  readonly #table: string;
  readonly #listener: Listener;
  readonly #waiting = new Map<string, Waiting>();
  readonly #session = crypto.getRandomValues(new Uint32Array(2)).join('').slice(0, 16);
  #socket: WebSocket | null = null;
  /** The key of the pending hello; '' once it has been answered. */
  #greeting = '';
  #commands = 0;
  #pause = FIRST_PAUSE_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#address = `${scheme}//${location.host}/api/tables/${table}/socket`;
    this.#table = table;
    this.#listener = listener;
    this.#connect();
    addEventListener('online', this.#retryNow);
    addEventListener('offline', this.#drop);
  }

  /** Resolves with the answer, which may be a refusal. Never rejects: without a connection it waits for one. */
  send(command: Command): Promise<Answer> {
    const key = this.#nextKey();
    const text = JSON.stringify({ ...command, key });
    return new Promise((resolve) => {
      this.#waiting.set(key, { text, resolve });
      if (this.#greeting !== '' || this.#socket?.readyState !== WebSocket.OPEN) return;
      this.#socket.send(text);
      this.#listen();
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    removeEventListener('online', this.#retryNow);
    removeEventListener('offline', this.#drop);
    this.#socket?.close();
  }

  readonly #retryNow = () => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** Abandons the socket at once, without waiting for it to close. */
  readonly #drop = () => {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    void this.#lost();
  };

  #nextKey(): string {
    return `${this.#session}-${(++this.#commands).toString(36)}`;
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#greeting = this.#nextKey();
    socket.onopen = () =>
      socket.send(JSON.stringify({ do: 'hello', key: this.#greeting, seen: this.#listener.seen() }));
    socket.onmessage = ({ data }) => this.#receive(readMessage(String(data)));
    socket.onclose = () => void this.#lost();
    this.#listen();
  }

  /** Starts the timeout for the next message. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(this.#drop, PATIENCE_MS);
  }

  #receive(message: ServerMessage): void {
    const key = 'u' in message ? message.k : 'key' in message ? message.key : undefined;
    if (key !== undefined && key === this.#greeting) return this.#greeted(message);
    this.#listener.received(message);
    const waiting = key === undefined ? undefined : this.#waiting.get(key);
    if (waiting && key !== undefined) {
      this.#waiting.delete(key);
      waiting.resolve(message as Answer);
    }
    if (this.#greeting !== '' || this.#waiting.size > 0) this.#listen();
    else clearTimeout(this.#silence);
  }

  #greeted(message: ServerMessage): void {
    if (message.is === 'refused') {
      if (message.kind === 'gone' || message.kind === 'damaged') this.#gone();
      else this.#drop();
      return;
    }
    this.#greeting = '';
    this.#pause = FIRST_PAUSE_MS;
    clearTimeout(this.#silence);
    this.#listener.received(message);
    this.#listener.linkChanged('live');
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
    if (this.#waiting.size > 0) this.#listen();
  }

  #gone(): void {
    this.close();
    this.#listener.linkChanged('gone');
  }

  async #lost(): Promise<void> {
    this.#socket = null;
    clearTimeout(this.#silence);
    if (this.#closed) return;
    this.#listener.linkChanged('lost');
    const gone = await isGone(this.#table);
    if (this.#closed || this.#socket) return;
    if (gone) return this.#gone();
    this.#retry = setTimeout(this.#retryNow, this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
  }
}
