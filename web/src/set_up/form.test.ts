import { expect, test } from 'vitest';
import { CROWD, DUEL } from '../games_for_tests';
import { clockOf, newTable, problemOf, usualForm, withPlayers } from './form';

const form = usualForm(CROWD);

test('the default table is for friends who get the link', () => {
  expect(newTable(CROWD, form)).toEqual({
    game: 'crowd',
    seats: ['me', 'invite', 'invite'],
    options: {},
    clock: null,
    hints: true,
    private: true,
  });
  expect(newTable(DUEL, usualForm(DUEL)).seats).toEqual(['me', 'invite']);
});

test('changing the number of players keeps the first seats', () => {
  const bots = { ...form, seats: form.seats.map((seat, i) => (i === 1 ? { ...seat, kind: 'bot' as const } : seat)) };
  expect(newTable(CROWD, withPlayers(bots, 5, CROWD)).seats).toEqual([
    'me',
    'bot:medium',
    'invite',
    'invite',
    'invite',
  ]);
  expect(newTable(CROWD, withPlayers(bots, 2, CROWD)).seats).toEqual(['me', 'bot:medium']);
});

test('sends only options that differ from the default, each with its own type', () => {
  const options = { play_on: 'on', target: '20', marking: 'by_program', deck: 'card = 1' };
  expect(newTable(CROWD, { ...form, options }).options).toEqual({ play_on: true, target: 20, deck: 'card = 1' });
});

test('players on this device need names', () => {
  const cleo = { kind: 'person' as const, name: ' Cleo ', level: 'easy' };
  expect(newTable(CROWD, { ...form, seats: [form.seats[0]!, cleo] }).seats).toEqual(['me', 'me:Cleo']);
  expect(problemOf({ ...form, seats: [form.seats[0]!, { ...cleo, name: ' ' }] })).toBe('setup.no_name');
});

test('at most one seat is yours, and at least one player is on this device', () => {
  const [me, friend] = form.seats;
  expect(problemOf(form)).toBe('');
  expect(problemOf({ ...form, seats: [me!, me!] })).toBe('setup.two_me');
  expect(problemOf({ ...form, seats: [friend!, friend!] })).toBe('setup.nobody');
});

test('time limits', () => {
  expect(clockOf({ ...form, clock: 'quick' })).toEqual({ seconds: 20, reserve: 120 });
  expect(clockOf({ ...form, clock: 'days', days: 3 })).toEqual({ days: 3 });
  expect(clockOf({ ...form, clock: 'own', seconds: 15, reserve: 2 })).toEqual({ seconds: 15, reserve: 120 });
});
