import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CROWD } from '../games_for_tests';
import { me } from '../me.svelte';
import type { Fact, SeatShown, TableMessage } from '../protocol';
import { router } from '../router.svelte';
import { fakeServer, refusal } from '../server/fake_server';
import { FakeSocket } from '../server/fake_socket';
import { keepSentShare } from '../table/sent_shares';
import TablePage from './TablePage.svelte';

const ANN: SeatShown = { kind: 'person', name: 'Ann' };
const BO: SeatShown = { kind: 'person', name: 'Bo' };
const CEDAR: SeatShown = { kind: 'bot', name: 'Cedar', level: 'easy' };
const usual = {
  'GET /api/games': { games: [CROWD] },
  'GET /api/me': { name: 'Ann' },
  'POST /api/me': { name: 'Ann' },
};
/** The choices of seat A, as the server writes them. */
const OFFER = {
  A: [
    ['back A', ['people.back', 'A']],
    ['back B', ['people.back', 'B']],
  ],
};

let socket: FakeSocket;

beforeEach(() => {
  me.forget();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Changes = Partial<Omit<TableMessage, 'choices'>> & { choices?: typeof OFFER };

async function come(changes: Changes, address = '/table/t1', answers: Record<string, unknown> = usual) {
  const requests = fakeServer(answers);
  router.go(address);
  render(TablePage, { id: 't1' });
  greet(changes);
  await waitFor(() => expect(screen.queryByText('Joining the table…')).toBeNull());
  return requests;
}
function greet(changes: Changes) {
  socket = FakeSocket.last;
  const table = {
    is: 'table',
    n: 5,
    now: Date.now(),
    table: 't1',
    game: 'crowd',
    options: {},
    hints: true,
    turn: '',
    chat: [],
  };
  const fair = { game: '00'.repeat(16), commitment: 'cc', shares: [] };
  socket.greet({ ...table, status: 'playing', seats: [ANN, BO, CEDAR], you: 'A', view: {}, fair, ...changes });
  socket.tell({ is: 'here', seats: changes.you ?? 'A', watching: 0 });
}
const sent = (what: string) => socket.sent.filter((message) => message.do === what);

test('a table against bots starts automatically', async () => {
  await come({ status: 'open', seats: [ANN, CEDAR], view: undefined });
  await waitFor(() => expect(sent('start')).toHaveLength(1));
});

test('a table with other people starts on a click, once all seats are taken', async () => {
  await come({ status: 'open', seats: [ANN, { kind: 'invite' }], view: undefined, invite: 'c0de' });
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' });
  expect(start.disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Send this link to your friends').value).toMatch(
    /\/table\/t1\?code=c0de$/,
  );
  socket.tell({ u: 6, seats: [ANN, BO] });
  await waitFor(() => expect(start.disabled).toBe(false));
  expect(sent('start')).toEqual([]);
  await fireEvent.click(start);
  expect(sent('start')).toHaveLength(1);
});

test('an invited player gives a name, reconnects, and takes a seat with the code', async () => {
  const stranger = { ...usual, 'GET /api/me': {} };
  const open: Changes = { status: 'open', seats: [BO, { kind: 'invite' }], you: '', view: undefined };
  await come(open, '/table/t1?code=c0de', stranger);
  await fireEvent.click(screen.getByRole('button', { name: 'Sit here' }));
  const input = await screen.findByLabelText<HTMLInputElement>('What should we call you?');
  await fireEvent.input(input, { target: { value: 'Ann' } });
  await fireEvent.submit(input.form!);
  await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  greet(open);
  expect(socket.lastSent('sit')).toMatchObject({ seat: 'B', code: 'c0de' });
});

test('a reserved seat is not offered without the code', async () => {
  await come({ status: 'open', seats: [BO, { kind: 'invite' }], you: '', view: undefined });
  expect(screen.queryByRole('button', { name: 'Sit here' })).toBeNull();
});

test('the main button describes the choice, which can be cleared and confirmed', async () => {
  await come({ turn: 'A', choices: OFFER });
  const list = within(await screen.findByRole('list', { name: 'All choices' }));
  await fireEvent.click(list.getByRole('button', { name: 'Bo is back.' }));
  const main = () => document.querySelector<HTMLButtonElement>('.actions .main')!;
  expect(main().textContent).toContain('Bo is back.');
  await fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(main().disabled).toBe(true);
  await fireEvent.click(list.getByRole('button', { name: 'You are back.' }));
  await fireEvent.click(main());
  expect(socket.lastSent('move')).toMatchObject({ seat: 'A', at: 5, move: 'back A' });
});

test('a hint ranks the moves, with chances and reasons', async () => {
  await come({ turn: 'A', choices: OFFER });
  await fireEvent.click(await screen.findByRole('button', { name: 'Hint' }));
  const reasons: Fact[] = [['people.agrees', { who: 'B' }]];
  const moves = [{ move: 'back B', chance: 0.62, weight: 1, reasons }, { move: 'back A', chance: 0.3, weight: 0 }]; // prettier-ignore
  socket.tell({ is: 'hint', key: socket.lastSent('hint').key, seat: 'A', moves });
  const ranked = within(await screen.findByRole('list', { name: /What a strong bot would do/ })).getAllByRole('button');
  expect(ranked[0]?.textContent).toMatch(/Bo is back\..*62% chance of winning.*Bo would like to end/s);
  await fireEvent.click(ranked[1]!);
  expect(document.querySelector('.actions .main')?.textContent).toContain('You are back.');
});

test.each([
  [{ next_place: 0.33 }, '33% chance of taking the next place'],
  [{ points: 31 }, '31 points expected'],
  [{ lead: 1.25 }, '1.3 points ahead on average'],
  [{ lead: -0.8 }, '0.8 points behind on average'],
])('a hint says what its value counts: %o', async (value, said) => {
  await come({ turn: 'A', choices: OFFER });
  await fireEvent.click(await screen.findByRole('button', { name: 'Hint' }));
  const moves = [{ move: 'back B', weight: 1, ...value }];
  socket.tell({ is: 'hint', key: socket.lastSent('hint').key, seat: 'A', moves });
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a screen reader announces what happened and what is asked', async () => {
  await come({ turn: 'C' });
  const live = document.querySelector('[aria-live=polite]')!;
  expect(live.textContent).toContain('Cedar is choosing.');
  socket.tell({ u: 6, s: [['people.back', 'B']], t: 'AB' });
  await waitFor(() => expect(live.textContent).toContain('Bo is back. Your turn.'));
});

test('shows who is still choosing', async () => {
  await come({ turn: 'BC' });
  expect(document.querySelector('.asks')?.textContent).toBe('Bo and Cedar are still choosing.');
});

test('a lost connection shows a quiet notice and changes nothing else', async () => {
  await come({ turn: 'C' });
  socket.lose();
  await screen.findByText(/Connection lost/);
  screen.getByRole('list', { name: 'Players' });
});

test('stepping away gives the seat to a bot, and a click takes it back', async () => {
  await come({ turn: 'C' });
  await fireEvent.click(screen.getByRole('button', { name: /Step away/ }));
  expect(sent('leave')).toHaveLength(1);
  socket.tell({ u: 6, seats: [{ ...ANN, held: true }, BO, CEDAR], t: 'C' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Take over again' }));
  expect(socket.lastSent('back')).toMatchObject({ seat: 'A' });
});

test('a player can agree to end the game', async () => {
  await come({ turn: 'C', seats: [ANN, { ...BO, agrees: true }, CEDAR] });
  await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(sent('end')).toHaveLength(1);
});

test('a chat message refused as too fast is not lost', async () => {
  await come({ turn: 'C' });
  await fireEvent.click(screen.getByRole('tab', { name: /Chat/ }));
  const input = screen.getByLabelText<HTMLInputElement>('Write a message');
  await fireEvent.input(input, { target: { value: 'Well rolled!' } });
  await fireEvent.submit(input.form!);
  expect(input.value).toBe('');
  socket.tell({ is: 'refused', key: socket.lastSent('say').key, kind: 'too_fast', reason: '' });
  await screen.findByText(/That was too fast/);
  expect(input.value).toBe('Well rolled!');
});

test('at the end: places and points, rematch, replay, dice check, record', async () => {
  await come({ status: 'over', result: { places: [2, 1, 3], points: [5, 9, 0] } });
  screen.getByRole('heading', { name: 'Bo won!' });
  const standings = within(document.querySelector<HTMLElement>('section ol')!).getAllByRole('listitem');
  expect(standings.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
    '1 Bo 9 points',
    '2 You 5 points',
    '3 Cedar 0 points',
  ]);
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/t1');
  expect(screen.getByRole('link', { name: 'Check the dice' }).getAttribute('href')).toBe('/check/t1');
  expect(screen.getByRole('link', { name: /record/ }).hasAttribute('download')).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Play again' }));
  socket.tell({ u: 6, k: socket.lastSent('rematch').key, rematch: 't2' });
  await waitFor(() => expect(location.pathname).toBe('/table/t2'));
});

test('a table that no longer exists says so', async () => {
  fakeServer({ ...usual, 'GET /api/tables/t1/record': refusal(404, 'gone', 'there is no such table') });
  render(TablePage, { id: 't1' });
  FakeSocket.last.lose();
  await screen.findByRole('heading', { name: 'This table no longer exists' });
});

test('a spectator is offered no choices', async () => {
  await come({ you: '', turn: 'AB' });
  expect(document.querySelector('.asks')?.textContent).toBe('Ann and Bo are still choosing.');
  expect(document.querySelector('.actions')).toBeNull();
});

const DROPPED = { game: '00'.repeat(16), commitment: 'cc', shares: [{ seat: 'A', hash: null }] };

test('a player whose share was not used is warned once, and can play on knowing it', async () => {
  keepSentShare('t1', { seat: 'A', hash: 'aa', share: 'bb' });
  await come({ turn: 'A', choices: OFFER, fair: DROPPED });
  const warning = within(screen.getByRole('alert'));
  warning.getByRole('heading', { name: 'Your share of the dice was not used.' });
  expect(document.querySelector('.actions')).toBeNull();
  await fireEvent.click(warning.getByRole('button', { name: 'Play on anyway' }));
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('Your share of the dice was not used.');
  expect(document.querySelector('.actions')).not.toBeNull();
});

test('a player whose share was not used can leave', async () => {
  keepSentShare('t1', { seat: 'A', hash: 'aa', share: 'bb' });
  await come({ turn: 'A', choices: OFFER, fair: DROPPED });
  await fireEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
  expect(sent('leave')).toHaveLength(1);
  expect(location.pathname).toBe('/');
});

test('dice that cannot be checked are not called right, and are wrong if there was a doubt', async () => {
  const over: Changes = { status: 'over', result: { places: [1, 2, 3] } };
  await come(over);
  expect((await screen.findByText('The dice could not be checked.')).closest('.verdict')?.className).toMatch(/note/);
  cleanup();
  keepSentShare('t1', { seat: 'A', hash: 'aa', share: 'bb' });
  await come({ ...over, fair: DROPPED });
  expect((await screen.findByText('The dice could not be checked.')).closest('.verdict')?.className).toMatch(/wrong/);
});
