import { describe, expect, it } from 'vitest';
import { Offer, readDeploy, readExtra } from './moves';

const offer = (...moves: string[]) => new Offer(moves.map((move) => ({ move, fact: [`choice.${move}`] })));

describe('an offer', () => {
  it('finds the move of a card, whatever is done with it', () => {
    expect(offer('spend 12', 'spend bluff').ofCard('12')).toBe('spend 12');
    expect(offer('spend 12', 'spend bluff').ofCard('bluff')).toBe('spend bluff');
    expect(offer('play 1').ofCard('12')).toBeUndefined();
    expect(offer('discard 3').ofCard('3')).toBe('discard 3');
  });

  it('finds heroes and dice of the row', () => {
    expect(offer('hire 9', 'hire 13').ofHero('13')).toBe('hire 13');
    expect(offer('draft R2').ofRow('R2')).toBe('draft R2');
    expect(offer('draft R2').ofRow('G2')).toBeUndefined();
  });

  it('lists what has no thing to click', () => {
    expect(offer('add 3', 'enough').plain).toEqual(['enough']);
    expect(offer('fight', 'retreat').plain).toEqual(['fight', 'retreat']);
    expect(offer('play none').plain).toEqual(['play none']);
  });
});

describe('deploying', () => {
  const dice = offer('deploy G2 left', 'deploy G2 front', 'deploy BH left', 'deploy BH front');

  it('begins with either half', () => {
    expect(dice.withDie('', 'G2')).toBe('deploy G2 ?');
    expect(dice.withSide('', 'left')).toBe('deploy ? left');
  });

  it('puts both halves together, in either order', () => {
    expect(dice.withSide('deploy G2 ?', 'left')).toBe('deploy G2 left');
    expect(dice.withDie('deploy ? front', 'BH')).toBe('deploy BH front');
  });

  it('changes one half of a whole move', () => {
    expect(dice.withSide('deploy G2 left', 'front')).toBe('deploy G2 front');
    expect(dice.withDie('deploy G2 left', 'BH')).toBe('deploy BH left');
  });

  it('needs no die to be picked where there is only one', () => {
    expect(offer('deploy G2 left', 'deploy G2 front').withSide('', 'front')).toBe('deploy G2 front');
  });

  it('knows what can still go where', () => {
    expect(dice.canDeploy('G2', 'left')).toBe(true);
    expect(dice.canDeploy(null, 'right')).toBe(false);
    expect(dice.canDeploy('R1', null)).toBe(false);
  });

  it('reads halves', () => {
    expect(readDeploy('deploy ? left')).toEqual({ die: null, side: 'left' });
    expect(readDeploy('deploy G2 ?')).toEqual({ die: 'G2', side: null });
    expect(readDeploy('draft G2')).toBeNull();
    expect(readDeploy('')).toBeNull();
  });
});

describe('extra dice', () => {
  const two = offer('extra RR', 'extra RG', 'extra GB');

  it('are picked one after another, and written in the order of colours', () => {
    expect(two.extras).toBe(2);
    expect(two.withExtra('', 'G')).toBe('extra G?');
    expect(two.withExtra('extra G?', 'R')).toBe('extra RG');
  });

  it('begin anew when all are picked', () => {
    expect(two.withExtra('extra RG', 'B')).toBe('extra B?');
  });

  it('are offered only where a move has them', () => {
    expect(two.canAdd('extra B?', 'B')).toBe(false);
    expect(two.canAdd('extra B?', 'G')).toBe(true);
    expect(offer('draft R2').extras).toBe(0);
  });

  it('can be a single one', () => {
    expect(offer('extra R', 'extra B').withExtra('', 'B')).toBe('extra B');
    expect(readExtra('extra R?')).toEqual(['R']);
  });
});
