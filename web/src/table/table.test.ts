import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fact, Seat, TableMessage } from '../protocol';
import { FakeSocket } from '../server/fake_socket';
import { commitmentTo } from './fair_shares';
import { fairShown } from './fair_shown';
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
/** The same as the server writes them. */
const OFFER = [
  ['give B', ['choice.give']],
  ['give C', ['choice.give']],
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

/** Ann is to move, unless the table says otherwise. */
function sitDown(
  changes: Partial<Omit<TableMessage, 'choices'>> & { choices?: object } = { choices: { A: OFFER } },
): void {
  table = new Table('t1');
  socket = FakeSocket.last;
  socket.greet({ ...PLAYING, ...changes });
}
async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}
async function reconnect(ms = 5000): Promise<void> {
  socket.lose();
  await settle(ms);
  socket = FakeSocket.last;
  socket.open();
}
const welcomeBack = (changes: object) => socket.tell({ is: 'ack', key: socket.lastSent('hello').key, ...changes });
const told = (...facts: string[]) => facts.map((name): Fact => [name]);
const update = (u: number, changes: object) => socket.tell({ u, ...changes });

test('a player who is to move is offered the choices', async () => {
  sitDown();
  expect(table.choices).toEqual(MOVES);
  expect(table.eyes).toBe('A');
});

test('a draft becomes a move when it is confirmed or picked again', async () => {
  sitDown();
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

test('a refused move restores the choices and gives the reason', async () => {
  sitDown();
  table.pick('give C');
  void table.confirm();
  socket.tell({ is: 'refused', key: socket.lastSent('move').key, kind: 'stale', reason: 'moved on' });
  await settle();
  expect(table.refusal?.kind).toBe('stale');
  expect(table.choices).toEqual(MOVES);
  expect(table.draft).toBe('give C');
});

test('shows the moves of others one by one, each long enough to see', async () => {
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

test('sending ends when the first result of the move is shown', async () => {
  sitDown();
  table.pick('give B');
  void table.confirm();
  update(6, { k: socket.lastSent('move').key, s: [['gave'], {}, ['rolled']], t: 'B' });
  expect(table.isSending).toBe(false);
  expect(table.isBehind).toBe(true);
});

test('sending ends too when a secret choice shows nothing', async () => {
  sitDown({ turn: 'AB', choices: { A: OFFER } });
  table.pick('give B');
  void table.confirm();
  update(6, { k: socket.lastSent('move').key, t: 'B' });
  await settle();
  expect(table.isSending).toBe(false);
  update(7, { s: [['rolled']], t: 'A', c: { A: OFFER } });
  await settle();
  expect(table.choices).toEqual(MOVES);
  expect(table.draft).toBe('');
});

test('queued updates can be skipped', async () => {
  sitDown({ turn: 'C' });
  for (let u = 6; u <= 9; ++u)
    update(u, { s: [['rolled'], { pile: u }], ...(u === 9 ? { t: 'A', c: { A: OFFER } } : { t: 'C' }) });
  table.skip();
  expect(table.view).toEqual({ pile: 9 });
  expect(table.choices).toEqual(MOVES);
});

test('offers the choices only after everything before them has been shown', async () => {
  sitDown({ turn: 'C' });
  update(6, { s: [['rolled']], t: 'C' });
  update(7, { s: [['gave']], t: 'A', c: { A: OFFER } });
  expect(table.choices).toEqual([]);
  await settle(750);
  expect(table.choices).toEqual(MOVES);
});

test('offers the choices again after a reconnect, once the missed updates are shown', async () => {
  sitDown();
  table.pick('give ?');
  await reconnect();
  update(6, { s: [['chose_unseen'], {}, ['chose_unseen']], t: 'A' });
  welcomeBack({ n: 6, choices: { A: OFFER } });
  await settle(750);
  expect(table.choices).toEqual(MOVES);
  expect(table.draft).toBe('give ?');
});

test('a question that is asked after a reconnect replaces the one that was open then', async () => {
  sitDown({ turn: 'C' });
  await reconnect();
  update(6, { s: [['rolled'], {}, ['rolled']], t: 'A' });
  welcomeBack({ n: 6, choices: { A: OFFER } });
  update(7, { s: [['gave']], t: 'A', c: { A: [['keep', ['choice.keep']]] } });
  await settle(5000);
  expect(table.choices).toEqual([{ move: 'keep', fact: ['choice.keep'] }]);
});

test('a whole table replaces choices that were not shown yet', async () => {
  sitDown({ turn: 'C' });
  await reconnect();
  for (let u = 6; u < 12; ++u) update(u, { s: [['rolled'], {}, ['rolled']], t: u === 11 ? 'A' : 'C' });
  welcomeBack({ n: 11, choices: { A: OFFER } });
  await reconnect(500);
  expect(table.isBehind).toBe(true);
  socket.tell({ ...PLAYING, n: 40, choices: { A: [['keep', ['choice.keep']]] }, key: socket.lastSent('hello').key });
  await settle(5000);
  expect(table.choices).toEqual([{ move: 'keep', fact: ['choice.keep'] }]);
});

test('a move that was made before the connection was lost counts as sent until its result is shown', async () => {
  sitDown();
  table.pick('give B');
  void table.confirm();
  const { key } = socket.lastSent('move');
  await reconnect();
  update(6, { s: [['rolled'], {}, ['rolled']], t: 'A' });
  update(7, { s: [['gave']], t: 'A' });
  welcomeBack({ n: 7, choices: { A: OFFER } });
  expect(socket.lastSent('move').key).toBe(key);
  socket.tell({ is: 'ack', key, n: 7 });
  await settle();
  expect(table.isSending).toBe(true);
  await settle(1500);
  expect(table.isSending).toBe(false);
  expect(table.draft).toBe('');
  expect(table.choices).toEqual(MOVES);
});

test('changes some elements of a list', () => {
  sitDown({ turn: '', view: { pile: 1, hand: [{ name: 'Fox', value: 3 }, { name: 'Owl' }, { name: 'Elk' }] } });
  const before = table.view;
  update(6, { s: [['drew'], { hand: { 0: { value: null }, 3: { name: 'Bat' } } }] });
  expect(table.view).toEqual({ pile: 1, hand: [{ name: 'Fox' }, { name: 'Owl' }, { name: 'Elk' }, { name: 'Bat' }] });
  expect(before).toMatchObject({ hand: [{ value: 3 }, {}, {}] });
  sitDown({ turn: '', view: { pile: 1, hand: [{ name: 'Fox' }, { name: 'Owl' }] } });
  update(6, { s: [['gave'], { hand: [{ name: 'Yak' }] }] });
  expect(table.view).toEqual({ pile: 1, hand: [{ name: 'Yak' }] });
});

test('removes fields that are null', () => {
  sitDown({ turn: '', view: { pile: 1, rolled: 'D' } });
  update(6, { s: [['ended'], { rolled: null }] });
  expect(table.view).toEqual({ pile: 1 });
});

test('simultaneous choices of others do not disturb a half-made draft', async () => {
  sitDown({ turn: 'AB', choices: { A: OFFER } });
  table.pick('give ?');
  update(6, { s: [['chose_unseen'], {}, ['chose_unseen']], t: 'A' });
  await settle(750);
  expect(table.choices).toEqual(MOVES);
  expect(table.draft).toBe('give ?');
  table.pick('give B');
  void table.confirm();
  expect(socket.lastSent('move')).toMatchObject({ at: 6 });
});

test('a new question clears the old draft', async () => {
  sitDown({ turn: 'AB', choices: { A: OFFER } });
  table.pick('give ?');
  update(6, { s: [['chose_unseen']], t: 'A', c: { A: [['keep', ['choice.keep']]] } });
  await settle();
  expect(table.draft).toBe('');
});

test('chat and changes of seats leave the choices alone', async () => {
  sitDown();
  table.pick('give ?');
  update(6, { said: { seat: 'B', text: 'hello' }, t: 'A' });
  const away = PLAYING.seats.map((seat, i) => (i === 1 ? { ...seat, held: true } : seat));
  update(7, { seats: away, t: 'A' });
  await settle(10);
  expect(table.chat).toEqual([{ seat: 'B', text: 'hello' }]);
  expect(table.draft).toBe('give ?');
  expect(table.log.at(-1)?.facts).toEqual([['people.held', { who: 'B' }]]);
});

test('chat and changes of seats are shown at once, even while updates are queued', () => {
  sitDown({ turn: 'C' });
  update(6, { s: [['rolled'], {}, ['gave']], t: 'C' });
  update(7, { said: { seat: 'B', text: 'oh' }, t: 'C' });
  update(8, { seats: [{ kind: 'person', name: 'Ann', held: true }, ...PLAYING.seats.slice(1)], t: 'C' });
  expect(table.isBehind).toBe(true);
  expect(table.chat).toHaveLength(1);
  expect(table.now?.seats[0]?.held).toBe(true);
});

test('a seat played by a bot is not asked', () => {
  sitDown({ seats: [{ kind: 'person', name: 'Ann', held: true }, ...PLAYING.seats.slice(1)] });
  expect(table.asked).toEqual([]);
  expect(table.choices).toEqual([]);
});

test('players with secrets who share a device see nothing before the handover', async () => {
  const secrets = { you: 'AB', view: undefined, views: { A: { hand: 1 }, B: { hand: 2 } }, turn: 'AB' };
  sitDown({ ...secrets, choices: { A: OFFER, B: OFFER } });
  expect(table.handOverTo).toBe('A');
  expect(table.choices).toEqual([]);
  table.handOver();
  expect(table.handOverTo).toBeNull();
  expect(table.view).toEqual({ hand: 1 });
  table.pick('give B');
  void table.confirm();
  update(6, { k: socket.lastSent('move').key, s: [['chose'], { views: { A: { hand: 0 }, B: {} } }], t: 'B' });
  update(7, { s: [['waited'], {}, ['waited']], t: 'B' });
  await settle(5000);
  expect(table.handOverTo).toBe('B');
  table.handOver();
  expect(table.view).toEqual({ hand: 2 });
});

test('the device stays with a player until another one is to move', async () => {
  sitDown({ you: 'AB', view: undefined, views: { A: {}, B: {} }, turn: 'B' });
  table.handOver();
  expect(table.eyes).toBe('B');
  update(6, { s: [['gave']], t: 'C' });
  await settle(750);
  expect(table.handOverTo).toBeNull();
  expect(table.eyes).toBe('B');
});

const NONE = 'ff'.repeat(32);

/** Ann's table before the first roll; resolves to the commitment that her browser has sent. */
function deal(changes: Partial<TableMessage> = {}): string {
  sitDown({ status: 'dealing', turn: '', view: undefined, ...changes });
  return socket.lastSent('commit').hash as string;
}

/** What the server shows of a share. */
const shows = (u: number, seat: Seat, hash: string | null, share?: string) => {
  update(u, { share: { seat, hash, ...(share && { share }) } });
  return settle();
};
const BEGIN = { s: [['begins'], {}, ['rolled', 'A'], { pile: 1 }], status: 'playing', t: 'A', c: { A: OFFER } };

test('contributes a share to the dice, and reveals it once all have committed', async () => {
  const hash = deal();
  await shows(6, 'A', hash);
  expect(socket.sent.some((message) => message.do === 'show')).toBe(false);
  await shows(7, 'B', null);
  const { share } = socket.lastSent('show') as unknown as { share: string };
  expect(commitmentTo(share, 'A', FAIR.game)).toBe(hash);
  await shows(8, 'A', hash, share);
  update(9, BEGIN);
  await settle(2000);
  expect(table.doubt).toBeNull();
  expect(table.choices).toEqual(MOVES);
  const shares = [{ seat: 'A', hash, share }, { seat: 'B', hash: null }]; // prettier-ignore
  const { isEarly, fair } = fairShown('t1')!;
  expect(isEarly).toBe(true);
  expect(fair).toEqual({ ...FAIR, shares: expect.arrayContaining(shares) as unknown });
});

test('a server that alters our commitment does not get the share, and is doubted at once', async () => {
  deal();
  await shows(6, 'A', NONE);
  expect(table.doubt).toBe('replaced');
  await shows(7, 'B', null);
  expect(socket.sent.some((message) => message.do === 'show')).toBe(false);
});

test('if our share is dropped, the first roll is not shown before the player has decided to play on', async () => {
  deal();
  await shows(6, 'A', null);
  await shows(7, 'B', null);
  expect(table.doubt).toBe('dropped');
  update(8, BEGIN);
  await settle(5000);
  table.skip();
  expect([table.asksToPlayOn, table.now?.status, table.log]).toEqual([true, 'dealing', []]);
  table.playOn();
  await settle(2000);
  expect([table.asksToPlayOn, table.now?.status, table.doubt]).toEqual([false, 'playing', 'dropped']);
  expect(table.choices).toEqual(MOVES);
  table.close();
  sitDown({
    n: 8,
    fair: {
      ...FAIR,
      shares: [
        { seat: 'A', hash: null },
        { seat: 'B', hash: null },
      ],
    },
  });
  expect([table.asksToPlayOn, table.doubt]).toEqual([false, 'dropped']);
});

test('a share that was revealed but not used is noticed before the first roll', async () => {
  const hash = deal();
  await shows(6, 'A', hash);
  await shows(7, 'B', null);
  socket.lastSent('show');
  await shows(8, 'A', hash);
  expect(table.doubt).toBeNull();
  update(9, BEGIN);
  await settle(2000);
  expect([table.doubt, table.asksToPlayOn, table.log]).toEqual(['dropped', true, []]);
});

test('after a reload, the same share is sent again and still missed', async () => {
  const hash = deal();
  table.close();
  expect(deal()).toBe(hash);
  table.close();
  sitDown({
    fair: {
      ...FAIR,
      shares: [
        { seat: 'A', hash: null },
        { seat: 'B', hash: null },
      ],
    },
  });
  expect([table.doubt, table.asksToPlayOn]).toEqual(['dropped', true]);
});

test('commitments that change after they were shown are doubted, and get no share', async () => {
  const hash = deal();
  await shows(6, 'A', hash);
  table.close();
  const shares = [{ seat: 'A', hash }, { seat: 'B', hash: NONE }]; // prettier-ignore
  sitDown({ status: 'dealing', turn: '', view: undefined, fair: { ...FAIR, shares } });
  expect(table.doubt).toBeNull();
  table.close();
  sitDown({ status: 'dealing', turn: '', view: undefined, fair: { ...FAIR, commitment: 'dd', shares } });
  expect(table.doubt).toBe('changed');
  expect(socket.sent.some((message) => message.do === 'show')).toBe(false);
});

test('another device of the same guest, which sent nothing, does not complain', () => {
  sitDown({ fair: { ...FAIR, shares: [{ seat: 'A', hash: NONE }, { seat: 'B', hash: null }] } }); // prettier-ignore
  expect(table.doubt).toBeNull();
  expect(fairShown('t1')?.isEarly).toBe(false);
});

test('whoever was away while shares were collected sends none, and does not complain', async () => {
  sitDown({ status: 'open', turn: '', view: undefined });
  await reconnect();
  update(6, { status: 'dealing' });
  update(7, { share: { seat: 'A', hash: null } });
  update(8, { share: { seat: 'B', hash: null } });
  update(9, BEGIN);
  welcomeBack({ n: 9 });
  await settle(3000);
  expect(socket.sent.some((message) => message.do === 'commit')).toBe(false);
  expect([table.now?.status, table.doubt]).toEqual(['playing', null]);
});

test('a hint is dropped with its question', async () => {
  sitDown();
  void table.askForHint();
  socket.tell({ is: 'hint', key: socket.lastSent('hint').key, seat: 'A', moves: [{ move: 'give B', weight: 1 }] });
  await settle();
  expect(table.hint).toHaveLength(1);
  update(6, { s: [['passed']], t: 'C' });
  expect(table.hint).toEqual([]);
});

test('the log survives a reload', async () => {
  sitDown({ turn: 'C' });
  update(6, { s: [['rolled']], t: 'C' });
  await settle();
  table.close();
  sitDown({ n: 6, turn: 'C' });
  expect(table.log.map(({ facts }) => facts)).toEqual([told('rolled')]);
});
