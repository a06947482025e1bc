// Decodes messages from the wire: gives the arguments of facts their names, and splits updates into steps.
import { readFact, type WrittenFact } from '../facts';
import type { Choices, Fact, Fields, RankedMove, Seat, ServerMessage, Step, UpdateMessage } from '../protocol';

type WrittenChoices = Record<Seat, [move: string, fact: WrittenFact][]>;
type WrittenMove = Omit<RankedMove, 'fact' | 'reasons'> & { fact?: WrittenFact; reasons?: WrittenFact[] };
type WrittenMessage =
  | (Omit<UpdateMessage, 'steps' | 'choices'> & { s?: (WrittenFact | Fields)[]; c?: WrittenChoices })
  | { is: 'hint'; moves: WrittenMove[] }
  | { is: 'table' | 'ack'; choices?: WrittenChoices }
  | { is: 'refused' | 'here' };

const isFact = (one: WrittenFact | Fields): one is WrittenFact => Array.isArray(one);

/** The object at the end of a step: changes to one view, changes to several (`views`), or none if it is empty. */
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

function readChoices(written: WrittenChoices): Choices {
  const entries = Object.entries(written).map(([seat, moves]) => [
    seat,
    moves.map(([move, fact]) => ({ move, fact: readFact(fact) })),
  ]);
  return Object.fromEntries(entries) as Choices;
}

export function readMessage(text: string): ServerMessage {
  const message = JSON.parse(text) as WrittenMessage;
  if ('u' in message) {
    const { s = [], c, ...rest } = message;
    return { ...rest, steps: stepsOf(s), ...(c && { choices: readChoices(c) }) };
  }
  if ('moves' in message) return { ...message, moves: message.moves.map(readMove) } as ServerMessage;
  if ('choices' in message && message.choices) {
    return { ...message, choices: readChoices(message.choices) } as ServerMessage;
  }
  return message as ServerMessage;
}
