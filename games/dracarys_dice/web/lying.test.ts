import { describe, expect, it } from 'vitest';
import { eventsNamed } from '$web/facts';
import type { Seat } from '$web/protocol';
import { gaveAndBurned, matched, othersChoice, over, scored } from './fixtures';
import { lying, whoFedPile, whoIsOn } from './lying';
import { type Event, of, type View } from './view';

type Moment = { view: View; happened: Event[] };
const seatsOf = ({ view }: Moment) => view.dice.map((_, i) => 'ABCDE'.charAt(i));

/** The dice in front of a seat, and those of them that left. */
function diceAt({ view, happened }: Moment, seat: Seat) {
  const all = lying(view, happened)[seat]?.dice ?? [];
  const faces = (isGone: boolean) => all.filter((die) => die.isGone === isGone).map(({ face }) => face).join(''); // prettier-ignore
  return { here: faces(false), gone: faces(true), last: all.findLast((die) => !die.isGone) };
}

describe('how the dice lie', () => {
  it('shows the roll of whoever chooses, and its Knights leaving', () => {
    const { here, gone } = diceAt(othersChoice, 'B');
    expect([...here, ...gone].sort()).toEqual([...(othersChoice.view.rolled ?? '')].sort());
    expect(gone).toMatch(/^K+$/);
  });
  it('shows the Fireballs that burned a player, coming from the pile', () => {
    const n = eventsNamed(gaveAndBurned.happened, 'burned')[0]?.[1].n ?? 0;
    const { here, last } = diceAt(gaveAndBurned, 'A');
    expect(here.endsWith('F'.repeat(n))).toBe(true);
    expect(lying(gaveAndBurned.view, gaveAndBurned.happened).A?.burned).toBe(n);
    expect(last?.from).toBe('pile');
  });
  it('shows a Dragon where it was given, coming from the giver', () => {
    const [to = '', n = 0] = eventsNamed(gaveAndBurned.happened, 'gave')[0]?.[1].shares[0] ?? [];
    const { here, last } = diceAt(gaveAndBurned, to);
    expect(here.endsWith('D'.repeat(n))).toBe(true);
    expect(last?.from).toBe('A');
  });
  it('shows no more dice than there are', () => {
    for (const moment of [gaveAndBurned, matched, over, scored]) {
      for (const seat of seatsOf(moment))
        expect(diceAt(moment, seat).here).toHaveLength(of(moment.view.dice, seat) ?? 0);
    }
  });
  it('keeps Fireballs in place with Trial By Fire', () => {
    const [, { who, what }] = eventsNamed(matched.happened, 'rolled')[0]!;
    const fireballs = what.find(([, noun]) => noun === 'fireball_kept')?.[0] ?? 0;
    expect(diceAt(matched, who).here.match(/F/g)).toHaveLength(fireballs);
  });
  it('shows dice that are handed over or traded as coming from the other', () => {
    const view: View = { dice: [5, 2], pile: 0, place: [0, 0], roller: 'B' };
    const traded = lying(view, [['traded', { who: 'A', whom: 'B' }]]);
    expect(traded.A?.dice.map(({ from }) => from)).toEqual(['B', 'B', 'B', 'B', 'B']);
    const handed = lying(view, [['handed', { who: 'A', whom: 'B', n: 1 }]]);
    expect(handed.B?.dice.map(({ from }) => from)).toEqual([null, 'A']);
  });
  it('begins a round with fresh dice, and tells what was scored', () => {
    expect(diceAt(scored, 'C').here).toMatch(/^\.+$/);
    const points = eventsNamed(scored.happened, 'scored').find(([, { who }]) => who === 'B')?.[1].n;
    expect(lying(scored.view, scored.happened).B?.scored).toBe(points);
  });
});

describe('whose turn is looked at', () => {
  it('is the turn of whoever chooses', () => expect(whoIsOn(othersChoice.view, othersChoice.happened)).toBe('B'));
  it('is nobody’s at the end', () => expect(whoIsOn(over.view, over.happened)).toBeUndefined());
  it('is the last roll’s when nobody chooses', () => {
    const view: View = { dice: [3, 3], pile: 1, place: [0, 0], roller: 'A' };
    const happened: Event[] = [['rolled', { who: 'B', what: [[1, 'fireball'], [3, 'blank']] }]]; // prettier-ignore
    expect(whoIsOn(view, happened)).toBe('B');
    expect(whoFedPile(view, happened)).toBe('B');
  });
  it('is not the feeder of the pile before the turn ends', () => {
    expect(whoFedPile(othersChoice.view, [...gaveAndBurned.happened, ...othersChoice.happened])).toBe('A');
  });
});
