// Facts as the server and the engine write them (docs/protocol.md), with the names that went without saying.
import type { Fact, Share, Thing, Value } from './protocol';

/** A list is of things one after another, 2, "dragon", of what seats got, "B", 1, "dragon", or of facts. */
type WrittenValue = Exclude<Value, unknown[]> | (string | number)[] | WrittenFact[];
/** Values whose names go without saying, and at the end those that have one. */
export type WrittenFact = [name: string, ...values: (WrittenValue | Record<string, WrittenValue>)[]];

function inParts<Part>(list: (string | number)[], size: number): Part[] {
  return Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size) as Part);
}

function valueOf(value: WrittenValue): Value {
  if (!Array.isArray(value)) return value;
  if (Array.isArray(value[0])) return (value as WrittenFact[]).map(readFact);
  const list = value as (string | number)[];
  return typeof list[0] === 'number' ? inParts<Thing>(list, 2) : inParts<Share>(list, 3);
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
