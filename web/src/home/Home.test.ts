import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CROWD, DUEL } from '../games_for_tests';
import { me } from '../me.svelte';
import { fakeServer, refusal } from '../server/fake_server';
import Home from './Home.svelte';

const TABLES = [
  {
    table: 'mine', game: 'crowd', status: 'playing', you: 'A', turn: 'A', since: Date.now() - 300_000,
    seats: [{ kind: 'person', name: 'Ann' }, { kind: 'person', name: 'Bo' }],
  },
  {
    table: 'old', game: 'duel', status: 'over', you: 'B', turn: '', since: 1,
    seats: [{ kind: 'person', name: 'Bo' }, { kind: 'person', name: 'Ann' }],
  },
]; // prettier-ignore
const OPEN = [
  TABLES[0],
  { table: 'open', game: 'duel', status: 'open', turn: '', since: 0, seats: [{ kind: 'person', name: 'Di' }, { kind: 'open' }] },
]; // prettier-ignore

const usual = {
  'GET /api/games': { games: [CROWD, DUEL] },
  'GET /api/me': { name: 'Ann' },
  'GET /api/tables?mine': { tables: TABLES },
  'GET /api/tables': { tables: OPEN },
  'POST /api/me': { name: 'Ann' },
  'POST /api/tables': { table: 't9', invite: 'abc' },
};

beforeEach(() => {
  me.forget();
  history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

async function home() {
  render(Home);
  await screen.findByRole('heading', { name: 'Crowd' });
}
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('article')!);

test('an unreachable server is reported, with a retry', async () => {
  fakeServer({});
  render(Home);
  expect((await screen.findByRole('alert')).textContent).toContain('Cannot reach the server');
  fakeServer(usual);
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Crowd' });
});

test('each game shows its players, duration, description and three ways to start', async () => {
  fakeServer(usual);
  await home();
  const crowd = card('Crowd');
  crowd.getByText(/2–5 players · 30–45 minutes/);
  crowd.getByText('Many dice meet.');
  crowd.getByRole('button', { name: /Play against bots/ });
  expect(crowd.getByRole('link', { name: /Invite friends/ }).getAttribute('href')).toBe('/new/crowd');
  expect(crowd.getByRole('link', { name: /Learn the rules/ }).getAttribute('href')).toBe('/rules/crowd');
  card('Duel').getByText(/^2 players · 5–10 minutes/);
});

test('one click opens a table against bots and goes there', async () => {
  const requests = fakeServer(usual);
  await home();
  await fireEvent.click(card('Crowd').getByRole('button', { name: /Play against bots/ }));
  await waitFor(() => expect(location.pathname).toBe('/table/t9'));
  const opened = requests.find(({ method, path }) => method === 'POST' && path === '/api/tables');
  expect(opened?.body).toMatchObject({ game: 'crowd', seats: ['me', 'bot:medium', 'bot:medium'], hints: true });
});

test('a player without a name is asked for one in place, with a suggestion', async () => {
  const requests = fakeServer({ ...usual, 'GET /api/me': {} });
  await home();
  await fireEvent.click(card('Duel').getByRole('button', { name: /Play against bots/ }));
  const input = await card('Duel').findByLabelText<HTMLInputElement>('What should we call you?');
  expect(input.value).toMatch(/^\w+ \w+$/);
  await fireEvent.input(input, { target: { value: 'Ann' } });
  await fireEvent.click(card('Duel').getByRole('button', { name: 'Deal me in' }));
  await waitFor(() => expect(location.pathname).toBe('/table/t9'));
  expect(requests).toContainEqual({ method: 'POST', path: '/api/me', body: { name: 'Ann' } });
  expect(requests.at(-1)?.body).toMatchObject({ seats: ['me', 'bot:easy'] });
});

test('a refused name keeps the input', async () => {
  fakeServer({
    ...usual,
    'GET /api/me': {},
    'POST /api/me': refusal(400, 'bad_message', 'a name has 1 to 24 characters'),
  });
  await home();
  await fireEvent.click(card('Duel').getByRole('button', { name: /Play against bots/ }));
  const input = await card('Duel').findByLabelText<HTMLInputElement>('What should we call you?');
  await fireEvent.input(input, { target: { value: 'A\u0007' } });
  await fireEvent.submit(input.form!);
  expect((await screen.findByRole('alert')).textContent).toContain('a name has 1 to 24 characters');
  expect(input.value).toBe('A\u0007');
});

test('my tables show whose turn it is and since when; finished ones offer a replay', async () => {
  fakeServer(usual);
  await home();
  const mine = within((await screen.findByRole('heading', { name: 'My tables' })).closest('section')!);
  const [first, second] = mine.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Crowd.*with Bo.*Your turn.*5 minutes ago/s);
  expect(within(second!).getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/old');
});

test('open tables can be joined; my own are not among them', async () => {
  fakeServer(usual);
  await home();
  const open = within(screen.getByRole('heading', { name: 'Open tables' }).closest('section')!);
  const join = await open.findByRole('link', { name: /Join/ });
  expect(join.getAttribute('href')).toBe('/table/open');
  expect(open.getAllByRole('listitem')).toHaveLength(1);
});
