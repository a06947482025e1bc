import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Engine, Finding, Replay } from '../engine';
import { CROWD } from '../games_for_tests';
import { fakeServer, refusal } from '../server/fake_server';
import { fairIn } from '../table/fair_shown';
import { keepSentShare } from '../table/sent_shares';
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
const VERIFIED: Finding[] = [
  { verdict: 'right', fact: ['verify.events', { n: 3 }] },
  { verdict: 'right', fact: ['verify.share', { who: 'A' }] },
  { verdict: 'right', fact: ['verify.dice', { n: 1 }] },
];
const A = { seat: 'A', hash: '6849', share: 'a745' };
const FAIR = { game: '0779', commitment: 'de53', shares: [A] };
const SHOWN = { fair: FAIR, isEarly: true };

const engine =
  (verified = VERIFIED, replay = REPLAY) =>
  (): Promise<Engine> =>
    Promise.resolve({ replay: () => replay, verify: () => verified });
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
/** `shown` is what this browser was shown at the table. */
async function checkPage(load = engine(), shown: unknown = SHOWN, record = RECORD) {
  if (shown !== null) localStorage.setItem('alea.fair.t1', JSON.stringify(shown));
  fakeServer({ ...usual, 'GET /api/tables/t1/record': record });
  render(CheckPage, { id: 't1', engine: load });
}

test('steps with buttons, keys and slider', async () => {
  await replayPage();
  await screen.findByText('Ann is back.');
  screen.getByText('1 of 3');
  await fireEvent.click(screen.getByRole('button', { name: 'Next step' }));
  screen.getByText('Birch is back.');
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  screen.getByText('Ann is back.');
  await fireEvent.keyDown(document.body, { key: 'End' });
  screen.getByText('Birch won!');
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '1' } });
  screen.getByText('Birch is back.');
});

test('a game that its players ended says so at its end', async () => {
  const { game, options, seats, steps } = REPLAY;
  await replayPage(usual, engine(VERIFIED, { game, options, seats, steps, ended: true }));
  await screen.findByText('Ann is back.');
  await fireEvent.keyDown(document.body, { key: 'End' });
  screen.getByText('The players agreed to end the game.');
});

test('plays to the end automatically, and can be paused', async () => {
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

test('explains an unfinished game, a missing table, and an engine that fails to load', async () => {
  await replayPage({ ...usual, 'GET /api/tables/t1/record': refusal(403, 'not_allowed', 'not over') });
  await screen.findByText(/This game is not over yet/);
  await replayPage({ ...usual, 'GET /api/tables/t1/record': refusal(404, 'gone', 'no table') });
  await screen.findByRole('heading', { name: 'This table no longer exists' });
  await replayPage(usual, () => Promise.reject(new Error('404')));
  await screen.findByRole('button', { name: 'Try again' });
});

test('lists every check', async () => {
  await checkPage();
  await screen.findByText('Everything is correct.');
  expect(screen.getAllByRole('listitem').map((line) => line.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Correct: All three events follow the rules.',
    'Correct: The share of Ann matches its commitment.',
    'Correct: The only chance event matches the seed and the shares.',
    'Correct: The commitments and shares are the ones this browser was shown before the first roll.',
  ]);
});

test('a game that was ended by agreement is right', async () => {
  await checkPage(engine([...VERIFIED, { verdict: 'right', fact: ['verify.ended'] }]));
  await screen.findByText('Everything is correct.');
  screen.getByText('The players then ended the game by agreement.');
  await checkPage(engine([{ verdict: 'wrong', fact: ['verify.ended_wrong'] }]));
  await screen.findByText('Something is wrong with this game.');
});

test('a consistent record with other commitments than those shown is wrong', async () => {
  await checkPage(engine(), { ...SHOWN, fair: { ...FAIR, commitment: 'beef' } });
  await screen.findByText('Something is wrong with this game.');
  screen.getByText(/The server’s commitment is not the one/);
});

test('a record without fair dice is wrong if the table had them', async () => {
  await checkPage(engine(), SHOWN, RECORD.replace(/^(fair|share) .*\n/gm, ''));
  await screen.findByText('Something is wrong with this game.');
  screen.getByText(/The server’s commitment is not the one/);
});

test('a share of this browser that was used is named', async () => {
  keepSentShare('t1', A);
  await checkPage();
  await screen.findByText('Everything is correct.');
  screen.getByText('The share that this browser sent for Ann was used.');
});

/** The same record, consistent in itself and announced at the table, but without our share. */
test.each([
  ['dropped', '', 'The share that this browser sent for Ann was not used.'],
  ['not revealed', 'share A 6849 -\n', 'The share that this browser sent for Ann was not used.'],
  ['replaced', 'share A beef cafe\n', 'Another share was used than the one this browser sent for Ann.'],
])('a share of this browser that was %s is an error, whatever else is right', async (_, line, sentence) => {
  keepSentShare('t1', A);
  const record = RECORD.replace(/^share .*\n/m, line);
  await checkPage(engine(), { fair: fairIn(record), isEarly: true }, record);
  await screen.findByText('Something is wrong with this game.');
  screen.getByText(sentence, { exact: false });
});

test('says if this browser did not see the game begin', async () => {
  await checkPage(engine(), null);
  await screen.findByText('No errors, but read the notes.');
  screen.getByText(/This browser did not see the game begin/);
  await checkPage(engine(), { ...SHOWN, isEarly: false });
  await waitFor(() => expect(screen.getAllByText(/This browser did not see the game begin/)).toHaveLength(2));
});

test('names a person without a share, and is then not plainly right', async () => {
  await checkPage(engine([...VERIFIED, { verdict: 'note', fact: ['verify.share_none', { who: 'B' }] }]));
  await screen.findByText('No errors, but read the notes.');
  screen.getByText('The record has no share of Birch, and no commitment to one.');
});

test('finds a line of a share that was deleted or changed, even if that share did not arrive', async () => {
  const shown = { ...SHOWN, fair: { ...FAIR, shares: [A, { seat: 'B', hash: 'e620' }] } };
  await checkPage(engine(), shown);
  await screen.findByText(/The commitment or the share of Birch is not the one/);
  await checkPage(engine(), shown, RECORD.replace('* lot', 'share B beef -\n* lot'));
  await waitFor(() => expect(screen.getAllByText(/The commitment or the share of Birch/)).toHaveLength(2));
});

test('wrong dice are an error, and a game without fair dice is only a note', async () => {
  const fact: Finding['fact'] = [
    'verify.dice_wrong',
    { event: 4, text: { quote: 'roll D' }, given: { quote: 'roll F' } },
  ];
  await checkPage(engine([{ verdict: 'wrong', fact }]));
  await waitFor(() => screen.getByText('Something is wrong with this game.'));
  screen.getByText('Event 4 is wrong: the record says roll D, but the seed and the shares give roll F.');
  await checkPage(engine([{ verdict: 'note', fact: ['verify.no_fair_dice'] }]));
  await screen.findByText('No errors, but read the notes.');
});
