// Takes screenshots of the boards in mid-game. With a folder: of all pages, in all sizes, light and dark.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from './games.mjs';
import { byMouse, isAsked, play, randomFrom } from './player.mjs';
import { newPerson, openBrowser, Server } from './table.mjs';

const SIZES = [[360, 740], [768, 1024], [1440, 900]]; // prettier-ignore
const SEATS = ['me', 'bot:medium', 'bot:medium'];

const server = await Server.start();
const browser = await openBrowser();

/** A page with a game in progress. */
async function midGame(game, context) {
  const page = await newPerson(browser, server, context);
  await page.addInitScript(() => localStorage.setItem('alea.settings', JSON.stringify({ fast: true })));
  await page.goto(`${server.address}/rules/${game}`);
  const { table } = await page.evaluate(
    async ([game, seats]) => {
      const post = (path, body) =>
        fetch(path, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());
      await post('/api/me', { name: 'Ann' });
      const { games } = await fetch('/api/games').then((answer) => answer.json());
      const { most_players: most } = games.find(({ id }) => id === game);
      return post('/api/tables', { game, seats: seats.slice(0, most), hints: true });
    },
    [game, SEATS],
  );
  await page.goto(`${server.address}/table/${table}`);
  await play(page, byMouse, randomFrom(11), 4);
  await isAsked(page);
  await page.mouse.move(0, 0);
  return page;
}

async function forReadme() {
  const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const game of games) {
    const page = await midGame(game, { viewport: { width: 1200, height: 750 }, colorScheme: 'light' });
    await page.screenshot({ path: `${folder}${game}.jpg`, type: 'jpeg', quality: 70 });
    await page.context().close();
    console.log(`docs/images/${game}.jpg`);
  }
}

async function shootAll(page, name) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${name}_${width}_${colorScheme}.png` });
    }
  }
  console.log(name);
}

async function toLookAt(folder) {
  mkdirSync(folder, { recursive: true });
  for (const game of games) {
    const page = await midGame(game, {});
    await shootAll(page, `${folder}/${game}`);
    for (const [name, path] of Object.entries({
      home: '/',
      set_up: `/new/${game}`,
      rules: `/rules/${game}`,
      settings: '/settings',
    })) {
      if (name !== 'set_up' && game !== games[0]) continue;
      await page.goto(`${server.address}${path}`);
      await page.locator('main h1, main h2').first().waitFor();
      await page.waitForLoadState('networkidle');
      await shootAll(page, `${folder}/${name}_${game}`);
    }
    await page.context().close();
  }
}

const folder = process.argv[2];
await (folder ? toLookAt(folder) : forReadme());
await browser.close();
await server.stop();
