import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Engine, Replay, Verified } from '../engine';
import { CROWD } from '../games_for_tests';
import { fakeServer, refusal } from '../server/fake_server';
import CheckPage from './CheckPage.svelte';
import ReplayPage from './ReplayPage.svelte';

const RECORD = `alea 1
game crowd
seat A person Ann
seat B easy Birch
fair 0779 de53
share A 6849 a745
* lot B
result 2 1
seed 6842
`;
const REPLAY: Replay = {
  game: 'crowd',
  options: {},
  seats: [{ kind: 'person', name: 'Ann' }, { kind: 'bot', name: 'Birch' }],
  steps: [
    { facts: [['people.back', { who: 'A' }]], view: {}, turn: 'B' },
    { facts: [['people.back', { who: 'B' }]], view: {}, turn: 'A' },
    { facts: [['people.held', { who: 'A' }]], view: {}, turn: '' },
  ],
  result: { places: [2, 1] },
}; // prettier-ignore
const VERIFIED: Verified = {
  ok: true,
  facts: [
    ['verify.events', { n: 3 }], ['verify.share', { who: 'A' }], ['verify.dice', { n: 1 }], ['verify.all_right'],
  ],
}; // prettier-ignore

const engine =
  (verified = VERIFIED) =>
  (): Promise<Engine> =>
    Promise.resolve({ replay: () => REPLAY, verify: () => verified });
const usual = { 'GET /api/tables/t1/record': RECORD, 'GET /api/games': { games: [CROWD] } };

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function replayPage(answers: Record<string, unknown> = usual, load = engine()) {
  fakeServer(answers);
  render(ReplayPage, { id: 't1', engine: load });
}
async function checkPage(load = engine()) {
  fakeServer(usual);
  render(CheckPage, { id: 't1', engine: load });
}

test('step by step, by buttons, keys and slider', async () => {
  await replayPage();
  await screen.findByText('Ann is back.');
  screen.getByText('1 of 3');
  await fireEvent.click(screen.getByRole('button', { name: 'One step on' }));
  screen.getByText('Birch is back.');
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  screen.getByText('Ann is back.');
  await fireEvent.keyDown(document.body, { key: 'End' });
  screen.getByText('Birch won!');
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '1' } });
  screen.getByText('Birch is back.');
});

test('it plays by itself up to the end, and can be stopped', async () => {
  await replayPage();
  const play = await screen.findByRole('button', { name: 'Play' });
  vi.useFakeTimers();
  await fireEvent.click(play);
  await vi.advanceTimersByTimeAsync(1250);
  screen.getByText('2 of 3');
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await vi.advanceTimersByTimeAsync(5000);
  screen.getByText('2 of 3');
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await vi.advanceTimersByTimeAsync(5000);
  screen.getByText('3 of 3');
  screen.getByRole('button', { name: 'Play' });
});

test('a game that is not over, a table that is gone, an engine that does not come', async () => {
  await replayPage({ ...usual, 'GET /api/tables/t1/record': refusal(403, 'not_allowed', 'not over') });
  await screen.findByText(/This game is not over yet/);
  await replayPage({ ...usual, 'GET /api/tables/t1/record': refusal(404, 'gone', 'no table') });
  await screen.findByRole('heading', { name: 'This table is gone' });
  await replayPage(usual, () => Promise.reject(new Error('404')));
  await screen.findByRole('button', { name: 'Try again' });
});

test('what was checked is told in lines', async () => {
  localStorage.setItem('alea.commitments.t1', JSON.stringify({ game: '0779', server: 'de53', seats: { A: '6849' } }));
  await checkPage();
  await screen.findByText('All is right.');
  expect(screen.getAllByRole('listitem').map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Right: All three events go by the rules.',
    'Right: The share of Ann fits its commitment.',
    'Right: The only chance event is what the seed and the shares give.',
    'Right: All commitments are those that this browser was shown before the first roll.',
  ]);
});

test('a record with other commitments than were shown is wrong, however well it fits', async () => {
  localStorage.setItem('alea.commitments.t1', JSON.stringify({ game: '0779', server: 'beef', seats: { A: '6849' } }));
  await checkPage();
  await screen.findByText('Something is wrong with this record.');
  screen.getByText(/The commitment of the server is not the one/);
});

test('who did not see the game begin is told so', async () => {
  await checkPage();
  await screen.findByText('All is right.');
  screen.getByText(/This browser did not see the game begin/);
});

test('wrong dice are wrong, and a game without fair dice is no more than not wrong', async () => {
  await checkPage(
    engine({
      ok: false,
      facts: [
        ['verify.dice_wrong', { event: 4, text: { quote: 'roll D' }, given: { quote: 'roll F' } }],
        ['verify.wrong'],
      ],
    }),
  );
  await waitFor(() => screen.getByText('Something is wrong with this record.'));
  screen.getByText('Event 4 differs: the record has roll D; the seed and the shares give roll F.');
  await checkPage(engine({ ok: true, facts: [['verify.no_fair_dice'], ['verify.nothing_wrong']] }));
  await screen.findByText('Nothing is wrong with what could be checked.');
});
