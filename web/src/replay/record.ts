// The few fields of a record (docs/record.md) that the pages read themselves.

/** The players' names, from seat A on; the letter of the seat if a player has no name. */
export function namesIn(record: string): string[] {
  return [...record.matchAll(/^seat ([A-H]) \S+(?: (.*))?$/gm)].map(([, seat = '', name]) => name?.trim() || seat);
}
