import { describe, expect, it } from 'vitest';
import type { Choice } from '$web/protocol';
import * as moves from './moves';

const choices = (...texts: string[]): Choice[] => texts.map((move) => ({ move, fact: ['choice.give'] }));

describe('what is offered', () => {
  it('is a number of Dragons and the ways to divide them', () => {
    expect(moves.readOffer(choices('give B B', 'give B C', 'give C C'))).toEqual({
      kind: 'give',
      dragons: 2,
      divisions: ['BB', 'BC', 'CC'],
    });
  });
  it('is a trade with some players, or keeping', () => {
    expect(moves.readOffer(choices('keep', 'trade B', 'trade D'))).toEqual({
      kind: 'trade',
      withWhom: ['B', 'D'],
      keeps: true,
    });
  });
  it('is nothing when there is nothing to choose', () => {
    expect(moves.readOffer([])).toBeNull();
  });
});

describe('a division that is put together', () => {
  const start = moves.readGiving('', 3);

  it('begins with every Dragon here', () => {
    expect(start).toEqual({ given: '', here: [false, false, false] });
    expect(moves.writeGiving(start)).toBe('');
  });
  it('gives one Dragon at a time to whom is pointed at', () => {
    const one = moves.point(start, 'C');
    expect(moves.writeGiving(one)).toBe('give C ? ?');
    expect(moves.writeGiving(moves.point(one, 'B'))).toBe('give B C ?');
  });
  it('gives all that are lifted together', () => {
    const lifted = moves.lift(moves.lift(start, 0), 2);
    expect(moves.writeGiving(lifted)).toBe('give ! ? !');
    expect(moves.writeGiving(moves.point(lifted, 'B'))).toBe('give B B ?');
    expect(moves.writeGiving(moves.lift(moves.lift(start, 1), 1))).toBe('');
  });
  it('becomes the text of a move when none is left, whatever the order', () => {
    const all = ['C', 'B', 'C'].reduce(moves.point, start);
    expect(moves.writeGiving(all)).toBe('give B C C');
    expect(moves.writeGiving(moves.allTo('B', 3))).toBe('give B B B');
  });
  it('reads what it wrote', () => {
    for (const text of ['give B ? !', 'give ! ? ?', 'give B C C']) {
      expect(moves.writeGiving(moves.readGiving(text, 3))).toBe(text);
    }
  });
  it('takes a Dragon back from a player who would get one', () => {
    const given = moves.readGiving('give B C C', 3);
    expect(moves.writeGiving(moves.takeBack(given, 'C'))).toBe('give B C ?');
    expect(moves.takeBack(given, 'D')).toEqual(given);
  });
  it('sends a single Dragon to somebody else when it was given already', () => {
    const given = moves.readGiving('give B', 1);
    expect(moves.writeGiving(moves.point(given, 'C'))).toBe('give C');
  });
  it('starts afresh from a draft of another move', () => {
    expect(moves.readGiving('trade B', 2)).toEqual(moves.readGiving('', 2));
    expect(moves.readGiving('give B C C', 2)).toEqual(moves.readGiving('', 2));
  });
  it('is allowed while one of the choices can come of it', () => {
    const divisions = ['BB', 'BC'];
    expect(moves.isAllowed({ given: 'C', here: [false] }, divisions)).toBe(true);
    expect(moves.isAllowed({ given: 'CC', here: [] }, divisions)).toBe(false);
  });
});
