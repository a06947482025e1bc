// The form for a new table, and the request made from it.
import { usualLevel, usualPlayers } from '../home/play';
import type { Clock, GameListed, GameOption, NewTable } from '../protocol';

export const SEAT_KINDS = ['me', 'person', 'invite', 'open', 'bot'] as const;
export type SeatWanted = (typeof SEAT_KINDS)[number];

export interface SeatChosen {
  kind: SeatWanted;
  /** The name of another player on this device. */
  name: string;
  /** The level of a bot. */
  level: string;
}

export const CLOCKS = ['none', 'quick', 'calm', 'days', 'own'] as const;
export type ClockChosen = (typeof CLOCKS)[number];

export interface Form {
  seats: SeatChosen[];
  /** Values as text. Only those that differ from the default are sent. */
  options: Record<string, string>;
  clock: ClockChosen;
  seconds: number;
  /** In minutes. */
  reserve: number;
  days: number;
  hints: boolean;
  listed: boolean;
}

/** The default: a table for friends who get the link. */
export function usualForm(game: GameListed): Form {
  const form: Form = {
    seats: [],
    options: Object.fromEntries(game.options.flatMap(({ name, default: usual }) => (usual ? [[name, usual]] : []))),
    clock: 'none',
    seconds: 45,
    reserve: 5,
    days: 2,
    hints: true,
    listed: false,
  };
  return withPlayers(form, usualPlayers(game), game);
}

/** Changes the number of seats. Existing seats stay as they are; new ones are for friends. */
export function withPlayers(form: Form, players: number, game: GameListed): Form {
  const seats = Array.from(
    { length: players },
    (_, i): SeatChosen => form.seats[i] ?? { kind: i === 0 ? 'me' : 'invite', name: '', level: usualLevel(game) },
  );
  return { ...form, seats };
}

/** The catalogue key of what still has to be corrected; '' if nothing. */
export function problemOf({ seats }: Form): string {
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return 'setup.two_me';
  if (!seats.some(({ kind }) => kind === 'me' || kind === 'person')) return 'setup.nobody';
  if (seats.some(({ kind, name }) => kind === 'person' && name.trim() === '')) return 'setup.no_name';
  return '';
}

function seatText({ kind, name, level }: SeatChosen): string {
  if (kind === 'person') return `me:${name.trim()}`;
  return kind === 'bot' ? `bot:${level}` : kind;
}

export function clockOf({ clock, seconds, reserve, days }: Form): Clock | null {
  switch (clock) {
    case 'none':
      return null;
    case 'quick':
      return { seconds: 20, reserve: 120 };
    case 'calm':
      return { seconds: 60, reserve: 600 };
    case 'days':
      return { days };
    case 'own':
      return { seconds, reserve: reserve * 60 };
  }
}

function valueOf({ kind }: GameOption, text: string): string | number | boolean {
  if (kind === 'flag') return text === 'on';
  return kind === 'number' ? Number(text) : text;
}

export function newTable(game: GameListed, form: Form): NewTable {
  const chosen = game.options.flatMap((option) => {
    const text = form.options[option.name];
    return text === undefined || text === option.default ? [] : [[option.name, valueOf(option, text)]];
  });
  return {
    game: game.id,
    seats: form.seats.map(seatText),
    options: Object.fromEntries(chosen) as NewTable['options'],
    clock: clockOf(form),
    hints: form.hints,
    private: !form.listed,
  };
}
