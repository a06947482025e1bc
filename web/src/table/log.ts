// The log of a table, as facts: those of the game, and those about its players.
import { keep, kept } from '../kept';
import type { Fact, SeatShown } from '../protocol';
import { seatAt } from '../seats';

/** Facts that belong together, roughly a turn. */
export interface LogEntry {
  /** Consecutive. */
  number: number;
  facts: Fact[];
}

const LONGEST = 200;
const LONGEST_KEPT = 60;
const place = (table: string) => `alea.log.${table}`;

export function withFacts(log: LogEntry[], facts: Fact[]): LogEntry[] {
  if (facts.length === 0) return log;
  return [...log, { number: (log.at(-1)?.number ?? 0) + 1, facts }].slice(-LONGEST);
}

/** Stores the latest entries, so that they survive a reload. */
export function keepLog(table: string, log: LogEntry[]): void {
  keep(place(table), log.slice(-LONGEST_KEPT), sessionStorage);
}

export const keptLog = (table: string) => kept<LogEntry[]>(place(table), sessionStorage) ?? [];

/** Players who left, came back, or agreed to end the game. */
export function peopleFacts(before: SeatShown[], after: SeatShown[]): Fact[] {
  return after.flatMap((seat, i): Fact[] => {
    const who = seatAt(i);
    const was = before[i];
    if (!was || seat.kind !== 'person' || was.kind !== 'person') return [];
    return [
      ...(seat.held && !was.held ? [['people.held', { who }] satisfies Fact] : []),
      ...(!seat.held && was.held ? [['people.back', { who }] satisfies Fact] : []),
      ...(seat.agrees && !was.agrees ? [['people.agrees', { who }] satisfies Fact] : []),
    ];
  });
}
