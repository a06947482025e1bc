import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fact, TableMessage } from '../protocol';
import { FakeSocket } from '../server/fake_socket';
import { commitmentsShown } from './commitments';
import { commitmentTo } from './fair_shares';
import { Table } from './table.svelte';

const FAIR = { game: '00'.repeat(16), commitment: 'cc', shares: [] };
const PLAYING: TableMessage = {
  is: 'table',
  n: 5,
  key: '',
  now: 0,
  table: 't1',
  game: 'some_game',
  status: 'playing',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bo' },
    { kind: 'bot', name: 'Cedar', level: 'easy' },
  ],
  you: 'A',
  options: {},
  hints: true,
  fair: FAIR,
  view: { pile: 0 },
  turn: 'A',
  chat: [],
};
const MOVES = [
  { move: 'give B', fact: ['choice.give'] as Fact },
  { move: 'give C', fact: ['choice.give'] as Fact },
];

let table: Table;
let socket: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 403 })));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sitDown(changes: Partial<TableMessage> = {}): void {
  table = new Table('t1');
  socket = FakeSocket.last;
  socket.greet({ ...PLAYING, ...changes });
}
async function offer(moves = MOVES): Promise<void> {
  const { key, seat } = socket.lastSent('choices');
  socket.tell({ is: 'choices', key, at: table.now?.n, seat, moves });
  await settle();
}
async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}
const told = (...facts: string[]) => facts.map((name): Fact => [name]);
const update = (u: number, changes: object) => socket.tell({ u, ...changes });
const asked = () => socket.sent.filter((message) => message.do === 'choices').length;

test('who is asked to choose is offered the choices', async () => {
  sitDown();
  await offer();
  expect(table.choices).toEqual(MOVES);
  expect(table.eyes).toBe('A');
});

test('a draft becomes a move when it is confirmed, or picked again', async () => {
  sitDown();
  await offer();
  table.pick('give ?');
  expect(table.isComplete).toBe(false);
  table.pick('give C');
  expect(table.isComplete).toBe(true);
  table.pick('give C');
  expect(socket.lastSent('move')).toMatchObject({ seat: 'A', at: 5, move: 'give C' });
  expect(table.isSending).toBe(true);
  expect(table.choices).toEqual([]);
  update(6, { k: socket.lastSent('move').key, s: [['gave'], { pile: 1 }], t: 'C' });
  await settle();
  expect(table.isSending).toBe(false);
  expect(table.draft).toBe('');
  expect(table.view).toEqual({ pile: 1 });
});

test('a refused move gives the choices back, and says why', async () => {
  sitDown();
  await offer();
  table.pick('give C');
  void table.confirm();
  socket.tell({ is: 'refused', key: socket.lastSent('move').key, kind: 'stale', reason: 'moved on' });
  await settle();
  expect(table.refusal?.kind).toBe('stale');
  await offer();
  expect(table.choices).toEqual(MOVES);
  expect(table.draft).toBe('give C');
});

test('what others do is shown step by step, each long enough to be seen', async () => {
  sitDown({ turn: 'C' });
  update(6, { s: [['rolled'], { pile: 1 }, ['gave'], { pile: 2 }], t: 'B' });
  expect(table.view).toEqual({ pile: 1 });
  expect(table.happened).toEqual(told('rolled'));
  expect(table.turn).toBe('');
  expect(table.isBehind).toBe(true);
  await settle(750);
  expect(table.view).toEqual({ pile: 2 });
  expect(table.turn).toBe('B');
  expect(table.log.map(({ facts }) => facts)).toEqual([told('rolled'), told('gave')]);
});

test('a move is no longer on its way once the first of what it led to is shown', async () => {
  sitDown();
  await offer();
  table.pick('give B');
  void table.confirm();
  update(6, { k: socket.lastSent('move').key, s: [['gave'], {}, ['rolled']], t: 'B' });
  expect(table.isSending).toBe(false);
  expect(table.isBehind).toBe(true);
});

test('the rest can be skipped', async () => {
  sitDown({ turn: 'C' });
  for (let u = 6; u <= 9; ++u) update(u, { s: [['rolled'], { pile: u }], t: u === 9 ? 'A' : 'C' });
  table.skip();
  expect(table.view).toEqual({ pile: 9 });
  await offer();
  expect(table.choices).toEqual(MOVES);
});

test('choices are asked for when all is shown, not before', async () => {
  sitDown({ turn: 'C' });
  update(6, { s: [['rolled']], t: 'C' });
  update(7, { s: [['gave']], t: 'A' });
  expect(asked()).toBe(0);
  await settle(750);
  expect(asked()).toBe(1);
});

test('fields that are null are no more', () => {
  sitDown({ turn: '', view: { pile: 1, rolled: 'D' } });
  update(6, { s: [['ended'], { rolled: null }] });
  expect(table.view).toEqual({ pile: 1 });
});

test('what others choose at the same time does not disturb what is half put together', async () => {
  sitDown({ turn: 'AB' });
  await offer();
  table.pick('give ?');
  update(6, { s: [['chose_unseen']], t: 'A' });
  await settle();
  expect(table.draft).toBe('give ?');
  await offer();
  expect(table.draft).toBe('give ?');
  table.pick('give B');
  void table.confirm();
  expect(socket.lastSent('move')).toMatchObject({ at: 6 });
});

test('another question forgets what was put together for the last', async () => {
  sitDown({ turn: 'AB' });
  await offer();
  table.pick('give ?');
  update(6, { s: [['chose_unseen']], t: 'A' });
  await settle();
  await offer([{ move: 'keep', fact: ['choice.keep'] }]);
  expect(table.draft).toBe('');
});

test('chat and people change nothing of the choices', async () => {
  sitDown();
  await offer();
  table.pick('give ?');
  update(6, { said: { seat: 'B', text: 'hello' }, t: 'A' });
  const away = PLAYING.seats.map((seat, i) => (i === 1 ? { ...seat, held: true } : seat));
  update(7, { seats: away, t: 'A' });
  await settle(10);
  expect(table.chat).toEqual([{ seat: 'B', text: 'hello' }]);
  expect(table.draft).toBe('give ?');
  expect(table.log.at(-1)?.facts).toEqual([['people.held', { who: 'B' }]]);
});

test('what people say and do is told at once, also while more is to be shown', () => {
  sitDown({ turn: 'C' });
  update(6, { s: [['rolled'], {}, ['gave']], t: 'C' });
  update(7, { said: { seat: 'B', text: 'oh' }, t: 'C' });
  update(8, { seats: [{ kind: 'person', name: 'Ann', held: true }, ...PLAYING.seats.slice(1)], t: 'C' });
  expect(table.isBehind).toBe(true);
  expect(table.chat).toHaveLength(1);
  expect(table.now?.seats[0]?.held).toBe(true);
});

test('choices that come while more is to be shown are asked for again after it', async () => {
  sitDown();
  const { key } = socket.lastSent('choices');
  update(6, { s: [['rolled']], t: 'A' });
  update(7, { s: [['rolled']], t: 'A' });
  socket.tell({ is: 'choices', key, at: 7, seat: 'A', moves: MOVES });
  await settle();
  expect(table.choices).toEqual([]);
  await settle(750);
  await offer();
  expect(table.choices).toEqual(MOVES);
});

test('a seat that a bot holds is not asked', () => {
  sitDown({ seats: [{ kind: 'person', name: 'Ann', held: true }, ...PLAYING.seats.slice(1)] });
  expect(table.asked).toEqual([]);
  expect(asked()).toBe(0);
});

test('where people with secrets share a screen, nothing is seen before it is handed over', async () => {
  const secrets = { you: 'AB', view: undefined, views: { A: { hand: 1 }, B: { hand: 2 } }, turn: 'AB' };
  sitDown(secrets);
  expect(table.handOverTo).toBe('A');
  expect(asked()).toBe(0);
  table.handOver();
  expect(table.handOverTo).toBeNull();
  expect(table.view).toEqual({ hand: 1 });
  await offer();
  table.pick('give B');
  void table.confirm();
  update(6, { k: socket.lastSent('move').key, s: [['chose'], { views: { A: { hand: 0 }, B: {} } }], t: 'B' });
  update(7, { s: [['waited'], {}, ['waited']], t: 'B' });
  await settle(5000);
  expect(table.handOverTo).toBe('B');
  table.handOver();
  expect(table.view).toEqual({ hand: 2 });
});

test('who has the screen keeps it until another of them has to choose', async () => {
  sitDown({ you: 'AB', view: undefined, views: { A: {}, B: {} }, turn: 'B' });
  table.handOver();
  expect(table.eyes).toBe('B');
  update(6, { s: [['gave']], t: 'C' });
  await settle(750);
  expect(table.handOverTo).toBeNull();
  expect(table.eyes).toBe('B');
});

test('before the game it adds a share to the dice, and shows it when all have committed', async () => {
  sitDown({ status: 'dealing', turn: '', view: undefined });
  const { hash } = socket.lastSent('commit');
  update(6, { share: { seat: 'A', hash: hash as string } });
  await settle();
  expect(socket.sent.some((message) => message.do === 'show')).toBe(false);
  update(7, { share: { seat: 'B', hash: null } });
  await settle();
  const { share } = socket.lastSent('show');
  expect(commitmentTo(share as string, 'A', FAIR.game)).toBe(hash);
  expect(commitmentsShown('t1')).toEqual({ game: FAIR.game, server: 'cc', seats: { A: hash } });
});

test('a share is not shown to a server that tells another commitment', async () => {
  sitDown({ status: 'dealing', turn: '', view: undefined });
  update(6, { share: { seat: 'A', hash: 'ff'.repeat(32) } });
  update(7, { share: { seat: 'B', hash: null } });
  await settle();
  expect(socket.sent.some((message) => message.do === 'show')).toBe(false);
});

test('a hint belongs to its question', async () => {
  sitDown();
  await offer();
  void table.askForHint();
  socket.tell({ is: 'hint', key: socket.lastSent('hint').key, seat: 'A', moves: [{ move: 'give B', weight: 1 }] });
  await settle();
  expect(table.hint).toHaveLength(1);
  update(6, { s: [['passed']], t: 'C' });
  expect(table.hint).toEqual([]);
});

test('the log is still there after a reload', async () => {
  sitDown({ turn: 'C' });
  update(6, { s: [['rolled']], t: 'C' });
  await settle();
  table.close();
  sitDown({ n: 6, turn: 'C' });
  expect(table.log.map(({ facts }) => facts)).toEqual([told('rolled')]);
});
