// People at one table: two browsers against each other, what they may not know of each other, and a server that dies.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games.mjs';
import { byMouse, parts, play, playTogether, randomFrom } from './player.mjs';
import { leaves, visits } from './visit.mjs';

const here = visits();

/** Two who have sat down at a table of their own and started. */
async function twoAt(game, more = {}) {
  const [ann, bo] = [await here.comesBack('Ann'), await here.comesBack('Bo')];
  const { table } = await here.opens(ann, { game, seats: ['me', 'open'], ...more });
  await here.goes(bo, `/table/${table}`);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await ann.getByRole('button', { name: 'Start' }).click();
  return [ann, bo];
}

for (const game of games) {
  test(`${game}: two browsers against each other, until the end or until both have had enough`, async () => {
    const [ann, bo] = await twoAt(game);
    if (await playTogether([ann, bo], randomFrom(3), 25)) {
      await ann.locator('summary').first().click();
      await ann.getByRole('button', { name: 'End the game' }).click();
      await ann.getByRole('button', { name: 'Yes, end it' }).click();
      await bo.getByRole('button', { name: 'Agree' }).click();
    }
    for (const page of [ann, bo]) await parts(page).end.waitFor();
    await leaves(ann, bo);
  });
}

/** All texts in what one may know and the other may not: names of cards in a hand. */
function secretsOf(mine, theirs) {
  const textsIn = (value) => {
    if (typeof value === 'string') return /^[A-Z].{3}/.test(value) ? [value] : [];
    return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
  };
  const known = new Set(textsIn(theirs));
  return textsIn(mine).filter((text) => !known.has(text));
}

/** What the server shows this browser of the table now. */
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
  test(`${game}: what one may not know is neither on the page nor on its way there`, async () => {
    const [ann, bo] = await twoAt(game);
    let told = '';
    bo.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => (told += payload)));
    await bo.reload();
    for (let choices = 0; choices < 6; ++choices) {
      told = '';
      await playTogether([ann, bo], randomFrom(choices), 1);
      const [mine, theirs] = [await viewOf(ann), await viewOf(bo)];
      if (JSON.stringify(theirs) !== JSON.stringify(await viewOf(bo))) continue; // it has just changed
      for (const secret of secretsOf(mine, theirs)) {
        assert.ok(!told.includes(`"${secret}"`), `Bo was sent ${secret}`);
        assert.ok(!(await bo.locator('body').innerText()).includes(secret), `Bo sees ${secret}`);
      }
    }
    await leaves(ann, bo);
  });
}

test('a server that is killed and started again goes on where it was, and so do the pages', async () => {
  const page = await here.comesBack('Ann');
  await here.opens(page, {
    game: 'dracarys_dice',
    seats: ['me', 'bot:easy', 'bot:easy'],
    options: { dragon_scales: true },
  });
  await play(page, byMouse, randomFrom(6), 3);
  await parts(page).confirm.waitFor();
  const before = await parts(page).board.innerText();
  here.server.isDown = true;
  await here.server.kill();
  await page.getByText('Nothing is lost').waitFor();
  await here.server.restart();
  await page.getByText('Nothing is lost').waitFor({ state: 'detached' });
  here.server.isDown = false;
  assert.equal(await parts(page).board.innerText(), before);
  await play(page, byMouse, randomFrom(7), 3);
  await leaves(page);
});
