// Things of the view as phrases of the catalogue: what players read of dice and effects.
import { colourOf, type DiePhrase, type DieText, type Effect, type EffectPhrase, type Phrases } from './view';

export function diePhrase(die: DieText): DiePhrase {
  const colour = { word: `colour.${colourOf(die)}` };
  const face = die.charAt(1);
  if (face === 'S') return ['die.shield', { colour }];
  if (face === 'H') return ['die.sheathe', { colour }];
  return ['die.katanas', { colour, n: Number(face) }];
}

// Put together as in effect_wording.cpp
type When = Phrases['effect.if'][1]['when'][number];
type Conditional = Phrases['effect.always'][1]['effect'][number];
type Counted = Phrases['effect.if'][1]['effect'][number];
type Plain = Phrases['effect.per_katana'][1]['effect'][number];

const PLAIN: Record<Exclude<Effect['action'], 'colour'>, Plain[0]> = {
  pierce: 'effect.pierce',
  strike: 'effect.strike',
  draw: 'effect.draw',
  score: 'effect.score',
  raise: 'effect.raise',
  kindle: 'effect.kindle',
  douse: 'effect.douse',
  look: 'effect.look',
  add: 'effect.add',
  take: 'effect.take',
  unsheathe: 'effect.unsheathe',
  'win ties': 'effect.win_ties',
  keep: 'effect.keep',
};
const AT_SHIELD: Partial<Record<Effect['action'], Plain[0]>> = {
  draw: 'effect.shield_draw',
  score: 'effect.shield_score',
};

const WHEN: Record<Effect['needs'][number], When[0]> = {
  'own die red': 'when.own_red',
  'own die green': 'when.own_green',
  'own die blue': 'when.own_blue',
  'opposing die red': 'when.opposing_red',
  'opposing die green': 'when.opposing_green',
  'opposing die blue': 'when.opposing_blue',
  front: 'when.front',
  left: 'when.left',
  right: 'when.right',
  behind: 'when.behind',
  underdog: 'when.underdog',
  'own die sheathe': 'when.own_sheathe',
  bluff: 'when.bluff',
  'on fire': 'when.on_fire',
  'not on fire': 'when.not_on_fire',
  won: 'when.won',
  lost: 'when.lost',
  null: 'when.null',
};

function counted({ moment, action, amount, colour, per }: Effect): Counted {
  if (action === 'colour') return ['effect.colour', { colour: { word: `effect.${colour}` } }];
  const name = (moment === 'shield' && AT_SHIELD[action]) || PLAIN[action];
  const plain: Plain = [name, { n: amount }];
  if (per === 'katana') return ['effect.per_katana', { effect: [plain] }];
  return per === 'card' ? ['effect.per_card', { effect: [plain] }] : plain;
}

function conditional(effect: Effect): Conditional {
  if (effect.needs.length === 0) return counted(effect);
  return ['effect.if', { effect: [counted(effect)], when: effect.needs.map((condition): When => [WHEN[condition]]) }];
}

export function wording(effect: Effect): EffectPhrase {
  return effect.always ? ['effect.always', { effect: [conditional(effect)] }] : conditional(effect);
}
