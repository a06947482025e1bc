import { expect, test } from 'vitest';
import { readMessage } from './read';

test('an object ends a step of an update', () => {
  const read = readMessage('{"u":8,"k":"k1","s":[["a"],["b",1],{"pile":1},["c"],{},["d"]],"t":"B"}');
  expect(read).toEqual({
    u: 8,
    k: 'k1',
    t: 'B',
    steps: [{ facts: [['a'], ['b', { n: 1 }]], view: { pile: 1 } }, { facts: [['c']] }, { facts: [['d']] }],
  });
  expect(readMessage('{"u":9,"s":[{"views":{"A":{},"C":{"hand":2}}}]}')).toEqual({
    u: 9,
    steps: [{ views: { A: {}, C: { hand: 2 } } }],
  });
  expect(readMessage('{"u":10,"status":"over"}')).toEqual({ u: 10, status: 'over', steps: [] });
});

test('choices and hints have facts with named arguments', () => {
  const choices =
    '{"is":"choices","key":"k","at":3,"seat":"A","moves":[{"move":"give B","fact":["gives",["B",1,"dragon"]]}]}';
  expect(readMessage(choices)).toMatchObject({ moves: [{ fact: ['gives', { shares: [['B', 1, 'dragon']] }] }] });
  const hint = '{"is":"hint","key":"k","seat":"A","moves":[{"move":"m","weight":1,"reasons":[["near","C",5]]}]}';
  expect(readMessage(hint)).toMatchObject({ moves: [{ move: 'm', reasons: [['near', { who: 'C', n: 5 }]] }] });
});
