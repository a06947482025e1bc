import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { me } from '../me.svelte';
import { router } from '../router.svelte';
import { fakeServer, refusal } from '../server/fake_server';
import { language } from '../text/language.svelte';
import DevicePage from './DevicePage.svelte';
import SettingsPage from './SettingsPage.svelte';

const usual = {
  'GET /api/me': { name: 'Ann' },
  'POST /api/me/name': { name: 'Anna' },
  'POST /api/me/link': { code: 'c0de', expires: 1 },
  'POST /api/me/claim': {},
};

beforeEach(() => {
  me.forget();
  localStorage.clear();
});
afterEach(async () => {
  await language.change('en');
  vi.unstubAllGlobals();
});

async function settingsPage() {
  render(SettingsPage);
  return screen.findByLabelText<HTMLInputElement>('What should we call you?');
}

test('changing the name', async () => {
  const requests = fakeServer(usual);
  const input = await settingsPage();
  expect(input.value).toBe('Ann');
  await fireEvent.input(input, { target: { value: 'Anna' } });
  await fireEvent.submit(input.form!);
  await screen.findByText('Your name is now Anna.');
  expect(requests.at(-1)).toMatchObject({ path: '/api/me/name', body: { name: 'Anna' } });
});

test('theme, pace and animation are stored', async () => {
  fakeServer(usual);
  await settingsPage();
  await fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await fireEvent.click(screen.getByRole('checkbox', { name: /Reduced motion/ }));
  expect(document.documentElement.classList.contains('still')).toBe(true);
  await fireEvent.click(screen.getByRole('checkbox', { name: /Fast/ }));
  expect(JSON.parse(localStorage.getItem('alea.settings')!)).toEqual({ theme: 'dark', fast: true, still: true });
});

test('the language changes at once and is stored', async () => {
  fakeServer(usual);
  await settingsPage();
  await fireEvent.click(screen.getByRole('radio', { name: 'Nederlands' }));
  await screen.findByRole('heading', { name: 'Instellingen' });
  expect(document.documentElement.lang).toBe('nl');
  expect(localStorage.getItem('alea.language')).toBe('"nl"');
});

test('creates a link for another device', async () => {
  fakeServer(usual);
  await settingsPage();
  await fireEvent.click(screen.getByRole('button', { name: 'Create a link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Open this link on the other device');
  expect(link.value).toMatch(/\/device\?code=c0de$/);
});

test('on the other device the link needs a click and works once', async () => {
  const requests = fakeServer({ ...usual, 'POST /api/me/claim': refusal(403, 'not_allowed', 'used') });
  router.go('/device?code=c0de');
  render(DevicePage);
  expect(requests.filter(({ path }) => path === '/api/me/claim')).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  expect((await screen.findByRole('alert')).textContent).toContain('not allowed');
  fakeServer(usual);
  await fireEvent.click(screen.getByRole('button', { name: 'Continue here' }));
  expect(requests.find(({ path }) => path === '/api/me/claim')?.body).toEqual({ code: 'c0de' });
  await waitFor(() => screen.getByText('Welcome back, Ann. Your tables are here.'));
});
