// The little of a record (docs/record.md) that pages read themselves.

/** What its players are called, in order from A; by their letter where they have no name. */
export function namesIn(record: string): string[] {
  return [...record.matchAll(/^seat ([A-H]) \S+(?: (.*))?$/gm)].map(([, seat = '', name]) => name?.trim() || seat);
}
