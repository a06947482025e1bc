import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CROWD } from '../games_for_tests';
import { me } from '../me.svelte';
import { fakeServer, refusal } from '../server/fake_server';
import SetUp from './SetUp.svelte';

const usual = { 'GET /api/me': { name: 'Ann' }, 'POST /api/tables': { table: 't9', invite: 'abc' } };

beforeEach(() => {
  me.forget();
  history.replaceState(null, '', '/new/crowd');
});
afterEach(() => vi.unstubAllGlobals());

async function setUp(answers: Record<string, unknown> = usual) {
  const requests = fakeServer(answers);
  render(SetUp, { game: CROWD });
  await screen.findByRole('checkbox', { name: /Play on/ });
  return requests;
}
const open = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Open the table' });

test('everything has a default: one click opens a table', async () => {
  const requests = await setUp();
  await fireEvent.click(open());
  await fireEvent.submit(document.getElementById('setup')!);
  await waitFor(() => expect(location.pathname).toBe('/table/t9'));
  expect(requests.at(-1)?.body).toMatchObject({ game: 'crowd', seats: ['me', 'invite', 'invite'], clock: null });
});

test('requests the seats, options and time limit that were chosen', async () => {
  const requests = await setUp();
  await fireEvent.click(screen.getByLabelText('4'));
  await fireEvent.change(screen.getByLabelText('Seat B'), { target: { value: 'bot' } });
  await fireEvent.change(screen.getByLabelText(/bot in seat B/), { target: { value: 'strong' } });
  await fireEvent.change(screen.getByLabelText('Seat C'), { target: { value: 'person' } });
  expect(open().disabled).toBe(true);
  await fireEvent.input(screen.getByLabelText(/player in seat C/), { target: { value: 'Cleo' } });
  expect(open().disabled).toBe(false);
  screen.getByText(/This game has secrets/);
  await fireEvent.click(screen.getByRole('checkbox', { name: /Play on/ }));
  await fireEvent.input(screen.getByLabelText(/Target/), { target: { value: '12' } });
  await fireEvent.click(screen.getByRole('radio', { name: /Quick/ }));
  await fireEvent.click(screen.getByRole('checkbox', { name: /home page/ }));
  await fireEvent.submit(document.getElementById('setup')!);
  await waitFor(() => expect(location.pathname).toBe('/table/t9'));
  expect(requests.at(-1)?.body).toEqual({
    game: 'crowd',
    seats: ['me', 'bot:strong', 'me:Cleo', 'invite'],
    options: { play_on: true, target: 12 },
    clock: { seconds: 20, reserve: 120 },
    hints: true,
    private: false,
  });
});

test('explains each option in place', async () => {
  await setUp();
  const described = screen.getByRole('checkbox', { name: /Play on/ }).getAttribute('aria-describedby');
  expect(document.getElementById(described!)?.textContent).toContain('Play on.');
});

test('shows the reason for a refusal in the form and keeps the input', async () => {
  await setUp({ ...usual, 'POST /api/tables': refusal(400, 'bad_message', 'line 3 of the deck has no points') });
  await fireEvent.input(screen.getByLabelText(/Target/), { target: { value: '12' } });
  await fireEvent.submit(document.getElementById('setup')!);
  expect((await screen.findByRole('alert')).textContent).toContain('line 3 of the deck has no points');
  expect(screen.getByLabelText<HTMLInputElement>(/Target/).value).toBe('12');
  expect(location.pathname).toBe('/new/crowd');
});
