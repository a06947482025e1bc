// A player who does not know the game: clicks random things on the board until a move is complete.

const MOST_TRIES = 60;
const MOST_CHOICES = 1500;

/** Reproducible pseudo-random numbers. */
export function randomFrom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const parts = (page) => ({
  board: page.locator('section.board'),
  confirm: page.locator('.actions button.main'),
  end: page.locator('#end'),
});

/** The main button, once the board has loaded: before that there is nothing to click. */
const ASKED = 'section.board:has(h2 + *) + .ask .actions button.main';
const COMPLETE = '.actions button.main:enabled';
const TAKE_BACK = '.actions button.main + button:enabled';

/** Waits for a choice; resolves to false if the game is over. */
export async function isAsked(page) {
  await page.waitForSelector(`#end, ${ASKED}`);
  return !(await parts(page).end.isVisible());
}

/** The enabled buttons on the board. */
const BUTTONS = 'section.board button:enabled:not([aria-disabled="true"])';
const buttonsOf = (page) => page.locator(BUTTONS);

/** Scrolls to one of the elements and returns a point where nothing covers it; null if there is none. */
function placeToClick([selector, lot]) {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null);
  const one = all[Math.floor(lot * all.length)];
  if (!one) return null;
  one.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}

async function clickOne(page, selector, lot = 0) {
  const place = await page.evaluate(placeToClick, [selector, lot]);
  if (place) await page.mouse.click(...place);
}

const tryByMouse = (page, random) => clickOne(page, BUTTONS, random(1000) / 1000);

/** Presses Tab until a matching element has the focus. */
async function tabTo(page, wanted, steps) {
  for (let passed = 0; passed < 400; ++passed) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);
    if (isThere && steps-- <= 0) return true;
  }
  return false;
}

async function tryByKeyboard(page, random) {
  const count = await buttonsOf(page).count();
  if (count === 0) return;
  if (await tabTo(page, 'section.board button', random(Math.min(count, 6)))) await page.keyboard.press('Enter');
}

/** Confirms a complete move: with Enter where it was chosen, or else with the main button. */
async function confirmByKeyboard(page) {
  await page.keyboard.press('Enter');
  if (!(await page.locator(COMPLETE).isVisible())) return;
  if (await tabTo(page, '.actions button.main', 0)) await page.keyboard.press('Enter');
}

// The list of all choices instead of the board: faster for a player who does not know the game.

const isListOpen = (page) => page.locator('.fold.list').isVisible();

async function tryInListByMouse(page, random) {
  if (!(await isListOpen(page))) await clickOne(page, '.actions button[aria-controls]');
  await clickOne(page, '.fold.list button', random(1000) / 1000);
}

async function tryInListByKeyboard(page, random) {
  if (!(await isListOpen(page)) && (await tabTo(page, '.actions button[aria-controls]', 0))) {
    await page.keyboard.press('Enter');
  }
  if (await tabTo(page, '.fold.list button', random(3))) await page.keyboard.press('Enter');
}

const confirmByMouse = (page) => clickOne(page, '.actions button.main');

export const byMouse = { attempt: tryByMouse, attemptInList: tryInListByMouse, confirm: confirmByMouse };
export const byKeyboard = { attempt: tryByKeyboard, attemptInList: tryInListByKeyboard, confirm: confirmByKeyboard };

/** Makes one choice. Clicking a complete move again confirms it. */
export async function makeChoice(page, { attempt, confirm }, random) {
  const { confirm: main, end } = parts(page);
  for (let tries = 1; tries <= MOST_TRIES; ++tries) {
    await attempt(page, random);
    if ((await end.isVisible()) || !(await main.isVisible())) return; // confirmed
    if (await page.locator(COMPLETE).isVisible()) return confirm(page);
    if (tries % 15 === 0) await clickOne(page, TAKE_BACK);
  }
  throw new Error(`no move was complete after ${MOST_TRIES} clicks on ${await buttonsOf(page).count()} buttons`);
}

/** Makes at most this many choices. */
export async function play(page, way, random, most) {
  for (let made = 0; made < most && (await isAsked(page)); ++made) await makeChoice(page, way, random);
}

/** Plays a whole game: the first choices on the board, the rest of a long game in the list. */
export async function playToTheEnd(page, way, random) {
  await play(page, way, random, 20);
  await play(page, { ...way, attempt: way.attemptInList }, random, MOST_CHOICES);
  await parts(page).end.waitFor();
}

/** The players choose in turn, up to this many times in total; resolves to false if the game ends before. */
export async function playTogether(pages, random, most) {
  for (let made = 0; ; ++made) {
    const [page, goesOn] = await Promise.any(pages.map(async (page) => [page, await isAsked(page)]));
    if (!goesOn || made === most) return goesOn;
    await makeChoice(page, byMouse, random);
  }
}
