// Every game against bots, from the home page to the result, by mouse and by keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from './games.mjs';
import { byKeyboard, byMouse, playToTheEnd, randomFrom } from './player.mjs';
import { leaves, UNSAID, visits } from './visit.mjs';

const here = visits();

async function fromHomeToTable(page, game) {
  await here.goes(page, '/');
  const card = page.locator('article').nth(await placeOf(game));
  await card.locator('button.main').click();
  await card.getByRole('textbox').fill('Ann');
  await card.locator('button.main').click();
  await page.waitForURL('**/table/*');
}

const placeOf = async (game) => (await here.listed()).findIndex(({ id }) => id === game);

for (const game of games) {
  test(`${game}: a whole game by mouse, from the home page to checking the dice`, async () => {
    const page = await here.comes();
    await fromHomeToTable(page, game);
    await playToTheEnd(page, byMouse, randomFrom(1));
    await page.getByText('Everything is correct.').waitFor();
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await page.getByRole('heading', { name: 'Check the dice' }).waitFor();
    await page.getByText('Everything is correct.').waitFor();
    assert.doesNotMatch(await page.locator('main').innerText(), UNSAID);
    await leaves(page);
  });

  test(`${game}: a whole game by keyboard alone`, async () => {
    const page = await here.comesBack('Kay');
    await here.opens(page, { game, seats: await here.fullTable(game, 'bot:medium') });
    await playToTheEnd(page, byKeyboard, randomFrom(2));
    await leaves(page);
  });
}
