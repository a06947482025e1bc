// A WebSocket for tests: it records what is sent, and the test plays the server.
import type { ServerMessage } from '../protocol';

type Sent = { do: string; key: string } & Record<string, unknown>;

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readonly address: string;
  readonly sent: Sent[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
  }

  // The server's side

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** Opens the socket and answers the hello. */
  greet(message: object): void {
    this.open();
    this.tell({ ...message, key: this.lastSent('hello').key } as ServerMessage);
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  lose(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  lastSent(what: string): Sent {
    const found = this.sent.findLast((message) => message.do === what);
    if (!found) throw new Error(`no ${what} was sent`);
    return found;
  }
}
