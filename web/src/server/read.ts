// Messages as they come: facts get all their names, and updates are cut into steps.
import { readFact, type WrittenFact } from '../facts';
import type { Choice, Fact, Fields, RankedMove, Seat, ServerMessage, Step, UpdateMessage } from '../protocol';

type WrittenMove = Omit<Choice & RankedMove, 'fact' | 'reasons'> & { fact?: WrittenFact; reasons?: WrittenFact[] };
type WrittenMessage =
  | (Omit<UpdateMessage, 'steps'> & { s?: (WrittenFact | Fields)[] })
  | { is: 'choices' | 'hint'; moves: WrittenMove[] }
  | { is: 'table' | 'ack' | 'refused' | 'here' };

const isFact = (one: WrittenFact | Fields): one is WrittenFact => Array.isArray(one);

/** What an object at the end of a step says of one view or of several; an empty one says nothing of either. */
function changesOf(changes: Fields): Step {
  if ('views' in changes) return { views: changes.views as Record<Seat, Fields> };
  return Object.keys(changes).length > 0 ? { view: changes } : {};
}

function stepsOf(written: (WrittenFact | Fields)[]): Step[] {
  const steps: Step[] = [];
  let facts: Fact[] = [];
  const end = (changes: Step) => {
    steps.push(facts.length > 0 ? { facts, ...changes } : changes);
    facts = [];
  };
  for (const one of written) {
    if (isFact(one)) facts.push(readFact(one));
    else end(changesOf(one));
  }
  if (facts.length > 0) end({});
  return steps;
}

function readMove({ fact, reasons, ...rest }: WrittenMove) {
  return { ...rest, ...(fact && { fact: readFact(fact) }), ...(reasons && { reasons: reasons.map(readFact) }) };
}

export function readMessage(text: string): ServerMessage {
  const message = JSON.parse(text) as WrittenMessage;
  if ('u' in message) {
    const { s = [], ...rest } = message;
    return { ...rest, steps: stepsOf(s) };
  }
  return ('moves' in message ? { ...message, moves: message.moves.map(readMove) } : message) as ServerMessage;
}
