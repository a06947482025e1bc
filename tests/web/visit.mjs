// Setup and checks shared by the browser tests.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { axeSource, newPerson, openBrowser, Server } from './table.mjs';

/** How a page shows a key that is missing in its catalogue. */
export const UNSAID = /\[[a-z_]+\.[a-z_.]+\]/;

/** A server and a browser for the tests of one file. */
export function visits() {
  const here = { server: null, browser: null };
  before(async () => {
    here.server = await Server.start();
    here.browser = await openBrowser();
  });
  after(async () => {
    await here.browser?.close();
    await here.server?.stop();
  });

  /** A new visitor, with the setting for fast updates. */
  here.comes = async (options = {}) => {
    const page = await newPerson(here.browser, here.server, options);
    await page.addInitScript(() => localStorage.setItem('alea.settings', JSON.stringify({ fast: true })));
    return page;
  };

  /** A returning visitor, who already has a name. */
  here.comesBack = async (name, options = {}) => {
    const page = await here.comes(options);
    await page.goto(`${here.server.address}/rules/dracarys_dice`);
    await post(page, '/api/me', { name });
    return page;
  };

  here.opens = async (page, table) => {
    const answer = await post(page, '/api/tables', table);
    assert.ok(answer.table, JSON.stringify(answer));
    await here.goes(page, `/table/${answer.table}`);
    return answer;
  };

  here.listed = async () => (await (await fetch(`${here.server.address}/api/games`)).json()).games;

  here.listing = async (game) => (await here.listed()).find(({ id }) => id === game);

  /** The seats of a table full of bots, except for one. */
  here.fullTable = async (game, bot) => {
    const { most_players: players } = await here.listing(game);
    return ['me', ...Array(players - 1).fill(bot)];
  };

  here.goes = (page, path) => page.goto(`${here.server.address}${path}`);
  return here;
}

export function post(page, path, body) {
  const ask = ([path, body]) =>
    fetch(path, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());
  return page.evaluate(ask, [path, body]);
}

/** Closes the pages and fails on any error that they recorded. */
export async function leaves(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
}

/** Checks that the page does not scroll sideways, and that axe finds no serious problem. */
export async function checkPage(page) {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= room, `${page.url()} is ${wide} pixels wide, but only ${room} fit`);
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  assert.deepEqual(violations, [], page.url());
}
