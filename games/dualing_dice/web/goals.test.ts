// Conditions: their words, how they are said, and how far dice have come towards them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import english from '$web/text/en';
import dutch from '$web/text/nl';
import { Catalogue } from '$web/text/catalogue';
import en from '../text/en.json';
import nl from '../text/nl.json';
import { readCondition } from './conditions';
import { goalStanding, progress } from './progress';
import type { Die, Kind } from './view';
import { wording } from './wording';

const say = new Catalogue({ ...english, ...en });
const zeg = new Catalogue({ ...dutch, ...nl });
const deck = readFileSync('../games/dualing_dice/data/deck.toml', 'utf8');
const whens = [...deck.matchAll(/^when = (.*)$/gm)].flatMap(([, list]) => [...(list ?? '').matchAll(/"([^"]+)"/g)]);

/** "W8:5 D20:17" */
function dice(text: string): Die[] {
  return text.split(' ').filter(Boolean).map((word) => {
    const [kind = '', number] = word.split(':');
    return { die: kind.replace('W', 'D') as Kind, white: kind.startsWith('W'), number: Number(number) };
  }); // prettier-ignore
}
function condition(text: string) {
  const read = readCondition(text);
  if (!read) throw new Error(text);
  return read;
}
const now = (when: string, card: string) => progress(condition(when), dice(card));
const standing = (when: string, card: string) => now(when, card).standing;

describe('words', () => {
  test('every condition of the deck is read, and said in both languages without a gap', () => {
    expect(whens.length).toBeGreaterThan(100);
    for (const [, when = ''] of whens) {
      for (const catalogue of [say, zeg]) expect(catalogue.phrase(wording(condition(when)))).toMatch(/^[^[\]{}]+$/);
    }
  });
  test('as the log says them', () => {
    expect(say.phrase(wording(condition('3 white D12')))).toBe('three or more white D12');
    expect(say.phrase(wording(condition('exactly 2 D4 showing 1')))).toBe('exactly two D4 showing 1');
    expect(say.phrase(wording(condition('all multiples of 3')))).toBe('only multiples of 3');
    expect(say.phrase(wording(condition('sum 20 to 25')))).toBe('a sum from 20 to 25');
    expect(say.phrase(wording(condition('up to 1 kind')))).toBe('one kind of dice at most');
    expect(say.phrase(wording(condition('3 odd at least 7')))).toBe(
      'three or more dice showing odd numbers and 7 or more',
    );
    expect(say.phrase(wording(condition('2 D12 prime at most 7')))).toBe(
      'two or more D12 showing prime numbers and 7 or less',
    );
    expect(zeg.phrase(wording(condition('2 D4 at their highest')))).toBe('minstens twee D4 met hun hoogste getal');
  });
  test('words that are not known are left to be shown as they are', () => {
    for (const text of [
      '',
      'luck',
      '3 D7',
      'sum > 3',
      '6',
      'all',
      'spread',
      '2 white lucky',
      'all even odd',
      '3 at least 7 odd',
    ]) {
      expect(readCondition(text)).toBeNull();
    }
  });
});

describe('progress', () => {
  test('sums grow, and are lost when they cannot fit any more', () => {
    expect(now('sum >= 40', 'W12:12 D20:11')).toEqual({ standing: 'open', bar: 23 / 40, text: '23 / 40' });
    expect(standing('sum >= 40', 'W12:12 D20:20 W12:8 W4:1')).toBe('met');
    expect(standing('sum >= 46', 'W4:2 D10:2 W10:3 W10:1')).toBe('lost');
    expect(standing('sum <= 12', 'W8:6 W8:5')).toBe('lost');
    expect(standing('sum <= 12', 'W8:6')).toBe('open');
    expect(now('sum 40 to 41', '').text).toBe('0 / 40–41');
    expect(standing('sum of white >= 22', 'D12:9 W12:10 W12:12')).toBe('met');
    expect(standing('sum of colour = 10', 'D12:11')).toBe('lost');
  });
  test('dice are counted', () => {
    expect(now('3 odd', 'W8:5 D8:2')).toEqual({ standing: 'open', dots: { have: 1, need: 3 } });
    expect(standing('3 odd', 'W8:5 D8:3 W4:1')).toBe('met');
    expect(now('3 odd at least 7', 'W8:5 D8:7 W12:8').dots).toEqual({ have: 1, need: 3 });
    expect(standing('4 D12 even', 'W8:5 D8:2')).toBe('lost');
    expect(standing('all white', 'W8:5 D8:2')).toBe('lost');
    expect(standing('no D4', 'W4:1')).toBe('lost');
    expect(standing('up to 2 prime', 'W8:4 W8:4 W8:4')).toBe('met');
    expect(standing('exactly 1 showing 7', 'W8:7')).toBe('open');
    expect(now('2 at their highest', 'W4:4 D20:20 W6:5').standing).toBe('met');
  });
  test('equal numbers, runs and kinds', () => {
    expect(now('full house', 'W8:5 W6:5 D8:2').dots).toEqual({ have: 3, need: 5 });
    expect(standing('full house', 'W8:5 W6:4 D8:2')).toBe('lost');
    expect(standing('two pairs', 'W8:5 W6:5 D8:2 D6:2')).toBe('met');
    expect(standing('two pairs', 'W8:5 W6:5 D8:5 D6:5')).toBe('lost');
    expect(standing('all different', 'W8:5 W6:5')).toBe('lost');
    expect(now('run of 4', 'W8:3 W8:5 W8:6').dots).toEqual({ have: 3, need: 4 });
    expect(standing('run of 5', 'W8:3 W12:9')).toBe('lost');
    expect(now('5 kinds', 'W8:3 D8:5 W4:1').standing).toBe('lost');
  });
  test('a spread', () => {
    expect(standing('spread = 10', 'W12:12 W4:1')).toBe('lost');
    expect(standing('spread >= 12', 'W12:12 W4:1 W4:2 W4:2')).toBe('open');
    expect(standing('spread >= 16', 'D20:12 W4:1 W4:2 W4:2')).toBe('lost');
    expect(standing('spread >= 16', '')).toBe('open');
  });
  test('what only the end decides', () => {
    expect(now('sum multiple of 5', 'W8:5')).toEqual({ standing: 'open', text: '5' });
    expect(standing('sum multiple of 5', 'W8:1 W8:1 W8:1 W8:1 W8:1')).toBe('met');
    expect(now('sum of white = sum of colour', 'W8:5 D8:2').text).toBe('5 : 2');
  });
});

describe('a goal', () => {
  const goal = (whens: string[], card: string) => goalStanding(whens.map(condition), dice(card));
  test('is met when all of it is, and lost when any of it is', () => {
    expect(goal(['3 odd', 'sum >= 8'], 'W8:5 W8:3 W8:1')).toBe('met');
    expect(goal(['3 odd', 'all white'], 'D8:5 W8:3 W8:1')).toBe('lost');
  });
  test('before the last die, all dice that can come are tried', () => {
    const numbers = ['1 showing 4', '1 showing 8', '1 showing 12'];
    expect(goal(numbers, 'W6:3 W6:3 W12:8 W8:4')).toBe('open');
    expect(goal(numbers, 'W6:3 W6:3 W12:8 W8:1')).toBe('lost');
    expect(goal(['sum multiple of 11'], 'D20:1 W4:1 W4:1 W4:1')).toBe('open');
    expect(goal(['sum of white = sum of colour'], 'D20:20 W4:1 W4:1 W4:1')).toBe('lost');
  });
  test('of unknown words alone is open', () => expect(goalStanding([], dice('W4:1 W4:1 W4:1 W4:1 W4:1'))).toBe('open'));
});
