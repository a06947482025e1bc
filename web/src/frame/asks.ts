// What the table is waiting for, as a sentence.
import type { Table } from '../table/table.svelte';
import type { Catalogue } from '../text/catalogue';
import { inWords } from '../text/words';
import { headline } from './standings';

export function asks(table: Table, say: Catalogue): string {
  if (table.now?.status === 'dealing' && table.view === null) return say.text('table.dealing');
  if (table.now?.status === 'over') return headline(say, table.now.result);
  if (table.isSending) return say.text('table.sent');
  const [seat] = table.asked;
  if (seat !== undefined && !table.isBehind) {
    return table.you.length === 1
      ? say.text('table.your_turn')
      : say.text('table.turn_of', { who: table.eyes ?? seat });
  }
  const names = [...table.turn].map((other) => say.name(other));
  if (names.length === 0 || table.isBehind) return say.text('table.goes_on');
  return say.text(names.length === 1 ? 'table.waits_for' : 'table.wait_for', { names: { quote: say.list(names) } });
}

/** Options, time limit and hints, as sentences. */
export function terms(table: Table, say: Catalogue): string[] {
  if (!table.now) return [];
  const { options, clock, hints } = table.now;
  const played = Object.entries(options).map(([name, value]) => {
    if (value === 'on') return say.text(`option.${name}`);
    const title = say.has(`option.${name}.title`) ? say.text(`option.${name}.title`) : inWords(name);
    const key = `option.${name}.${value}`;
    const shown = say.has(key) ? say.text(key) : value.replaceAll('_', ' ');
    return say.text('lobby.option', { name: { quote: title }, value: { quote: shown } });
  });
  const time = clock?.days
    ? say.text('lobby.clock_days', { n: clock.days })
    : clock?.seconds
      ? say.text('lobby.clock', { n: clock.seconds, reserve: Math.round((clock.reserve ?? 0) / 60) })
      : say.text('lobby.no_clock');
  return [...played, time, say.text(hints ? 'lobby.hints' : 'lobby.no_hints')];
}
