// How a condition is said: the same phrases as condition_wording.cpp makes of it for the log.
import type { Condition, NumberTrait, Range, Trait } from './conditions';
import { type Phrases, ROUNDS } from './view';

type ConditionPhrase = Phrases['goal.together'][1]['what'][number];
type DicePhrase = Phrases['goal.at_least'][1]['what'][number];
type NumberPhrase = Phrases['goal.showing'][1]['what'][number];
type BareDicePhrase = Phrases['goal.showing'][1]['dice'][number];

const MANY = 2;

function kinds({ least, most }: Range): ConditionPhrase {
  if (least === most) return ['goal.kinds_exactly', { n: least }];
  if (least === ROUNDS) return ['goal.all_kinds'];
  return most === Infinity ? ['goal.kinds_at_least', { n: least }] : ['goal.kinds_at_most', { n: most }];
}

function inRange(what: 'sum' | 'white_sum' | 'colour_sum' | 'spread', { least, most }: Range): ConditionPhrase {
  if (least === most) return [`goal.${what}_exactly`, { n: least }];
  if (most === Infinity) return [`goal.${what}_at_least`, { n: least }];
  if (least === 0) return [`goal.${what}_at_most`, { n: most }];
  return [`goal.${what}_between`, { from: least, to: most }];
}

function dice({ colour, kind }: Trait, n: number): BareDicePhrase {
  const which = colour ?? 'any';
  return kind ? [`goal.${which}_kind`, { n, kind: { quote: kind } }] : [`goal.${which}_dice`, { n }];
}

function wordingOf(number: NumberTrait, n: number): NumberPhrase {
  switch (number.is) {
    case 'multiple_of': return ['goal.multiple_of', { n, of: number.n }]; // prettier-ignore
    case 'at_least': return ['goal.number_at_least', { number: number.n }]; // prettier-ignore
    case 'at_most': return ['goal.number_at_most', { number: number.n }]; // prettier-ignore
    case 'exactly': return ['goal.number', { number: number.n }]; // prettier-ignore
    default: return [`goal.${number.is}`, { n }]; // prettier-ignore
  }
}

/** Where any dice will do, numbers with a name of their own need not be said to be shown. */
function diceWith(trait: Trait, n: number): DicePhrase[] {
  const [number, more] = trait.numbers;
  if (!number) return [dice(trait, n)];
  if (!trait.colour && !trait.kind && !more) {
    if (number.is === 'odd' || number.is === 'even' || number.is === 'prime')
      return [[`goal.${number.is}_numbers`, { n }]];
    if (number.is === 'multiple_of') return [['goal.multiples_of', { n, of: number.n }]];
  }
  return [['goal.showing', { dice: [dice(trait, n)], what: trait.numbers.map((one) => wordingOf(one, n)) }]];
}

function count({ least, most }: Range, trait: Trait): ConditionPhrase {
  if (least === ROUNDS) return ['goal.all', { what: diceWith(trait, MANY) }];
  if (most === 0) return ['goal.none', { what: diceWith(trait, MANY) }];
  if (most === Infinity) return ['goal.at_least', { n: least, what: diceWith(trait, least) }];
  return [least === most ? 'goal.exactly' : 'goal.at_most', { n: most, what: diceWith(trait, most) }];
}

function alike({ least, most }: Range): ConditionPhrase {
  if (most === 1) return ['goal.all_different'];
  return least === 2 ? ['goal.pair'] : ['goal.of_a_kind', { n: least }];
}

export function wording(condition: Condition): ConditionPhrase {
  switch (condition.measure) {
    case 'count': return count(condition.range, condition.trait); // prettier-ignore
    case 'remainder': return ['goal.sum_multiple_of', { of: condition.divisor }]; // prettier-ignore
    case 'balance': return ['goal.balance']; // prettier-ignore
    case 'pairs': return ['goal.two_pairs']; // prettier-ignore
    case 'houses': return ['goal.full_house']; // prettier-ignore
    case 'alike': return alike(condition.range); // prettier-ignore
    case 'run': return ['goal.run', { n: condition.range.least }]; // prettier-ignore
    case 'kinds': return kinds(condition.range); // prettier-ignore
    default: return inRange(condition.measure, condition.range); // prettier-ignore
  }
}
