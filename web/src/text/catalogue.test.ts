import { expect, test } from 'vitest';
import { Catalogue } from './catalogue';
import en from './en';
import nl from './nl';

const game = {
  gave: '{who} gave {shares}.',
  choice: 'Give {shares}',
  dragon: '{n|a Dragon|# Dragons}',
  is: '{who} {who|is|are} away.',
  near: '{name}, {place}',
  'place.1': 'first',
  goals: 'Completed: {what}.',
  goal: '{name} ({n})',
};
const names = { bySeat: ['Ann', 'Bo', 'Cleo'], you: 'A' };
const say = new Catalogue({ ...en, ...game }, names);
const watching = say.withNames({ ...names, you: null });

test('uses names, and "you" for the reader', () => {
  expect(say.sentence(['is', { who: 'A' }])).toBe('You are away.');
  expect(say.sentence(['is', { who: 'B' }])).toBe('Bo is away.');
  expect(watching.sentence(['is', { who: 'A' }])).toBe('Ann is away.');
});

test('spells out numbers up to twelve and inflects the noun', () => {
  expect(say.text('dragon', { n: 1 })).toBe('a Dragon');
  expect(say.text('dragon', { n: 2 })).toBe('two Dragons');
  expect(say.text('dragon', { n: 13 })).toBe('13 Dragons');
  expect(say.text('dragon', { n: 0 })).toBe('0 Dragons');
});

test('lists of things, of shares and of facts', () => {
  const shares: [string, number, string][] = [
    ['B', 2, 'dragon'],
    ['A', 1, 'dragon'],
  ];
  expect(say.sentence(['gave', { who: 'C', shares }])).toBe('Cleo gave two Dragons to Bo and a Dragon to you.');
  expect(say.phrase(['gave', { who: 'C', shares: [] }])).toBe('Cleo gave nothing.');
  const goal = (name: string, n: number): [string, Record<string, never>] =>
    ['goal', { name: { quote: name }, n }] as unknown as [string, Record<string, never>];
  expect(say.sentence(['goals', { what: [goal('Run', 3), goal('Pair', 1)] }])).toBe('Completed: Run (3) and Pair (1).');
});

test('translates words of the catalogue and keeps other texts', () => {
  expect(say.text('near', { name: { quote: '{who} <b>' }, place: { word: 'place.1' } })).toBe('{who} <b>, first');
});

test('translates names from the data of a game', () => {
  const dutch = new Catalogue({ ...nl, won: '{who} haalde {goal}.', all: 'Ruil {what}', 'name.Full House': 'Volle bak' }, names); // prettier-ignore
  const goal = { quote: 'Full House' };
  expect(dutch.sentence(['won', { who: 'B', goal }])).toBe('Bo haalde Volle bak.');
  expect(dutch.text('all', { what: [['won', { who: 'B', goal }]] })).toBe('Ruil Bo haalde Volle bak.');
  expect(dutch.called('Full House')).toBe('Volle bak');
});

test("keeps a designer's own names, and players who are named like a card", () => {
  const dutch = new Catalogue({ ...nl, won: '{who} haalde {goal}.', hello: 'Dag {name}', 'name.Atlas': 'Wereldbol' });
  expect(dutch.sentence(['won', { who: 'B', goal: { quote: 'My Goal' } }])).toBe('B haalde My Goal.');
  expect(dutch.called('My Goal')).toBe('My Goal');
  expect(dutch.text('hello', { name: { quote: 'Atlas' } })).toBe('Dag Atlas');
  expect(say.called('Full House')).toBe('Full House');
});

test('translates the level of a bot, or uses its own name', () => {
  expect(new Catalogue({ 'level.easy': 'makkelijk' }).level('easy')).toBe('makkelijk');
  expect(new Catalogue({ 'level.easy': 'makkelijk' }).level('expert')).toBe('expert');
});

test('uses another form of the name where a language has one', () => {
  const dutch = new Catalogue({ ...nl, met: '{who} ruilde met {whom|#|jou}.' }, names);
  expect(dutch.sentence(['met', { who: 'B', whom: 'A' }])).toBe('Bo ruilde met jou.');
  expect(dutch.sentence(['met', { who: 'A', whom: 'B' }])).toBe('Je ruilde met Bo.');
  expect(dutch.name('A')).toBe('jij');
});

test('shows missing keys and unfilled placeholders without failing', () => {
  expect(say.text('no.such')).toBe('[no.such]');
  expect(say.text('near', { name: { quote: 'x' } })).toBe('x, {place}');
});
