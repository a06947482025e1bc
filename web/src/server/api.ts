// HTTP requests to the server.
import type { Clock, GameListed, NewTable, RefusalKind, SeatShown, Status } from '../protocol';

/** The server refused a request or did not answer. `message` is the server's reason. */
export class Refused extends Error {
  readonly kind: RefusalKind | 'unreachable';
  constructor(kind: RefusalKind | 'unreachable', reason = '') {
    super(reason);
    this.kind = kind;
  }
}

export interface TableListed {
  table: string;
  game: string;
  status: Status;
  seats: SeatShown[];
  clock?: Clock;
  turn?: string;
  /** Time of the last event, in milliseconds; 0 if there has been none. */
  since?: number;
  you?: string;
}

const PATIENCE_MS = 20_000;

async function request(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response> {
  const json = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(path, { method, signal, ...(body === undefined ? {} : json) }).catch(() => null);
  if (response?.ok) return response;
  const answer = (await response?.json().catch(() => null)) as { error?: { kind: RefusalKind; reason: string } } | null;
  throw new Refused(answer?.error?.kind ?? 'unreachable', answer?.error?.reason);
}

async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const response = await request(method, path, body);
  return (await response.json()) as Answer;
}

let games: Promise<GameListed[]> | undefined;

export const recordAddress = (table: string) => `/api/tables/${table}/record`;

export const api = {
  /** This browser's guest, or null if it has none yet. */
  async me(): Promise<{ name: string } | null> {
    const { name } = await ask<{ name?: string }>('GET', '/api/me');
    return name === undefined ? null : { name };
  },
  enter: (name: string) => ask<{ name: string }>('POST', '/api/me', { name }),
  rename: (name: string) => ask<{ name: string }>('POST', '/api/me/name', { name }),
  linkDevice: () => ask<{ code: string; expires: number }>('POST', '/api/me/link', {}),
  claimDevice: (code: string) => ask<object>('POST', '/api/me/claim', { code }),
  /** Fetched once: the list does not change while the server runs. */
  games(): Promise<GameListed[]> {
    games ??= ask<{ games: GameListed[] }>('GET', '/api/games').then(
      (listing) => listing.games,
      (error: unknown) => {
        games = undefined;
        throw error;
      },
    );
    return games;
  },
  openTable: (table: NewTable) => ask<{ table: string; invite: string }>('POST', '/api/tables', table),
  openTables: async () => (await ask<{ tables: TableListed[] }>('GET', '/api/tables')).tables,
  myTables: async () => (await ask<{ tables: TableListed[] }>('GET', '/api/tables?mine')).tables,
  record: async (table: string) => (await request('GET', recordAddress(table))).text(),
};

/** Browsers do not say why a socket failed to open, so this asks over HTTP whether the table still exists. */
export async function isGone(table: string): Promise<boolean> {
  try {
    await request('GET', recordAddress(table));
    return false;
  } catch (error) {
    return error instanceof Refused && (error.kind === 'gone' || error.kind === 'damaged');
  }
}
