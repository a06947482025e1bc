// Messages as they come: facts get all their names, and updates are cut into steps.
import { readFact, type WrittenFact } from '../facts';
import type { Choice, Fact, Fields, RankedMove, Seat, ServerMessage, Step, UpdateMessage } from '../protocol';

type WrittenMove = Omit<Choice & RankedMove, 'fact' | 'reasons'> & { fact?: WrittenFact; reasons?: WrittenFact[] };
type WrittenMessage =
  | (Omit<UpdateMessage, 'steps'> & { s?: (WrittenFact | Fields)[] })
  | { is: 'choices' | 'hint'; moves: WrittenMove[] }
  | { is: 'table' | 'ack' | 'refused' | 'here' };

const isFact = (one: WrittenFact | Fields): one is WrittenFact => Array.isArray(one);

/** An object is what the facts before it changed, and ends a step. */
function stepsOf(written: (WrittenFact | Fields)[]): Step[] {
  const steps: Step[] = [];
  let facts: Fact[] = [];
  const end = (changes: Fields) => {
    const told = facts.length > 0 ? { facts } : {};
    steps.push(
      'views' in changes ? { ...told, views: changes.views as Record<Seat, Fields> } : { ...told, view: changes },
    );
    facts = [];
  };
  for (const one of written) {
    if (isFact(one)) facts.push(readFact(one));
    else end(one);
  }
  return facts.length > 0 ? [...steps, { facts }] : steps;
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
