// Things of the view as facts of the catalogue: what players read of dice, cards and effects.
import type { Fact } from '$web/protocol';
import { type Card, colourOf, type DieText, type Effect } from './view';

export function diePhrase(die: DieText): Fact {
  const colour = { word: `colour.${colourOf(die)}` };
  const face = die.charAt(1);
  if (face === 'S') return ['die.shield', { colour }];
  if (face === 'H') return ['die.sheathe', { colour }];
  return ['die.katanas', { colour, n: Number(face) }];
}

export function cardPhrase({ name, colour, value }: Card): Fact {
  if (name === undefined || value === undefined) return ['card.bluff'];
  return ['card.named', { name: { quote: name }, colour: { word: `colour.${colour}` }, n: value }];
}

function effectKey({ moment, action }: Effect): string {
  const isAtShield = moment === 'shield' && (action === 'draw' || action === 'score');
  return `effect.${isAtShield ? 'shield_' : ''}${action.replace(' ', '_')}`;
}

/** "own die red" is when.own_red. */
function conditionKey(condition: string): string {
  return `when.${condition.replace(' die', '').replaceAll(' ', '_')}`;
}

/** Put together as in effect.cpp. */
export function wording(effect: Effect): Fact {
  let fact: Fact = [effectKey(effect), { n: effect.amount }];
  if (effect.colour) fact = [effectKey(effect), { colour: { word: `effect.${effect.colour}` } }];
  if (effect.per !== 'once') fact = [`effect.per_${effect.per}`, { effect: [fact] }];
  if (effect.needs.length > 0) {
    const when = effect.needs.map((condition): Fact => [conditionKey(condition)]);
    fact = ['effect.if', { effect: [fact], when }];
  }
  return effect.always ? ['effect.always', { effect: [fact] }] : fact;
}
