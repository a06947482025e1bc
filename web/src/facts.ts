// Decodes facts as the server and the engine write them (docs/protocol.md), where common arguments have no name, and
// finds events by name.
import type { Fact, Portion, Thing, Value } from './protocol';

/** Flat lists of things, 2, "dragon", or of what seats received, "B", 1, "dragon"; or lists of facts. */
type WrittenValue = Exclude<Value, unknown[]> | (string | number)[] | WrittenFact[];
/** Unnamed values first, then the named ones. */
export type WrittenFact = [name: string, ...values: (WrittenValue | Record<string, WrittenValue>)[]];

function inParts<Part>(list: (string | number)[], size: number): Part[] {
  return Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size) as Part);
}

function valueOf(value: WrittenValue): Value {
  if (!Array.isArray(value)) return value;
  if (Array.isArray(value[0])) return (value as WrittenFact[]).map(readFact);
  const list = value as (string | number)[];
  return typeof list[0] === 'number' ? inParts<Thing>(list, 2) : inParts<Portion>(list, 3);
}

export function readFact([name, ...values]: WrittenFact): Fact {
  if (values.length === 0) return [name];
  const args: Record<string, Value> = {};
  for (const value of values) {
    if (typeof value === 'string') args['who' in args ? 'whom' : 'who'] = value;
    else if (typeof value === 'number') args.n = value;
    else if (Array.isArray(value)) args[typeof value[0] === 'number' ? 'what' : 'shares'] = valueOf(value);
    else for (const [named, one] of Object.entries(value)) args[named] = valueOf(one as WrittenValue);
  }
  return [name, args];
}

/** Those of a game's events that have one of these names. */
export type EventNamed<Event extends Fact, Name extends Event[0]> = Extract<Event, [Name, ...unknown[]]>;

/** The events with one of these names, in order. */
export function eventsNamed<Event extends Fact, Name extends Event[0]>(
  happened: Event[],
  ...names: Name[]
): EventNamed<Event, Name>[] {
  return happened.filter((event): event is EventNamed<Event, Name> => names.some((name) => name === event[0]));
}
