// Times and durations in a readable form.
import type { Language } from './language.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time since then, such as "5 minutes ago". */
export function ago(ms: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (ms < MINUTE) return format.format(0, 'second');
  if (ms < HOUR) return format.format(-Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY) return format.format(-Math.floor(ms / HOUR), 'hour');
  return format.format(-Math.floor(ms / DAY), 'day');
}

/** Remaining time: 0:07, 12:30, or hours and days in words. */
export function left(ms: number, language: Language): string {
  const unit = (count: number, unit: 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  if (ms >= DAY) return unit(Math.floor(ms / DAY), 'day');
  if (ms >= HOUR) return unit(Math.floor(ms / HOUR), 'hour');
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
