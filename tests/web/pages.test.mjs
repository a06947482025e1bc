// Every page and board on a phone, light and dark, and navigation between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games.mjs';
import { byMouse, isAsked, play, randomFrom } from './player.mjs';
import { checkPage, leaves, UNSAID, visits } from './visit.mjs';

const here = visits();
const PHONE = { viewport: { width: 360, height: 740 } };

/** The last element to appear on each page. */
const LAST = {
  '': 'main article',
  new: '#setup fieldset:nth-of-type(3)',
  rules: '.rules h2',
  settings: 'main form input',
  nowhere: 'main h1',
};

async function goesAndSees(page, path) {
  await here.goes(page, path);
  await page.locator(LAST[path.split('/')[1]]).first().waitFor();
}

for (const colorScheme of ['light', 'dark']) {
  for (const game of games) {
    test(`${game}: in the middle of a game on a phone, ${colorScheme}`, async () => {
      const page = await here.comesBack('Pim', { ...PHONE, colorScheme });
      await here.opens(page, { game, seats: await here.fullTable(game, 'bot:easy'), hints: true });
      await play(page, byMouse, randomFrom(5), 3);
      await isAsked(page);
      await checkPage(page);
      await leaves(page);
    });
  }

  test(`the other pages on a phone, ${colorScheme}`, async () => {
    const page = await here.comesBack('Pim', { ...PHONE, colorScheme });
    for (const path of ['/', ...games.flatMap((game) => [`/new/${game}`, `/rules/${game}`]), '/settings', '/nowhere']) {
      await goesAndSees(page, path);
      await checkPage(page);
    }
    await leaves(page);
  });
}

test('everything is available in Dutch', async () => {
  const page = await here.comesBack('Pim', { locale: 'nl-NL' });
  for (const game of games) {
    await here.opens(page, { game, seats: ['me', 'bot:easy'], hints: true });
    await isAsked(page);
    assert.equal(await page.locator('html').getAttribute('lang'), 'nl');
    assert.doesNotMatch(await page.locator('body').innerText(), UNSAID, 'every sentence is there');
    for (const path of [`/new/${game}`, `/rules/${game}`]) {
      await goesAndSees(page, path);
      assert.doesNotMatch(await page.locator('body').innerText(), UNSAID, path);
    }
  }
  await here.goes(page, '/');
  await page.getByText('Speel tegen bots').first().waitFor();
  await leaves(page);
});

test('nothing moves with reduced motion', async () => {
  const page = await here.comesBack('Pim');
  await here.opens(page, { game: 'dracarys_dice', seats: ['me', 'bot:easy', 'bot:easy'] });
  await play(page, byMouse, randomFrom(8), 2);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await leaves(page);
});

test('a finished game can be replayed step by step', async () => {
  const page = await here.comesBack('Pim');
  const { table } = await here.opens(page, { game: 'dracarys_dice', seats: ['me', 'bot:easy'] });
  await page.locator('#end').waitFor(); // two players have nothing to decide
  await here.goes(page, `/replay/${table}`);
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const record = await page.evaluate((table) => fetch(`/api/tables/${table}/record`).then((a) => a.text()), table);
  const last = record.match(/^(\*|[A-H]) /gm).length; // a short game may consist of one lot and one roll
  assert.equal(await slider.getAttribute('max'), String(last));
  await page.getByRole('button', { name: 'Next step' }).click();
  assert.equal(await slider.inputValue(), '1');
  await slider.fill(String(last));
  assert.ok(await page.getByRole('button', { name: 'Next step' }).isDisabled());
  await checkPage(page);
  await leaves(page);
});

test('a link makes another device the same guest, once', async () => {
  const [page, phone] = [await here.comesBack('Pim'), await here.comes()];
  const { code } = await page.evaluate(() =>
    fetch('/api/me/link', { method: 'POST', body: '{}' }).then((a) => a.json()),
  );
  await here.goes(phone, `/device?code=${code}`);
  await phone.locator('main button.main').click();
  await phone.waitForFunction(() =>
    fetch('/api/me')
      .then((a) => a.json())
      .then(({ name }) => name === 'Pim'),
  );
  await leaves(page, phone);
});
