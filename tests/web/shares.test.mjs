// A dishonest server that keeps players' shares out of the dice, in all the ways it has. The page must say so before the
// first roll, during the game, and in the verdict, and must not say so if nothing was done.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DishonestServer } from './dishonest.mjs';
import { byMouse, isAsked, parts, play, randomFrom } from './player.mjs';
import { newPerson } from './table.mjs';
import { checkPage, leaves, post, visits } from './visit.mjs';

const here = visits();
const LONG = { dragon_scales: true, target: 99 };
const ALONE = { game: 'dracarys_dice', seats: ['me', 'bot:easy', 'bot:easy'], options: LONG };
const NOT_USED = 'Your share of the dice was not used.';
const REPLACED = 'Your share of the dice was replaced.';

/** A share of the server's choice, and the commitment to it for seat A (docs/fair-dice.md). */
const FORGED = '01'.repeat(32);
const BLAKE = `import hashlib, sys
print(hashlib.blake2b(bytes.fromhex(sys.argv[1]), digest_size=32, person=b"alea.share").hexdigest(), end="")`;
const forgedCommitment = (game) => text(spawn('python3', ['-c', BLAKE, `${game}00${FORGED}`]).stdout);

const PLAY_CLIENT = fileURLToPath(new URL('../../tools/play_client', import.meta.url));

const instead = (what, change) => (message) => (message.do === what ? change(message) : [message]);
const dropsCommitments = instead('commit', (message) => [{ ...message, hash: null }]);

/** A player at a table of a server with this trick. */
async function player(t, trick, table = ALONE) {
  const server = await DishonestServer.start(here.server, trick);
  const page = await newPerson(here.browser, server);
  t.after(() => server.stop());
  page.server = server;
  await page.addInitScript(() => localStorage.setItem('alea.settings', JSON.stringify({ fast: true })));
  await page.goto(`${server.address}/rules/dracarys_dice`);
  await post(page, '/api/me', { name: 'Ann' });
  page.table = (await post(page, '/api/tables', table)).table;
  return page;
}
const sitsDown = (page) => page.goto(`${page.server.address}/table/${page.table}`);

/** The id of the game at the player's table, as the dice know it. */
function gameAt(page) {
  return page.evaluate((table) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
    socket.onopen = () => socket.send('{"do":"hello","key":"look"}');
    return new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(data).fair.game), { once: true });
    });
  }, page.table);
}

/** Another browser at the same table: a spectator, or with these cookies another device of the player. */
async function joins(page, cookies = []) {
  const other = await newPerson(here.browser, page.server);
  await other.context().addCookies(cookies);
  await other.goto(page.url());
  return other;
}

async function endsTheGame(page) {
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
}

/** The verdict at the end of the game, which nobody has asked for: right, note or wrong, and its reason. */
async function verdictAt(page) {
  const verdict = page.locator('.verdict');
  await verdict.waitFor();
  return [(await verdict.getAttribute('class')).split(' ')[1], (await verdict.innerText()).replaceAll('\n', ' ')];
}

/** The player is warned before the first roll, plays on, still sees the warning after a reload, and ends the game. */
async function isWarned(page, warning) {
  const alert = page.getByRole('alert');
  await alert.getByRole('heading', { name: warning }).waitFor();
  assert.equal(await page.getByText(/rolled|goes first/).count(), 0, 'nothing has been rolled');
  await checkPage(page);
  await alert.getByRole('button', { name: 'Play on anyway' }).click();
  assert.ok(await isAsked(page));
  assert.equal(await alert.count(), 0);
  await page.getByText(warning).waitFor();
  await page.reload();
  assert.ok(await isAsked(page));
  await page.getByText(warning).waitFor();
  await play(page, byMouse, randomFrom(1), 1);
  await endsTheGame(page);
}

async function isWrong(page, finding) {
  const [verdict, reason] = await verdictAt(page);
  assert.equal(verdict, 'wrong', reason);
  assert.match(reason, finding);
}

/** They run at the same time, because the server waits ten seconds for a share that does not come. */
const scenarios = {
  async 'an honest server is right, for players and for whoever watches from the start'(t) {
    const ann = await player(t, {}, { ...ALONE, seats: ['me', 'open', 'bot:easy'] });
    await sitsDown(ann);
    const [watching, bo] = [await joins(ann), await joins(ann)];
    await post(bo, '/api/me', { name: 'Bo' });
    await bo.reload();
    await bo.getByRole('button', { name: 'Sit here' }).click();
    await ann.getByRole('button', { name: 'Start' }).click();
    await parts(ann).board.locator('h2 + *').waitFor();
    const late = await joins(ann, await ann.context().cookies());
    await parts(late).board.locator('h2 + *').waitFor();
    await endsTheGame(ann);
    await bo.getByRole('button', { name: 'Agree' }).click();
    const used = (name) => `Everything is correct. The share that this browser sent for ${name} was used.`;
    assert.deepEqual(await verdictAt(ann), ['right', used('Ann')]);
    assert.deepEqual(await verdictAt(bo), ['right', used('Bo')]);
    assert.equal((await verdictAt(watching))[0], 'right');
    assert.match((await verdictAt(late)).join(), /^note,.*This browser did not see the game begin/);
    await leaves(ann, bo, watching, late);
  },

  async 'a commitment that is dropped is missed by the browser that sent it, and by no other'(t) {
    const ann = await player(t, { toServer: dropsCommitments });
    await sitsDown(ann);
    await ann.getByRole('alert').waitFor();
    const others = [await joins(ann), await joins(ann, await ann.context().cookies())];
    await isWarned(ann, NOT_USED);
    await isWrong(ann, /The share that this browser sent for Ann was not used/);
    for (const other of others) {
      assert.equal((await verdictAt(other))[0], 'note');
      assert.equal(await other.getByText(/share .* was not used/).count(), 0);
    }
    await ann.getByRole('link', { name: 'Check the dice' }).click();
    await ann.getByText('No share was used').waitFor();
    await isWrong(ann, /Something is wrong with this game/);
    await leaves(ann, ...others);
  },

  async 'a commitment that is replaced is missed, in a game that is consistent in itself'(t) {
    let hash = '';
    const shows = { do: 'show', key: 'forged', seat: 'A', share: FORGED };
    const ann = await player(t, { toServer: instead('commit', (message) => [{ ...message, hash }, shows]) });
    hash = await forgedCommitment(await gameAt(ann));
    await sitsDown(ann);
    await isWarned(ann, REPLACED);
    await isWrong(ann, /Another share was used than the one this browser sent for Ann/);
    await leaves(ann);
  },

  async 'a commitment that is swallowed is missed, even after a reload'(t) {
    let swallowed = 0;
    const ann = await player(t, { toServer: instead('commit', () => (++swallowed, [])) });
    await sitsDown(ann);
    await ann.getByText('Preparing the dice').first().waitFor();
    await ann.reload();
    await isWarned(ann, NOT_USED);
    assert.ok(swallowed > 1, 'it was sent again');
    await isWrong(ann, /The share that this browser sent for Ann was not used/);
    await leaves(ann);
  },

  async 'a share that is swallowed is missed before the first roll'(t) {
    const ann = await player(t, { toServer: instead('show', () => []) });
    await sitsDown(ann);
    await isWarned(ann, NOT_USED);
    await isWrong(ann, /The share that this browser sent for Ann was not used/);
    await leaves(ann);
  },

  async 'the record of another game is wrong, although nothing is wrong in it'(t) {
    let another = '';
    const ann = await player(t, { record: (record) => (another ||= record) });
    for (const finding of [/^Everything is correct/, /was not used|Another share was used/]) {
      await sitsDown(ann);
      assert.ok(await isAsked(ann));
      await endsTheGame(ann);
      const [verdict, reason] = await verdictAt(ann);
      assert.match(reason, finding);
      assert.equal(verdict, finding.test('Everything is correct') ? 'right' : 'wrong');
      ann.table = (await post(ann, '/api/tables', ALONE)).table;
    }
    await leaves(ann);
  },

  async 'the client in Python refuses to play without its share'(t) {
    const server = await DishonestServer.start(here.server, { toServer: dropsCommitments });
    t.after(() => server.stop());
    const client = spawn('python3', [PLAY_CLIENT, '--quiet', '--url', server.address]);
    assert.match(await text(client.stderr), /the server did not use our share of the dice/);
  },
};

test('dishonest servers', { concurrency: true }, (t) =>
  Promise.all(Object.entries(scenarios).map(([name, check]) => t.test(name, check))),
);
