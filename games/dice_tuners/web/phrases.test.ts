import { expect, test } from 'vitest';
import { diePhrase, wording } from './phrases';
import type { Effect, Event, Phrases } from './view';

test('an effect is put together from phrases', () => {
  const effect: Effect = { moment: 'strength', action: 'add', amount: 2, per: 'katana', always: true, needs: ['front', 'own die red'] }; // prettier-ignore
  const add: Phrases['effect.add'] = ['effect.add', { n: 2 }];
  const counted: Phrases['effect.per_katana'] = ['effect.per_katana', { effect: [add] }];
  expect(wording(effect)).toEqual([
    'effect.always',
    { effect: [['effect.if', { effect: [counted], when: [['when.front'], ['when.own_red']] }]] },
  ]);
  expect(wording({ ...effect, moment: 'shield', action: 'draw', per: 'once', always: false, needs: [] })).toEqual([
    'effect.shield_draw',
    { n: 2 },
  ]);
});

test('a phrase that the game does not have is an error of types', () => {
  const drafted: Event = ['drafted', { who: 'A', die: [diePhrase('R2')] }];
  expect(drafted[1].die[0]?.[0]).toBe('die.katanas');
  // @ts-expect-error: there is no such die
  const other: Event = ['drafted', { who: 'A', die: [['die.joker', { colour: { word: 'colour.red' } }]] }];
  // @ts-expect-error: an effect inside another has a name that the game knows
  const always: Phrases['effect.always'] = ['effect.always', { effect: [['effect.nap', { n: 1 }]] }];
  expect([other[0], always[0]]).toEqual(['drafted', 'effect.always']);
});
