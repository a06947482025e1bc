import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../protocol';
import { Connection, type Link } from './connection';
import { FakeSocket } from './fake_socket';

let links: Link[];
let received: ServerMessage[];
let connection: Connection;
const answers = { record: 403 };

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  answers.record = 403;
  const kinds: Record<number, string> = { 403: 'not_allowed', 404: 'gone' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ error: { kind: kinds[answers.record], reason: '' } }), { status: answers.record }),
    ),
  );
  links = [];
  received = [];
  connection = new Connection('t1', {
    linkChanged: (link) => links.push(link),
    received: (message) => received.push(message),
    seen: () => 7,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const greet = () => FakeSocket.last.greet({ is: 'ack', n: 7 });

test('says hello first, with the number of the last update seen', () => {
  FakeSocket.last.open();
  expect(FakeSocket.last.address).toMatch(/\/api\/tables\/t1\/socket$/);
  expect(FakeSocket.last.sent).toMatchObject([{ do: 'hello', seen: 7 }]);
});

test('commands wait for the hello, and are answered once', async () => {
  const answer = connection.send({ do: 'start' });
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.map((message) => message.do)).toEqual(['hello']);
  FakeSocket.last.tell({ is: 'ack', n: 7, key: FakeSocket.last.lastSent('hello').key });
  expect(links).toEqual(['live']);
  const { key } = FakeSocket.last.lastSent('start');
  FakeSocket.last.tell({ u: 8, k: key, status: 'dealing' });
  expect(await answer).toMatchObject({ u: 8, status: 'dealing' });
});

test('unanswered commands are resent after a reconnect, with the same key', async () => {
  greet();
  const answer = connection.send({ do: 'say', text: 'hi' });
  const { key } = FakeSocket.last.lastSent('say');
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(500);
  expect(links).toEqual(['live', 'lost']);
  expect(FakeSocket.all).toHaveLength(2);
  greet();
  expect(FakeSocket.last.lastSent('say').key).toBe(key);
  FakeSocket.last.tell({ is: 'ack', key, n: 8 });
  expect(await answer).toMatchObject({ is: 'ack' });
  expect(links.at(-1)).toBe('live');
});

test('a command is not resent if a missed update answers it', async () => {
  greet();
  const answer = connection.send({ do: 'say', text: 'hi' });
  const { key } = FakeSocket.last.lastSent('say');
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(500);
  FakeSocket.last.open();
  FakeSocket.last.tell({ u: 8, k: key, said: { seat: 'A', text: 'hi' } });
  FakeSocket.last.tell({ is: 'ack', n: 8, key: FakeSocket.last.lastSent('hello').key });
  expect(await answer).toMatchObject({ u: 8 });
  expect(FakeSocket.last.sent.map((message) => message.do)).toEqual(['hello']);
});

test('pauses between attempts grow, until the network is back', async () => {
  for (let i = 0; i < 8; ++i) {
    FakeSocket.last.lose();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  const before = FakeSocket.all.length;
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(before);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test('does not retry a table that does not exist', async () => {
  answers.record = 404;
  FakeSocket.last.lose();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(links).toEqual(['lost', 'gone']);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a hello refused as too fast is repeated later; the table is not gone', async () => {
  FakeSocket.last.greet({ is: 'refused', kind: 'too_fast', reason: 'too fast' });
  await vi.advanceTimersByTimeAsync(500);
  expect(links).toEqual(['lost']);
  expect(FakeSocket.all).toHaveLength(2);
});

test('drops a connection that does not answer, or that loses its network', async () => {
  greet();
  void connection.send({ do: 'start' });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(links).toEqual(['live', 'lost']);
  greet();
  dispatchEvent(new Event('offline'));
  expect(links).toEqual(['live', 'lost', 'live', 'lost']);
});

test('a connection with nothing pending may be silent', async () => {
  greet();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(links).toEqual(['live']);
});
