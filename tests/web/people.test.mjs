// Several people at a table: two browsers playing each other, their secrets, and a server that is killed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games.mjs';
import { byMouse, parts, play, playTogether, randomFrom } from './player.mjs';
import { leaves, visits } from './visit.mjs';

const here = visits();

/** Records every message from the server about the page's table. */
function listen(page) {
  page.told = '';
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (page.told += payload)));
}

/** Two players who have started a game. */
async function twoAt(game, more = {}) {
  const [ann, bo] = [await here.comesBack('Ann'), await here.comesBack('Bo')];
  for (const page of [ann, bo]) listen(page);
  const { table } = await here.opens(ann, { game, seats: ['me', 'open'], ...more });
  await here.goes(bo, `/table/${table}`);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await ann.getByRole('button', { name: 'Start' }).click();
  return [ann, bo];
}

for (const game of games) {
  test(`${game}: two browsers play each other, to the end or until they agree to stop`, async () => {
    const [ann, bo] = await twoAt(game);
    if (await playTogether([ann, bo], randomFrom(3), 40)) {
      await ann.locator('summary').first().click();
      await ann.getByRole('button', { name: 'End the game' }).click();
      await ann.getByRole('button', { name: 'Yes, end it' }).click();
      await bo.getByRole('button', { name: 'Agree' }).click();
    }
    for (const page of [ann, bo]) await parts(page).end.waitFor();
    await leaves(ann, bo);
  });
}

/** Names in a view, such as those of cards in a hand. */
function namesIn(value) {
  if (typeof value === 'string') return /^[A-Z].{3}/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}

/** The fields of a view and the names in it, as they appear in messages. */
const marksIn = (view) => [
  ...Object.keys(view).map((field) => `"${field}":`),
  ...namesIn(view).map((name) => `"${name}"`),
];
const namesAmong = (marks) => marks.filter((mark) => mark.endsWith('"')).map((mark) => mark.slice(1, -1));

/** Secrets that were sent to a page or can be read on it, apart from names that its reader may know. */
async function leaked(secrets, page) {
  const text = await page.locator('body').innerText();
  const unknown = namesAmong([...page.known]).reduce((rest, name) => rest.replaceAll(name, ''), text);
  const sent = secrets.filter((mark) => page.told.includes(mark));
  return [...sent, ...namesAmong(secrets).filter((name) => unknown.includes(name))];
}

/** The table as the server currently shows it to this browser. */
function viewOf(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket(
          `${location.origin.replace('http', 'ws')}/api${location.pathname.replace('table', 'tables')}/socket`,
        );
        socket.onopen = () => socket.send('{"do":"hello","key":"look"}');
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.is !== 'table') return;
          socket.close();
          resolve(message.view);
        };
      }),
  );
}

for (const game of games) {
  test(`${game}: secrets are neither on the page nor sent to it`, async (t) => {
    if (!(await here.listing(game)).has_secrets) return t.skip('it has no secrets');
    const people = await twoAt(game);
    const random = randomFrom(4);
    for (const page of people) page.known = new Set(); // everything its reader has been shown so far
    const secrets = new Set();
    for (let choices = 0; choices < 12 && (await playTogether(people, random, 1)); ++choices) {
      const shown = (await Promise.all(people.map(viewOf))).map(marksIn);
      people.forEach((page, i) => shown[i].forEach((mark) => page.known.add(mark)));
      for (const [i, page] of people.entries()) {
        const hidden = shown[1 - i].filter((mark) => !page.known.has(mark));
        for (const mark of hidden) secrets.add(mark);
        assert.deepEqual(await leaked(hidden, page), []);
      }
    }
    assert.notEqual(secrets.size, 0, 'something was looked for');
    await leaves(...people);
  });
}

test('after a kill and restart, server and pages continue where they were', async () => {
  const page = await here.comesBack('Ann');
  await here.opens(page, {
    game: 'dracarys_dice',
    seats: ['me', 'bot:easy', 'bot:easy'],
    options: { dragon_scales: true, target: 99 }, // so that the game lasts long enough
  });
  await play(page, byMouse, randomFrom(6), 3);
  await parts(page).confirm.waitFor();
  const before = await parts(page).board.innerText();
  here.server.isDown = true;
  await here.server.kill();
  await page.getByText('Connection lost').waitFor();
  await here.server.restart();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  here.server.isDown = false;
  await parts(page).confirm.waitFor();
  assert.equal(await parts(page).board.innerText(), before);
  await play(page, byMouse, randomFrom(7), 3);
  await leaves(page);
});
