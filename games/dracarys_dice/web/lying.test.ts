import { describe, expect, it } from 'vitest';
import burned from './fixtures/burned.json';
import over from './fixtures/over.json';
import scales from './fixtures/dragon_scales.json';
import trial from './fixtures/trial_by_fire.json';
import { lying, whoFedPile, whoIsOn } from './lying';
import type { Event, View } from './view';

const at = ({ view, happened }: { view: object; happened: unknown[] }) => [view as View, happened as Event[]] as const;

/** Faces in front of a seat; those that left in brackets. */
function faces(position: { view: object; happened: unknown[] }, seat: string): string {
  const dice = lying(...at(position))[seat]?.dice ?? [];
  return dice.map(({ face, isGone }) => (isGone ? `(${face})` : face)).join('');
}

describe('how the dice lie', () => {
  it('shows the roll of who chooses, and its Knights leaving', () => {
    expect(faces(burned, 'B')).toBe('DD(K)...');
  });
  it('shows the Fireballs of who was burned, coming from the pile', () => {
    expect(faces(burned, 'A')).toBe('....FF');
    const own = lying(...at(burned)).A;
    expect(own?.burned).toBe(2);
    expect(own?.dice.at(-1)?.from).toBe('pile');
  });
  it('shows a Dragon where it was given, coming from the giver', () => {
    expect(faces(burned, 'C')).toBe('...D');
    expect(lying(...at(burned)).C?.dice.at(-1)?.from).toBe('A');
  });
  it('shows the last turns only, and no more dice than there are', () => {
    expect(faces(over, 'B')).toBe('(D)(D)');
    const own = lying(...at(over)).A?.dice.filter(({ isGone }) => !isGone);
    expect(own).toHaveLength(over.view.dice[0] ?? 0);
  });
  it('keeps Fireballs in place with Trial By Fire', () => {
    expect(faces(trial, 'D')).toBe('FF...');
  });
  it('shows dice that are handed over or traded as coming from the other', () => {
    const view: View = { dice: [5, 2], pile: 0, place: [0, 0], roller: 'B' };
    const traded = lying(view, [['traded', { who: 'A', whom: 'B' }]]);
    expect(traded.A?.dice.map(({ from }) => from)).toEqual(['B', 'B', 'B', 'B', 'B']);
    const handed = lying(view, [['handed', { who: 'A', whom: 'B', n: 1 }]]);
    expect(handed.B?.dice.map(({ from }) => from)).toEqual([null, 'A']);
  });
  it('begins a round with fresh dice, and tells what was scored', () => {
    expect(faces(scales, 'C')).toBe('......');
    expect(lying(...at(scales)).B?.scored).toBe(6);
  });
});

describe('whose turn is looked at', () => {
  it('is the turn of who chooses', () => expect(whoIsOn(...at(burned))).toBe('B'));
  it('is nobody’s at the end', () => expect(whoIsOn(...at(over))).toBeUndefined());
  it('is the last roll’s when nobody chooses', () => {
    const view: View = { dice: [3, 3], pile: 1, place: [0, 0], roller: 'A' };
    const happened: Event[] = [['rolled', { who: 'B', what: [[1, 'fireball'], [3, 'blank']] }]]; // prettier-ignore
    expect(whoIsOn(view, happened)).toBe('B');
    expect(whoFedPile(view, happened)).toBe('B');
  });
  it('is not the feeder of the pile before the turn ends', () => expect(whoFedPile(...at(burned))).toBe('A'));
});
